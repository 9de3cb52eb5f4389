#pragma once
// One depth of the optimal solver's iterative deepening (IDA*): canonical sequences of one length that begin in one
// way, pruned by distances. Depth first, but a block of nodes at a time, so that memory always has many questions to
// answer at once: a block is expanded about the first axis, the children that are left are probed about the second and
// the third, and those that are near enough are collected.

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/large_table.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/cube3/pruning.hpp"
#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::cube3 {

/// What phase 1 sees of a cube about each of the three axes, and how far that is from home.
using AxisPositions = std::array<Phase1Position, 3>;
using AxisDistances = std::array<std::uint8_t, 3>;
/// Where the edges of the slices of the three axes are.
using AxisFours = std::array<std::uint16_t, 3>;

/// The three ways to see a cube: what every move is about each axis.
struct AxisViews {
    std::array<cube::Symmetry, 3> symmetry{cube::Symmetry(), cube::s_urf3, cube::product(cube::s_urf3, cube::s_urf3)};
    std::array<std::array<std::uint8_t, all_moves>, 3> move{};
    AxisViews();
};
[[nodiscard]] const AxisViews& axis_views();

/// What is the same for all of a search.
struct SearchSetting {
    const Phase1Table& table;
    const CornerTable* corners;  ///< none: goes without
    const LargeTable* large;     ///< none: goes by the first
    const CanonicalSequences& sequences;
    const std::vector<int>& moves;
    const CentredCubies& cube;
    const std::array<std::uint8_t, centre_states>& centres;  ///< how many moves each needs
    StopToken stop{};
    const AxisViews& views = axis_views();
};

struct Node {
    AxisPositions at{};
    AxisFours four{};  ///< for the large table
    AxisDistances distance{};
    std::uint8_t sequence = CanonicalSequences::start;  ///< which moves may follow
    std::uint8_t move = 0;                              ///< that led here
    std::uint8_t farthest = 0;                          ///< the axis that is: likely to fail, so tried first
    std::uint16_t parent = 0;                           ///< its number on the level above
    std::uint16_t corners = 0;                          ///< which corner is where
    Centres centres = 0;                                ///< if they matter
};
[[nodiscard]] Node first_node(const SearchSetting& setting);
/// At least this many moves are needed.
[[nodiscard]] int bound(const AxisDistances& distances);

/// The beginning of sequences, from which one thread searches on.
struct Branch {
    std::vector<int> moves;
    Node node;
};
[[nodiscard]] Branch extended(const SearchSetting& setting, Branch branch, int move);

class DepthFirst {
public:
    /// Searches at once; ends early when a branch before this one, `number`, has an answer.
    DepthFirst(const SearchSetting& setting, const Branch& branch, int length, const FirstBranch& answered,
               std::size_t number);
    [[nodiscard]] bool found() const { return found_; }
    [[nodiscard]] const std::vector<int>& moves() const { return moves_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    using Level = std::vector<Node>;
    static constexpr std::size_t block = 16;  ///< nodes that are worked on together

    bool search_block(std::size_t level, std::size_t from, std::size_t to);
    void expand(const Node& parent, std::size_t number, Level& children) const;
    void probe(const Level& parents, std::size_t k, Node& child) const;
    void prefetch(const Node& parent, std::size_t axis, Node& child) const;
    std::size_t prune(std::size_t k, const Level& parents, Level& children, std::size_t count, int left);
    template <class Residue>
    std::size_t prune(std::size_t k, const Level& parents, Level& children, std::size_t count, int left,
                      Residue residue);
    void collect(const Level& parents, Level& children, std::size_t alive, int left) const;
    void follow_corners(const Level& parents, Level& children, int left) const;
    void follow_centres(const Level& parents, Level& children, int left) const;
    bool inner(std::size_t level);
    bool leaf(std::size_t level);
    [[nodiscard]] bool solves(std::size_t i);
    [[nodiscard]] bool ended();

    const SearchSetting& set_;
    const FirstBranch& answered_;
    std::size_t number_;
    int length_, first_;
    std::vector<int> moves_;
    std::vector<Level> levels_;
    std::array<std::uint16_t, block * all_moves>
        alive_{};  ///< of the children at hand, those that may still be near enough
    bool found_ = false, ended_ = false;
    int expansions_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace cubelang::search::cube3
