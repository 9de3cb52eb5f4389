#pragma once
// What find keeps track of along a word: the masked state, and what the perimeter says of it.

#include <deque>

#include "runtime/search/space/perimeter.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {

class PerimeterTrack {
public:
    PerimeterTrack(const MaskedSpace& space, std::span<const Generator> generators, const Perimeter& perimeter)
        : space_(&space), generators_(generators), perimeter_(&perimeter), width_(space.tracked().size()) {}
    /// A copy begins by itself: levels point into one another.
    PerimeterTrack(const PerimeterTrack& other) : PerimeterTrack(*other.space_, other.generators_, *other.perimeter_) {}
    PerimeterTrack& operator=(const PerimeterTrack&) = delete;

    /// Can a target be reached at just this cost, as far as the perimeter knows? Not if a target was passed on the way.
    [[nodiscard]] bool may(int rest, const Fingerprint& print, bool at_start = false) const {
        if (!asked(rest)) return true;
        const int distance = perimeter_->distance(print);
        return distance <= rest && (distance > 0 || rest == 0 || at_start);
    }

    void begin(const WordBranch& branch);
    void expand(std::size_t depth, std::span<const GeneratorWords::Step> steps, int rest);
    bool enter(std::size_t depth, std::size_t i, std::uint16_t /*generator*/, int rest) {
        auto& here = levels_[depth];
        if (!may(rest, here.prints[i])) return false;
        level(depth + 1).state = here.children.data() + i * width_;
        return true;
    }
    /// Answers are checked by doing them.
    [[nodiscard]] static bool is_answer(const GeneratorWord& /*word*/) { return true; }

private:
    struct Level {
        const perm::Block* state = nullptr;
        MaskedState children;  ///< one after the other
        std::vector<Fingerprint> prints;
    };
    /// Is the perimeter asked with so much left?
    [[nodiscard]] bool asked(int rest) const { return rest <= perimeter_->depth(); }
    Level& level(std::size_t depth);

    const MaskedSpace* space_;
    std::span<const Generator> generators_;
    const Perimeter* perimeter_;
    std::size_t width_;
    MaskedState first_;
    std::deque<Level> levels_;  ///< a deque: growing leaves the levels where they are
};

}  // namespace cubelang::search
