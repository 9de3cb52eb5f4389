#pragma once
// Layers of rows that are packed into W words.

#include <algorithm>
#include <atomic>
#include <deque>
#include <iterator>
#include <mutex>
#include <tuple>
#include <utility>

#include "runtime/search/growth/expansion.hpp"
#include "runtime/search/growth/layers.hpp"

namespace cubelang::search {

/// Sorted positions, followed by some that are not sorted yet.
template <std::size_t W>
struct Bucket {
    std::vector<Packed<W>> states;
    std::size_t sorted = 0;

    /// Grows by a quarter: doubling would waste much of the memory.
    void add(const std::vector<Packed<W>>& more) {
        const auto size = states.size() + more.size();
        if (size > states.capacity()) states.reserve(size + size / 4);
        states.insert(states.end(), more.begin(), more.end());
    }
    /// Sorts the whole, without duplicates.
    void sort() {
        const auto middle = states.begin() + static_cast<std::ptrdiff_t>(sorted);
        std::sort(middle, states.end());
        std::inplace_merge(states.begin(), middle, states.end());
        states.erase(std::unique(states.begin(), states.end()), states.end());
        sorted = states.size();
    }
    /// Removes the positions of another bucket. Both are sorted.
    void subtract(const Bucket& other) {
        search::subtract(states, other.states);
        sorted = states.size();
    }
    [[nodiscard]] bool has(const Packed<W>& state) const {
        return std::binary_search(states.begin(), states.end(), state);
    }
    [[nodiscard]] std::size_t bytes() const { return states.capacity() * sizeof(Packed<W>); }
};

template <std::size_t W>
struct Layer {
    std::vector<Bucket<W>> buckets{1};

    [[nodiscard]] std::uint64_t size() const {
        std::uint64_t all = 0;
        for (const auto& bucket : buckets) all += bucket.states.size();
        return all;
    }
    [[nodiscard]] std::size_t bytes() const {
        std::size_t all = 0;
        for (const auto& bucket : buckets) all += bucket.bytes();
        return all;
    }
    [[nodiscard]] const Bucket<W>& with(const Packed<W>& state) const {
        return buckets[bucket_of(state, buckets.size())];
    }
    void divide(std::size_t count) {
        if (buckets.empty() || buckets.size() == count) return;
        auto before = std::exchange(buckets, std::vector<Bucket<W>>(count));
        for (const auto& bucket : before)
            for (const auto& state : bucket.states) buckets[bucket_of(state, count)].states.push_back(state);
        for (auto& bucket : buckets) bucket.sort();
    }
};

template <std::size_t W>
class PackedLayers final : public Layers {
public:
    PackedLayers(const RowSpace& space, const std::vector<Row>& starts, LayerOptions options)
        : Layers(space), options_(std::move(options)), reporter_(options_.limits), expansion_(space) {
        auto& first = waiting_.emplace_back().buckets[0];
        for (const auto& start : starts) first.states.push_back(expansion_.packed(start));
        first.sort();
        finish();
    }

    Growth grow() override {
        if (is_complete()) return Growth::grown;
        const auto& last = layers_.back();
        if (last.size() * space_.moves().size() > undivided)
            for (auto& layer : layers_) layer.divide(most_buckets);
        waiting_.resize(std::max(waiting_.size(), static_cast<std::size_t>(space_.highest_cost())));
        for (auto& layer : waiting_) layer.divide(last.buckets.size());
        reporter_.begin(static_cast<int>(layers_.size()));
        if (const auto end = expand(); end != Growth::grown) return end;
        finish();
        return Growth::grown;
    }
    [[nodiscard]] std::size_t bytes() const override {
        std::size_t all = 0;
        for (const auto& layer : layers_) all += layer.bytes();
        return all;
    }

    [[nodiscard]] std::vector<Row> some(std::size_t distance, std::size_t most) const override {
        std::vector<Row> rows;
        for (const auto& bucket : layers_[distance].buckets)
            for (const auto& state : bucket.states) {
                if (rows.size() == most) return rows;
                rows.push_back(expansion_.unpacked(state));
            }
        return rows;
    }
    [[nodiscard]] bool has(std::size_t distance, const Row& row) const override {
        const auto state = expansion_.packed(row);
        return layers_[distance].with(state).has(state);
    }
    [[nodiscard]] std::vector<Row> common(std::size_t distance, const Layers& other, std::size_t other_distance,
                                          std::size_t most) const override {
        const auto& mine = layers_[distance];
        const auto& theirs = static_cast<const PackedLayers&>(other).layers_[other_distance];
        const auto& [few, many] = mine.size() < theirs.size() ? std::tie(mine, theirs) : std::tie(theirs, mine);
        std::vector<Row> rows;
        for (const auto& bucket : few.buckets)
            for (const auto& state : bucket.states)
                if (rows.size() < most && many.with(state).has(state)) rows.push_back(expansion_.unpacked(state));
        return rows;
    }

private:
    static constexpr std::size_t undivided = 1U << 16U, most_buckets = 1024, chunk = 2048, buffered = 32;
    static constexpr std::size_t least_unsorted = 1U << 11U;

