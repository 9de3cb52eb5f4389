#include "runtime/cube/cycles.hpp"

#include <algorithm>

namespace cubelang::cube {
namespace {

using Problem = std::optional<CycleProblem>;

// The checks examine the whole cycle and report the first part that breaks their rule.

Problem check_kinds(Cube cube, std::span<const CyclePart> cycle) {
    const auto orbit = [&](const Part& part) { return identity_of(cube, part).block; };
    for (std::size_t i = 1; i < cycle.size(); ++i) {
        if (cycle[i].part.kind != cycle[0].part.kind) return CycleProblem{CycleFault::mixed_kinds, i};
        if (orbit(cycle[i].part) != orbit(cycle[0].part)) return CycleProblem{CycleFault::other_orbit, i};
    }
    return std::nullopt;
}

Problem check_repeats(Cube cube, std::span<const CyclePart> cycle) {
    std::map<int, std::size_t> seen;
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        const auto [first, fresh] = seen.emplace(identity_of(cube, cycle[i].part).point, i);
        if (!fresh) return CycleProblem{CycleFault::repeated, i, first->second};
    }
    return std::nullopt;
}

Problem check_handedness(std::span<const CyclePart> cycle) {
    if (cycle[0].part.kind != Kind::corner) return std::nullopt;
    for (std::size_t i = 1; i < cycle.size(); ++i)
        if (is_clockwise(cycle[i].part) != is_clockwise(cycle[0].part))
            return CycleProblem{CycleFault::mixed_handedness, i};
    return std::nullopt;
}

Problem check_centre_signs(Cube cube, std::span<const CyclePart> cycle) {
    const bool fixed = cycle[0].part.kind == Kind::fixed_centre;
    if (fixed && cube.super) return std::nullopt;
    const int first = cycle[0].part.stickers[0].point;
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        if (!cycle[i].signed_) continue;
        if (fixed) return CycleProblem{CycleFault::ordinary_centre, i};
        // The orientation of a centre off the middle is fixed by its place: k quarters from the arrow.
        if ((cycle[i].part.stickers[0].point - first - cycle[i].turns) % 4 != 0)
            return CycleProblem{CycleFault::centre_turn, i};
    }
    return std::nullopt;
}

Problem check_signs(Cube cube, std::span<const CyclePart> cycle) {
    const Kind kind = cycle[0].part.kind;
    if (is_centre(kind)) return check_centre_signs(cube, cycle);
    for (std::size_t i = 1; i < cycle.size(); ++i)
        if (cycle[i].signed_) return CycleProblem{CycleFault::sign_not_first, i};
    if (!cycle[0].signed_) return std::nullopt;
    const int turns = cycle[0].turns;
    if (turns != 1 && !(turns == -1 && kind == Kind::corner)) return CycleProblem{CycleFault::wrong_sign, 0};
    return kind == Kind::wing ? Problem(CycleProblem{CycleFault::wing_flip, 0}) : std::nullopt;
}

// A wing's first sticker stays in its class; a spelling that leaves it would flip the wing.
Problem check_wings(std::span<const CyclePart> cycle) {
    if (cycle[0].part.kind != Kind::wing) return std::nullopt;
    for (std::size_t i = 1; i < cycle.size(); ++i)
        if (cycle[i].part.stickers[0].block != cycle[0].part.stickers[0].block)
            return CycleProblem{CycleFault::wing_flip, i};
    return std::nullopt;
}

Problem check(Cube cube, std::span<const CyclePart> cycle) {
    if (auto problem = check_kinds(cube, cycle)) return problem;
    if (auto problem = check_repeats(cube, cycle)) return problem;
    if (auto problem = check_handedness(cycle)) return problem;
    if (auto problem = check_signs(cube, cycle)) return problem;
    return check_wings(cycle);
}

// The cycle as a permutation: sticker i of a part moves to sticker i (+ shift) of the next.
class CycleMaker {
public:
    explicit CycleMaker(std::map<int, perm::Block>& blocks) : blocks_(blocks) {}

