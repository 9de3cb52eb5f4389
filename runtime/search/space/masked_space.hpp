#pragma once
// A goal as a search sees it: masked states, where they start and where they are to be.
//
// Of a masked state (a pattern, in other programs) only some is seen: it is known only by which label is at each
// place; that is all that the goal asks, and often far less than a state. Free turns and rotations make several starts
// and several targets of one goal; so do labels of which there are more than places that want them, since the rest may
// be placed in many ways, and the ways of the goal itself. Ways that label alike share their starts; where labellings
// differ, one label of each is replaced by a mark of its own, so that no start of one can reach a target of another.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::search {

using MaskedState = perm::Blocks;  ///< at a place, the label that is there; only the tracked blocks

/// A start or a target, and by which free turns it differs from the plain one.
struct Endpoint {
    MaskedState labels;
    std::size_t labelling = 0;  ///< which of the goal's: a start leads to targets of its own labelling only
    int quarters = 0;           ///< of the layer that is free before (starts) or after (targets)
    std::size_t rotation = 0;   ///< index into cube::rotations()
};

class MaskedSpace {
public:
    MaskedSpace(const Goal& goal, std::span<const Generator> generators);

    [[nodiscard]] std::size_t generators() const { return forward_.size(); }
    /// to = from after a generator, or before it.
    void apply(std::size_t generator, const perm::Block* from, perm::Block* to) const {
        move(forward_[generator], from, to);
    }
    void undo(std::size_t generator, const perm::Block* from, perm::Block* to) const {
        move(backward_[generator], from, to);
    }
    /// Where a generator moves the points of the tracked blocks.
    [[nodiscard]] const perm::Blocks& turn(std::size_t generator) const { return backward_[generator]; }

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] const std::vector<int>& tracked() const { return tracked_; }
    [[nodiscard]] const std::vector<Endpoint>& starts() const { return starts_; }
    [[nodiscard]] const std::vector<Endpoint>& targets() const { return targets_; }
    /// Some of the targets, if others cannot be reached.
    void keep_targets(std::vector<Endpoint> targets) { targets_ = std::move(targets); }
    /// Leaves out the blocks that no generator moves, if they are as wanted in any case: a search need not look at
    /// them.
    void forget_unmoved();
    /// There are more targets than can be listed: so little is asked that much of the cube may be in any state.
    [[nodiscard]] bool too_loose() const { return too_loose_; }

private:
    void move(const perm::Blocks& by, const perm::Block* from, perm::Block* to) const {
        perm::kernel().multiply(by.data(), from, to, tracked_.size());
    }
    [[nodiscard]] std::size_t block_at(std::size_t tracked) const {
        return static_cast<std::size_t>(tracked_[tracked]);
    }
    [[nodiscard]] perm::Blocks pick(const perm::Blocks& state) const;
    [[nodiscard]] std::size_t labelling_of(const Goal::Way& way);
    void add_starts(const Goal& goal, const Goal::Way& way, std::size_t labelling);
    void add_targets(const Goal& goal, const Goal::Way& way, std::size_t labelling);
    void add_target(const Endpoint& target);
    void complete(const MaskedState& wanted, const MaskedState& start, Endpoint& target);

    cube::Cube cube_;
    std::vector<int> tracked_;
    std::vector<perm::Blocks> forward_,
        backward_;  ///< inverse turns and turns: labels are looked up where they came from
    std::vector<MaskedState> labellings_;
    std::vector<Endpoint> starts_, targets_;
    bool too_loose_ = false;
};

}  // namespace cubelang::search
