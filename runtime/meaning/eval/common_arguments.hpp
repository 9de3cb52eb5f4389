#pragma once
// Arguments that several functions take: a metric, a numbering, a way of counting, a number within bounds.

#include "runtime/cube/numbering.hpp"
#include "runtime/cube/query/reachable.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/meaning/eval/argument.hpp"

namespace cubelang::eval {

/// The rows of a table as names for an argument.
template <class Rows>
std::vector<Choice> choices_among(const Rows& rows) {
    std::vector<Choice> choices;
    for (const auto& row : rows) choices.push_back({row.name, row.meaning, true});
    return choices;
}

template <>
struct Argument<query::Metric> {
    static constexpr std::string_view wanted = "a metric such as HTM";
    static bool fits(const Value& value) { return value.as<Text>() != nullptr; }
    /// Unknown: an error that lists them.
    static query::Metric get(Context& context, const Operand& operand);
    static std::vector<Choice> choices() { return choices_among(query::metrics()); }
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

/// A kind of parts, or `centres` for all kinds of them.
struct PartKind {
    std::string name;
};
template <>
struct Argument<PartKind> : Argument<Text> {
    static constexpr std::string_view wanted = "a kind of parts such as edges";
    static PartKind get(Context& context, const Operand& operand);
};

/// A seed may have any size and sign.
[[nodiscard]] std::uint64_t seed_from(const Integer& seed);

struct Bounds {
    std::string_view name;  ///< of the argument, for the message
    int least, most, usual;
};
/// Within the bounds, or the usual number where none is given; else an error.
[[nodiscard]] int checked_int(const std::optional<At<Integer>>& given, const Bounds& bounds);

struct CountedBy {
    std::string_view name, meaning;
    query::Counting counting;
};

template <>
struct Argument<CountedBy> : Argument<Text> {
    static constexpr std::string_view wanted = "labelled or colours";
    static bool fits(const Value& value);
    static CountedBy get(Context& context, const Operand& operand);
    static std::vector<Choice> choices();
};

}  // namespace cubelang::eval