    // Positions that were made by a thread, each for a bucket of the layer that its cost leads to.
    struct Made {
        std::vector<std::vector<Packed<W>>> buffers;
        typename Expansion<W>::Rows rows;
    };
    using Locks = std::vector<std::mutex>;  ///< each for one bucket of every waiting layer

    Growth expand() {
        const auto& last = layers_.back();
        const std::size_t count = last.buckets.size(), threads = thread_count(options_.limits.threads);
        std::vector<Made> made(threads);
        for (auto& each : made)
            each = {std::vector<std::vector<Packed<W>>>(count * waiting_.size()), expansion_.rows()};
        Locks locks(count);
        has_room_ = true;
        used_ = bytes();
        const auto work = [&](std::size_t task, unsigned worker) {
            expand(last.buckets[task].states, made[worker], locks);
        };
        run_tasks(count, static_cast<unsigned>(threads), work);
        for (auto& each : made)
            for (std::size_t i = 0; i < each.buffers.size(); ++i) flush(each.buffers[i], i, locks);
        if (options_.limits.stop.stop_requested()) return Growth::stopped;
        return has_room_ ? Growth::grown : Growth::no_room;
    }
    void expand(const std::vector<Packed<W>>& states, Made& made, Locks& locks) {
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (i % chunk == 0) {
                if (!has_room_ || options_.limits.stop.stop_requested()) return;
                reporter_.count(std::min(chunk, states.size() - i));
            }
            expansion_.expand(states[i], made.rows, [&](const Packed<W>& state, int cost) {
                const auto at = static_cast<std::size_t>(cost - 1) * locks.size() + bucket_of(state, locks.size());
                made.buffers[at].push_back(state);
                if (made.buffers[at].size() >= buffered) flush(made.buffers[at], at, locks);
            });
        }
    }
    void flush(std::vector<Packed<W>>& buffer, std::size_t at, Locks& locks) {
        const auto number = at % locks.size();
        const std::lock_guard lock(locks[number]);
        auto& bucket = waiting_[at / locks.size()].buckets[number];
        const auto before = bucket.bytes();
        bucket.add(buffer);
        buffer.clear();
        const bool is_tight = 2 * used_ > options_.limits.memory;
        if (bucket.states.size() - bucket.sorted > std::max(least_unsorted, bucket.sorted / (is_tight ? 8 : 1)))
            clean(bucket, number);
        used_ += bucket.bytes() - before;
        if (used_ > options_.limits.memory) has_room_ = false;
    }
    void clean(Bucket<W>& bucket, std::size_t number) const {
        bucket.sort();
        for (auto known = space_.first_compared(layers_.size()); known < layers_.size(); ++known)
            if (!layers_[known].buckets.empty()) bucket.subtract(layers_[known].buckets[number]);
    }
    // The first waiting layer becomes the last one.
    void finish() {
        auto next = std::move(waiting_.front());
        waiting_.pop_front();
        std::atomic<std::uint64_t> positions = 0;
        run_tasks(next.buckets.size(), thread_count(options_.limits.threads), [&](std::size_t number, unsigned) {
            clean(next.buckets[number], number);
            next.buckets[number].states.shrink_to_fit();
            positions += expansion_.positions_in(next.buckets[number].states);
        });
        add_count(positions, reporter_);
        layers_.push_back(std::move(next));
        if (const auto first = space_.first_compared(layers_.size()); first > 0 && !options_.keep_all)
            layers_[first - 1].buckets.clear();
    }

    LayerOptions options_;
    Reporter reporter_;
    Expansion<W> expansion_;
    std::vector<Layer<W>> layers_;  ///< dropped ones have no buckets
    std::deque<Layer<W>> waiting_;  ///< of the distances after the last layer
    std::atomic<std::size_t> used_ = 0;
    std::atomic<bool> has_room_ = true;
};

}  // namespace cubelang::search
