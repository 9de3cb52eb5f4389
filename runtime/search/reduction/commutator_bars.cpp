#include "runtime/search/reduction/commutator_bars.hpp"

#include <algorithm>

#include "runtime/base/split_mix.hpp"
#include "runtime/search/reduction/bar_choice.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr int turns_of_face = 3;  // the fourth is left out: a face may end at any angle

// While bars are this good (centres solved for each turn), no face is turned before them.
constexpr double good_enough = 0.5;

constexpr double most_random_bonus = 0.1;

// On larger cubes setups would take too long; the rest is left to three-cycles.
constexpr int largest_with_setups = 24;

class GreedyBars {
public:
    /// The first attempt uses the best choices; others randomly also use some that are nearly as good.
    GreedyBars(const CommutatorBars& bars, const perm::Blocks& state, unsigned attempt)
        : bars_(bars), puzzle_(bars.puzzle()), chance_(attempt) {
        for (const auto& orbit : puzzle_.centres()) {
            const auto& block = state[orbit.block];
            auto& points = at_.emplace_back();
            for (int sticker = 0; sticker < perm::block_points; ++sticker)
                points[block[sticker]] = static_cast<std::uint8_t>(sticker / 4);
        }
        for (std::size_t point = 0; point < target_.size(); ++point)
            target_[point] = static_cast<std::uint8_t>(point / 4);
        gains_.resize(bars.layers());
    }

    Word solve(StopToken stop, const OnPart& on_part) {
        Word word;
        while (!is_done() && !stop.stop_requested()) {
            if (on_part) on_part(solved_count(), at_.size() * target_.size());
            best_ = {};
            try_all({});
            const bool is_small = puzzle_.cube().n <= largest_with_setups;
            if (best_.choice.ratio < good_enough && !is_small) break;
            if (best_.choice.ratio < good_enough)
                for (std::uint16_t t = 0; t < puzzle_.turns().size(); ++t)
                    if (puzzle_.is_face(t)) try_all({t});
            if (best_.choice.ratio <= 0) break;
            const auto turns = best_word();
            for (const auto t : turns) turn(at_, t);
            word.insert(word.end(), turns.begin(), turns.end());
        }
        return word;
    }

private:
    using Colours = std::vector<Points>;  // by orbit and point: the face of the centre there
    struct Best {
        BarChoice choice;
        Word setup;
        const CommutatorBars::Family* family = nullptr;
        bool a_first = false;
        double worth = 0;
    };

    void turn(Colours& at, std::size_t turn) const {
        for (std::size_t i = 0; i < at.size(); ++i) {
            const auto& by = puzzle_.centres()[i].by[turn];
            if (!by.moves()) continue;
            const auto before = at[i];
            for (std::size_t point = 0; point < before.size(); ++point) at[i][by[point]] = before[point];
        }
    }
    [[nodiscard]] double random_factor() {
        if (chance_ == 0) return 1;
        return 1 +
               most_random_bonus * static_cast<double>(split_mix(chance_) >> 11U) / static_cast<double>(1ULL << 53U);
    }
    [[nodiscard]] std::size_t solved_count() const {
        std::size_t count = 0;
        for (const auto& points : at_)
            for (std::size_t point = 0; point < points.size(); ++point)
                count += points[point] == target_[point] ? 1U : 0U;
        return count;
    }
    [[nodiscard]] bool is_done() const {
        return std::ranges::all_of(at_, [this](const Points& points) { return points == target_; });
    }

    void try_all(const Word& setup) {
        auto at = at_;
        for (const auto t : setup) turn(at, t);
        for (const auto& family : bars_.families())
            for (const bool a_first : {true, false}) {
                measure(family, at, a_first);
                const int other = turns_of_face + static_cast<int>(setup.size()) + (a_first ? 0 : 1);
                auto choice = best_choice(gains_, other);
                if (const double worth = choice.ratio * random_factor(); worth > best_.worth) {
                    best_ = {std::move(choice), setup, &family, a_first, worth};
                }
            }
    }

