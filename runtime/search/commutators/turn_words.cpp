#include "runtime/search/commutators/turn_words.hpp"

#include <algorithm>
#include <utility>

#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {
cube::Turn inverse(cube::Turn turn) {
    turn.quarters = 4 - turn.quarters;
    return turn;
}

Turns inverse(Turns turns) {
    std::ranges::reverse(turns);
    for (auto& turn : turns) turn = inverse(turn);
    return turns;
}

Turns joined(std::initializer_list<Turns> pieces) {
    Turns all;
    for (const auto& piece : pieces) all.insert(all.end(), piece.begin(), piece.end());
    return all;
}

Turns commutator(const Turns& x, const Turns& y) { return joined({x, y, inverse(x), inverse(y)}); }

Turns merged(const Turns& turns) {
    Turns made;  // about each axis by layers
    for (const auto& turn : turns) {
        auto at = made.end();
        while (at != made.begin() && (at - 1)->axis == turn.axis &&
               std::pair((at - 1)->from, (at - 1)->to) >= std::pair(turn.from, turn.to))
            --at;
        if (at == made.end() || at->axis != turn.axis || at->from != turn.from || at->to != turn.to) {
            made.insert(at, turn);
            continue;
        }
        at->quarters = (at->quarters + turn.quarters) % 4;
        if (at->quarters == 0) made.erase(at);
    }
    return made;
}

cube::WordPtr word_of(const Turns& turns, int n) {
    std::vector<cube::Move> moves;
    for (const auto& turn : turns) moves.push_back(move_of(turn, n));
    return cube::make_run(std::move(moves));
}

cube::State performed(cube::Cube cube, const Turns& turns) {
    auto state = cube::solved(cube);
    cube::Turner turner(cube);
    for (const auto& turn : turns) turner.apply(state.blocks, turn);
    return state;
}

}  // namespace cubelang::search::commutators
