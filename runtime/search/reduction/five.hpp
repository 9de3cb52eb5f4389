#pragma once
// The layers at one depth below the six faces of a large cube, with the centres and wings that they alone move, are a
// 5x5x5 of their own: its middle edges are the cube's or, on even cubes, the wings of the innermost layers, which are
// already paired. Even cubes have no t-centres; there the x-centres are taken twice.

#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::reduction {

/// Where everything is.
struct FiveState {
    perm::Block x, t, wings, middles;
};

/// What the steps to the solved 5x5x5 (step.hpp) see of it.
struct View {
    PointSet x = 0, t = 0;            ///< where the centres of the wanted colours are
    PointSet wings = 0, middles = 0;  ///< where the chosen ones are
    Points beside{};                  ///< at i, where the wing of the middle edge at i is; in place if it is at i too
    bool odd = false;                 ///< the wings
};

/// What of that a step asks for besides the centres.
enum class Edges : std::uint8_t { none, chosen, beside, both };

class Five {
public:
    explicit Five(bool has_t_centres);
    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] const Orbit& x() const { return *x_; }
    [[nodiscard]] const Orbit& t() const { return *t_; }
    [[nodiscard]] const Orbit& wings() const { return puzzle_.edges()[1]; }
    [[nodiscard]] const Orbit& middles() const { return puzzle_.reference(); }

    [[nodiscard]] View turned(const View& view, std::size_t turn, Edges edges) const;
    /// With the sets of the wanted centres, and all that does not depend on what is chosen.
    [[nodiscard]] View view(const FiveState& state, PointSet wanted) const;
    void turn(FiveState& state, std::size_t turn) const;
    /// With the cube turned about a diagonal: what is x comes to be z, y x, z y.
    [[nodiscard]] static FiveState reoriented(const FiveState& state);

private:
    Puzzle puzzle_;
    const Orbit* x_ = nullptr;
    const Orbit* t_ = nullptr;
};

/// Where a permutation brings a set.
[[nodiscard]] PointSet image(const perm::Block& block, PointSet set);

// A large cube layer by layer: the layers at one depth below the six faces are a cube of their own (five.hpp).

/// The layers so deep below the faces. On even cubes the innermost have to be paired.
[[nodiscard]] FiveState layer_at(cube::Cube cube, const perm::Blocks& state, int depth);
/// Of an even cube, the innermost ones, as a 4x4x4.
[[nodiscard]] perm::Blocks innermost(cube::Cube cube, const perm::Blocks& state);
/// Turns of that 4x4x4 or 5x5x5 as turns of the large cube.
[[nodiscard]] Word in_layer(const Puzzle& puzzle, int depth, const Puzzle& small, const Word& word);

/// One of the steps that make a 3x3x3 of a 5x5x5. Each allows fewer turns than the one before, which keep what that has
/// brought about.
class Step {
public:
    virtual ~Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    [[nodiscard]] const Word& turns() const { return turns_; }
    [[nodiscard]] View turned(const View& view, std::size_t turn) const { return five_.turned(view, turn, edges_); }
    /// Where edges may be chosen that the step brings together, all choices.
    [[nodiscard]] virtual std::vector<View> views(const FiveState& state) const { return {view(state)}; }
    /// Equal if the same turns lead to the end.
    [[nodiscard]] virtual std::uint64_t key(const View& view) const = 0;
    /// About how many turns are left; 0 at the end alone.
    [[nodiscard]] virtual double distance(const View& view) const = 0;

protected:
    Step(const Five& five, Word turns, Edges edges, PointSet wanted)
        : five_(five), turns_(std::move(turns)), edges_(edges), wanted_(wanted) {}
    [[nodiscard]] const Five& five() const { return five_; }
    [[nodiscard]] auto by_turns() const {
        return [this](const View& view, std::size_t turn) { return turned(view, turn); };
    }
    [[nodiscard]] View view(const FiveState& state) const { return five_.view(state, wanted_); }

private:
    const Five& five_;
    Word turns_;
    Edges edges_;
    PointSet wanted_;
};

using Steps = std::vector<std::unique_ptr<const Step>>;

/// Centres of R and L to R and L; the others to their axes, wings even (as stages do, puzzle.hpp).
void add_centre_steps(const Five& five, Steps& steps);
/// Wings and middle edges so that turns of F and B by quarters are needed no more; four edges, wings and all, around U
/// and D.
void add_edge_steps(const Five& five, Steps& steps);
/// Those four paired, and centres of the sides to upright bars; all else.
void add_last_steps(const Five& five, Steps& steps);

// The turns of the steps (step.hpp), fewer and fewer, and where they lead.

/// Half turns of all layers but the middle ones, and quarter turns of …
enum class Quarter : std::uint8_t {
    all,           ///< all layers
    faces_and_x,   ///< faces, and layers across R
    faces,         ///< faces
    faces_but_f,   ///< faces but F and B
    faces_u,       ///< U and D
    faces_u_alone  ///< these; and inner layers across U stand still
};
[[nodiscard]] Word turns_with(const Puzzle& puzzle, Quarter quarter);

/// All that such turns make of a set.
[[nodiscard]] std::vector<PointSet> reached(const Orbit& orbit, const Word& turns, PointSet set);

/// The edges that touch neither of the two faces across an axis.
[[nodiscard]] PointSet edges_around(cube::Axis axis);

/// Tables of the steps (step.hpp): how many turns bring home a set of points of one orbit, or wings beside their middle
/// edges, whatever the others do.
class SetTable {
public:
    enum class Parity : std::uint8_t {
        ignored,
        counted  ///< quarter turns of inner layers have to come to an even number too
    };
    SetTable(const Puzzle& puzzle, const Orbit& orbit, const Word& turns, const std::vector<PointSet>& homes,
             Parity parity = Parity::ignored);
    [[nodiscard]] int operator()(PointSet set, bool odd = false) const { return distances_[index(set, odd)]; }
    /// Do turns lead home?
    [[nodiscard]] bool knows(PointSet set) const { return (*this)(set) != unreached_distance; }

private:
    [[nodiscard]] std::size_t index(PointSet set, bool odd) const { return ranks_(set) + (odd ? ranks_.size() : 0); }

    SetRanks ranks_;
    std::vector<std::uint8_t> distances_;
};

/// How many turns bring wings beside their middle edges, one alone or two at once, whatever the others do.
class PairTables {
public:
    PairTables(const Puzzle& puzzle, const Orbit& wings, const Word& turns);
    /// beside[i]: where the wing of the middle edge at i is.
    [[nodiscard]] double distance(const Points& beside) const;

private:
    std::vector<std::uint8_t> one_, two_;
};

}  // namespace cubelang::search::reduction