    void send(const Part& from, const Part& to, int shift) {
        for (int i = 0; i < from.count; ++i) send(sticker(from, i), sticker(to, (i + shift) % to.count));
    }
    // A fixed centre is four points that turn together.
    void send_centre(const Part& from, const Part& to, int quarters) {
        const auto [block, source] = from.stickers[0];
        const int target = to.stickers[0].point / 4 * 4;
        for (int k = 0; k < 4; ++k) send({block, source / 4 * 4 + k}, {block, target + ((k + quarters) % 4 + 4) % 4});
    }

private:
    static Place sticker(const Part& part, int i) { return part.stickers[i]; }
    void send(Place from, Place to) {
        blocks_.try_emplace(from.block, perm::identity()).first->second[from.point] =
            static_cast<std::uint8_t>(to.point);
    }
    std::map<int, perm::Block>& blocks_;
};

// The shift of the last part's stickers along the first's spelling that the sign causes.
int shift_of(const CyclePart& first) {
    if (first.part.kind != Kind::corner) return first.turns != 0 ? 1 : 0;
    const int clockwise = (first.turns + 3) % 3;
    return is_clockwise(first.part) ? clockwise : (3 - clockwise) % 3;
}

std::map<int, perm::Block> blocks_of(std::span<const CyclePart> cycle) {
    std::map<int, perm::Block> blocks;
    CycleMaker maker(blocks);
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        const bool last = i + 1 == cycle.size();
        const auto &here = cycle[i], &next = cycle[last ? 0 : i + 1];
        if (here.part.kind == Kind::fixed_centre)
            maker.send_centre(here.part, next.part, next.turns - (i == 0 ? 0 : here.turns));
        else
            maker.send(here.part, next.part, last && !is_centre(here.part.kind) ? shift_of(next) : 0);
    }
    return blocks;
}

void append_cycle(std::string& text, Cube cube, const PartCycle& cycle) {
    if (!text.empty()) text += ' ';
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        text += i == 0 ? '(' : ',';
        text += turn_sign(cycle[i].turns);
        text += name(cube, cycle[i].part);
    }
    text += ')';
}

}  // namespace

std::optional<CycleProblem> apply_cycle(State& state, std::span<const CyclePart> cycle) {
    if (auto problem = check(state.cube, cycle)) return problem;
    for (const auto& [block, permutation] : blocks_of(cycle)) {
        auto& target = state.blocks[block];
        target = perm::product(target, permutation);
    }
    return std::nullopt;
}

std::string_view turn_sign(int turns) {
    constexpr std::string_view signs[] = {"", "+", "++", "-"};
    return signs[(turns % 4 + 4) % 4];
}

// One orbit at a time, since the cycles of a large cube are many times as large as their text.
std::string cycle_text(const State& state, StopToken stop, const CycleStarts& starts) {
    std::string text;
    for (const int orbit : orbit_blocks(state.cube)) {
        if (stop.stop_requested()) break;
        for (const auto& cycle : cycles_of(state, {&orbit, 1}, starts)) append_cycle(text, state.cube, cycle);
    }
    return text.empty() ? "()" : text;
}

std::string cycle_text(Cube cube, const std::vector<PartCycle>& cycles) {
    std::string text;
    for (const auto& cycle : cycles) append_cycle(text, cube, cycle);
    return text.empty() ? "()" : text;
}

FirstCycles first_cycles(const State& state, std::size_t enough, StopToken stop, const CycleStarts& starts) {
    FirstCycles begun;
    for (const int orbit : orbit_blocks(state.cube)) {
        if (stop.stop_requested()) break;
        for (const auto& cycle : cycles_of(state, {&orbit, 1}, starts)) {
            if (enough == 0) {
                ++begun.left_out;
                continue;
            }
            auto& text = begun.cycles.emplace_back();
            append_cycle(text, state.cube, cycle);
            enough -= std::min(enough, text.size() + 1);
        }
    }
    return begun;
}

}  // namespace cubelang::cube
