#pragma once
// What a parameter of a C++ function takes of the arguments of a call: one, by its type (argument.hpp); none, as
// Origin and Context&; or one for each field of a struct.

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <type_traits>

#include "runtime/meaning/eval/argument.hpp"

namespace cubelang::eval {

/// Where the call is written, for faults that are no single argument's.
struct Origin {
    lang::Where where;
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
    std::string_view meaning;  ///< empty: the usual one of that name
};
template <class Struct, class T>
constexpr Field<Struct, T> field(std::string_view name, T Struct::*member, std::string_view meaning = {}) {
    return {name, member, meaning};
}
/// The last parameter of a function that takes any number of arguments: all that are left.
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

/// What parameters of that name mean in most functions; empty if there is no such name.
[[nodiscard]] std::string_view usual_meaning(std::string_view name);

/// Takes the first off a list of parameters such as "p, at: where it is | style".
struct Named {
    std::string_view name, meaning;
};
[[nodiscard]] Named take_named(std::string_view& list);

template <class T>
Parameter parameter(const Named& named) {
    Parameter made{named.name, ArgumentOf<T>::wanted, is_optional<T>};
    made.takes_list = ArgumentOf<T>::fits(make_list({})) && !ArgumentOf<T>::fits(make_integer(1));
    made.meaning = named.meaning.empty() ? usual_meaning(named.name) : named.meaning;
    if constexpr (requires { ArgumentOf<T>::choices(); }) made.choices = ArgumentOf<T>::choices;
    return made;
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

/// The error of a value that will not do; where only a few words will, the hint names them.
[[noreturn]] void wrong_argument(std::string_view function, const Operand& operand, const Parameter& parameter,
                                 std::string (*hint_of)(const Misfit&));

template <class T>
std::string hint_of(const Misfit& misfit) {
    if constexpr (requires { Argument<T>::hint(misfit); })
        return Argument<T>::hint(misfit);
    else
        return hint_of_any(misfit);
}

/// The argument at index `at` as the function wants it.
template <class T>
decltype(auto) required(const Call& call, std::size_t at) {
    const auto& operand = call.arguments[at];
    if (!Argument<T>::fits(operand.value)) wrong_argument(call.function, operand, call.parameter(at), hint_of<T>);
    return Argument<T>::get(call.context, operand);
}

/// How many arguments it takes, what they are called (one takes the first of `names`, see take_named), and its value in
/// a call.
template <class T>
struct Taken {
    static constexpr std::size_t count = 1;
    static void declare(std::vector<Parameter>& list, std::string_view& names) {
        list.push_back(parameter<T>(take_named(names)));
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

template <>
struct Taken<Context> {
    static constexpr std::size_t count = 0;
    static void declare(std::vector<Parameter>&, std::string_view&) {}
    static Context& fetch(const Call& call, std::size_t) { return call.context; }
};

template <class T>
struct Taken<Many<T>> {
    static constexpr std::size_t count = 1;
    static void declare(std::vector<Parameter>& list, std::string_view& names) {
        auto made = parameter<T>(take_named(names));
        made.optional = made.takes_many = true;
        list.push_back(std::move(made));
    }
    static Many<T> fetch(const Call& call, std::size_t at) {
        Many<T> taken;
        for (; call.is_given(at); ++at) taken.items.push_back(required<T>(call, at));
        return taken;
    }
};

template <Fielded T>
struct Taken<T> {
    static constexpr std::size_t count = std::tuple_size_v<decltype(T::fields)>;
    static void declare(std::vector<Parameter>& list, std::string_view&) {
        const auto add = [&]<class M>(const Field<T, M>& field) {
            list.push_back(parameter<M>({field.name, field.meaning}));
        };
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

}  // namespace detail
}  // namespace cubelang::eval
