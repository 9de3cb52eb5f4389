#include "runtime/search/commutators/local_words.hpp"

#include <algorithm>

#include "runtime/search/space/generator_words.hpp"

namespace cubelang::search::commutators {
namespace {

// The chosen blocks of each generator, one row after the other.
perm::Blocks effects_on(cube::Cube cube, std::span<const Generator> generators, std::span<const int> blocks) {
    perm::Blocks effects;
    cube::Turner turner(cube);
    for (const auto& generator : generators) {
        auto state = perm::identity_blocks(static_cast<std::size_t>(cube.blocks()));
        turner.apply(state, generator.turn);
        for (const int block : blocks) effects.push_back(state[block]);
    }
    return effects;
}

}  // namespace

LocalWords::LocalWords(cube::Cube cube, std::span<const Generator> generators, std::vector<int> blocks, int longest,
                       std::size_t most)
    : generators_(generators.begin(), generators.end()),
      blocks_(std::move(blocks)),
      letters_(1),
      ends_{1},
      effects_(perm::identity_blocks(blocks_.size())) {
    const auto turned = effects_on(cube, generators_, blocks_);
    const GeneratorWords order(generators_, cube.n);
    const auto width = blocks_.size();
    const auto multiply = perm::kernel().multiply;
    std::vector<std::uint32_t> nodes{GeneratorWords::start};
    for (std::size_t from = 0; this->longest() < longest;) {
        const auto end = letters_.size();
        for (; from < end && letters_.size() <= most; ++from)
            for (const auto [generator, node] : order.after(nodes[from])) {
                letters_.push_back(letters_[from]);
                letters_.back().push_back(generator);
                nodes.push_back(node);
                effects_.resize(effects_.size() + width);
                auto* const there = &effects_[effects_.size() - width];
                multiply(&effects_[from * width], &turned[generator * width], there, width);
            }
        if (letters_.size() > most) letters_.resize(end);
        if (letters_.size() == end) break;
        ends_.push_back(letters_.size());
    }
    effects_.resize(letters_.size() * width);
    backs_ = perm::inverse(effects_);
}

Turns LocalWords::turns(std::size_t word) const {
    Turns turns;
    for (const auto letter : letters_[word]) turns.push_back(generators_[letter].turn);
    return turns;
}

}  // namespace cubelang::search::commutators
