#pragma once
// Conversion of arguments into the types that functions take. To add a type of argument, specialise Argument<T>:
//
//   wanted               the expected type, for help and error messages
//   fits(value)          whether the value can be converted
//   get(context, operand)  the T, valid during the call; may throw an error at the operand's place
//   choices()            the accepted words if there are only a few, for completion; optional
//   hint(mismatch)         a hint for a value of the wrong type; optional, hint_of_any() by default

#include <string>
#include <vector>

#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::meaning {

template <class T>
struct Argument;

/// An argument of the wrong type.
struct TypeMismatch {
    std::string_view function;
    const Value& value;
    std::string_view written;
};
/// A likely repair of an argument of the wrong type, as a hint; empty if nothing is likely. hint_of_any serves every
/// expected type, hint_of_element algorithms and permutations.
[[nodiscard]] std::string hint_of_any(const TypeMismatch& mismatch);
[[nodiscard]] std::string hint_of_element(const TypeMismatch& mismatch);
/// For an expected list: an element may be meant as its only item.
[[nodiscard]] std::string hint_of_items(const TypeMismatch& mismatch);
/// For an expected algorithm or permutation: a text may be meant without its quotes.
[[nodiscard]] std::string hint_of_quoted_word(const TypeMismatch& mismatch);

/// A value and its place in the source, for functions that report errors about it.
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
    static std::string hint(const TypeMismatch& mismatch);
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
    static std::string hint(const TypeMismatch& mismatch);
};
/// Also accepts a set, and a tuple as the list of its numbers.
template <>
struct Argument<List> {
    static constexpr std::string_view wanted = "a list";
    static std::string hint(const TypeMismatch& mismatch);
    static bool fits(const Value& value) {
        return value.as<List>() != nullptr || value.as<Tuple>() != nullptr || value.as<Set>() != nullptr;
    }
    static List get(Context&, const Operand& operand) {
        const auto* list = operand.value.as<List>();
        if (const auto* set = operand.value.as<Set>()) return {set->items, set->extent};
        return list != nullptr ? *list : *make_list(items_of(operand.value)->copy()).as<List>();
    }
};
/// Also accepts a record, as a map.
template <>
struct Argument<Map> {
    static constexpr std::string_view wanted = "a map";
    static bool fits(const Value& value) { return value.as<Map>() != nullptr || value.as<Record>() != nullptr; }
    static Map get(Context&, const Operand& operand) { return *as_map(operand.value); }
};

template <>
struct Argument<Function> : PlainArgument<Function> {
    static constexpr std::string_view wanted = "a function";
    static std::string hint(const TypeMismatch& mismatch);
};
template <>
struct Argument<cube::Symmetry> : PlainArgument<cube::Symmetry> {
    static constexpr std::string_view wanted = "a symmetry such as S_LR2";
};
template <>
struct Argument<Group> : PlainArgument<Group> {
    static constexpr std::string_view wanted = "a group such as group(R, U)";
    static std::string hint(const TypeMismatch& mismatch);
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
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_quoted_word(mismatch); }
    static bool fits(const Value& value) { return value.as<Algorithm>() != nullptr; }
    static cube::WordPtr get(Context&, const Operand& operand) { return operand.value.as<Algorithm>()->word; }
};

/// Performs an algorithm on the current cube.
template <>
struct Argument<cube::State> {
    static constexpr std::string_view wanted = "a permutation or an algorithm";
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_element(mismatch); }
    static bool fits(const Value& value) { return is_element(value); }
    struct SharedState {
        std::shared_ptr<const cube::State> state;
        operator const cube::State&() const { return *state; }
    };
    static SharedState get(Context& context, const Operand& operand) {
        return {permutation(context, operand.value, operand.where)};
    }
};

/// Also accepts products with symmetries. Few functions can use them, so `wanted` does not mention them.
template <>
struct Argument<cube::Mirrored> {
    static constexpr std::string_view wanted = Argument<cube::State>::wanted;
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_element(mismatch); }
    static bool fits(const Value& value) { return is_in_group(value); }
    static cube::Mirrored get(Context& context, const Operand& operand) {
        return group_element(context, operand.value, operand.where);
    }
};

/// A permutation or an algorithm as given, for functions that also need the moves.
struct Element {
    Value value;
    lang::Where where;

    [[nodiscard]] std::shared_ptr<const cube::State> state(Context& context) const {
        return permutation(context, value, where);
    }
    /// The algorithm's word; null for a permutation.
    [[nodiscard]] cube::WordPtr word() const {
        const auto* algorithm = value.as<Algorithm>();
        return algorithm == nullptr ? nullptr : algorithm->word;
    }
};
template <>
struct Argument<Element> {
    static constexpr std::string_view wanted = Argument<cube::State>::wanted;
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_element(mismatch); }
    static bool fits(const Value& value) { return is_element(value); }
    static Element get(Context&, const Operand& operand) { return {operand.value, operand.where}; }
};

}  // namespace cubelang::meaning
