#pragma once
// Makes rows of the built-in table from C++ functions. A function's type determines its parameters:
//
//   row({.name = "commutes",
//        .parameters = "p, q",
//        .meaning = "does p q equal q p?",
//        .example = "commutes(R, L)",
//        .answer = "true"},
//       [](const cube::State& p, const cube::State& q) { return query::commute(p, q); })
//
// Parameter types: any T with an Argument<T> (argument.hpp), At<T> (with its place), std::optional<T> (may be left
// out), and structs of these, see `field`. Context& and Origin, the place of the call, use no argument.

#include <utility>

#include "runtime/meaning/bind/parameters.hpp"
#include "runtime/meaning/bind/topics.hpp"

namespace cubelang::meaning {

/// Describes a function, for help and the reference.
struct Description {
    std::string_view name;
    /// The names, as in "p, at: where it is | style", each with its meaning unless that is the usual one
    /// (common_arguments.cpp). Empty for a struct, which names its fields.
    std::string_view parameters = {};
    std::string_view meaning;  ///< one line
    std::string_view example;  ///< an expression, or a few statements separated by `;`
    std::string_view answer;   ///< the output of the last one
    Remark remark = {};        ///< on the result for one argument
    bool is_word = false;      ///< a common word, which programs may redefine
    /// For calls whose first argument is a tuple; may be null.
    Value (*of_tuple)(const Tuple& tuple, std::span<const Operand> arguments) = nullptr;
    /// For a single argument of other types, such as a list or a group; nothing for all others. May be null.
    std::optional<Value> (*of_others)(Context& context, const Value& value) = nullptr;
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

/// The type of the result, as `wanted` of parameters says it; empty for other types.
template <class Result>
constexpr std::string_view result_type() {
    if constexpr (std::same_as<Result, bool>) return "true or false";
    if constexpr (std::same_as<Result, Integer> || std::same_as<Result, std::uint64_t>) return "an integer";
    if constexpr (std::same_as<Result, std::string>) return "a text";
    if constexpr (std::same_as<Result, cube::WordPtr>) return "an algorithm";
    if constexpr (std::same_as<Result, cube::State>) return "a permutation";
    if constexpr (std::same_as<Result, Location>) return "a location";
    if constexpr (std::same_as<Result, std::vector<Value>>) return "a list";
    return {};
}

template <class... Parameters>
std::vector<Parameter> parameters_named(std::string_view names) {
    std::vector<Parameter> list;
    (BindingOf<Parameters>::declare(list, names), ...);
    return list;
}

/// A C++ function without its type, and the code that knows the type: one for all functions of the same type.
using Erased = void (*)();
using Invoke = Value (*)(Erased function, const Call& call);

/// A result, of a call whose arguments are written in braces: these fix the order of evaluation, so that the first
/// wrong argument is reported. (A std::tuple would do the same and take longer to compile.)
struct Result {
    Value value;
    template <class Function, class... Arguments>
    explicit Result(Function* function, Arguments&&... arguments)
        : value(to_value(function(std::forward<Arguments>(arguments)...))) {}
};

template <class Returned, class... Parameters>
Value invoke(Erased erased, const Call& call) {
    const auto function = reinterpret_cast<Returned (*)(Parameters...)>(erased);
    // Each parameter starts after the arguments of those before it.
    [[maybe_unused]] std::size_t next = 0;
    return Result{function,
                  BindingOf<Parameters>::fetch(call, std::exchange(next, next + BindingOf<Parameters>::count))...}
        .value;
}

[[nodiscard]] BuiltIn bound(const Description& about, std::vector<Parameter> parameters, std::string_view result,
                            Invoke invoke, Erased function);

template <class Result, class... Parameters>
BuiltIn row(const Description& about, Result (*function)(Parameters...)) {
    return bound(about, parameters_named<Parameters...>(about.parameters), result_type<Result>(),
                 invoke<Result, Parameters...>, reinterpret_cast<Erased>(function));
}

}  // namespace detail

/// A row of the built-in table. The callable is a function or a lambda that captures nothing.
template <class Callable>
BuiltIn row(const Description& about, Callable callable) {
    return detail::row(about, +callable);
}

}  // namespace cubelang::meaning
