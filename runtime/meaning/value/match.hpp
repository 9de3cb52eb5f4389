#pragma once
// What is done for each type of value, held to be complete by the compiler: a visitor names every alternative of Value
// itself, so that a new type of value fails to compile wherever nobody has thought of it yet.
//
//   struct Depth {
//       int operator()(const List& list) const { return list.extent.depth; }
//       template <one_of<Integer, Boolean, ...> T>
//       int operator()(const T&) const { return 0; }
//   };
//   match(value, Depth{});

#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// For several types that are treated alike: those that are named, and no others.
template <class T, class... Types>
concept one_of = (std::same_as<T, Types> || ...);

namespace detail {

/// Stands for a type of value that nobody has thought of.
struct Unforeseen {};

template <class Visitor, class Variant>
inline constexpr bool takes_all = false;
template <class Visitor, class... Types>
inline constexpr bool takes_all<Visitor, std::variant<Types...>> = (std::is_invocable_v<Visitor, const Types&> && ...);

}  // namespace detail

/// Does it take each type of value, and would it refuse a new one?
template <class Visitor>
concept total_visitor =
    detail::takes_all<Visitor, decltype(Value::data)> && !std::is_invocable_v<Visitor, const detail::Unforeseen&>;

template <class Visitor>
decltype(auto) match(const Value& value, Visitor&& visitor) {
    static_assert(total_visitor<Visitor>, "a visitor of values names each of their types, and catches no others");
    return std::visit(std::forward<Visitor>(visitor), value.data);
}

}  // namespace cubelang::eval
