#include "runtime/cube/query/recognise.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/parts.hpp"

namespace cubelang::query {
namespace {

using cube::State;
using perm::Blocks;

Blocks turned_top(cube::Cube cube, int quarters) {
    auto state = cube::solved(cube);
    if (quarters % 4 != 0) cube::Turner(cube).apply(state.blocks, {cube::Axis::y, 1, 1, quarters % 4});
    return state.blocks;
}

bool centres_are_home(const State& p) {
    const auto& centres = p.blocks[p.cube.classes()];
    for (int point = 0; point < perm::block_points; ++point)
        if (centres[point] / 4 != point / 4) return false;
    return true;
}

// The state in each orientation of the whole cube in which the fixed centres are solved.
std::vector<State> upright(const State& p) {
    std::vector<State> all;
    for (const auto& rotation : cube::rotations()) {
        State turned{p.cube, perm::product(p.blocks, cube::after(p.cube, rotation.moves).blocks)};
        if (!p.cube.has_fixed_centres() || centres_are_home(turned)) all.push_back(std::move(turned));
    }
    return all;
}

int complexity(const RecognisedState& found) {
    const bool mirror = found.symmetry.reflects();
    const auto turns = mirror ? 3 : static_cast<int>(cube::rotation_moves(found.symmetry).size());
    return 100 * mirror + 10 * ((found.before != 0) + (found.after != 0)) + turns;
}

class Recogniser {
public:
    Recogniser(const State& p, std::span<const State> known, const StickerLabels& looks, bool keep_orientation)
        : looks_(looks), keep_orientation_(keep_orientation) {
        for (std::size_t i = 0; i < known.size(); ++i) known_[key(upright_state(known[i]))].push_back(i);
        for (int quarters = 0; quarters < 4; ++quarters) tops_.push_back(turned_top(p.cube, quarters));
    }

    void search(const State& p, bool inverse) {
        for (const auto& oriented : keep_orientation_ ? std::vector{p} : upright(p))
            for (const auto symmetry : cube::symmetries())
                search(cube::conjugate(oriented, cube::inverse(symmetry)), inverse, symmetry);
    }
    std::vector<RecognisedState> take() {
        const bool plain =
            std::ranges::any_of(best_, [](const auto& each) { return !each.second.symmetry.reflects(); });
        std::vector<RecognisedState> all;
        for (const auto& [key, found] : best_)
            if (!plain || !found.symmetry.reflects()) all.push_back(found);
        std::ranges::stable_sort(all, {},
                                 [](const RecognisedState& found) { return complexity(found) + found.inverse; });
        return all;
    }

private:
    using Key = std::vector<std::uint8_t>;

    [[nodiscard]] Key key(const State& p) const {
        Key all;
        for (const auto& block : look(p, looks_))
            all.insert(all.end(), block.to.begin(), block.to.begin() + perm::block_points);
        return all;
    }
    void search(const State& p, bool inverse, cube::Symmetry symmetry) {
        for (int before = 0; before < 4; ++before)
            for (int after = 0; after < 4; ++after) {
                const auto bare =
                    perm::product(perm::product(tops_[static_cast<std::size_t>(4 - before) % 4], p.blocks),
                                  tops_[static_cast<std::size_t>(4 - after) % 4]);
                const auto at = known_.find(key({p.cube, bare}));
                if (at == known_.end()) continue;
                for (const auto which : at->second) offer({which, inverse, symmetry, before, after});
            }
    }
    void offer(const RecognisedState& found) {
        const auto [at, is_new] = best_.emplace(std::pair(found.which, found.inverse), found);
        if (!is_new && complexity(found) < complexity(at->second)) at->second = found;
    }

    const StickerLabels& looks_;
    bool keep_orientation_;
    std::map<Key, std::vector<std::size_t>> known_;
    std::vector<Blocks> tops_;
    std::map<std::pair<std::size_t, bool>, RecognisedState> best_;
};

}  // namespace

StickerLabels colors_of_centres(cube::Cube cube) {
    StickerLabels looks;
    for (int i = 0; i < cube.blocks(); ++i) {
        auto& block = looks.emplace_back(perm::identity());
        if (cube.super || !cube::is_centre(cube::kind_of(cube, i))) continue;
        for (int point = 0; point < perm::block_points; ++point) block[point] = static_cast<std::uint8_t>(point / 4);
    }
    return looks;
}

Blocks look(const State& p, const StickerLabels& looks) {
    stop_point();
    Blocks seen = looks;
    for (std::size_t i = 0; i < looks.size(); ++i)
        for (int point = 0; point < perm::block_points; ++point) seen[i][p.blocks[i][point]] = looks[i][point];
    return seen;
}

std::vector<RecognisedState> recognise(const State& p, std::span<const State> known, const StickerLabels& looks,
                                       bool keep_orientation) {
    Recogniser recogniser(p, known, looks, keep_orientation);
    recogniser.search(p, false);
    recogniser.search({p.cube, perm::inverse(p.blocks)}, true);
    return recogniser.take();
}

State upright_state(const State& p) {
    if (!p.cube.has_fixed_centres()) return p;
    const auto all = upright(p);
    return all.empty() ? p : all.front();
}

}  // namespace cubelang::query
