#pragma once
// The layers at one depth below the six faces of a large cube, with the centres and wings that only they move, form a
// 5x5x5: its middle edges are those of the cube or, on even cubes, the wings of the innermost layers, which are
// already paired. Even cubes have no t-centres.

#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::reduction {

/// The place of every sticker.
struct FiveState {
    perm::Block x, t, wings, middles;
};

/// The part of a state that the steps of the reduction use.
struct View {
    PointSet x = 0, t = 0;            ///< the places of the centres of the wanted colours
    PointSet wings = 0, middles = 0;  ///< the places of the chosen ones
    Points companions{};              ///< at i, the place of the wing of the middle edge at i; i itself if paired
    bool odd = false;                 ///< parity of the wings
};

/// The data that a step needs in addition to the centres.
enum class Edges : std::uint8_t { none, chosen, companions, both };

class Five {
public:
    Five(Puzzle::Inner inner, TurnCosts costs);
    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] const Orbit& x() const { return *x_; }
    [[nodiscard]] const Orbit& t() const { return *t_; }
    [[nodiscard]] const Orbit& wings() const { return puzzle_.edges()[1]; }
    [[nodiscard]] const Orbit& middles() const { return puzzle_.reference(); }

    [[nodiscard]] View turned(const View& view, std::size_t turn, Edges edges) const;
    /// The sets of the wanted centres, and everything that does not depend on a choice of edges.
    [[nodiscard]] View view(const FiveState& state, PointSet wanted) const;
    void turn(FiveState& state, std::size_t turn) const;
    /// The state of the cube rotated about a diagonal: x becomes z, y becomes x, z becomes y.
    [[nodiscard]] static FiveState reoriented(const FiveState& state);

private:
    Puzzle puzzle_;
    const Orbit* x_ = nullptr;
    const Orbit* t_ = nullptr;
};

/// The image of a set under a permutation.
[[nodiscard]] PointSet image(const perm::Block& block, PointSet set);

// Conversion between the layers of a large cube and that 5x5x5.

/// The layers at this depth below the faces. On even cubes the innermost layers must be paired.
[[nodiscard]] FiveState layer_state(cube::Cube cube, const perm::Blocks& state, int depth);
/// The innermost layers of an even cube, as a 4x4x4.
[[nodiscard]] perm::Blocks innermost_layers(cube::Cube cube, const perm::Blocks& state);
/// Turns of that 5x5x5 as moves of a large cube of n layers.
[[nodiscard]] std::vector<cube::Move> layer_moves(int n, int depth, const Puzzle& small, const Word& word);

/// One of the steps that reduce a 5x5x5 to a 3x3x3. Each allows fewer turns than the one before, all of them
/// preserving its result.
class Step {
public:
    virtual ~Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    [[nodiscard]] const Word& turns() const { return turns_; }
    [[nodiscard]] View turned(const View& view, std::size_t turn) const { return five_.turned(view, turn, edges_); }
    /// The views of a state: several if the step can choose the edges that it brings together.
    [[nodiscard]] virtual std::vector<View> views(const FiveState& state) const { return {view(state)}; }
    /// Equal for views that the same turns bring to the end.
    [[nodiscard]] virtual std::uint64_t key(const View& view) const = 0;
    /// An estimate of the cost that is left; 0 only at the end.
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

/// Centres of R and L on R and L; the others on their axes, wings even.
void add_centre_steps(const Five& five, Steps& steps);
/// Wings and middle edges oriented, so that no quarter turns of F and B are needed; four edges with their wings
/// between U and D.
void add_edge_steps(const Five& five, Steps& steps);
/// Those four edges paired, and side centres in upright bars; then everything else.
void add_last_steps(const Five& five, Steps& steps);

/// All wings beside their middle edges, and nothing else.
void add_wing_step(const Five& five, Steps& steps);

// The turns of the steps, fewer and fewer, and the sets that they reach.

/// Half turns of all layers except the middle ones, and quarter turns of …
enum class Quarter : std::uint8_t {
    all,           ///< all layers
    faces_and_x,   ///< faces, and layers across R
    faces,         ///< faces
    faces_but_f,   ///< faces except F and B
    faces_u,       ///< U and D
    faces_u_alone  ///< U and D; no turns of inner layers across U
};
[[nodiscard]] Word turns_with(const Puzzle& puzzle, Quarter quarter);

/// The orbit of a set under these turns.
[[nodiscard]] std::vector<PointSet> set_orbit(const Orbit& orbit, const Word& turns, PointSet set);

/// The edges that touch neither of the two faces across an axis.
[[nodiscard]] PointSet edges_around(cube::Axis axis);

/// The cost of bringing a set of points of one orbit to a goal, ignoring all other parts.
class SetTable {
public:
    enum class Parity : std::uint8_t {
        ignored,
        counted  ///< the number of quarter turns of inner layers must be even too
    };
    SetTable(const Puzzle& puzzle, const Orbit& orbit, const Word& turns, const std::vector<PointSet>& goals,
             Parity parity = Parity::ignored);
    [[nodiscard]] int operator()(PointSet set, bool odd = false) const { return distances_[index(set, odd)]; }
    /// Can turns reach the goal?
    [[nodiscard]] bool is_reachable(PointSet set) const { return (*this)(set) != unreached_distance; }

private:
    [[nodiscard]] std::size_t index(PointSet set, bool odd) const { return ranks_(set) + (odd ? ranks_.size() : 0); }

    SetRanks ranks_;
    std::vector<std::uint8_t> distances_;
};

/// The cost of bringing wings beside their middle edges, one alone or two at once, ignoring all other parts.
class PairTables {
public:
    PairTables(const Puzzle& puzzle, const Orbit& wings, const Word& turns);
    /// companions[i]: the place of the wing of the middle edge at i.
    [[nodiscard]] double distance(const Points& companions) const;

private:
    std::vector<std::uint8_t> one_, two_;
};

}  // namespace cubelang::search::reduction
