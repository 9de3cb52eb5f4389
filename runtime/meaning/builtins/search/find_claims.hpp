#pragma once
// What goal, keep and ignore ask of single parts, and whether all of it can be asked at once.

#include <string>
#include <vector>

#include "runtime/meaning/eval/argument.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::eval {

/// An item of keep or ignore: a place, or a kind with all its parts.
struct NamedParts {
    std::string said;  ///< "@uf", "edges"
    bool is_kind = false;
    std::vector<cube::Part> parts;
};
using PartsList = std::vector<NamedParts>;
[[nodiscard]] PartsList items_named(Context& context, const std::optional<At<List>>& list);
/// A place of the current cube; else an error.
[[nodiscard]] const cube::Part& part_here(const Context& context, const Value& value, const lang::Where& where);

/// By which of their two places keep and ignore name the parts of a permutation.
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

/// The parts of a goal that count: those that keep names, or all, without those that ignore names.
struct Counted {
    const PartsList &kept, &ignored;
    bool only_kept = false, by_start = false;

    /// An error if an item of keep is wholly ignored.
    void check(const lang::Where& where) const;
    /// Leaves of a goal, which asks for the whole of a permutation, what counts.
    void narrow(search::Goal& goal, const cube::State& permutation) const;
};

/// The places to which single parts are to go, put into a goal one by one.
class Claims {
public:
    /// Besides what the goal asks for already: as much of this permutation as counts, if there is one.
    Claims(search::Goal& goal, const cube::State* permutation) : goal_(goal), permutation_(permutation) {}

    /// An error if something else is asked of the part or of the place, or if it is to be ignored.
    void bring(const cube::Part& from, const cube::Part& to, const std::string& said, const PartsList& ignored,
               const lang::Where& where);
    /// What is kept stays where it is: a place that is named in any case, of a kind what is not said to go elsewhere.
    void stay(const Counted& counted, const lang::Where& where);

private:
    struct Claim {
        cube::Part from, to;
        std::string said;
    };
    void stay(const NamedParts& kept, const cube::Part& part, const lang::Where& where);
    [[nodiscard]] bool is_same(const cube::Part& a, const cube::Part& b) const;
    void check(const Claim& claim, const Claim& other, const lang::Where& where) const;
    void check_permutation(const Claim& claim, const lang::Where& where) const;
    /// Was it asked for already?
    [[nodiscard]] bool holds(const Claim& claim) const;

    search::Goal& goal_;
    const cube::State* permutation_;
    std::vector<Claim> claims_;
};

}  // namespace cubelang::eval
