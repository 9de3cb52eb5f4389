#pragma once
// What the graphs of positions have in common: the moves of a group, and which of its elements count as one position.

#include "runtime/algebra/group/stabilizer_chain.hpp"
#include "runtime/meaning/bind/parameters.hpp"
#include "runtime/meaning/builtins/search/puzzle_moves.hpp"

namespace cubelang::meaning {

struct GraphArguments {
    At<Value> moves;
    std::optional<query::Metric> metric;
    std::optional<At<Value>> goal;
    std::optional<Boolean> look, one_way;

    static constexpr auto first_fields =
        std::tuple{field("using", &GraphArguments::moves, "the moves, such as {R, U}; or a group, for its generators"),
                   field("metric", &GraphArguments::metric)};
    static constexpr auto last_fields = std::tuple{
        field(
            "goal", &GraphArguments::goal,
            "the goal from which to count, such as solved(cross); for a group of numbers a list with a label for each "
            "number, where equal labels look alike; the solved position if left out"),
        field("look", &GraphArguments::look, "whether centres of the same colour are equal; false if left out"),
        field("one_way", &GraphArguments::one_way,
              "whether the moves are used as they are, without inverses and other powers; false if left out")};
    static constexpr auto fields = std::tuple_cat(first_fields, last_fields);

    [[nodiscard]] bool is_to_subgroup() const { return goal && (*goal)->as<Group>() != nullptr; }
};

/// Positions are elements of the group; of these, labels that look the same and cosets of a subgroup count once.
struct GraphMoves {
    PuzzleMoves moves;
    search::PointLabels labels;
    std::optional<group::StabilizerChain> subgroup;
};
/// Notes how moves are counted.
[[nodiscard]] GraphMoves graph_moves(Context& context, const GraphArguments& arguments, const At<Group>& group);

/// The group that the moves generate.
[[nodiscard]] At<Group> group_of_moves(Context& context, const GraphArguments& arguments);

}  // namespace cubelang::meaning
