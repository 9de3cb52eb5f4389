#pragma once
// Binds the arguments of a call to the parameters of a C++ function, by parameter type: one argument (argument.hpp),
// no argument (Origin, Context&), or one for each field of a struct.

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <type_traits>

#include "runtime/meaning/bind/argument.hpp"

namespace cubelang::meaning {

/// The place of the call, for errors that concern no single argument.
struct Origin {
    lang::Where where;
};

/// For functions with many parameters, which receive them as one struct, which may have bases:
///
///   struct Options {
///       std::optional<Integer> most;
///       std::optional<Boolean> all;
///       static constexpr auto fields = std::tuple{field("most", &Options::most), field("all", &Options::all)};
///   };
template <class Struct, class T>
struct Field {
    std::string_view name;
    T Struct::*member;
    std::string_view meaning;  ///< empty: the usual meaning of that name
};
template <class Struct, class T>
constexpr Field<Struct, T> field(std::string_view name, T Struct::*member, std::string_view meaning = {}) {
    return {name, member, meaning};
}
/// The last parameter of a function with any number of arguments: all remaining arguments.
template <class T>
struct Many {
    std::vector<T> items;
};

template <class T>
concept Fielded = requires {
    T::fields;
};

namespace detail {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class T>
struct WithoutOptional {
    using type = T;
};
template <class T>
struct WithoutOptional<std::optional<T>> {
    using type = T;
};
/// The Argument of a parameter that may be optional.
template <class T>
using ArgumentOf = Argument<typename WithoutOptional<T>::type>;

/// The usual meaning of parameters with that name; empty if there is no usual one.
[[nodiscard]] std::string_view usual_meaning(std::string_view name);

/// The first parameter of a list such as "p, at: where it is | style", which is removed from the list.
struct NamedParameter {
    std::string_view name, meaning;
};
[[nodiscard]] NamedParameter take_parameter(std::string_view& list);

/// A parameter as its type declares it.
struct Declaration {
    std::string_view wanted;
    bool is_optional;
    bool (*fits)(const Value&);
    std::vector<Choice> (*choices)() = nullptr;
};
[[nodiscard]] Parameter declared(const NamedParameter& named, const Declaration& type);

template <class T>
Parameter parameter(const NamedParameter& named) {
    Declaration type{ArgumentOf<T>::wanted, is_optional<T>, ArgumentOf<T>::fits};
    if constexpr (requires { ArgumentOf<T>::choices(); }) type.choices = ArgumentOf<T>::choices;
    return declared(named, type);
}

struct Call {
    Context& context;
    std::span<const Operand> arguments;
    const lang::Where& where;
    std::string_view function;
    const std::vector<Parameter>& parameters;

    [[nodiscard]] const Parameter& parameter(std::size_t at) const {
        return parameters[std::min(at, parameters.size() - 1)];  // the last may take many
    }
    [[nodiscard]] bool is_given(std::size_t at) const { return at < arguments.size() && arguments[at].given; }
};

/// Throws the error for an argument of the wrong type. The hint lists the choices if there are only a few.
[[noreturn]] void wrong_argument(std::string_view function, const Operand& operand, const Parameter& parameter,
                                 std::string (*hint_of)(const TypeMismatch&));

/// A choice whose word also names a built-in function, as the text that stands for the choice; nothing for other
/// values.
[[nodiscard]] std::optional<Operand> as_choice(const Operand& operand, const Parameter& parameter);

template <class T>
std::string hint_of(const TypeMismatch& mismatch) {
    if constexpr (requires { Argument<T>::hint(mismatch); })
        return Argument<T>::hint(mismatch);
    else
        return hint_of_any(mismatch);
}

/// The argument at index `at`, converted to T. Throws if it has the wrong type.
template <class T>
decltype(auto) required(const Call& call, std::size_t at) {
    const auto& operand = call.arguments[at];
    if constexpr (requires { Argument<T>::choices(); })
        if (const auto choice = as_choice(operand, call.parameter(at))) return Argument<T>::get(call.context, *choice);
    if (!Argument<T>::fits(operand.value)) wrong_argument(call.function, operand, call.parameter(at), hint_of<T>);
    return Argument<T>::get(call.context, operand);
}

/// Binds a C++ parameter to arguments of a call: their number, their declarations (which take names from `names`, see
/// take_parameter), and the parameter's value.
template <class T>
struct ParameterBinding {
    static constexpr std::size_t count = 1;
    static void declare(std::vector<Parameter>& list, std::string_view& names) {
        list.push_back(parameter<T>(take_parameter(names)));
    }
    static decltype(auto) fetch(const Call& call, std::size_t at) {
        if constexpr (is_optional<T>)
            return call.is_given(at) ? T(required<typename T::value_type>(call, at)) : T();
        else
            return required<T>(call, at);
    }
};

template <>
struct ParameterBinding<Origin> {
    static constexpr std::size_t count = 0;
    static void declare(std::vector<Parameter>&, std::string_view&) {}
    static Origin fetch(const Call& call, std::size_t) { return {call.where}; }
};

template <>
struct ParameterBinding<Context> {
    static constexpr std::size_t count = 0;
    static void declare(std::vector<Parameter>&, std::string_view&) {}
    static Context& fetch(const Call& call, std::size_t) { return call.context; }
};

template <class T>
struct ParameterBinding<Many<T>> {
    static constexpr std::size_t count = 1;
    static void declare(std::vector<Parameter>& list, std::string_view& names) {
        auto made = parameter<T>(take_parameter(names));
        made.optional = made.takes_many = true;
        list.push_back(std::move(made));
    }
    static Many<T> fetch(const Call& call, std::size_t at) {
        Many<T> many;
        for (; call.is_given(at); ++at) many.items.push_back(required<T>(call, at));
        return many;
    }
};

template <Fielded T>
struct ParameterBinding<T> {
    static constexpr std::size_t count = std::tuple_size_v<decltype(T::fields)>;
    static void declare(std::vector<Parameter>& list, std::string_view&) {
        const auto add = [&]<class Owner, class M>(const Field<Owner, M>& field) {
            list.push_back(parameter<M>({field.name, field.meaning}));
        };
        std::apply([&](const auto&... field) { (add(field), ...); }, T::fields);
    }
    static T fetch(const Call& call, std::size_t at) {
        T filled;
        const auto fill = [&]<class Owner, class M>(const Field<Owner, M>& field) {
            filled.*field.member = ParameterBinding<M>::fetch(call, at++);
        };
        std::apply([&](const auto&... field) { (fill(field), ...); }, T::fields);
        return filled;
    }
};

template <class T>
using BindingOf = ParameterBinding<std::remove_cvref_t<T>>;

}  // namespace detail
}  // namespace cubelang::meaning
