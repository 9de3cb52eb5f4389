#pragma once
// All words up to some length that preserve given orbits of points, up to a rotation of the whole cube: the words of a
// stabilizer. They are met in the middle. Two words a, b take each orbit to the same places if a b' preserves it; so
// all words of half the length are put into a table by these places, and each word of the other half is looked up
// there. Every canonical word (space/generators.hpp) is found, and none twice.
//
// With frames (frames.hpp): for a = t f and b = u g, a b' is t (c u' c') c with c = f g'.

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "runtime/search/sets/frames.hpp"
#include "runtime/search/sets/places.hpp"
#include "runtime/search/sets/word_table.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search::sets {

class StabilizerWords {
public:
    /// A word, and the state that it makes when the whole cube has been turned back.
    struct Found {
        GeneratorWord word;
        cube::State state;
    };

    /// `generators`: closed under inversion; their costs are ignored.
    StabilizerWords(cube::Cube cube, std::vector<Generator> generators, const Orbits& orbits, SearchLimits limits);

    /// Calls found(…), from one thread at a time and in no certain order, for all words of this many turns. False
    /// if stopped.
    [[nodiscard]] bool find(int length, const std::function<void(const Found&)>& found);

    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }
    /// The state that a word makes when the whole cube has been turned back.
    [[nodiscard]] cube::State state_of(std::span<const std::uint16_t> word) const { return frames_.state_of(word); }

private:
    class Track;
    using Row = perm::Blocks;

    template <class Leaf>
    [[nodiscard]] bool walk(int length, const Leaf& leaf);
    [[nodiscard]] bool fits(int length) const;
    [[nodiscard]] bool make_table();
    [[nodiscard]] std::optional<Found> joined(const GeneratorWord& first, const GeneratorWord& second) const;

    cube::Cube cube_;
    std::vector<Generator> generators_;
    std::vector<std::uint16_t> inverse_;  ///< of each generator
    SearchLimits limits_;
    Reporter reporter_{limits_};
    GeneratorWords words_;
    Frames frames_;
    WordCode codes_;
    Places places_;
    std::vector<std::uint64_t> counts_;  ///< words of each length
    int half_ = 0;                       ///< the length of the words in the table
    std::unique_ptr<WordTable> table_;
};

}  // namespace cubelang::search::sets
