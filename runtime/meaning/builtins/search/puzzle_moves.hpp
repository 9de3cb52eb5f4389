#pragma once
// The generators of a group as the moves of a puzzle, for searches that take any group.

#include <optional>
#include <vector>

#include "runtime/algebra/group/words.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/search/growth/row_space.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::meaning {

/// A word in the generators as an algorithm, with a note in letters where they are not turns. If a generator has no
/// moves, the element, shown as the word.
[[nodiscard]] Value value_of_word(const groups::GroupPtr& group, const group::Word& word);

struct PuzzleMoves {
    groups::GroupPtr group;
    std::vector<search::PointMove> moves;
    std::vector<group::Syllable> powers;  ///< of each move: the power of a generator that it is

    [[nodiscard]] Value value(const search::GeneratorWord& word) const;
};

/// Where the generators are turns of layers, their powers cost what they cost in the metric. Else in HTM any power of a
/// generator is one move, in QTM a generator or its inverse, which is usual on cubes; one-way moves are the generators
/// themselves. Throws for other metrics, and if there are too many powers or points.
[[nodiscard]] PuzzleMoves puzzle_moves(const At<Group>& group, const std::optional<query::Metric>& metric,
                                       bool is_one_way);

/// All words of this many moves, of those that commuting and merging powers make equal one; in the order of the moves.
class PuzzleWords {
public:
    PuzzleWords(PuzzleMoves moves, std::size_t length);
    /// The next one; nothing after the last.
    [[nodiscard]] std::optional<Value> next();

private:
    [[nodiscard]] bool may_stand(std::size_t at) const;
    PuzzleMoves moves_;
    std::vector<std::vector<bool>> may_follow_;  ///< by move, and the one after it
    search::GeneratorWord word_;
    bool has_begun_ = false;
};

/// Notes how moves are counted, where it makes a difference and the user has not said so.
void note_metric(Context& context, const PuzzleMoves& moves, const std::optional<query::Metric>& metric,
                 const lang::Where& where);

/// Throws the error that a position needs too many bytes for a search.
[[noreturn]] void report_long_positions(const lang::Where& where);

/// The goal on the current cube, the solved cube if it is left out.
[[nodiscard]] search::Goal goal_on_cube(Context& context, const std::optional<At<Value>>& given, bool by_colours);

/// The labels of a group's points in the solved position, as far as the goal tells them apart: a goal of the cube, or a
/// list with one label for each number. Throws for goals of another kind.
[[nodiscard]] search::PointLabels point_labels(Context& context, const At<Group>& group,
                                               const std::optional<At<Value>>& goal, bool by_colours);

}  // namespace cubelang::meaning
