#include "runtime/search/cube3/symmetry_classes.hpp"

#include <algorithm>

namespace cubelang::search::cube3 {
namespace {

using Images = std::array<int, axis_symmetries>;

// The coordinate of a position's conjugate by each symmetry.
template <class Read>
Images images(const Cubies& c, Read read) {
    struct Pair {
        Cubies inverse, symmetry;
    };
    static const auto pairs = [] {
        std::array<Pair, axis_symmetries> made;
        std::ranges::transform(symmetries_of_axis(), made.begin(), [](auto s) {
            return Pair{cubies_of(cube::inverse(s)), cubies_of(s)};
        });
        return made;
    }();
    Images all{};
    for (std::size_t s = 0; s < all.size(); ++s)
        all[s] = read(product(product(pairs[s].inverse, c), pairs[s].symmetry));
    return all;
}

template <class Make, class Read>
ConjugationTable conjugation_table(int size, Make make, Read read) {
    ConjugationTable table;
    for (auto& row : table) row.resize(size);
    for (int value = 0; value < size; ++value) {
        const auto all = images(make(value), read);
        for (std::size_t s = 0; s < all.size(); ++s) table[s][value] = static_cast<std::uint16_t>(all[s]);
    }
    return table;
}

int flip_slice_of(const Cubies& c) { return four_of(c, group_slice) / orders4 * flips + flip_of(c); }
Cubies with_flip_slice(int value) {
    auto c = with_four(value / flips * orders4, group_slice);
    c.flip = with_flip(value % flips).flip;
    return c;
}

std::size_t number_of_axis_symmetry(cube::Symmetry s) {
    return static_cast<std::size_t>(std::ranges::find(symmetries_of_axis(), s) - symmetries_of_axis().begin());
}

const std::array<std::size_t, axis_symmetries>& inverses() {
    static const auto all = [] {
        std::array<std::size_t, axis_symmetries> numbers{};
        for (std::size_t s = 0; s < numbers.size(); ++s)
            numbers[s] = number_of_axis_symmetry(cube::inverse(symmetries_of_axis()[s]));
        return numbers;
    }();
    return all;
}

}  // namespace

const std::array<cube::Symmetry, axis_symmetries>& symmetries_of_axis() {
    static const auto all = [] {
        std::array<cube::Symmetry, axis_symmetries> found;
        std::ranges::copy_if(cube::symmetries(), found.begin(),
                             [](auto s) { return cube::axis_of(s(cube::Face::u)) == cube::Axis::y; });
        return found;
    }();
    return all;
}

template <class ImagesOf>
SymmetryClasses::SymmetryClasses(int size, ImagesOf images_of) : entries_(static_cast<std::size_t>(size), ~0U) {
    for (int value = 0; value < size; ++value) {
        if (entry(value) != ~0U) continue;
        const Images all = images_of(value);
        std::uint16_t stabilizer = 0;
        // In reverse order the identity is written last, so it becomes the symmetry of the representative.
        for (std::size_t s = all.size(); s-- > 0;) {
            if (all[s] == value) stabilizer = static_cast<std::uint16_t>(stabilizer | 1U << s);
            entries_[all[s]] = static_cast<std::uint32_t>(representatives_.size() << 4 | inverses()[s]);
        }
        representatives_.push_back(value);
        stabilizers_.push_back(stabilizer);
    }
}

const Phase1Classes& phase1_classes() {
    static const Phase1Classes made{
        {flips * slices, [](int value) { return images(with_flip_slice(value), flip_slice_of); }},
        conjugation_table(twists, with_twist, twist_of)};
    return made;
}

Phase1Position Phase1Moves::position(const Cubies& c) {
    const int value = flip_slice_of(c);
    const auto& classes = phase1_classes();
    const auto s = static_cast<std::uint8_t>(classes.flip_slice.symmetry_of(value));
    return {static_cast<std::uint16_t>(classes.flip_slice.class_of(value)), classes.twist[s][twist_of(c)], s};
}

Phase1Moves::Phase1Moves() : twists_(twists * twist_stride), conjugate_twists_(twists * axis_symmetries) {
    const auto& all = symmetries_of_axis();
    for (std::size_t s = 0; s < all.size(); ++s) {
        for (int m = 0; m < all_moves; ++m) {
            const int conjugated = conjugate(m, all[s]);
            conjugate_moves_[s][m] = static_cast<std::uint8_t>(conjugated);
            original_moves_[s][conjugated] = static_cast<std::uint8_t>(m);
        }
        for (std::size_t t = 0; t < all.size(); ++t) {
            products_[s][t] = static_cast<std::uint8_t>(number_of_axis_symmetry(cube::product(all[s], all[t])));
            quotients_[s][t] =
                static_cast<std::uint8_t>(number_of_axis_symmetry(cube::product(cube::inverse(all[s]), all[t])));
        }
    }
    const auto& by = move_tables();
    for (std::size_t twist = 0; twist < twists; ++twist) {
        for (std::size_t m = 0; m < all_moves; ++m)
            twists_[twist * twist_stride + m] =
                static_cast<std::uint16_t>(by.twist(static_cast<int>(twist), static_cast<int>(m)));
        for (std::size_t s = 0; s < all.size(); ++s)
            conjugate_twists_[twist * axis_symmetries + s] = phase1_classes().twist[s][twist];
    }
    const auto& classes = phase1_classes().flip_slice;
    rows_.reserve(static_cast<std::size_t>(classes.count()) * all_moves);
    for (int row = 0; row < classes.count(); ++row)
        for (int m = 0; m < all_moves; ++m) {
            const int representative = classes.representative(row),
                      to = by.slice(representative / flips, m) * flips + by.flip(representative % flips, m);
            rows_.push_back(static_cast<std::uint32_t>(classes.class_of(to) << 4 | classes.symmetry_of(to)));
        }
}

const Phase1Moves& phase1_moves() {
    static const Phase1Moves made;
    return made;
}

bool make_phase1_moves(StopToken stop) {
    constexpr std::array<void (*)(), 3> parts{
        [] { static_cast<void>(move_tables()); },
        [] { static_cast<void>(phase1_classes()); },
        [] { static_cast<void>(phase1_moves()); },
    };
    for (const auto make : parts) {
        if (stop.stop_requested()) return false;
        make();
    }
    return !stop.stop_requested();
}

const Phase2Classes& phase2_classes() {
    static const Phase2Classes made{
        {corner_orders, [](int value) { return images(with_corners(value), corners_of); }},
        conjugation_table(outer_orders, with_outer, [](const Cubies& c) { return outer_of(c); })};
    return made;
}

}  // namespace cubelang::search::cube3
