#pragma once
// All masked states within some distance of the targets.
//
// They are kept by their fingerprints beside their distance, which is exact up to `depth()`; a state that is not here
// is farther.

#include <atomic>
#include <cstdint>
#include <deque>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/space/label_group.hpp"

namespace cubelang::search {

class Perimeter {
public:
    static constexpr int far = 255;

    /// The generators' costs, by which distances count. The space outlives the perimeter.
    Perimeter(const MaskedSpace& space, std::span<const Generator> generators);
    /// The same up to the names of labels; the group outlives it too.
    Perimeter(const MaskedSpace& space, std::span<const Generator> generators, const LabelGroup* group);

    [[nodiscard]] int depth() const { return depth_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    /// Nothing lies beyond: every state from which a target can be reached is here.
    [[nodiscard]] bool complete() const { return complete_; }
    /// How many states it is expected to hold after this many steps more.
    [[nodiscard]] double expected(int steps) const;
    [[nodiscard]] bool can_grow() const;
    /// The bytes of a table that holds this many.
    [[nodiscard]] static double bytes(double states);
    /// One step more. If it is to be the last one, the states are not kept, only their fingerprints. False if stopped.
    bool grow(bool last, StopToken stop);

    /// It is not to grow any more.
    void forget_layers() { layers_.clear(); }

    /// How many states are at each distance below depth(); at depth() itself, if they are still kept, the number and
    /// some.
    [[nodiscard]] const std::vector<std::size_t>& sizes() const { return sizes_; }
    [[nodiscard]] std::size_t outermost() const;
    [[nodiscard]] std::vector<MaskedState> some_outermost(std::size_t most) const;

    void prefetch(const Fingerprint& print) const { __builtin_prefetch(&slots_[first_slot(print)]); }
    /// Its distance, or `far`.
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
    std::deque<std::size_t> reached_;  ///< their numbers
    std::vector<std::size_t> sizes_;   ///< of all layers behind
    std::vector<perm::Block> children_;
    std::vector<Fingerprint> prints_;
    int depth_ = 0;
    bool complete_ = false;
};

}  // namespace cubelang::search
