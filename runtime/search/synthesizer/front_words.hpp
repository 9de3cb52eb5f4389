#pragma once
// What a search for basic algorithms knows of one cube, and the words that it walks through.

#include <array>

#include "runtime/cube/turns.hpp"
#include "runtime/search/space/generator_words.hpp"
#include "runtime/search/synthesizer/entries.hpp"

namespace cubelang::search::synthesizer {

class FrontWords {
public:
    explicit FrontWords(int n);

    [[nodiscard]] static int at(const perm::Blocks& state, cube::Place sticker) {
        return state[static_cast<std::size_t>(sticker.block)][sticker.point];
    }
    /// The random key of the sticker of a front place standing at a point of its class; a state's key is the sum of
    /// them.
    [[nodiscard]] std::uint64_t key(int place, int point) const {
        return keys_[static_cast<std::size_t>(place)][static_cast<std::size_t>(point)];
    }
    [[nodiscard]] std::uint64_t key(const perm::Blocks& state, int place) const {
        return key(place, at(state, this->place(place)));
    }
    [[nodiscard]] std::uint64_t key(const perm::Blocks& state) const;

    [[nodiscard]] cube::Place place(int number) const { return front.places()[static_cast<std::size_t>(number)]; }
    [[nodiscard]] perm::Blocks state_after(const GeneratorWord& word) const;
    /// Does the word bring the origin home and leave the rest of the front as it was?
    [[nodiscard]] bool does(const GeneratorWord& word, const FrontTask& want) const;
    [[nodiscard]] std::vector<cube::Move> moves(const GeneratorWord& word) const;

    cube::Cube cube;  ///< a supercube: the front centre's turn counts
    FrontFace front;
    std::vector<Generator> generators;
    GeneratorWords words;
    std::vector<perm::Blocks> turns;  ///< by generator

private:
    std::vector<std::array<std::uint64_t, perm::block_points>> keys_;
};

/// All canonical words of one length, in `beginnings` parts, with the states that they make.
class BasicWalk {
public:
    BasicWalk(const FrontWords& setting, int length)
        : setting_(setting), states_(static_cast<std::size_t>(length) + 1, cube::solved(setting.cube).blocks) {}

    [[nodiscard]] std::size_t beginnings() const {
        return states_.size() == 1 ? 1 : setting_.words.after(GeneratorWords::start).size();
    }
    template <class Visit>
    void from(std::size_t beginning, Visit visit) {
        if (states_.size() == 1) return visit(word_, states_[0]);
        step(setting_.words.after(GeneratorWords::start)[beginning], visit);
    }

private:
    template <class Visit>
    void step(GeneratorWords::Step made, Visit& visit) {
        const auto& before = states_[word_.size()];
        auto& after = states_[word_.size() + 1];
        perm::kernel().multiply(before.data(), setting_.turns[made.generator].data(), after.data(), after.size());
        word_.push_back(made.generator);
        if (word_.size() + 1 == states_.size())
            visit(word_, after);
        else
            for (const auto next : setting_.words.after(made.node)) step(next, visit);
        word_.pop_back();
    }

    const FrontWords& setting_;
    std::vector<perm::Blocks> states_;
    GeneratorWord word_;
};

}  // namespace cubelang::search::synthesizer
