#include "runtime/search/commutators/turn_words.hpp"

#include <algorithm>

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
