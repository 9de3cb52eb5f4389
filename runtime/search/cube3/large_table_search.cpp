#include "runtime/search/cube3/large_table.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>

#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search::cube3 {
namespace {

using Twist = std::uint16_t;
constexpr unsigned unknown_residue = 3;
constexpr std::size_t locks = 4096;

// The words of the table, 32 positions in each, shared by threads. Only the value 3 is ever overwritten.
class Blocks {
public:
    explicit Blocks(Bytes& bytes) : bytes_(bytes) {}

    [[nodiscard]] unsigned value(std::size_t block, Twist t) const {
        return static_cast<unsigned>(word(block, t / 32U).load(std::memory_order_relaxed) >> 2 * (t % 32U)) & 3U;
    }
    /// Overwrites a 3. No two threads may write to one block at once.
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
    LargeTableSearch(Metric metric, const SearchLimits& limits)
        : moves_(moves_of(metric)),
          limits_(limits),
          classes_(phase1_classes().flip_slice),
          blocks_(bytes_),
          locks_(locks) {
        for (const int move : moves_)
            for (std::size_t s = 0; s < axis_symmetries; ++s)
                for (int t = 0; t < twists; ++t)
                    twist_images_.push_back(phase1_classes().twist[s][move_tables().twist(t, move)]);
    }

    Bytes run(std::vector<std::uint64_t>* counts) {
        if (!fill()) return {};
        blocks_.set(0, 0, 0);
        std::uint64_t newest = 1;
        for (unsigned depth = 0; newest > 0; ++depth) {
            if (counts != nullptr) counts->push_back(newest);
            done_ += newest;
            // While few positions are new, expanding them is less work than testing all unknown_residue ones.
            pushing_ = pushing_ && 4 * newest < all - done_;
            newest = step(depth);
            if (limits_.stop.stop_requested()) return {};
        }
        return std::move(bytes_);
    }

private:
    static constexpr std::uint64_t all = std::uint64_t{64430} * orders4 * twists;
    static constexpr std::size_t piece = std::size_t{64} << 20U;

    // Marks all positions as unknown_residue, in pieces: the system needs half a second to provide the memory.
    [[nodiscard]] bool fill() {
        bytes_.reserve(large_table_size);
        while (bytes_.size() < large_table_size) {
            if (limits_.stop.stop_requested()) return false;
            bytes_.resize(std::min(bytes_.size() + piece, large_table_size), 0xFF);
        }
        return true;
    }

    std::uint64_t step(unsigned depth) {
        std::atomic<std::uint64_t> reached{0};
        run_tasks(classes_.count(), thread_count(limits_.threads), [&](std::size_t row, unsigned worker) {
            if (limits_.stop.stop_requested()) return;
            reached += expand_row(static_cast<int>(row), depth);
            if (worker == 0) reporter_.part(done_ + reached, all);
        });
        return reached;
    }

    // The target of a move from a row.
    struct Transition {
        int row, slice;
        std::size_t symmetry;
        const Twist* twists;  ///< the image of each twist
    };
    [[nodiscard]] Transition transition(int row, std::size_t m) const {
        const int representative = classes_.representative(row), move = moves_[m];
        const int slice = move_tables().slice(representative / flips, move);
        const int x = slice * flips + move_tables().flip(representative % flips, move);
        const std::size_t s = classes_.symmetry_of(x);
        return {classes_.class_of(x), slice, s, &twist_images_[(m * axis_symmetries + s) * twists]};
    }
    [[nodiscard]] std::vector<Transition> transitions(int row) const {
        std::vector<Transition> found;
        for (std::size_t m = 0; m < moves_.size(); ++m) found.push_back(transition(row, m));
        return found;
    }
    [[nodiscard]] static std::size_t block_of(int row, int order) {
        return static_cast<std::size_t>(row * orders4 + order);
    }
    /// The order after a move from an order of a row.
    [[nodiscard]] int order_after(int row, int order, std::size_t m, const Transition& transition) const {
        const int four = move_tables().four(classes_.representative(row) / flips * orders4 + order, moves_[m]);
        return conjugate_orders()[transition.symmetry][four];
    }

    std::uint64_t expand_row(int row, unsigned depth) {
        const auto targets = transitions(row);
        std::vector<Twist> list;
        list.reserve(32 * large_block_words);
        std::uint64_t reached = 0;
        for (int order = 0; order < orders4; ++order) {
            blocks_.list(block_of(row, order), pushing_ ? depth % 3 : unknown_residue, list);
            if (list.empty()) continue;
            reached += pushing_ ? push(row, order, targets, list, depth) : pull(row, order, targets, list, depth);
        }
        return reached;
    }

    std::uint64_t push(int row, int order, const std::vector<Transition>& targets, const std::vector<Twist>& list,
                       unsigned depth) {
        std::uint64_t reached = 0;
        for (std::size_t m = 0; m < targets.size(); ++m)
            reached += mark(targets[m], order_after(row, order, m, targets[m]), list, (depth + 1) % 3);
        return reached;
    }

    // The symmetries that fix the row's representative map a position to further positions at the same distance.
    std::uint64_t mark(const Transition& transition, int order, const std::vector<Twist>& list, unsigned value) {
        std::uint64_t reached = 0;
        const std::size_t four = classes_.representative(transition.row) / flips * orders4 + order;
        for (std::uint32_t stabilizer = classes_.stabilizer(transition.row), s = 0; stabilizer >> s != 0; ++s) {
            if ((stabilizer >> s & 1U) == 0) continue;
            const auto block = block_of(transition.row, conjugate_orders()[s][four]);
            const auto& conjugated = phase1_classes().twist[s];
            const std::lock_guard lock(locks_[block % locks]);
            for (const auto t : list) {
                const auto to = conjugated[transition.twists[t]];
                if (blocks_.value(block, to) != unknown_residue) continue;
                blocks_.set(block, to, value);
                ++reached;
            }
        }
        return reached;
    }

    // Finds the twists in the list, all unknown_residue, that are adjacent to a newest position.
    std::uint64_t pull(int row, int order, const std::vector<Transition>& targets, std::vector<Twist>& list,
                       unsigned depth) {
        const auto before = list.size();
        const auto block = block_of(row, order);
        for (std::size_t m = 0; m < targets.size() && !list.empty(); ++m) {
            const auto from = block_of(targets[m].row, order_after(row, order, m, targets[m]));
            std::size_t kept = 0;
            for (const auto t : list) {
                const bool is_adjacent = blocks_.value(from, targets[m].twists[t]) == depth % 3;
                if (is_adjacent) blocks_.set(block, t, (depth + 1) % 3);
                list[kept] = t;
                kept += !is_adjacent;
            }
            list.resize(kept);
        }
        return before - list.size();
    }

    const std::vector<int>& moves_;
    const SearchLimits& limits_;
    const SymmetryClasses& classes_;
    Bytes bytes_;
    Blocks blocks_;
    std::vector<std::mutex> locks_;
    std::vector<Twist> twist_images_;  ///< by move, symmetry, twist
    std::uint64_t done_ = 0;           ///< positions that were reached before this step
    bool pushing_ = true;
    Reporter reporter_{limits_};
};

}  // namespace

Bytes large_distances(Metric metric, const SearchLimits& limits, std::vector<std::uint64_t>* counts) {
    return LargeTableSearch(metric, limits).run(counts);
}

}  // namespace cubelang::search::cube3
