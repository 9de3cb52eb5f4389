#pragma once
// Layers of rows that are packed into W words, kept in files. Memory holds only the layer that is being made.
//
// What the moves make of a layer is collected in buckets, and written as a run when half of the memory is full or half
// a minute has passed. Then the runs are merged bucket by bucket, without the positions of earlier layers.

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

#include "runtime/search/growth/expansion.hpp"
#include "runtime/search/growth/layers.hpp"

namespace cubelang::search {

template <std::size_t W>
class StoredLayers final : public LayerCount {
public:
    StoredLayers(const RowSpace& space, const std::vector<Row>& starts, std::unique_ptr<LayerStore> store,
                 SearchLimits limits)
        : LayerCount(space),
          limits_(std::move(limits)),
          reporter_(limits_),
          expansion_(space),
          store_(std::move(store)),
          threads_(thread_count(limits_.threads)) {
        const auto known = state().counts;
        for (const auto count : known) add_count(count, reporter_);
        if (!known.empty()) return;
        waiting_.assign(1, Buckets(buckets));
        for (const auto& start : starts) {
            const auto position = expansion_.packed(start);
            waiting_[0][bucket_of(position, buckets)].push_back(position);
        }
        static_cast<void>(write_runs() && merge());
    }

    Growth grow() override {
        if (is_complete()) return Growth::grown;
        reporter_.begin(static_cast<int>(counts().size()));
        waiting_.assign(static_cast<std::size_t>(space_.highest_cost()), Buckets(buckets));
        made_.assign(threads_, {std::vector<Buckets>(waiting_.size(), Buckets(buckets)), expansion_.rows()});
        while (state().expanded < buckets) {
            if (!expand_some()) return Growth::stopped;
            const bool is_full = 2 * used_ > limits_.memory || store_->is_due() || state().expanded == buckets;
            if (is_full && !write_runs()) return Growth::stopped;
            if (store_->is_due()) store_->save();
        }
        return merge() ? Growth::grown : Growth::stopped;
    }
    void settle() override { store_->save(); }

private:
    using States = std::vector<Packed<W>>;
    using Buckets = std::vector<States>;
    static constexpr std::size_t buckets = 1024, chunk = 2048, buffered = 64, merged_at_once = 16;
    static constexpr std::uint64_t at_once = 1U << 16U;  ///< bytes of the last layer, for each thread
    /// Of a thread, not yet in waiting_.
    struct Made {
        std::vector<Buckets> waiting;
        typename Expansion<W>::Rows rows;
    };

    [[nodiscard]] LayerStore::State& state() const { return store_->state; }
    [[nodiscard]] bool is_stopped() const { return limits_.stop.stop_requested(); }

    // Adds a section to the states.
    void read(const LayerStore::File& file, std::size_t section, States& states) const {
        if (file.ends.empty()) return;
        const auto before = states.size();
        states.resize(before + LayerStore::size(file, section) / sizeof(Packed<W>));
        store_->read(file, section, std::as_writable_bytes(std::span(states).subspan(before)));
    }
    void append(LayerStore::File& file, const Buckets& sections) const {
        std::vector<std::span<const std::byte>> bytes;
        for (const auto& states : sections) bytes.push_back(std::as_bytes(std::span(states)));
        store_->append(file, bytes);
    }

