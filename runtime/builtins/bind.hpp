#pragma once
// From a plain C++ function to a row of the table of built-ins: the function's own type says what arguments it wants.
//
//   row({.name = "commutes",
//        .parameters = "p, q",
//        .meaning = "does p q equal q p?",
//        .example = "commutes(R, L)",
//        .answer = "true"},
//       [](Context&, const cube::State& p, const cube::State& q) { return query::commute(p, q); })
//
// Parameters may be: whatever there is an Argument<T> for (argument.hpp), also At of it (with its place) and
// std::optional of it (may be left out); a struct of such, see `field`; and Origin, which takes no argument: where the
// call stands.

#include <array>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

#include "runtime/builtins/argument.hpp"
#include "runtime/builtins/topics.hpp"

namespace cubelang::eval {

/// Where the call is written, for faults that are no single argument's.
struct Origin {
    lang::Where where;
};

/// What is said about a function.
struct Description {
    std::string_view name;
    std::string_view parameters = {};  ///< their names: "p, at"; none if they are a struct, which names its fields
    std::string_view meaning;          ///< one line
    std::string_view example;          ///< an expression, or a few statements parted by `;`
    std::string_view answer;           ///< what the last of them shows
    Remark remark = {};                ///< on what it answers for one argument
};

/// For functions with very many parameters, which take them as one struct:
///
///   struct Asked {
///       std::optional<Integer> most;
///       std::optional<Boolean> all;
///       static constexpr auto fields = std::tuple{field("most", &Asked::most), field("all", &Asked::all)};
///   };
template <class Struct, class T>
struct Field {
    std::string_view name;
    T Struct::*member;
};
template <class Struct, class T>
constexpr Field<Struct, T> field(std::string_view name, T Struct::*member) {
    return {name, member};
}
template <class T>
concept Fielded = requires {
    T::fields;
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
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class T>
struct Given {
    using type = T;
};
template <class T>
struct Given<std::optional<T>> {
    using type = T;
};
/// The Argument of a parameter that may be optional.
template <class T>
using ArgumentOf = Argument<typename Given<T>::type>;

template <class T>
Parameter parameter(std::string_view name) {
    Parameter made{name, ArgumentOf<T>::wanted, is_optional<T>};
    if constexpr (requires { ArgumentOf<T>::choices(); }) made.choices = ArgumentOf<T>::choices;
    return made;
}

[[noreturn]] void wrong_argument(std::string_view function, const Operand& operand, std::string_view parameter,
                                 std::string_view wanted);

struct Call {
    Context& context;
    std::span<const Operand> arguments;
    const lang::Where& where;
    std::string_view function;
    const std::vector<Parameter>& parameters;

    [[nodiscard]] bool is_given(std::size_t at) const { return at < arguments.size() && arguments[at].given; }
};

/// The argument at index `at` as the function wants it.
template <class T>
decltype(auto) required(const Call& call, std::size_t at) {
    const auto& operand = call.arguments[at];
    if (!Argument<T>::fits(operand.value))
        wrong_argument(call.function, operand, call.parameters[at].name, Argument<T>::wanted);
    return Argument<T>::get(call.context, operand);
}

/// What a C++ parameter takes of the arguments: one, by name; none, as Origin; or one for each field of a struct.
template <class T>
struct Taken {
    static constexpr std::size_t count = 1;
    static void declare(std::vector<Parameter>& list, std::string_view& names) {
        const auto comma = names.find(", ");
        list.push_back(parameter<T>(names.substr(0, comma)));
        names.remove_prefix(comma == names.npos ? names.size() : comma + 2);
    }
    static decltype(auto) fetch(const Call& call, std::size_t at) {
        if constexpr (is_optional<T>)
            return call.is_given(at) ? T(required<typename T::value_type>(call, at)) : T();
        else
            return required<T>(call, at);
    }
};

template <>
struct Taken<Origin> {
    static constexpr std::size_t count = 0;
    static void declare(std::vector<Parameter>&, std::string_view&) {}
    static Origin fetch(const Call& call, std::size_t) { return {call.where}; }
};

template <Fielded T>
struct Taken<T> {
    static constexpr std::size_t count = std::tuple_size_v<decltype(T::fields)>;
    static void declare(std::vector<Parameter>& list, std::string_view&) {
        const auto add = [&]<class M>(const Field<T, M>& field) { list.push_back(parameter<M>(field.name)); };
        std::apply([&](const auto&... field) { (add(field), ...); }, T::fields);
    }
    static T fetch(const Call& call, std::size_t at) {
        T filled;
        const auto fill = [&]<class M>(const Field<T, M>& field) {
            filled.*field.member = Taken<M>::fetch(call, at++);
        };
        std::apply([&](const auto&... field) { (fill(field), ...); }, T::fields);
        return filled;
    }
};

template <class T>
using TakenBy = Taken<std::remove_cvref_t<T>>;

template <class... Parameters>
std::vector<Parameter> parameters_named(std::string_view names) {
    std::vector<Parameter> list;
    (TakenBy<Parameters>::declare(list, names), ...);
    return list;
}

template <class Result, class... Parameters, std::size_t... Is>
Value invoke(Result (*function)(Context&, Parameters...), const Call& call, std::index_sequence<Is...>) {
    // Each begins behind what those before it have taken.
    constexpr std::array<std::size_t, sizeof...(Parameters)> counts{TakenBy<Parameters>::count...};
    const auto begin_of = [&](std::size_t i) {
        return std::accumulate(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(i), std::size_t{0});
    };
    std::tuple held{TakenBy<Parameters>::fetch(call, begin_of(Is))...};  // in braces: the first wrong one is reported
    return to_value(function(call.context, std::get<Is>(held)...));
}

template <class Result, class... Parameters>
BuiltIn row(const Description& about, Result (*function)(Context&, Parameters...)) {
    BuiltIn made{about.name,
                 parameters_named<Parameters...>(about.parameters),
                 {},
                 about.meaning,
                 about.example,
                 about.answer,
                 {},
                 about.remark};
    made.function = [function, name = about.name, parameters = made.parameters](
                        Context& context, std::span<const Operand> arguments, const lang::Where& where) {
        return invoke(function, Call{context, arguments, where, name, parameters},
                      std::index_sequence_for<Parameters...>{});
    };
    return made;
}

}  // namespace detail

/// A row of the table: what is said about a function, and the function (one with parameters only, not a template).
template <class Function>
BuiltIn row(const Description& about, Function function) {
    return detail::row(about, +function);
}

}  // namespace cubelang::eval
