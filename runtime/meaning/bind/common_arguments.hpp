#pragma once
// Argument types that several functions share: metrics, numberings, ways of counting, bounded integers, sequences.

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/notation.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "runtime/meaning/bind/argument.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

/// The rows of a table as choices for an argument.
template <class Rows>
std::vector<Choice> choices_among(const Rows& rows) {
    std::vector<Choice> choices;
    for (const auto& row : rows) choices.push_back({row.name, row.meaning, true});
    return choices;
}

/// Throws the error for a name that no choice has.
[[noreturn]] void no_such_choice(const Operand& operand, std::string_view what, const std::vector<Choice>& choices);

/// An argument that names a row of a table: `Self` says `what` the row is ("metric") and has the `rows`, each with a
/// `name` and a `meaning`.
template <class Self>
struct RowArgument : Argument<Text> {
    static decltype(auto) get(Context&, const Operand& operand) {
        const auto& rows = Self::rows();
        const auto& name = operand.value.as<Text>()->text;
        const auto at = std::ranges::find_if(rows, [&](const auto& row) { return row.name == name; });
        if (at == std::end(rows)) no_such_choice(operand, Self::what, choices());
        return *at;
    }
    static std::vector<Choice> choices() { return choices_among(Self::rows()); }
};

/// Is this option given, and true?
[[nodiscard]] inline bool is_true(const std::optional<Boolean>& given) { return given && given->value; }

template <>
struct Argument<query::Metric> : RowArgument<Argument<query::Metric>> {
    static constexpr std::string_view wanted = "a metric such as HTM", what = "metric";
    static auto rows() { return query::metrics(); }
};

template <>
struct Argument<lang::Notation> : RowArgument<Argument<lang::Notation>> {
    static constexpr std::string_view wanted = "sign or inner", what = "notation";
    static bool fits(const Value& value);
    static lang::Notation get(Context& context, const Operand& operand);
    static const auto& rows() { return lang::notations; }
};

/// Never null.
using NumberingPtr = const cube::Numbering*;
template <>
struct Argument<NumberingPtr> {
    static constexpr std::string_view wanted = "the name of a numbering";
    static bool fits(const Value& value) { return value.as<Text>() != nullptr || value.as<Algorithm>() != nullptr; }
    static NumberingPtr get(Context& context, const Operand& operand);
    static std::vector<Choice> choices();
};

/// A kind of parts, or `centres` for all kinds of centres.
struct PartKind {
    std::string name;
};
template <>
struct Argument<PartKind> : Argument<Text> {
    static constexpr std::string_view wanted = "a kind of parts such as edges";
    static PartKind get(Context& context, const Operand& operand);
};

/// The seed modulo 2^64; it may have any size and sign.
[[nodiscard]] std::uint64_t seed_from(const Integer& seed);

struct Bounds {
    std::string_view name;  ///< of the argument, for messages
    int least, most, usual;
};
/// The given number, or the usual one if it is left out. Throws if it is out of bounds.
[[nodiscard]] int checked_int(const std::optional<At<Integer>>& given, const Bounds& bounds);

struct CountingMode {
    std::string_view name, meaning;
    reach::Counting counting;
};

template <>
struct Argument<CountingMode> : RowArgument<Argument<CountingMode>> {
    static constexpr std::string_view wanted = "labelled or colours", what = "way of counting";
    static bool fits(const Value& value);
    static CountingMode get(Context& context, const Operand& operand);
    static std::span<const CountingMode> rows();
};

/// A list, a tuple, a stream, or a map or record as pairs {key, value}.
struct Sequence {
    Value value;

    [[nodiscard]] const Stream* stream() const { return value.as<Stream>(); }
    [[nodiscard]] Cursor begin(Context& context) const { return cursor_over(context, value); }
};
template <>
struct Argument<Sequence> {
    static constexpr std::string_view wanted = "a list, a map or a stream";
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_items(mismatch); }
    static bool fits(const Value& value) {
        return value.as<Stream>() != nullptr || Argument<List>::fits(value) || Argument<Map>::fits(value);
    }
    static Sequence get(Context&, const Operand& operand) { return {operand.value}; }
};

/// The number of items, characters or elements; nothing for values without them. Iterates over a stream of unknown
/// length; throws if it has no end.
[[nodiscard]] std::optional<Integer> size_of(Context& context, const Value& value, const lang::Where& where);

/// A list, a map, or a record as a map.
struct Collection {
    Value value;
};
template <>
struct Argument<Collection> {
    static constexpr std::string_view wanted = "a list or a map";
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_items(mismatch); }
    static bool fits(const Value& value) { return Argument<List>::fits(value) || Argument<Map>::fits(value); }
    static Collection get(Context& context, const Operand& operand) {
        if (operand.is_last) return {std::exchange(operand.value, Value())};
        return {Argument<List>::fits(operand.value) ? Value{Argument<List>::get(context, operand)} : operand.value};
    }
};

/// Throws if the length of a stream is known, and a list of it would be too large.
void check_count(const At<Sequence>& sequence, std::string_view hint = {});

/// Calls `visit` with each value of the sequence; interruptible. Throws if the sequence is an endless stream.
template <class Visit>
void for_each(Context& context, const At<Sequence>& sequence, Visit visit) {
    if (const auto* list = sequence->value.as<List>()) {
        for (const auto& value : stoppable(list->items)) visit(value);
        return;
    }
    refuse_endless(sequence->value, sequence.where);
    const auto next = sequence->begin(context);
    while (const auto value = next()) {
        stop_point();
        visit(*value);
    }
}

}  // namespace cubelang::meaning