    // Some buckets of the last layer. False if stopped: then the count goes on from the record.
    bool expand_some() {
        const auto begin = state().expanded, end = end_of_some(begin);
        run_tasks(end - begin, threads_,
                  [&](std::size_t task, unsigned worker) { expand(begin + task, made_[worker]); });
        state().expanded = end;
        return !is_stopped();
    }
    // At least one bucket, and more while they are small.
    [[nodiscard]] std::uint64_t end_of_some(std::uint64_t begin) const {
        const auto& last = state().layers.back();
        auto end = begin;
        for (std::uint64_t bytes = 0; end < buckets && bytes < threads_ * at_once; ++end)
            bytes += last.ends.empty() ? 0 : LayerStore::size(last, end);
        return end;
    }
    void expand(std::size_t bucket, Made& made) {
        States states;
        read(state().layers.back(), bucket, states);
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (i % chunk == 0) {
                if (is_stopped()) return;
                reporter_.count(std::min(chunk, states.size() - i));
            }
            expansion_.expand(states[i], made.rows, [&](const Packed<W>& position, int cost) {
                const auto wait = static_cast<std::size_t>(cost - 1), at = bucket_of(position, buckets);
                auto& some = made.waiting[wait][at];
                some.push_back(position);
                if (some.size() >= buffered) add(some, wait, at);
            });
        }
    }
    void add(States& made, std::size_t wait, std::size_t at) {
        const std::lock_guard lock(locks_[at]);
        auto& states = waiting_[wait][at];
        used_ += made.size() * sizeof(Packed<W>);
        states.insert(states.end(), made.begin(), made.end());
        made.clear();
    }
    static void tidy(States& states) {
        std::sort(states.begin(), states.end());
        states.erase(std::unique(states.begin(), states.end()), states.end());
    }

    // False if stopped.
    bool write_runs() {
        for (auto& each : made_)
            for (std::size_t wait = 0; wait < each.waiting.size(); ++wait)
                for (std::size_t at = 0; at < buckets; ++at) add(each.waiting[wait][at], wait, at);
        state().runs.resize(std::max(state().runs.size(), waiting_.size()));
        for (std::size_t wait = 0; wait < waiting_.size(); ++wait) {
            auto run = store_->new_file();
            run_tasks(buckets, threads_, [&](std::size_t at, unsigned) {
                if (!is_stopped()) tidy(waiting_[wait][at]);
            });
            if (is_stopped()) return false;
            append(run, waiting_[wait]);
            waiting_[wait] = Buckets(buckets);
            state().runs[wait].push_back(std::move(run));
        }
        used_ = 0;
        return true;
    }

    // The first runs become a layer. False if stopped.
    bool merge() {
        auto& next = state().next;
        if (next.ends.empty()) next = store_->new_file();
        while (next.ends.size() < buckets) {
            const auto begin = next.ends.size();
            Buckets some(std::min(merged_at_once, buckets - begin));
            std::atomic<std::uint64_t> positions = 0;
            run_tasks(some.size(), threads_, [&](std::size_t task, unsigned) {
                some[task] = merged(begin + task);
                positions += expansion_.positions_in(some[task]);
            });
            if (is_stopped()) return false;
            append(next, some);
            state().merged += positions;
            if (store_->is_due()) store_->save();
        }
        finish();
        return true;
    }
    [[nodiscard]] States merged(std::size_t bucket) const {
        States states;
        for (const auto& run : state().runs.front()) read(run, bucket, states);
        tidy(states);
        const auto& layers = state().layers;
        for (auto known = space_.first_compared(layers.size()); known < layers.size(); ++known) {
            States earlier;
            read(layers[known], bucket, earlier);
            subtract(states, earlier);
        }
        return states;
    }
    void finish() {
        auto& now = state();
        auto old = std::move(now.runs.front());
        now.runs.pop_front();
        now.layers.push_back(std::exchange(now.next, {}));
        now.counts.push_back(now.merged);
        now.merged = now.expanded = 0;
        for (std::size_t i = 0; i < space_.first_compared(now.layers.size()); ++i)
            old.push_back(std::exchange(now.layers[i], {}));
        add_count(now.counts.back(), reporter_);
        for (auto& file : old) store_->drop(std::move(file));
    }

    SearchLimits limits_;
    Reporter reporter_;
    Expansion<W> expansion_;
    std::unique_ptr<LayerStore> store_;
    unsigned threads_;
    std::vector<Buckets> waiting_;  ///< by the cost of the move that leads there, less one
    std::vector<Made> made_;
    std::vector<std::mutex> locks_{buckets};
    std::atomic<std::size_t> used_ = 0;  ///< bytes of waiting_
};

}  // namespace cubelang::search
