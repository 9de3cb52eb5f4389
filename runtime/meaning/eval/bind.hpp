#pragma once
// From a plain C++ function to a row of the table of built-ins: the function's own type says what arguments it wants.
//
//   row({.name = "commutes",
//        .parameters = "p, q",
//        .meaning = "does p q equal q p?",
//        .example = "commutes(R, L)",
//        .answer = "true"},
//       [](const cube::State& p, const cube::State& q) { return query::commute(p, q); })
//
// Parameters may be: whatever there is an Argument<T> for (argument.hpp), also At of it (with its place) and
// std::optional of it (may be left out); a struct of such, see `field`; and two that take no argument: Context&, and
// Origin, where the call is.

#include <array>
#include <numeric>
#include <tuple>
#include <utility>

#include "runtime/meaning/eval/parameters.hpp"
#include "runtime/meaning/eval/topics.hpp"

namespace cubelang::eval {

/// What is said about a function.
struct Description {
    std::string_view name;
    /// "p, at: where it is | style": their names, each with what it means if that is not the usual
    /// (common_arguments.cpp). None if they are a struct, which names its fields.
    std::string_view parameters = {};
    std::string_view meaning;  ///< one line
    std::string_view example;  ///< an expression, or a few statements separated by `;`
    std::string_view answer;   ///< what the last of them shows
    Remark remark = {};        ///< on what it answers for one argument
    bool is_word = false;      ///< a common word: a program may use it for its own
    /// The same asked of a tuple, if it can be: for calls whose first argument is one.
    Value (*of_tuple)(const Tuple& tuple, std::span<const Operand> arguments) = nullptr;
    /// The same asked of a group.
    Value (*of_group)(const Group& group) = nullptr;
};

// Results.
inline Value to_value(Value value) { return value; }
inline Value to_value(bool value) { return make_boolean(value); }
inline Value to_value(Integer value) { return make_integer(std::move(value)); }
inline Value to_value(std::uint64_t value) { return make_integer(value); }
inline Value to_value(std::string value) { return make_text(std::move(value)); }
inline Value to_value(cube::WordPtr word) { return make_algorithm(std::move(word)); }
inline Value to_value(cube::State state) { return make_permutation(std::move(state)); }
inline Value to_value(Location location) { return {std::move(location)}; }
inline Value to_value(std::vector<Value> items) { return make_list(std::move(items)); }

namespace detail {

template <class... Parameters>
std::vector<Parameter> parameters_named(std::string_view names) {
    std::vector<Parameter> list;
    (TakenBy<Parameters>::declare(list, names), ...);
    return list;
}

template <class Result, class... Parameters, std::size_t... Is>
Value invoke(Result (*function)(Parameters...), const Call& call, std::index_sequence<Is...>) {
    // Each begins after what those before it have taken.
    constexpr std::array<std::size_t, sizeof...(Parameters)> counts{TakenBy<Parameters>::count...};
    const auto begin_of = [&](std::size_t i) {
        return std::accumulate(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(i), std::size_t{0});
    };
    // In braces: the first wrong one is reported.
    std::tuple<decltype(TakenBy<Parameters>::fetch(call, 0))...> held{
        TakenBy<Parameters>::fetch(call, begin_of(Is))...};
    return to_value(function(std::get<Is>(held)...));
}

template <class Result, class... Parameters>
BuiltIn row(const Description& about, Result (*function)(Parameters...)) {
    BuiltIn made{about.name,
                 parameters_named<Parameters...>(about.parameters),
                 {},
                 about.meaning,
                 about.example,
                 about.answer,
                 {},
                 about.remark,
                 about.is_word};
    made.function = [function, name = about.name, parameters = made.parameters, of_tuple = about.of_tuple,
                     of_group = about.of_group](Context& context, std::span<const Operand> arguments,
                                                const lang::Where& where) {
        const bool asks = of_tuple != nullptr && !arguments.empty();
        const auto* tuple = asks ? arguments.front().value.as<Tuple>() : nullptr;
        if (tuple != nullptr) return of_tuple(*tuple, arguments);
        const bool asks_group = of_group != nullptr && !arguments.empty();
        const auto* group = asks_group ? arguments.front().value.as<Group>() : nullptr;
        if (group != nullptr) return of_group(*group);
        return invoke(function, Call{context, arguments, where, name, parameters},
                      std::index_sequence_for<Parameters...>{});
    };
    return made;
}

}  // namespace detail

/// A row of the table: what is said about a function, and the function, one or a lambda that captures nothing.
template <class Callable>
BuiltIn row(const Description& about, Callable callable) {
    return detail::row(about, +callable);
}

}  // namespace cubelang::eval
