#include "runtime/search/cube3/large_table.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>

#include "runtime/search/space/effort.hpp"

namespace cubelang::search::cube3 {
namespace {

using Twist = std::uint16_t;
constexpr unsigned unreached = 3;
constexpr std::size_t locks = 4096;

// The words of the table, 32 positions to each, which threads share. Only 3 is ever written over.
class Blocks {
public:
    explicit Blocks(Bytes& bytes) : bytes_(bytes) {}

    [[nodiscard]] unsigned value(std::size_t block, Twist t) const {
        return static_cast<unsigned>(word(block, t / 32U).load(std::memory_order_relaxed) >> 2 * (t % 32U)) & 3U;
    }
    /// Where 3 was. Not for two threads in one block at once.
    void set(std::size_t block, Twist t, unsigned value) {
        const auto cell = word(block, t / 32U);
        const auto cleared = cell.load(std::memory_order_relaxed) & ~(std::uint64_t{3} << 2 * (t % 32U));
        cell.store(cleared | std::uint64_t{value} << 2 * (t % 32U), std::memory_order_relaxed);
    }
    /// All twists of a block with a value.
    void list(std::size_t block, unsigned value, std::vector<Twist>& found) const {
        constexpr std::uint64_t low = 0x5555555555555555U;
        found.clear();
        for (std::size_t w = 0; w < large_block_words; ++w) {
            const auto other = word(block, w).load(std::memory_order_relaxed) ^ low * value;
            for (auto same = ~(other | other >> 1) & low; same != 0; same &= same - 1)
                found.push_back(static_cast<Twist>(32 * w + static_cast<std::size_t>(std::countr_zero(same)) / 2));
        }
        while (!found.empty() && found.back() >= twists) found.pop_back();
    }

private:
    [[nodiscard]] std::atomic_ref<std::uint64_t> word(std::size_t block, std::size_t w) const {
        auto* at = bytes_.data() + block * large_block_bytes + 8 * w;
        return std::atomic_ref(*reinterpret_cast<std::uint64_t*>(at));
    }
    Bytes& bytes_;
};

class LargeTableSearch {
public:
    LargeTableSearch(Metric metric, const Effort& effort)
        : moves_(moves_of(metric)),
          effort_(effort),
          classes_(phase1_classes().flip_slice),
          blocks_(bytes_),
          locks_(locks) {
        for (const int move : moves_)
            for (std::size_t s = 0; s < axis_symmetries; ++s)
                for (int t = 0; t < twists; ++t)
                    seen_twists_.push_back(phase1_classes().twist[s][move_tables().twist(t, move)]);
    }

    Bytes run(std::vector<std::uint64_t>* counts) {
        if (!fill()) return {};
        blocks_.set(0, 0, 0);
        std::uint64_t newest = 1;
        for (unsigned depth = 0; newest > 0; ++depth) {
            if (counts != nullptr) counts->push_back(newest);
            done_ += newest;
            // While few are new it is less work to go on from them than from all that are not reached yet.
            pushing_ = pushing_ && 4 * newest < all - done_;
            newest = step(depth);
            if (effort_.stop.stop_requested()) return {};
        }
        return std::move(bytes_);
    }

private:
    static constexpr std::uint64_t all = std::uint64_t{64430} * orders4 * twists;
    static constexpr std::size_t piece = std::size_t{64} << 20U;

    // Nothing is reached. It takes half a second until the system has given so many pages.
    [[nodiscard]] bool fill() {
        bytes_.reserve(large_table_size);
        while (bytes_.size() < large_table_size) {
            if (effort_.stop.stop_requested()) return false;
            bytes_.resize(std::min(bytes_.size() + piece, large_table_size), 0xFF);
        }
        return true;
    }

    std::uint64_t step(unsigned depth) {
        std::atomic<std::uint64_t> reached{0};
        run_tasks(classes_.count(), thread_count(effort_.threads), [&](std::size_t row, unsigned worker) {
            if (effort_.stop.stop_requested()) return;
            reached += from_row(static_cast<int>(row), depth);
            if (worker == 0) reporter_.part(done_ + reached, all);
        });
        return reached;
    }

