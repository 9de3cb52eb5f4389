#pragma once
// All short sequences of turns, and what they do to some blocks of a cube: those that a question is about, however
// large the cube is.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {

class LocalWords {
public:
    using Letters = std::vector<std::uint16_t>;  ///< indexes of generators

    /// None twice in another order; all of a length or none of them, and not more than `most`.
    LocalWords(cube::Cube cube, std::span<const Generator> generators, std::vector<int> blocks, int longest,
               std::size_t most);

    [[nodiscard]] std::size_t size() const { return letters_.size(); }
    [[nodiscard]] std::size_t up_to(std::size_t length) const { return ends_[std::min(length, ends_.size() - 1)]; }
    [[nodiscard]] int longest() const { return static_cast<int>(ends_.size()) - 1; }
    [[nodiscard]] const Letters& letters(std::size_t word) const { return letters_[word]; }
    [[nodiscard]] Turns turns(std::size_t word) const;
    /// What it does to the chosen blocks, in their order, and what its inverse does.
    [[nodiscard]] const perm::Block* effect(std::size_t word) const { return &effects_[word * blocks_.size()]; }
    [[nodiscard]] const perm::Block* back(std::size_t word) const { return &backs_[word * blocks_.size()]; }
    [[nodiscard]] const std::vector<int>& blocks() const { return blocks_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }

private:
    std::vector<Generator> generators_;
    std::vector<int> blocks_;
    std::vector<Letters> letters_;  ///< the first has none
    std::vector<std::size_t> ends_;
    perm::Blocks effects_, backs_;
};

}  // namespace cubelang::search::commutators
