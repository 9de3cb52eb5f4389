#include "runtime/search/space/goal.hpp"

#include <algorithm>
#include <array>

namespace cubelang::search {
namespace {

using cube::Cube;
using cube::Part;
using cube::Place;

// Frees a sticker, and one place that wants its label: its own if that wants it.
void release(BlockGoal& block, int sticker) {
    auto& [label, wanted] = block;
    if (label[sticker] == any_label) return;
    auto* target = &wanted.to[sticker];
    if (*target != label[sticker]) target = std::ranges::find(wanted.to, label[sticker]);
    if (target != wanted.to.end()) *target = any_label;
    label[sticker] = any_label;
}

// Replaces labels by colours. Ignored stickers count again if some place still wants their colour.
void merge_colors(BlockGoal& block) {
    auto& [label, wanted] = block;
    for (int point = 0; point < perm::block_points; ++point)
        if (wanted[point] != any_label) wanted[point] = static_cast<std::uint8_t>(wanted[point] / 4);
    for (int point = 0; point < perm::block_points; ++point) {
        const auto color = static_cast<std::uint8_t>(point / 4);
        const bool counts = std::count(wanted.to.begin(), wanted.to.begin() + perm::block_points, color) > 0;
        label[point] = counts ? color : any_label;
    }
}

bool holds(const Goal::Alternative& alternative, const cube::State& state) {
    for (std::size_t i = 0; i < alternative.size(); ++i)
        for (int point = 0; point < perm::block_points; ++point) {
            const auto want = alternative[i].wanted[state.blocks[i][point]];
            if (want != any_label && want != alternative[i].label[point]) return false;
        }
    return true;
}

using cube::Symmetry;
using cube::Turn;

// A bijection between the labels of two labellings; `any` corresponds to itself.
class Renaming {
public:
    bool pair(std::uint8_t a, std::uint8_t b) {
        if ((a == any_label) != (b == any_label)) return false;
        if (there_[a] == unknown && back_[b] == unknown) {
            there_[a] = b;
            back_[b] = a;
        }
        return there_[a] == b && back_[b] == a;
    }

private:
    static constexpr int unknown = -1;
    static constexpr std::array<int, 256> none() {
        std::array<int, 256> all{};
        all.fill(unknown);
        return all;
    }
    std::array<int, 256> there_ = none(), back_ = none();
};

bool same(const BlockGoal& here, const BlockGoal& there, const cube::SymmetryMap& map, int block, bool inverse) {
    Renaming renaming;
    const auto& label = inverse ? there.wanted : there.label;
    const auto& wanted = inverse ? there.label : there.wanted;
    for (int point = 0; point < perm::block_points; ++point) {
        const int image = map({block, point}).point;
        if (!renaming.pair(here.label[point], label[image]) || !renaming.pair(here.wanted[point], wanted[image]))
            return false;
    }
    return true;
}

bool same(const Goal::Alternative& here, const Goal::Alternative& there, const cube::SymmetryMap& map, bool inverse) {
    for (int block = 0; block < static_cast<int>(here.size()); ++block)
        if (!same(here[block], there[map({block, 0}).block], map, block, inverse)) return false;
    return true;
}

// Does the symmetry map each alternative to one of the goal's alternatives?
bool same(const Goal& goal, const cube::SymmetryMap& map, bool inverse) {
    return std::ranges::all_of(goal.alternatives(), [&](const auto& here) {
        return std::ranges::any_of(goal.alternatives(),
                                   [&](const auto& there) { return same(here, there, map, inverse); });
    });
}

Turn conjugate(const Turn& turn, int n, Symmetry s) { return *cube::turn_of(cube::conjugate(move_of(turn, n), s), n); }

// A free layer turns by any angle: only its axis and layers are compared.
bool same(const std::optional<Turn>& a, const std::optional<Turn>& b, int n, Symmetry s) {
    if (!a || !b) return !a && !b;
    const auto image = conjugate(*a, n, s);
    return image.axis == b->axis && image.from == b->from && image.to == b->to;
}

std::vector<Symmetry> preserving_symmetries(const Goal& goal, bool inverse) {
    std::vector<Symmetry> kept;
    for (const auto s : cube::symmetries()) {
        const cube::SymmetryMap map(goal.cube(), s);
        const int n = goal.cube().n;
        bool keeps = same(goal.before(), inverse ? goal.after() : goal.before(), n, s) &&
                     same(goal.after(), inverse ? goal.before() : goal.after(), n, s);
        keeps = keeps && same(goal, map, inverse);
        if (keeps) kept.push_back(s);
    }
    return kept;
}

template <class Change>
std::optional<GeneratorWord> generator_images(std::span<const Generator> generators, Change change) {
    GeneratorWord images;
    for (const auto& generator : generators) {
        const auto turn = change(generator.turn);
        const auto at = std::ranges::find_if(
            generators, [&](const Generator& g) { return g.turn == turn && g.cost == generator.cost; });
        if (at == generators.end()) return std::nullopt;
        images.push_back(static_cast<std::uint16_t>(at - generators.begin()));
    }
    return images;
}

}  // namespace

bool is_unconstrained(const BlockGoal& block) {
    return std::ranges::all_of(std::span(block.wanted.to).first(perm::block_points),
                               [](auto want) { return want == any_label; });
}

bool is_fixed_centre(Cube cube, Place place) { return cube.has_fixed_centres() && place.block == cube.classes(); }

std::vector<Place> points_of(Cube cube, const Part& part) {
    if (!is_fixed_centre(cube, part.stickers[0])) return {part.stickers.begin(), part.stickers.begin() + part.count};
    std::vector<Place> points;
    for (int k = 0; k < 4; ++k) points.push_back({part.stickers[0].block, part.stickers[0].point / 4 * 4 + k});
    return points;
}

Goal::Goal(const cube::State& permutation) : Goal(permutation.cube) {
    auto& alternative = alternatives_.front();
    for (std::size_t i = 0; i < alternative.size(); ++i)
        alternative[i] = {perm::identity(), perm::inverse(permutation.blocks[i])};
}

Goal Goal::free(Cube cube) {
    Goal goal(cube);
    for (auto& block : goal.alternatives_.front()) {
        block.label.to.fill(any_label);
        block.wanted.to.fill(any_label);
    }
    return goal;
}

void Goal::bring(Place from, Place to) {
    const auto set = [&](Place sticker, Place place) {
        for (auto& alternative : alternatives_) {
            auto& [label, wanted] = alternative[sticker.block];
            label[sticker.point] = wanted[place.point] = static_cast<std::uint8_t>(sticker.point);
        }
    };
    if (!is_fixed_centre(cube_, from)) {
        const auto part = cube::part_at(cube_, from), target = cube::part_at(cube_, to);
        for (std::size_t i = 0; i < static_cast<std::size_t>(part.count); ++i)
            set(part.stickers[i], target.stickers[i]);
        return;
    }
    // On an ordinary cube a centre keeps the order of its points; on a supercube it turns as `to` requires.
    const int turned = cube_.super ? to.point - from.point + 24 : 0;
    for (int k = 0; k < 4; ++k)
        set({from.block, from.point / 4 * 4 + k}, {to.block, to.point / 4 * 4 + (k + turned) % 4});
}

void Goal::ignore(std::span<const Part> parts) {
    for (const auto& part : parts)
        for (const auto place : points_of(cube_, part))
            for (auto& alternative : alternatives_) release(alternative[place.block], place.point);
}

void Goal::keep_only(std::span<const Part> parts) {
    std::vector<std::uint32_t> kept(static_cast<std::size_t>(cube_.blocks()), 0);
    for (const auto& part : parts)
        for (const auto place : points_of(cube_, part)) kept[place.block] |= 1U << place.point;
    for (auto& alternative : alternatives_)
        for (std::size_t block = 0; block < alternative.size(); ++block)
            for (int point = 0; point < perm::block_points; ++point)
                if (!(kept[block] >> point & 1U)) release(alternative[block], point);
}

// Labels are points until some are merged, and a quarter of the point is its face.
void Goal::colors_only() {
    for (auto& alternative : alternatives_)
        for (int i = 0; i < cube_.blocks(); ++i)
            if (cube::is_centre(cube::kind_of(cube_, i))) merge_colors(alternative[i]);
}

bool Goal::holds(const cube::State& state) const {
    return std::ranges::any_of(alternatives_,
                               [&](const Alternative& alternative) { return search::holds(alternative, state); });
}

std::vector<Symmetry> symmetries(const Goal& goal) { return preserving_symmetries(goal, false); }
std::vector<Symmetry> antisymmetries(const Goal& goal) {
    return goal.rotation_is_free() ? std::vector<Symmetry>{} : preserving_symmetries(goal, true);
}

std::optional<GeneratorWord> images(std::span<const Generator> generators, int n, Symmetry s) {
    return generator_images(generators, [=](const Turn& turn) { return conjugate(turn, n, s); });
}

std::optional<GeneratorWord> inverses(std::span<const Generator> generators) {
    return generator_images(generators, [](const Turn& turn) { return cube::inverse(turn); });
}

}  // namespace cubelang::search