    // Where a move leads from a row.
    struct Way {
        int row, slice;
        std::size_t symmetry;
        const Twist* twists;  ///< what it makes of each
    };
    [[nodiscard]] Way way(int row, std::size_t m) const {
        const int head = classes_.head(row), move = moves_[m];
        const int slice = move_tables().slice(head / flips, move);
        const int x = slice * flips + move_tables().flip(head % flips, move);
        const std::size_t s = classes_.symmetry_of(x);
        return {classes_.class_of(x), slice, s, &seen_twists_[(m * axis_symmetries + s) * twists]};
    }
    [[nodiscard]] std::vector<Way> ways(int row) const {
        std::vector<Way> found;
        for (std::size_t m = 0; m < moves_.size(); ++m) found.push_back(way(row, m));
        return found;
    }
    [[nodiscard]] static std::size_t block_of(int row, int order) {
        return static_cast<std::size_t>(row * orders4 + order);
    }
    /// What a move makes of an order of a row.
    [[nodiscard]] int order_after(int row, int order, std::size_t m, const Way& way) const {
        const int four = move_tables().four(classes_.head(row) / flips * orders4 + order, moves_[m]);
        return orders_seen()[way.symmetry][four];
    }

    std::uint64_t from_row(int row, unsigned depth) {
        const auto all_ways = ways(row);
        std::vector<Twist> list;
        list.reserve(32 * large_block_words);
        std::uint64_t reached = 0;
        for (int order = 0; order < orders4; ++order) {
            blocks_.list(block_of(row, order), pushing_ ? depth % 3 : unreached, list);
            if (list.empty()) continue;
            reached += pushing_ ? push(row, order, all_ways, list, depth) : pull(row, order, all_ways, list, depth);
        }
        return reached;
    }

    std::uint64_t push(int row, int order, const std::vector<Way>& all_ways, const std::vector<Twist>& list,
                       unsigned depth) {
        std::uint64_t reached = 0;
        for (std::size_t m = 0; m < all_ways.size(); ++m)
            reached += mark(all_ways[m], order_after(row, order, m, all_ways[m]), list, (depth + 1) % 3);
        return reached;
    }

    // With a position come those that the symmetries of its row's head make of it.
    std::uint64_t mark(const Way& way, int order, const std::vector<Twist>& list, unsigned value) {
        std::uint64_t reached = 0;
        const std::size_t four = classes_.head(way.row) / flips * orders4 + order;
        for (std::uint32_t keepers = classes_.keepers(way.row), s = 0; keepers >> s != 0; ++s) {
            if ((keepers >> s & 1U) == 0) continue;
            const auto block = block_of(way.row, orders_seen()[s][four]);
            const auto& seen = phase1_classes().twist[s];
            const std::lock_guard lock(locks_[block % locks]);
            for (const auto t : list) {
                const auto to = seen[way.twists[t]];
                if (blocks_.value(block, to) != unreached) continue;
                blocks_.set(block, to, value);
                ++reached;
            }
        }
        return reached;
    }

    // The twists in the list are not reached: which of them are beside one that was reached last?
    std::uint64_t pull(int row, int order, const std::vector<Way>& all_ways, std::vector<Twist>& list, unsigned depth) {
        const auto before = list.size();
        const auto block = block_of(row, order);
        for (std::size_t m = 0; m < all_ways.size() && !list.empty(); ++m) {
            const auto from = block_of(all_ways[m].row, order_after(row, order, m, all_ways[m]));
            std::size_t kept = 0;
            for (const auto t : list) {
                const bool is_beside = blocks_.value(from, all_ways[m].twists[t]) == depth % 3;
                if (is_beside) blocks_.set(block, t, (depth + 1) % 3);
                list[kept] = t;
                kept += !is_beside;
            }
            list.resize(kept);
        }
        return before - list.size();
    }

    const std::vector<int>& moves_;
    const Effort& effort_;
    const SymmetryClasses& classes_;
    Bytes bytes_;
    Blocks blocks_;
    std::vector<std::mutex> locks_;
    std::vector<Twist> seen_twists_;  ///< by move, symmetry, twist
    std::uint64_t done_ = 0;          ///< positions that were reached before this step
    bool pushing_ = true;
    Reporter reporter_{effort_};
};

}  // namespace

Bytes large_distances(Metric metric, const Effort& effort, std::vector<std::uint64_t>* counts) {
    return LargeTableSearch(metric, effort).run(counts);
}

}  // namespace cubelang::search::cube3
