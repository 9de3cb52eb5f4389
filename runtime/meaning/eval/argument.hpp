#pragma once
// How an argument becomes what a function wants. Adding a type of argument is adding an Argument<T>:
//
//   wanted               in words, for help and for the message where a value will not do
//   fits(value)          will it do?
//   get(context, operand)  the T, held as long as the call lasts; it may throw, and knows where it is written
//   choices()            where it is one of a few words: these, for completion; may be missing
//   hint(misfit)         what was most likely meant by a value that will not do; without it, hint_of_any()

#include <string>
#include <vector>

#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::eval {

template <class T>
struct Argument;

/// An argument that is not what its function wants.
struct Misfit {
    std::string_view function;
    const Value& value;
    std::string_view written;
};
/// What was most likely meant, as it is written: whatever is wanted; or where an element, a list or an integer is.
/// Empty if nothing is likely.
[[nodiscard]] std::string hint_of_any(const Misfit& misfit);
[[nodiscard]] std::string hint_of_element(const Misfit& misfit);
/// An element that may be meant as the one item of a list.
[[nodiscard]] std::string hint_of_items(const Misfit& misfit);
/// The same word without its quotes.
[[nodiscard]] std::string hint_of_quoted_word(const Misfit& misfit);

/// A value with the place where it is written, for a function that may find fault with it.
template <class T>
struct At {
    T value;
    lang::Where where;

    const T& operator*() const { return value; }
    const T* operator->() const { return &value; }
};

template <class T>
struct Argument<At<T>> : Argument<T> {
    static At<T> get(Context& context, const Operand& operand) {
        return {Argument<T>::get(context, operand), operand.where};
    }
};

template <class T>
struct PlainArgument {
    static bool fits(const Value& value) { return value.as<T>() != nullptr; }
    static T get(Context&, const Operand& operand) { return *operand.value.as<T>(); }
};

template <>
struct Argument<Integer> : PlainArgument<Integer> {
    static constexpr std::string_view wanted = "an integer";
    static std::string hint(const Misfit& misfit);
};
template <>
struct Argument<Rational> {
    static constexpr std::string_view wanted = "a number";
    static bool fits(const Value& value) { return is_number(value); }
    static Rational get(Context&, const Operand& operand) { return rational(operand.value); }
};
template <>
struct Argument<Text> : PlainArgument<Text> {
    static constexpr std::string_view wanted = "a text";
};
template <>
struct Argument<Location> : PlainArgument<Location> {
    static constexpr std::string_view wanted = "a location such as @ufr";
    static std::string hint(const Misfit& misfit);
};
/// A tuple will do: it is the list of its numbers.
template <>
struct Argument<List> {
    static constexpr std::string_view wanted = "a list";
    static std::string hint(const Misfit& misfit);
    static bool fits(const Value& value) { return value.as<List>() != nullptr || value.as<Tuple>() != nullptr; }
    static List get(Context&, const Operand& operand) {
        const auto* list = operand.value.as<List>();
        return list != nullptr ? *list : *make_list(*items_of(operand.value)).as<List>();
    }
};
/// A map, or a record as one.
template <>
struct Argument<Map> {
    static constexpr std::string_view wanted = "a map";
    static bool fits(const Value& value) { return value.as<Map>() != nullptr || value.as<Record>() != nullptr; }
    static Map get(Context&, const Operand& operand) { return *as_map(operand.value); }
};

template <>
struct Argument<Function> : PlainArgument<Function> {
    static constexpr std::string_view wanted = "a function";
    static std::string hint(const Misfit& misfit);
};
template <>
struct Argument<cube::Symmetry> : PlainArgument<cube::Symmetry> {
    static constexpr std::string_view wanted = "a symmetry such as S_LR2";
};
template <>
struct Argument<Group> : PlainArgument<Group> {
    static constexpr std::string_view wanted = "a group such as group(R, U)";
    static std::string hint(const Misfit& misfit);
};
template <>
struct Argument<Boolean> : PlainArgument<Boolean> {
    static constexpr std::string_view wanted = "true or false";
    static std::vector<Choice> choices() { return {{"true", "yes"}, {"false", "no"}}; }
};

template <>
struct Argument<Value> {
    static constexpr std::string_view wanted = "any value";
    static bool fits(const Value&) { return true; }
    static Value get(Context&, const Operand& operand) { return operand.value; }
};

template <>
struct Argument<cube::WordPtr> {
    static constexpr std::string_view wanted = "an algorithm (moves)";
    static std::string hint(const Misfit& misfit) { return hint_of_quoted_word(misfit); }
    static bool fits(const Value& value) { return value.as<Algorithm>() != nullptr; }
    static cube::WordPtr get(Context&, const Operand& operand) { return operand.value.as<Algorithm>()->word; }
};

/// An algorithm is performed on the current cube.
template <>
struct Argument<cube::State> {
    static constexpr std::string_view wanted = "a permutation or an algorithm";
    static std::string hint(const Misfit& misfit) { return hint_of_element(misfit); }
    static bool fits(const Value& value) { return is_element(value); }
    struct Held {
        std::shared_ptr<const cube::State> state;
        operator const cube::State&() const { return *state; }
    };
    static Held get(Context& context, const Operand& operand) {
        return {permutation(context, operand.value, operand.where)};
    }
};

/// Any of these, or with symmetries among its factors. They are few who know what to do with it: nobody else is told.
template <>
struct Argument<cube::Mirrored> {
    static constexpr std::string_view wanted = Argument<cube::State>::wanted;
    static std::string hint(const Misfit& misfit) { return hint_of_element(misfit); }
    static bool fits(const Value& value) { return is_in_group(value); }
    static cube::Mirrored get(Context& context, const Operand& operand) {
        return group_element(context, operand.value, operand.where);
    }
};

/// A permutation or an algorithm as it was given, for a function to which the moves matter too.
struct Element {
    Value value;
    lang::Where where;

    [[nodiscard]] std::shared_ptr<const cube::State> state(Context& context) const {
        return permutation(context, value, where);
    }
    /// The word it is; null if it is a permutation.
    [[nodiscard]] cube::WordPtr word() const {
        const auto* algorithm = value.as<Algorithm>();
        return algorithm == nullptr ? nullptr : algorithm->word;
    }
};
template <>
struct Argument<Element> {
    static constexpr std::string_view wanted = Argument<cube::State>::wanted;
    static std::string hint(const Misfit& misfit) { return hint_of_element(misfit); }
    static bool fits(const Value& value) { return is_element(value); }
    static Element get(Context&, const Operand& operand) { return {operand.value, operand.where}; }
};

}  // namespace cubelang::eval
