#pragma once
// The depth-first half of find: all words of one price that begin in a certain way and may still reach a target.

#include <atomic>
#include <functional>

#include "runtime/search/space/generator_words.hpp"
#include "runtime/search/space/perimeter.hpp"

namespace cubelang::search {

/// The beginning of a word.
struct FindBranch {
    std::size_t start = 0;  ///< index of the start
    GeneratorWord word;
    std::uint32_t node = GeneratorWords::start;
    int rest = 0;  ///< what may still be spent
    MaskedState labels;
};

class FindWalk {
public:
    FindWalk(const MaskedSpace& space, std::span<const Generator> generators, const GeneratorWords& words,
             const Perimeter& perimeter);

    /// Can a target be reached at just this price, as far as the perimeter knows? Not if a target was passed on the
    /// way.
    [[nodiscard]] bool may(int rest, const Fingerprint& print, bool at_start = false) const;
    /// Is the perimeter asked with so much left?
    [[nodiscard]] bool asked(int rest) const { return rest <= perimeter_.depth(); }
    /// The branches that are one turn longer.
    void split(const FindBranch& branch, std::vector<FindBranch>& longer);
    /// Calls answer(word) for all words of the branch, and every now and then pause(nodes since); either says false to
    /// end.
    void walk(const FindBranch& branch, const std::function<bool(const GeneratorWord&)>& answer,
              const std::function<bool(std::uint64_t)>& pause);

private:
    struct Child {
        std::uint16_t generator = 0;
        std::uint32_t node = 0;
        int rest = 0;
        Fingerprint print;
    };
    struct Level {
        std::vector<Child> children;
        MaskedState labels;  ///< of the children, one behind the other
    };

    void spread(Level& level, std::uint32_t node, int rest, const perm::Block* labels);
    bool go(std::size_t depth, std::uint32_t node, int rest, const perm::Block* labels);
    Level& level(std::size_t depth);

    const MaskedSpace& space_;
    std::span<const Generator> generators_;
    const GeneratorWords& words_;
    const Perimeter& perimeter_;
    std::size_t width_;
    std::deque<Level> levels_;  ///< a deque: growing leaves the levels where they are
    GeneratorWord word_;
    std::uint64_t nodes_ = 0;
    const std::function<bool(const GeneratorWord&)>* answer_ = nullptr;
    const std::function<bool(std::uint64_t)>* pause_ = nullptr;
};

}  // namespace cubelang::search
