#pragma once
// From a plain C++ function to a row of the table of built-ins: the function's own type says what arguments it wants.
//
//   row("commutes", "p, q", "does p q equal q p?", "commutes(R, L)", "true",
//       [](Context&, const cube::State& p, const cube::State& q) { return query::commute(p, q); })
//
// Parameters may be: const cube::State& (a permutation, or an algorithm performed on the cube in force), cube::WordPtr,
// Integer, Boolean, Text, Location, List, Function, Value (anything), std::optional of these (may be left out), and
// Origin (takes no argument: where the call stands). Adding a type is adding an Argument<T>.

#include <array>
#include <optional>
#include <tuple>
#include <utility>

#include "runtime/builtins/table.hpp"

namespace cubelang::eval {

/// Where the call is written, for functions that throw errors of their own.
struct Origin {
    lang::Where where;
};

/// How an argument becomes a T: what is wanted, in words; whether a value will do; and the T, held as long as the call
/// lasts.
template <class T>
struct Argument;

template <class T, const char* Wanted>
struct PlainArgument {
    static constexpr std::string_view wanted = Wanted;
    static bool fits(const Value& value) { return value.as<T>() != nullptr; }
    static T get(Context&, const Operand& operand) { return *operand.value.as<T>(); }
};

inline constexpr char an_integer[] = "an integer", a_boolean[] = "true or false", a_text[] = "a text",
                      a_location[] = "a location such as @ufr", a_list[] = "a list", a_function[] = "a function",
                      a_symmetry[] = "a symmetry such as S_LR2";
template <>
struct Argument<Integer> : PlainArgument<Integer, an_integer> {};
template <>
struct Argument<Boolean> : PlainArgument<Boolean, a_boolean> {};
template <>
struct Argument<Text> : PlainArgument<Text, a_text> {};
template <>
struct Argument<Location> : PlainArgument<Location, a_location> {};
template <>
struct Argument<List> : PlainArgument<List, a_list> {};
template <>
struct Argument<Function> : PlainArgument<Function, a_function> {};
template <>
struct Argument<cube::Symmetry> : PlainArgument<cube::Symmetry, a_symmetry> {};

template <>
struct Argument<Value> {
    static constexpr std::string_view wanted = "any value";
    static bool fits(const Value&) { return true; }
    static Value get(Context&, const Operand& operand) { return operand.value; }
};

template <>
struct Argument<cube::WordPtr> {
    static constexpr std::string_view wanted = "an algorithm (moves)";
    static bool fits(const Value& value) { return value.as<Algorithm>() != nullptr; }
    static cube::WordPtr get(Context&, const Operand& operand) { return operand.value.as<Algorithm>()->word; }
};

template <>
struct Argument<cube::State> {
    static constexpr std::string_view wanted = "a permutation or an algorithm";
    static bool fits(const Value& value) { return is_element(value); }
    struct Held {
        std::shared_ptr<const cube::State> state;
        operator const cube::State&() const { return *state; }
    };
    static Held get(Context& context, const Operand& operand) {
        return {permutation(context, operand.value, operand.where)};
    }
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

template <class T>
struct Bare {
    using type = T;
    static constexpr bool optional = false, argument = true;
};
template <class T>
struct Bare<std::optional<T>> {
    using type = T;
    static constexpr bool optional = true, argument = true;
};
template <>
struct Bare<Origin> {
    using type = Origin;
    static constexpr bool optional = false, argument = false;
};
template <class T>
using BareOf = Bare<std::remove_cvref_t<T>>;

[[noreturn]] void wrong_argument(std::string_view function, const Operand& operand, std::string_view parameter,
                                 std::string_view wanted);

struct Call {
    Context& context;
    std::span<const Operand> arguments;
    const lang::Where& where;
    std::string_view function;
    const std::vector<Parameter>& parameters;
};

/// The argument at index `at` as the function wants it.
template <class T>
decltype(auto) fetch(const Call& call, std::size_t at) {
    using Kind = BareOf<T>;
    if constexpr (!Kind::argument)
        return Origin{call.where};
    else {
        using Convert = Argument<typename Kind::type>;
        const auto get = [&] {
            const auto& operand = call.arguments[at];
            if (!Convert::fits(operand.value))
                wrong_argument(call.function, operand, call.parameters[at].name, Convert::wanted);
            return Convert::get(call.context, operand);
        };
        if constexpr (Kind::optional)
            return at < call.arguments.size() && call.arguments[at].given ? std::optional<typename Kind::type>(get())
                                                                          : std::nullopt;
        else
            return get();
    }
}

template <class... Parameters>
std::vector<Parameter> parameters_named(std::string_view names) {
    std::vector<Parameter> list;
    const auto add = [&]<class T>(std::type_identity<T>) {
        if constexpr (BareOf<T>::argument) {
            const auto comma = names.find(", ");
            list.push_back({names.substr(0, comma), Argument<typename BareOf<T>::type>::wanted, BareOf<T>::optional});
            names.remove_prefix(comma == names.npos ? names.size() : comma + 2);
        }
    };
    (add(std::type_identity<Parameters>{}), ...);
    return list;
}

template <class Result, class... Parameters, std::size_t... Is>
Value invoke(Result (*function)(Context&, Parameters...), const Call& call, std::index_sequence<Is...>) {
    // An Origin takes no argument, so the index of an argument is the number of true arguments before it.
    constexpr std::array<std::size_t, sizeof...(Parameters) + 1> counts{
        std::size_t{0}, std::size_t{BareOf<Parameters>::argument ? 1U : 0U}...};
    const auto index = [&](std::size_t i) {
        std::size_t sum = 0;
        for (std::size_t j = 0; j <= i; ++j) sum += counts[j];
        return sum;
    };
    auto held = std::make_tuple(fetch<Parameters>(call, index(Is))...);
    return to_value(function(call.context, std::get<Is>(held)...));
}

template <class Result, class... Parameters>
BuiltIn row(std::string_view name, std::string_view names, std::string_view meaning, std::string_view example,
            std::string_view answer, Result (*function)(Context&, Parameters...)) {
    BuiltIn made{name, parameters_named<Parameters...>(names), {}, meaning, example, answer, {}};
    made.function = [function, name, parameters = made.parameters](Context& context, std::span<const Operand> arguments,
                                                                   const lang::Where& where) {
        return invoke(function, Call{context, arguments, where, name, parameters},
                      std::index_sequence_for<Parameters...>{});
    };
    return made;
}

}  // namespace detail

template <class Lambda>
BuiltIn row(std::string_view name, std::string_view names, std::string_view meaning, std::string_view example,
            std::string_view answer, Lambda lambda) {
    return detail::row(name, names, meaning, example, answer, +lambda);
}

// The rows, by topic.
[[nodiscard]] std::vector<BuiltIn> order_built_ins();
[[nodiscard]] std::vector<BuiltIn> structure_built_ins();
[[nodiscard]] std::vector<BuiltIn> find_built_ins();
[[nodiscard]] std::vector<BuiltIn> solve_built_ins();
[[nodiscard]] std::vector<BuiltIn> distance_built_ins();
[[nodiscard]] std::vector<BuiltIn> picture_built_ins();
[[nodiscard]] std::vector<BuiltIn> symmetry_built_ins();
[[nodiscard]] std::vector<BuiltIn> written_form_built_ins(std::string_view topic);
[[nodiscard]] std::vector<BuiltIn> synthesizer_built_ins();
[[nodiscard]] std::vector<BuiltIn> word_built_ins();
[[nodiscard]] std::vector<BuiltIn> superset_built_ins();
[[nodiscard]] std::vector<BuiltIn> svg_built_ins();
[[nodiscard]] std::vector<BuiltIn> list_built_ins();
[[nodiscard]] std::vector<BuiltIn> chance_built_ins();
[[nodiscard]] std::vector<BuiltIn> animate_built_ins();

}  // namespace cubelang::eval
