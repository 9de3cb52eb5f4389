#pragma once
// The search space of a goal: masked states, starts and targets.
//
// Of a masked state (a pattern, in other programs) only the label at each place is known: all that the goal needs,
// and often far less than a state. One goal may have several starts and targets: because of free turns and rotations,
// because of the goal's alternatives, and because of labels that exceed the places that want them, since the rest may
// be arranged in many ways. Alternatives with the same labels share their starts. Where labellings differ, a label of
// each is replaced by a unique mark, so that no start of one can reach a target of another.

#include <span>
#include <vector>

#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::search {

using MaskedState = perm::Blocks;  ///< the label at each place of the tracked blocks

/// A start or a target, with the free turns by which it differs from the plain one.
struct Endpoint {
    MaskedState labels;
    std::size_t labelling = 0;  ///< index; a start leads only to targets with the same labelling
    int quarters = 0;           ///< of the layer that is free before (starts) or after (targets)
    std::size_t rotation = 0;   ///< index into cube::rotations()
};

class MaskedSpace {
public:
    MaskedSpace(const Goal& goal, std::span<const Generator> generators);

    [[nodiscard]] std::size_t generators() const { return forward_.size(); }
    /// Writes to `to` the state after the generator; for undo, the state before it.
    void apply(std::size_t generator, const perm::Block* from, perm::Block* to) const {
        move(forward_[generator], from, to);
    }
    void undo(std::size_t generator, const perm::Block* from, perm::Block* to) const {
        move(backward_[generator], from, to);
    }
    /// The images of the points of the tracked blocks under a generator.
    [[nodiscard]] const perm::Blocks& turn(std::size_t generator) const { return backward_[generator]; }

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] const std::vector<int>& tracked() const { return tracked_; }
    [[nodiscard]] const std::vector<Endpoint>& starts() const { return starts_; }
    [[nodiscard]] const std::vector<Endpoint>& targets() const { return targets_; }
    /// Keeps only these targets; the others must be out of reach.
    void keep_targets(std::vector<Endpoint> targets) { targets_ = std::move(targets); }
    /// Drops the blocks that no generator moves and that are as wanted in any case: a search need not compare them.
    void forget_unmoved();
    /// Are there too many targets to list? The goal is then too loose: much of the cube may be in any state.
    [[nodiscard]] bool too_loose() const { return too_loose_; }

private:
    void move(const perm::Blocks& by, const perm::Block* from, perm::Block* to) const {
        perm::kernel().multiply(by.data(), from, to, tracked_.size());
    }
    [[nodiscard]] std::size_t block_at(std::size_t tracked) const {
        return static_cast<std::size_t>(tracked_[tracked]);
    }
    [[nodiscard]] perm::Blocks pick(const perm::Blocks& state) const;
    [[nodiscard]] std::size_t labelling_of(const Goal::Alternative& alternative);
    void add_starts(const Goal& goal, const Goal::Alternative& alternative, std::size_t labelling);
    void add_targets(const Goal& goal, const Goal::Alternative& alternative, std::size_t labelling);
    void add_target(const Endpoint& target);
    void complete(const MaskedState& wanted, const MaskedState& start, Endpoint& target);

    cube::Cube cube_;
    std::vector<int> tracked_;
    std::vector<perm::Blocks> forward_,
        backward_;  ///< inverse turns and turns: they give the place that a label comes from
    std::vector<MaskedState> labellings_;
    std::vector<Endpoint> starts_, targets_;
    bool too_loose_ = false;
};

}  // namespace cubelang::search
