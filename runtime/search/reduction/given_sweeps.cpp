#include "runtime/search/reduction/sweep.hpp"

#include <algorithm>
#include <utility>

namespace cubelang::search::reduction {
namespace {

using cube::Axis;
using cube::Face;

// A rotation, so that rows keep their direction: their layers are counted from U.
cube::Symmetry about_y(Axis axis) {
    const auto positive = cube::face_at(static_cast<int>(axis));
    return std::ranges::find_if(cube::rotations(),
                                [&](const auto& rotation) { return rotation.symmetry(positive) == Face::u; })
        ->symmetry;
}

class Splitter {
public:
    Splitter(int n, const FaceQuarters& faces) : n_(n), faces_(faces) {}

    void add(const cube::Turn& turn) {
        if (is_outer(turn, n_)) return add_face(turn);
        if (sweeps_.empty() || turn.axis != axis_ || !commutes_) start(turn.axis);
        add_row(static_cast<std::size_t>(turn.from - 2), turn.quarters);
    }
    std::vector<Sweep> result() && {
        if (!setup_.empty()) start(Axis::y);
        return std::move(sweeps_);
    }

private:
    void start(Axis axis) {
        sweeps_.push_back({about_y(axis), faces_, Rows::about_y, {}, std::exchange(setup_, {})});
        axis_ = axis;
        commutes_ = true;
    }
    void add_face(const cube::Turn& turn) {
        turn_face(faces_, turn);
        setup_.push_back(turn);
        commutes_ = commutes_ && turn.axis == axis_;
    }
    void add_row(std::size_t layer, int quarters) {
        auto& ends = sweeps_.back().ends;
        const auto known = std::ranges::find(ends, layer, &Sweep::Column::layer);
        if (known == ends.end()) return ends.push_back({layer, quarters});
        known->quarters = (known->quarters + quarters) & 3;
        if (known->quarters == 0) ends.erase(known);
    }

    int n_;
    FaceQuarters faces_;
    std::vector<cube::Turn> setup_;  // after the last sweep
    bool commutes_ = true;           // with the rows of the last sweep
    Axis axis_ = Axis::y;
    std::vector<Sweep> sweeps_;
};

}  // namespace

std::vector<Sweep> given_sweeps(std::span<const cube::Turn> word, int n, FaceQuarters faces) {
    Splitter splitter(n, faces);
    for (const auto& turn : word) splitter.add(turn);
    return std::move(splitter).result();
}

Neighbours neighbours_of(const Sweep& sweep, std::span<const cube::Turn> before, std::span<const cube::Turn> after,
                         int n) {
    const auto layers = static_cast<std::size_t>(n - 2);
    Neighbours found{std::vector<int>(layers), std::vector<int>(layers)};
    // Adds turns that commute with columns, up to the first that does not.
    const auto adds_all = [&](std::vector<int>& to, auto turn, auto end) {
        for (; turn != end; ++turn) {
            const auto seen = seen_in(sweep.orientation, *turn, n);
            if (seen.axis != Axis::x) return false;
            if (!is_outer(seen, n)) to[static_cast<std::size_t>(seen.from - 2)] += seen.quarters;
        }
        return true;
    };
    if (adds_all(found.before, sweep.setup.rbegin(), sweep.setup.rend()))
        adds_all(found.before, before.rbegin(), before.rend());
    adds_all(found.after, after.begin(), after.end());
    return found;
}

void turn_face(FaceQuarters& faces, const cube::Turn& turn) {
    const auto positive = cube::face_at(static_cast<int>(turn.axis));
    auto& quarters = faces[static_cast<std::size_t>(turn.from == 1 ? positive : cube::opposite(positive))];
    quarters = static_cast<std::uint8_t>((quarters + turn.quarters) & 3);
}

cube::Symmetry with_other_columns(cube::Symmetry orientation) {
    return product(orientation, cube::rotation_about(Face::u, 1));
}

}  // namespace cubelang::search::reduction
