#pragma once
// One iteration of the optimal solver's iterative deepening (IDA*): the canonical sequences of one length in one
// branch, pruned by distances. Depth first, but a block of nodes at a time, so that memory accesses overlap: a
// block is expanded about the first axis, the children that are left are probed about the second and the third, and
// those within the bound are collected.

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/cube3/pruning.hpp"
#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::cube3 {

/// A cube's phase 1 positions about each of the three axes, and their distances from the goal.
using AxisPositions = std::array<Phase1Position, 3>;
using AxisDistances = std::array<std::uint8_t, 3>;

/// The views of a cube about its three axes: the number of every move about each axis.
struct AxisViews {
    std::array<cube::Symmetry, 3> symmetry{cube::Symmetry(), cube::s_urf3, cube::product(cube::s_urf3, cube::s_urf3)};
    std::array<std::array<std::uint8_t, all_moves>, 3> move{};
    AxisViews();
};
[[nodiscard]] const AxisViews& axis_views();

/// The constant data of a search.
struct SearchSetting {
    const Phase1Table& table;
    const CornerTable* corners;  ///< null: not used
    const CanonicalSequences& sequences;
    const std::vector<int>& moves;
    const CentredCubies& cube;
    const std::array<std::uint8_t, centre_states>& centres;  ///< the number of moves that each needs
    StopToken stop{};
    const AxisViews& views = axis_views();
};

struct Node {
    AxisPositions at{};
    AxisDistances distance{};
    std::uint8_t sequence = CanonicalSequences::start;  ///< decides the moves that may follow
    std::uint8_t move = 0;                              ///< the last move
    std::uint8_t farthest = 0;                          ///< axis of the greatest distance, tried first
    std::uint16_t parent = 0;                           ///< index on the level above
    std::uint16_t corners = 0;                          ///< permutation of the corners
    Centres centres = 0;                                ///< if they count
};
[[nodiscard]] Node first_node(const SearchSetting& setting);
/// A lower bound on the number of moves.
[[nodiscard]] int bound(const AxisDistances& distances);

/// A prefix of sequences; one thread searches those that begin with it.
struct Branch {
    std::vector<int> moves;
    Node node;
};
[[nodiscard]] Branch extend(const SearchSetting& setting, Branch branch, int move);

class DepthFirst {
public:
    /// Searches in the constructor; ends early after `most` answers, or when a branch before `number` has as many.
    DepthFirst(const SearchSetting& setting, const Branch& branch, int length, const FirstBranch& first_answer,
               std::size_t number, std::size_t most = 1);
    [[nodiscard]] bool found() const { return !answers_.empty(); }
    [[nodiscard]] const Sequences& answers() const { return answers_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    using Level = std::vector<Node>;
    static constexpr std::size_t block = 16;  ///< nodes processed together

    bool search_block(std::size_t level, std::size_t from, std::size_t to);
    void expand(const Node& parent, std::size_t number, Level& children) const;
    void probe(const Level& parents, std::size_t k, Node& child) const;
    std::size_t prune(std::size_t k, const Level& parents, Level& children, std::size_t count, int left);
    template <class Residue>
    std::size_t prune(std::size_t k, const Level& parents, Level& children, std::size_t count, int left,
                      Residue residue);
    void collect(const Level& parents, Level& children, std::size_t alive, int left) const;
    void follow_corners(const Level& parents, Level& children, int left) const;
    void follow_centres(const Level& parents, Level& children, int left) const;
    bool inner(std::size_t level);
    bool leaf(std::size_t level);
    [[nodiscard]] bool solves(std::size_t i);  ///< and has enough answers now
    [[nodiscard]] bool ended();

    const SearchSetting& setting_;
    const FirstBranch& first_answer_;
    std::size_t number_, most_;
    int length_, first_;
    std::vector<int> moves_;
    std::vector<Level> levels_;
    std::array<std::uint16_t, block * all_moves>
        alive_{};  ///< indexes of the current children that may be within the bound
    bool ended_ = false;
    Sequences answers_{};
    int expansions_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace cubelang::search::cube3
