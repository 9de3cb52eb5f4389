#pragma once
// All masked states within some distance of the targets.
//
// Their fingerprints are stored with their distances, which are exact up to `depth()`. A state that is missing is
// farther away.

#include <cstdint>
#include <deque>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/space/label_group.hpp"

namespace cubelang::search {

class Perimeter {
public:
    static constexpr int far = 255;

    /// Distances are sums of the generators' costs. The space must outlive the perimeter.
    /// With a group, states are the same up to the names of labels; it must outlive the perimeter too.
    Perimeter(const MaskedSpace& space, std::span<const Generator> generators, const LabelGroup* group = nullptr);

    [[nodiscard]] int depth() const { return depth_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    /// Is every state present from which a target can be reached?
    [[nodiscard]] bool complete() const { return complete_; }
    /// The expected number of states after this many more steps.
    [[nodiscard]] double expected(int steps) const;
    [[nodiscard]] bool can_grow() const;
    /// The bytes of a table for this many states.
    [[nodiscard]] static double bytes(double states);
    /// Grows by one step. In the last step only fingerprints are kept, not the states. False if stopped.
    bool grow(bool last, StopToken stop);

    /// Frees the states that further growth would need.
    void forget_layers() { layers_.clear(); }

    void prefetch(const Fingerprint& print) const { __builtin_prefetch(&slots_[first_slot(print)]); }
    /// The distance of a state, or `far`.
    [[nodiscard]] int distance(const Fingerprint& print) const;

private:
    struct Slot {
        std::uint64_t place = 0, check = far;
    };
    using Layer = std::vector<perm::Block>;  ///< states, one after the other

    [[nodiscard]] Fingerprint print(const perm::Block* labels) const {
        return group_ != nullptr ? group_->print(labels) : fingerprint(labels, width_);
    }
    [[nodiscard]] std::size_t mask() const { return slots_.size() - 1; }
    [[nodiscard]] std::size_t first_slot(const Fingerprint& print) const {
        return static_cast<std::size_t>(print.place) & mask();
    }
    [[nodiscard]] std::size_t slot_of(const Fingerprint& print) const;
    bool put(const Fingerprint& print, int distance);
    void reserve(double count);
    void expand(const perm::Block* labels, bool last);
    void end_layer(std::size_t size);
    [[nodiscard]] bool is_fresh(const perm::Block* labels) const { return distance(print(labels)) == depth_; }

    const MaskedSpace& space_;
    const LabelGroup* group_;
    std::vector<int> costs_;
    std::size_t width_;  ///< blocks of a state
    std::vector<Slot> slots_;
    std::size_t count_ = 0;
    std::deque<Layer> layers_;         ///< states that were reached at depth_, depth_ + 1, and so on
    std::deque<std::size_t> reached_;  ///< the number of states in each layer
    std::vector<std::size_t> sizes_;   ///< of all completed layers
    std::vector<perm::Block> children_;
    std::vector<Fingerprint> prints_;
    int depth_ = 0;
    bool complete_ = false;
};

}  // namespace cubelang::search
