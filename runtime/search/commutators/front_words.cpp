#include "runtime/search/synthesizer/front_words.hpp"

#include <random>

namespace cubelang::search::synthesizer {

FrontWords::FrontWords(int n)
    : cube{n, true}, front(cube), generators(layer_turns(n)), words(generators, n), keys_(front.places().size()) {
    cube::Turner turner(cube);
    for (const auto& generator : generators) {
        turns.push_back(cube::solved(cube).blocks);
        turner.apply(turns.back(), generator.turn);
    }
    std::mt19937_64 chance(1);
    for (auto& row : keys_)
        for (auto& key : row) key = chance();
}

std::uint64_t FrontWords::key(const perm::Blocks& state) const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < keys_.size(); ++i)
        sum += keys_[i][static_cast<std::size_t>(at(state, front.places()[i]))];
    return sum;
}

perm::Blocks FrontWords::state_after(const GeneratorWord& word) const {
    auto state = cube::solved(cube).blocks;
    for (const auto generator : word) perm::multiply_by(state, turns[generator]);
    return state;
}

bool FrontWords::does(const GeneratorWord& word, const FrontTask& task) const {
    const auto state = state_after(word);
    for (int i = 0; i < static_cast<int>(front.places().size()); ++i)
        if (i != task.destination && i != task.own && at(state, place(i)) != place(i).point) return false;
    return at(state, task.origin) == place(task.destination).point;
}

std::vector<cube::Move> FrontWords::moves(const GeneratorWord& word) const {
    std::vector<cube::Move> moves;
    for (const auto generator : word) moves.push_back(generators[generator].move);
    return moves;
}

}  // namespace cubelang::search::synthesizer
