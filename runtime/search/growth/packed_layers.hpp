#pragma once
// Layers of rows that are packed into W words.

#include <algorithm>
#include <array>
#include <atomic>
#include <deque>
#include <iterator>
#include <mutex>
#include <tuple>
#include <utility>

#include "runtime/search/growth/layers.hpp"

namespace cubelang::search {

template <std::size_t W>
using Packed = std::array<std::uint64_t, W>;

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
        auto known = other.states.begin();
        const auto is_known = [&](const Packed<W>& state) {
            while (known != other.states.end() && *known < state) ++known;
            return known != other.states.end() && *known == state;
        };
        std::erase_if(states, is_known);
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
    [[nodiscard]] std::size_t bucket_of(const Packed<W>& state) const {
        std::uint64_t sum = 0;
        for (const auto word : state) sum = (sum ^ word ^ sum >> 29U) * 0x9E3779B97F4A7C15U;
        return (sum >> 40U) % buckets.size();  // their number is a power of two
    }
    [[nodiscard]] const Bucket<W>& with(const Packed<W>& state) const { return buckets[bucket_of(state)]; }
    void divide(std::size_t count) {
        if (buckets.empty() || buckets.size() == count) return;
        auto before = std::exchange(buckets, std::vector<Bucket<W>>(count));
        for (const auto& bucket : before)
            for (const auto& state : bucket.states) buckets[bucket_of(state)].states.push_back(state);
        for (auto& bucket : buckets) bucket.sort();
    }
};

template <std::size_t W>
class PackedLayers final : public Layers {
public:
    PackedLayers(const RowSpace& space, const std::vector<Row>& starts, LayerOptions options)
        : Layers(space), options_(std::move(options)), reporter_(options_.limits) {
        auto& first = waiting_.emplace_back().buckets[0];
        for (const auto& start : starts) first.states.push_back(packed(start));
        first.sort();
        finish();
    }

    Growth grow() override {
        if (is_complete_) return Growth::grown;
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
                rows.push_back(unpacked(state));
            }
        return rows;
    }
    [[nodiscard]] bool has(std::size_t distance, const Row& row) const override {
        const auto state = packed(row);
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
                if (rows.size() < most && many.with(state).has(state)) rows.push_back(unpacked(state));
        return rows;
    }

private:
    static constexpr std::size_t undivided = 1U << 16U, most_buckets = 1024, chunk = 2048, buffered = 32;
    static constexpr std::size_t least_unsorted = 1U << 11U;

    [[nodiscard]] Packed<W> packed(Row row) const {
        Packed<W> words{};
        space_.reduce(row.data());
        space_.pack(row.data(), words.data());
        return words;
    }
    [[nodiscard]] Row unpacked(const Packed<W>& state) const {
        Row row(space_.entries());
        space_.unpack(state.data(), row.data());
        return row;
    }

    // Positions that were made by a thread, each for a bucket of the layer that its cost leads to.
    struct Made {
        std::vector<std::vector<Packed<W>>> buffers;
        Row from, to;
    };
    using Locks = std::vector<std::mutex>;  ///< each for one bucket of every waiting layer

    Growth expand() {
        const auto& last = layers_.back();
        const std::size_t count = last.buckets.size(), threads = thread_count(options_.limits.threads);
        std::vector<Made> made(threads);
        for (auto& each : made)
            each = {std::vector<std::vector<Packed<W>>>(count * waiting_.size()), unpacked({}), unpacked({})};
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
            space_.unpack(states[i].data(), made.from.data());
            expand(made, locks);
            if (!space_.has_both_sides()) continue;
            space_.invert(made.from.data());
            expand(made, locks);
        }
    }
    // All that the moves make of made.from.
    void expand(Made& made, Locks& locks) {
        for (std::size_t move = 0; move < space_.moves().size(); ++move) {
            Packed<W> state{};
            space_.move(move, made.from.data(), made.to.data());
            space_.reduce(made.to.data());
            space_.pack(made.to.data(), state.data());
            const auto waits = static_cast<std::size_t>(space_.moves()[move].cost - 1);
            const auto at = waits * locks.size() + layers_.back().bucket_of(state);
            made.buffers[at].push_back(state);
            if (made.buffers[at].size() >= buffered) flush(made.buffers[at], at, locks);
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
        for (auto known = first_compared(); known < layers_.size(); ++known)
            if (!layers_[known].buckets.empty()) bucket.subtract(layers_[known].buckets[number]);
    }
    [[nodiscard]] std::uint64_t positions_in(const Bucket<W>& bucket) const {
        if (!space_.is_reduced()) return bucket.states.size();
        std::uint64_t all = 0;
        for (const auto& state : bucket.states) all += space_.size(unpacked(state));
        return all;
    }
    [[nodiscard]] std::size_t first_compared() const {
        const auto back = 2 * static_cast<std::size_t>(space_.highest_cost());
        return space_.has_inverses() && layers_.size() > back ? layers_.size() - back : 0;
    }

    // The first waiting layer becomes the last one.
    void finish() {
        auto next = std::move(waiting_.front());
        waiting_.pop_front();
        std::atomic<std::uint64_t> positions = 0;
        run_tasks(next.buckets.size(), thread_count(options_.limits.threads), [&](std::size_t number, unsigned) {
            clean(next.buckets[number], number);
            next.buckets[number].states.shrink_to_fit();
            positions += positions_in(next.buckets[number]);
        });
        counts_.push_back(positions);
        reporter_.found(counts_.back());
        reporter_.searched(static_cast<int>(layers_.size()));
        layers_.push_back(std::move(next));
        if (const auto first = first_compared(); first > 0 && !options_.keep_all) layers_[first - 1].buckets.clear();
        empty_ = counts_.back() == 0 ? empty_ + 1 : 0;
        is_complete_ = empty_ >= space_.highest_cost() || space_.moves().empty();
    }

    LayerOptions options_;
    Reporter reporter_;
    std::vector<Layer<W>> layers_;  ///< dropped ones have no buckets
    std::deque<Layer<W>> waiting_;  ///< of the distances after the last layer
    std::atomic<std::size_t> used_ = 0;
    std::atomic<bool> has_room_ = true;
    int empty_ = 0;  ///< the number of last layers without a position
};

}  // namespace cubelang::search
