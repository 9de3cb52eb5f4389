#pragma once
// What find keeps track of along a word: the masked state, and what is known of its distance from the targets.

#include <deque>

#include "runtime/search/space/word_walk.hpp"
#include "runtime/search/vicinity.hpp"

namespace cubelang::search {

class PerimeterTrack {
public:
    /// Words need not begin with a turn that is free before them.
    PerimeterTrack(const MaskedSpace& space, std::span<const Generator> generators, const Vicinity& vicinity,
                   const FreeTurn& free)
        : space_(&space), generators_(generators), vicinity_(&vicinity), free_(free), width_(space.tracked().size()) {}
    /// A copy begins by itself: levels point into one another.
    PerimeterTrack(const PerimeterTrack& other)
        : PerimeterTrack(*other.space_, other.generators_, *other.vicinity_, other.free_) {}
    PerimeterTrack& operator=(const PerimeterTrack&) = delete;

    void begin(const WordBranch& branch);
    void expand(std::size_t depth, std::span<const GeneratorWords::Step> steps, int rest);
    bool enter(std::size_t depth, std::size_t i, std::uint16_t generator, int rest) {
        auto& here = levels_[depth];
        if (here.only_free_axis && is_free(free_, generators_[generator].turn)) return false;
        if (!vicinity_->may(rest, here.prints[i])) return false;
        const bool only_free_axis = here.only_free_axis && is_on_free_axis(generator);
        auto& next = level(depth + 1);
        next.state = here.children.data() + i * width_;
        next.only_free_axis = only_free_axis;
        return true;
    }
    /// Answers are checked by doing them.
    [[nodiscard]] static bool is_answer(const GeneratorWord& /*word*/) { return true; }

private:
    struct Level {
        const perm::Block* state = nullptr;
        bool only_free_axis = false;  ///< the word so far: then a free turn may be brought to its beginning
        MaskedState children;         ///< one after the other
        std::vector<Fingerprint> prints;
    };
    [[nodiscard]] bool is_on_free_axis(std::uint16_t generator) const {
        return free_ && generators_[generator].turn.axis == free_->axis;
    }
    Level& level(std::size_t depth);

    const MaskedSpace* space_;
    std::span<const Generator> generators_;
    const Vicinity* vicinity_;
    FreeTurn free_;
    std::size_t width_;
    MaskedState first_;
    std::deque<Level> levels_;  ///< a deque: growing leaves the levels where they are
};

}  // namespace cubelang::search
