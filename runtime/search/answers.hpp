#pragma once
// What find hands out: words made into moves, checked by doing them, and those left out that are another's image.

#include <optional>
#include <set>

#include "runtime/search/find.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

class FindAnswers {
public:
    FindAnswers(const Goal& goal, std::span<const Generator> generators, const GeneratorWords& words,
                const FindOptions& options);

    /// The answer of a word that begins at a start; nothing if the goal is not reached, or if it is the image of an
    /// earlier one.
    [[nodiscard]] std::optional<FindAnswer> take(const Endpoint& start, const GeneratorWord& word);

private:
    [[nodiscard]] std::optional<FindAnswer> checked(const Endpoint& start, const GeneratorWord& word);
    [[nodiscard]] bool is_new(const GeneratorWord& word);
    [[nodiscard]] std::vector<cube::Move> free_turn(const std::optional<cube::Turn>& turn, int quarters) const;

    const Goal& goal_;
    std::span<const Generator> generators_;
    const GeneratorWords& words_;
    cube::Turner turner_;
    std::vector<GeneratorWord> images_;          ///< of each generator, for each symmetry in use
    std::vector<GeneratorWord> inverse_images_;  ///< the same, for words to be read backwards
    std::set<GeneratorWord> seen_;
};

}  // namespace cubelang::search
