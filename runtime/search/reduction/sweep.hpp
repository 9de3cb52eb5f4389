#pragma once
// A sweep over the columns of a large cube, which solves centres by commutators with rows that stay turned from one
// step to the next.
//
// A *column* is an inner layer about x. A *row* is a layer that meets it on face F: either a layer about y, which also
// meets it on B; or one about x, turned between F and F', which meets it on F alone. To turn a column by a quarters,
// then rows from some angles to others, then the column back, cycles three centres for every one of these rows: in
// the cube whose rows are turned back, the one at the row's old angle goes to its new angle, the one there to the place
// from which the column brings centres to the meeting point, and the one there to the old angle. No other column and
// no other row counts. So a row costs one turn for each step in which its angle changes, and one at the end; a column
// costs two, and F and F' are two more for all columns of a step.

#include <span>
#include <vector>

#include "runtime/cube/turns.hpp"
#include "runtime/search/reduction/centre_labels.hpp"
#include "runtime/search/reduction/cost_distances.hpp"

namespace cubelang::search::reduction {

enum class Rows : std::uint8_t {
    about_y,         ///< meet a column on F and on B
    conjugated_by_f  ///< meet it on F
};

[[nodiscard]] constexpr bool is_outer(const cube::Turn& turn, int n) { return turn.from == 1 || turn.to == n; }
/// A turn of a cube with n layers, seen in an orientation.
[[nodiscard]] cube::Turn seen_in(cube::Symmetry orientation, const cube::Turn& turn, int n);

/// The inner layers about x that turn right before and right after a sweep, in quarters: columns merge with them.
struct Neighbours {
    std::vector<int> before, after;
};

struct Sweep {
    struct Column {
        std::size_t layer;
        int quarters;
    };
    struct Row {
        std::uint16_t layer;
        std::uint8_t from, to;  ///< angles
    };
    struct Step {
        std::vector<Column> columns;
        std::vector<Row> rows;
    };

    cube::Symmetry orientation{};  ///< in which the cube is seen
    FaceQuarters faces{};          ///< turned before, each of the cube itself
    Rows rows = Rows::about_y;
    std::vector<Step> steps{};
    std::vector<cube::Turn> setup{};  ///< turns of the cube itself, after which the faces are turned so
    std::vector<Column> ends{};       ///< rows about y that stay turned; all others are turned back

    /// Its own, then others in this order. Of two columns as far from R as from L, which rows about y connect, one.
    [[nodiscard]] std::vector<std::size_t> columns(std::span<const std::size_t> order) const;
    [[nodiscard]] CentreView view(std::size_t layers) const { return {layers, orientation, faces}; }
    /// Its turns after those of the setup, in the orientation that is seen; and all, of the cube itself.
    [[nodiscard]] std::vector<cube::Turn> turns(std::size_t layers) const;
    [[nodiscard]] std::vector<cube::Turn> turns_of_cube(int n) const;
    /// Without the setup.
    [[nodiscard]] int cost(std::size_t layers, TurnCosts cost_of, const Neighbours& neighbours = {}) const;

    /// Moves centres by the steps. Returns how many more of the cells have the labels that they shall have.
    int perform(CentreLabels& centres, const CentreLabels& wanted) const;
    /// From the labels that cells shall have after the steps to those that they shall have before.
    void undo(CentreLabels& centres) const;
    /// Turns the rows that stay turned, or turns them back.
    void turn_rows(CentreLabels& centres) const;
    void turn_rows_back(CentreLabels& centres) const;
};

/// Where a row and a column meet: the cells of the meeting centre after quarter turns of the row; and those from which
/// quarter turns of the column bring a centre there.
struct Crossing {
    std::array<std::size_t, 4> row, column;

    /// The cells of the three-cycle: the first centre goes to the second cell, and so on.
    [[nodiscard]] std::array<std::size_t, 3> cycle(unsigned from, unsigned to, int quarters) const {
        return {row[(4 - from) & 3U], row[(4 - to) & 3U], column[static_cast<std::size_t>(quarters)]};
    }
};

/// The cells of one ring of a row about y, each a quarter turn from the one before.
[[nodiscard]] inline std::array<std::size_t, 4> ring(const CentreView& view, std::size_t i, std::size_t row) {
    using cube::Face;
    const std::size_t k = view.layers() - 1 - i;
    return {view.cell(Face::f, i, row), view.cell(Face::l, row, i), view.cell(Face::b, k, row),
            view.cell(Face::r, row, k)};
}

template <class Visit>
void for_crossings(const CentreView& view, Rows rows, std::size_t i, std::size_t j, Visit visit) {
    using cube::Face;
    const std::size_t last = view.layers() - 1, k = last - i, m = last - j;
    const auto u = [&](std::size_t x, std::size_t z) { return view.cell(Face::u, z, x); };
    const auto d = [&](std::size_t x, std::size_t z) { return view.cell(Face::d, z, x); };
    const auto f = [&](std::size_t x, std::size_t y) { return view.cell(Face::f, x, y); };
    const auto b = [&](std::size_t x, std::size_t y) { return view.cell(Face::b, x, y); };
    if (rows == Rows::conjugated_by_f)
        return visit(Crossing{{f(i, j), u(j, i), b(j, i), d(j, k)}, {f(i, j), d(i, j), b(i, m), u(i, m)}});
    const auto cells = ring(view, i, j);
    visit(Crossing{cells, {f(i, j), d(i, j), b(i, m), u(i, m)}});
    const auto others = ring(view, k, j);
    visit(Crossing{{others[2], others[3], others[0], others[1]}, {b(i, j), u(i, j), f(i, m), d(i, m)}});
}

// A given word as sweeps without columns, into which columns can be put: its turns of inner layers are rows about y, in
// some orientation, that turn anyway.

/// One sweep for each run of turns about one axis, and one at the end for turns of faces alone. The word turns single
/// layers of a cube with n layers, but no middle one; `faces` are turned before.
[[nodiscard]] std::vector<Sweep> given_sweeps(std::span<const cube::Turn> word, int n, FaceQuarters faces);

/// Between these turns of the cube itself.
[[nodiscard]] Neighbours neighbours_of(const Sweep& sweep, std::span<const cube::Turn> before,
                                       std::span<const cube::Turn> after, int n);

/// After a turn of an outer layer.
void turn_face(FaceQuarters& faces, const cube::Turn& turn);

/// An orientation in which the same rows turn about y, with the other columns: those about z become those about x.
[[nodiscard]] cube::Symmetry with_other_columns(cube::Symmetry orientation);

}  // namespace cubelang::search::reduction
