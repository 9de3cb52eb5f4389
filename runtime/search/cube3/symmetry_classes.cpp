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

// Images of a million flip-slice values, on bits: one for each place of an edge. A symmetry of the axis permutes the
// places. One that exchanges the axes of the sides also flips each edge that is in the slice but not of it, and the
// reverse.
class FlipSliceImages {
public:
    FlipSliceImages() {
        for (int flip = 0; flip < flips; ++flip)
            add(flip, bits(with_flip(flip).flip, [](int flipped) { return flipped != 0; }), flip_bits_, flip_of_bits_);
        for (int slice = 0; slice < slices; ++slice)
            add(slice, bits(with_four(slice * orders4, group_slice).edge, is_of_slice), slice_bits_, slice_of_bits_);
        for (std::size_t s = 0; s < axis_symmetries; ++s) {
            const auto& symmetry = cubies_of(symmetries_of_axis()[s]);
            flips_slice_[s] = symmetry.flip.front() != symmetry.flip.back();
            for (std::size_t set = 0; set < sets; ++set)
                permuted_[s][set] = bits(symmetry.edge, [set](int from) { return (set >> from & 1U) != 0; });
        }
    }
    Images operator()(int value) const {
        const unsigned flip = flip_bits_[value % flips], slice = slice_bits_[value / flips];
        Images all{};
        for (std::size_t s = 0; s < all.size(); ++s) {
            const auto flipped = flips_slice_[s] ? flip ^ slice ^ slice_bits_[0] : flip;
            all[s] = slice_of_bits_[permuted_[s][slice]] * flips + flip_of_bits_[permuted_[s][flipped]];
        }
        return all;
    }

private:
    static constexpr std::size_t sets = 1U << 12U;
    using Numbers = std::array<std::uint16_t, sets>;

    static bool is_of_slice(int edge) { return edge / 4 == group_slice; }
    template <class Row, class Has>
    static std::uint16_t bits(const Row& row, Has has) {
        unsigned all = 0;
        for (std::size_t place = 0; place < row.size(); ++place) all |= unsigned{has(row[place])} << place;
        return static_cast<std::uint16_t>(all);
    }
    static void add(int value, std::uint16_t set, std::vector<std::uint16_t>& bits_of, Numbers& number_of) {
        bits_of.push_back(set);
        number_of[set] = static_cast<std::uint16_t>(value);
    }

    std::vector<std::uint16_t> flip_bits_, slice_bits_;  ///< by value
    Numbers flip_of_bits_{}, slice_of_bits_{};
    std::array<bool, axis_symmetries> flips_slice_{};
    std::array<Numbers, axis_symmetries> permuted_{};
};

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
    const auto& inverse = inverses();
    for (int value = 0; value < size; ++value) {
        if (entry(value) != ~0U) continue;
        const Images all = images_of(value);
        std::uint16_t stabilizer = 0;
        // In reverse order the identity is written last, so it becomes the symmetry of the representative.
        for (std::size_t s = all.size(); s-- > 0;) {
            if (all[s] == value) stabilizer = static_cast<std::uint16_t>(stabilizer | 1U << s);
            entries_[all[s]] = static_cast<std::uint32_t>(representatives_.size() << 4 | inverse[s]);
        }
        representatives_.push_back(value);
        stabilizers_.push_back(stabilizer);
    }
}

const Phase1Classes& phase1_classes() {
    static const auto made = [] {
        const FlipSliceImages images;
        const auto of_slice = [&images](int slice) {
            auto all = images(slice * flips);
            for (int& image : all) image /= flips;
            return all;
        };
        return Phase1Classes{{flips * slices, [&images](int value) { return images(value); }},
                             conjugation_table(twists, with_twist, twist_of),
                             {slices, of_slice}};
    }();
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
    for (int row = 0; row < classes.count(); ++row) {
        const auto representative = static_cast<std::size_t>(classes.representative(row));
        const auto *slice = by.slice.of(representative / flips), *flip = by.flip.of(representative % flips);
        for (std::size_t m = 0; m < all_moves; ++m) {
            const int to = slice[m] * flips + flip[m];
            rows_.push_back(static_cast<std::uint32_t>(classes.class_of(to) << 4 | classes.symmetry_of(to)));
        }
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
