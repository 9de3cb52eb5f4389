#pragma once
// Requirements on single parts by goal, keep and ignore, and the test that they do not contradict each other.

#include <string>
#include <vector>

#include "runtime/meaning/bind/argument.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::meaning {

/// An item of keep or ignore: a place, or all parts of a kind.
struct NamedParts {
    std::string text;  ///< "@uf", "edges"
    bool is_kind = false;
    std::vector<cube::Part> parts;
};
using PartsList = std::vector<NamedParts>;
[[nodiscard]] PartsList items_named(Context& context, const std::optional<At<List>>& list);
/// The part at this location. Throws if the value is not a location on the current cube.
[[nodiscard]] const cube::Part& part_here(const Context& context, const Value& value, const lang::Where& where);

/// Whether keep and ignore name the places where parts start or where they end.
struct PartsBy {
    std::string_view name, meaning;
    bool is_start;
};

template <>
struct Argument<PartsBy> : Argument<Text> {
    static constexpr std::string_view wanted = "starts or ends";
    static PartsBy get(Context& context, const Operand& operand);
    static std::vector<Choice> choices();
};

/// The parts that count: those in keep, or all, except those in ignore.
struct CountedParts {
    const PartsList &kept, &ignored;
    bool only_kept = false, by_start = false;

    /// Throws if an item of keep is entirely ignored.
    void check(const lang::Where& where) const;
    /// Reduces a goal for the whole permutation to the parts that count.
    void narrow(search::Goal& goal, const cube::State& permutation) const;
};

/// Adds destinations of single parts to a goal, one by one, and reports contradictions.
class Assignments {
public:
    /// `permutation`: the permutation whose counting parts the goal already requires; may be null.
    Assignments(search::Goal& goal, const cube::State* permutation) : goal_(goal), permutation_(permutation) {}

    /// Throws if the part or the place has another requirement, or is ignored.
    void bring(const cube::Part& from, const cube::Part& to, const std::string& text, const PartsList& ignored,
               const lang::Where& where);
    /// Requires the kept parts to stay. Parts of a kind that have another destination are skipped.
    void stay(const CountedParts& counted, const lang::Where& where);

private:
    struct Assignment {
        cube::Part from, to;
        std::string text;
    };
    void stay(const NamedParts& kept, const cube::Part& part, const lang::Where& where);
    [[nodiscard]] bool is_same(const cube::Part& a, const cube::Part& b) const;
    void check(const Assignment& assignment, const Assignment& other, const lang::Where& where) const;
    void check_permutation(const Assignment& assignment, const lang::Where& where) const;
    /// Whether the goal already requires this assignment.
    [[nodiscard]] bool holds(const Assignment& assignment) const;

    search::Goal& goal_;
    const cube::State* permutation_;
    std::vector<Assignment> assignments_;
};

}  // namespace cubelang::meaning
