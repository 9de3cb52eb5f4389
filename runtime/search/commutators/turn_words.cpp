#include "runtime/search/commutators/turn_words.hpp"

#include <algorithm>
#include <utility>

namespace cubelang::search::commutators {

Turns inverse(Turns turns) {
    std::ranges::reverse(turns);
    for (auto& turn : turns) turn = cube::inverse(turn);
    return turns;
}

Turns concatenated(std::initializer_list<std::span<const cube::Turn>> pieces) {
    Turns all;
    std::size_t size = 0;
    for (const auto& piece : pieces) size += piece.size();
    all.reserve(size);
    for (const auto& piece : pieces) all.insert(all.end(), piece.begin(), piece.end());
    return all;
}

Turns commutator(const Turns& x, const Turns& y) { return concatenated({x, y, inverse(x), inverse(y)}); }

Turns merge_turns(const Turns& turns) {
    Turns result;
    result.reserve(turns.size());
    for (const auto& turn : turns) merge_into(result, turn);
    return result;
}

// Turns about one axis are sorted by layers.
void merge_into(Turns& merged, const cube::Turn& turn) {
    auto at = merged.end();
    while (at != merged.begin() && (at - 1)->axis == turn.axis &&
           std::pair((at - 1)->from, (at - 1)->to) >= std::pair(turn.from, turn.to))
        --at;
    if (at == merged.end() || at->axis != turn.axis || at->from != turn.from || at->to != turn.to) {
        merged.insert(at, turn);
        return;
    }
    at->quarters = (at->quarters + turn.quarters) % 4;
    if (at->quarters == 0) merged.erase(at);
}

cube::WordPtr word_of(const Turns& turns, int n) {
    std::vector<cube::Move> moves;
    for (const auto& turn : turns) moves.push_back(move_of(turn, n));
    return cube::make_run(std::move(moves));
}

cube::State state_after(cube::Cube cube, const Turns& turns) {
    auto state = cube::solved(cube);
    cube::Turner turner(cube);
    for (const auto& turn : turns) turner.apply(state.blocks, turn);
    return state;
}

namespace {

using cube::Turn;

bool same_layers(const Turn& a, const Turn& b) { return a.axis == b.axis && a.from == b.from && a.to == b.to; }

// turns = before * core * before', where the ends of the core do not merge.
struct Reduction {
    Turns before, core;
};

Reduction reduce(Turns core) {
    Turns before;
    while (core.size() > 1 && same_layers(core.front(), core.back())) {
        const Turn last = core.back();
        core.pop_back();
        before.push_back(inverse(last));
        core.front().quarters = (core.front().quarters + last.quarters) % 4;
        if (core.front().quarters == 0) core.erase(core.begin());
    }
    return {before, core};
}

Turns subword(const Turns& turns, std::size_t from, std::size_t to) {
    return {turns.begin() + static_cast<std::ptrdiff_t>(from), turns.begin() + static_cast<std::ptrdiff_t>(to)};
}

// core = X Y Z X' Y' Z'
std::optional<CommutatorOfTurns> split_in_three(const Turns& core) {
    const auto half = core.size() / 2;
    const auto second = subword(core, half, core.size());
    for (std::size_t i = 1; i < half; ++i)
        for (std::size_t j = i + 1; j <= half; ++j) {
            const auto x = subword(core, 0, i), y = subword(core, i, j), z = subword(core, j, half);
            if (concatenated({inverse(x), inverse(y), inverse(z)}) == second)
                return CommutatorOfTurns{{}, concatenated({x, y}), concatenated({z, inverse(x)})};
        }
    return std::nullopt;
}

// The case without Z: simply [X, Y].
std::optional<CommutatorOfTurns> split_in_two(const Turns& core) {
    const auto half = core.size() / 2;
    const auto second = subword(core, half, core.size());
    for (std::size_t i = 1; i < half; ++i) {
        const auto x = subword(core, 0, i), y = subword(core, i, half);
        if (concatenated({inverse(x), inverse(y)}) == second) return CommutatorOfTurns{{}, x, y};
    }
    return std::nullopt;
}

}  // namespace

std::optional<CommutatorOfTurns> commutator_in_letters(const Turns& turns) {
    const auto [before, core] = reduce(turns);
    if (core.size() < 4 || core.size() % 2 != 0) return std::nullopt;
    for (const auto find : {split_in_two, split_in_three}) {
        auto shifted = core;
        for (std::size_t k = 0; k < core.size(); ++k) {
            if (auto found = find(shifted)) {
                found->c = concatenated({before, subword(core, 0, k)});
                return found;
            }
            std::rotate(shifted.begin(), shifted.begin() + 1, shifted.end());
        }
    }
    return std::nullopt;
}

cube::WordPtr word_of(const CommutatorOfTurns& form, int n) {
    auto commutator = cube::make_commutator(word_of(form.a, n), word_of(form.b, n));
    return form.c.empty() ? commutator : cube::make_conjugate(word_of(form.c, n), std::move(commutator));
}

}  // namespace cubelang::search::commutators
