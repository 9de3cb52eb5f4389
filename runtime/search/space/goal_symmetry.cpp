#include "runtime/search/space/goal_symmetry.hpp"

#include <algorithm>
#include <array>

namespace cubelang::search {
namespace {

using cube::Symmetry;
using cube::Turn;

// Do two labellings differ in nothing but the names of the labels? `any` has but one name.
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

bool same(const Goal::Way& here, const Goal::Way& there, const cube::SymmetryMap& map, bool inverse) {
    for (int block = 0; block < static_cast<int>(here.size()); ++block)
        if (!same(here[block], there[map({block, 0}).block], map, block, inverse)) return false;
    return true;
}

// Each way is seen as one of them.
bool same(const Goal& goal, const cube::SymmetryMap& map, bool inverse) {
    return std::ranges::all_of(goal.ways(), [&](const auto& here) {
        return std::ranges::any_of(goal.ways(), [&](const auto& there) { return same(here, there, map, inverse); });
    });
}

Turn conjugate(const Turn& turn, int n, Symmetry s) { return *cube::turn_of(cube::conjugate(move_of(turn, n), s), n); }

// A free turn is free by any angle.
bool same(const std::optional<Turn>& a, const std::optional<Turn>& b, int n, Symmetry s) {
    if (!a || !b) return !a && !b;
    const auto image = conjugate(*a, n, s);
    return image.axis == b->axis && image.from == b->from && image.to == b->to;
}

std::vector<Symmetry> those_that_keep(const Goal& goal, bool inverse) {
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

std::optional<std::uint16_t> index_of(std::span<const Generator> generators, const Turn& turn, int cost) {
    const auto at =
        std::ranges::find_if(generators, [&](const Generator& g) { return g.turn == turn && g.cost == cost; });
    if (at == generators.end()) return std::nullopt;
    return static_cast<std::uint16_t>(at - generators.begin());
}

template <class Change>
std::optional<GeneratorWord> changed(std::span<const Generator> generators, Change change) {
    GeneratorWord images;
    for (const auto& generator : generators) {
        const auto at = index_of(generators, change(generator.turn), generator.cost);
        if (!at) return std::nullopt;
        images.push_back(*at);
    }
    return images;
}

}  // namespace

std::vector<Symmetry> symmetries(const Goal& goal) { return those_that_keep(goal, false); }
std::vector<Symmetry> antisymmetries(const Goal& goal) {
    return goal.rotation_is_free() ? std::vector<Symmetry>{} : those_that_keep(goal, true);
}

std::optional<GeneratorWord> images(std::span<const Generator> generators, int n, Symmetry s) {
    return changed(generators, [=](const Turn& turn) { return conjugate(turn, n, s); });
}

std::optional<GeneratorWord> inverses(std::span<const Generator> generators) {
    return changed(generators, [](Turn turn) {
        turn.quarters = 4 - turn.quarters;
        return turn;
    });
}

}  // namespace cubelang::search
