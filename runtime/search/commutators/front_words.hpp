#pragma once
// Tasks of the table of basic algorithms, and the words of turns among which they are searched.

#include <array>
#include <optional>
#include <vector>

#include "runtime/cube/coordinates/synthesizer.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search::commutators {

/// The front face's places, in the order of their fruldb numbers. A fixed centre is represented by one of its four
/// points.
class FrontFace {
public:
    explicit FrontFace(cube::Cube cube);
    [[nodiscard]] const std::vector<cube::Place>& places() const { return places_; }
    /// The number of the front place where the part of this sticker shows; nothing if it does not.
    [[nodiscard]] std::optional<int> shown_place(cube::Place sticker) const;
    [[nodiscard]] int number_of(cube::Place place) const;

private:
    cube::Cube cube_;
    std::vector<cube::Place> places_;
};

/// Sticker `origin` must arrive at front place number `destination`; a fixed centre at its point in FrontFace.
struct FrontTask {
    cube::Place origin;
    int destination = 0;
    std::optional<int> own;  ///< the front place of the origin's own part, if that is not the destination
    friend bool operator==(const FrontTask&, const FrontTask&) = default;
};

[[nodiscard]] FrontTask task_of(const FrontFace& front, cube::Cube cube, const cube::BasicAlgorithm& entry);

/// The representative of a task under the symmetries that fix the front face, and the symmetry that leads to it.
struct FrontTaskImage {
    FrontTask task;
    cube::Symmetry symmetry;
};
[[nodiscard]] FrontTaskImage least_image(const FrontFace& front, cube::Cube cube, const FrontTask& task);

/// The words of layer turns of one cube, their effects, and the keys of front stickers.
class FrontWords {
public:
    explicit FrontWords(int n);

    [[nodiscard]] static int at(const perm::Blocks& state, cube::Place sticker) {
        return state[sticker.block][sticker.point];
    }
    /// The random key of the sticker of a front place at a point of its class; a state's key is their sum.
    [[nodiscard]] std::uint64_t key(int place, int point) const { return keys_[place][point]; }
    [[nodiscard]] std::uint64_t key(const perm::Blocks& state, int place) const {
        return key(place, at(state, this->place(place)));
    }
    [[nodiscard]] std::uint64_t key(const perm::Blocks& state) const;

    [[nodiscard]] cube::Place place(int number) const { return front.places()[number]; }
    [[nodiscard]] perm::Blocks state_after(const GeneratorWord& word) const;
    /// Does the word bring the origin to its destination and keep the rest of the front face, except place `own`?
    [[nodiscard]] bool solves(const GeneratorWord& word, const FrontTask& task) const;

    cube::Cube cube;  ///< a supercube, since the rotation of the front centre counts
    FrontFace front;
    std::vector<Generator> generators;
    GeneratorWords words;
    Effects turns;

private:
    std::vector<std::array<std::uint64_t, perm::block_points>> keys_;
};

/// The track of a walk without pruning: the state after each turn.
class FrontTrack {
public:
    FrontTrack(const FrontWords& words, int length)
        : words_(&words), states_(static_cast<std::size_t>(length) + 1, cube::solved(words.cube).blocks) {}

    void begin(const WordBranch& branch) { states_[0] = words_->state_after(branch.word); }
    static void expand(std::size_t /*depth*/, std::span<const GeneratorWords::Step> /*steps*/, int /*rest*/) {}
    bool enter(std::size_t depth, std::size_t /*i*/, std::uint16_t generator, int /*rest*/) {
        const auto& before = states_[depth];
        perm::kernel().multiply(before.data(), words_->turns[generator].data(), states_[depth + 1].data(),
                                before.size());
        return true;
    }
    [[nodiscard]] static bool is_answer(const GeneratorWord& /*word*/) { return true; }
    [[nodiscard]] const perm::Blocks& state(std::size_t depth) const { return states_[depth]; }

private:
    const FrontWords* words_;
    std::vector<perm::Blocks> states_;  ///< by depth
};

using FrontWalk = WordWalk<FrontTrack>;
[[nodiscard]] inline FrontWalk walk_of(const FrontWords& words, int length) {
    return {words.generators, words.words, FrontTrack(words, length)};
}
/// All words of one length, a branch for each first turn.
[[nodiscard]] inline std::vector<WordBranch> branches_of(const FrontWords& words, int length) {
    return split(walk_of(words, length), {{{}, GeneratorWords::start, length, 0}}, 2, 1);
}

}  // namespace cubelang::search::commutators