    // [A, X] cycles the point P, its image under X' and its image under A'.
    void measure(const CommutatorBars::Family& family, const Colours& at, bool a_first) {
        const auto layers = bars_.layers();
        for (std::size_t i = 0; i < layers; ++i)
            for (std::size_t j = 0; j < layers; ++j) {
                if (i == j) continue;
                const auto& crossing = family.crossings[i * layers + j];
                const auto& points = at[crossing.orbit];
                for (std::size_t q = 1; q <= 3; ++q)
                    for (std::size_t r = 1; r <= 3; ++r) {
                        const auto a = crossing.by_a[q - 1], b = crossing.by_b[r - 1];
                        gains_.set(i, q, j, r, gain(points, crossing.point, a_first ? b : a, a_first ? a : b));
                    }
            }
    }
    [[nodiscard]] int gain(const Points& at, std::uint8_t x, std::uint8_t y, std::uint8_t z) const {
        return (at[x] == target_[y] ? 1 : 0) + (at[y] == target_[z] ? 1 : 0) + (at[z] == target_[x] ? 1 : 0) -
               (at[x] == target_[x] ? 1 : 0) - (at[y] == target_[y] ? 1 : 0) - (at[z] == target_[z] ? 1 : 0);
    }

    [[nodiscard]] Word turns_of(const LayerTurns& chosen) const {
        Word word;
        for (std::size_t i = 0; i < chosen.size(); ++i)
            if (chosen[i] != 0) word.push_back(bars_.layer_turn(best_.family->axis, i, chosen[i]));
        return word;
    }
    [[nodiscard]] Word best_word() const {
        const Word a = turns_of(best_.choice.a), b = turns_of(best_.choice.b);
        const Word face_turn{best_.family->face_turn}, face_inverse = puzzle_.inverse(face_turn);
        Word word = best_.setup;
        const auto add = [&](const Word& more) { word.insert(word.end(), more.begin(), more.end()); };
        if (best_.a_first)
            for (const auto& part : {a, face_turn, b, face_inverse, puzzle_.inverse(a), face_turn, puzzle_.inverse(b)})
                add(part);
        else
            for (const auto& part :
                 {face_turn, b, face_inverse, a, face_turn, puzzle_.inverse(b), face_inverse, puzzle_.inverse(a)})
                add(part);
        return word;
    }

    const CommutatorBars& bars_;
    const Puzzle& puzzle_;
    Colours at_;
    Points target_{};
    Gains gains_;
    Best best_;
    std::uint64_t chance_;
};

}  // namespace

CommutatorBars::CommutatorBars(const Puzzle& puzzle) : puzzle_(puzzle) {
    for (const auto face : cube::faces)
        for (const auto axis : {cube::Axis::x, cube::Axis::y, cube::Axis::z})
            for (const int quarters : {1, 3})
                if (cube::axis_of(face) != axis) families_.push_back(family(face, axis, quarters));
}

CommutatorBars::Family CommutatorBars::family(cube::Face face, cube::Axis axis, int quarters) const {
    Family family{face, puzzle_.turn(face, 1, quarters), axis, {}};
    family.crossings.resize(layers() * layers());
    const auto face_inverse = puzzle_.inverse(family.face_turn);
    for (std::uint16_t o = 0; o < puzzle_.centres().size(); ++o) {
        const auto& by = puzzle_.centres()[o].by;
        const auto layer_of = [&](std::uint8_t point) {
            std::size_t layer = 0;
            while (by[layer_turn(axis, layer, 1)][point] == point) ++layer;
            return layer;
        };
        for (int i = 0; i < 4; ++i) {
            const auto point = static_cast<std::uint8_t>(4 * static_cast<int>(face) + i);
            // X = F B F' moves the point if B moves its image under F
            const auto image = by[family.face_turn][point];
            const auto a = layer_of(point), b = layer_of(image);
            auto& crossing = family.crossings[a * layers() + b];
            crossing = {o, point, {}, {}};
            for (std::size_t q = 1; q <= 3; ++q) {
                crossing.by_a[q - 1] = by[layer_turn(axis, a, 4 - q)][point];
                crossing.by_b[q - 1] = by[face_inverse][by[layer_turn(axis, b, 4 - q)][image]];
            }
        }
    }
    return family;
}

Word CommutatorBars::solve(const perm::Blocks& state, StopToken stop, unsigned attempts, const OnPart& on_part) const {
    Word best;
    bool found = false;
    for (unsigned attempt = 0; attempt < attempts && !stop.stop_requested(); ++attempt) {
        auto word = GreedyBars(*this, state, attempt).solve(stop, attempt == 0 ? on_part : OnPart{});
        if (!found || word.size() < best.size()) best = std::move(word);
        found = true;
    }
    return best;
}

}  // namespace cubelang::search::reduction
