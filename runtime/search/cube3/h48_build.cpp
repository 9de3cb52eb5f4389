#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>

#include "runtime/search/cube3/h48_table.hpp"

namespace cubelang::search::cube3::h48 {
namespace {

// Positions up to this distance are listed, by metric: 7,437,855 and ... ; farther ones are reached from the farthest
// of the list.
constexpr std::array<int, 2> listed_depths{8, 9};
constexpr std::size_t most_numbers = face_moves * 48;  ///< after all moves, with all stabilizers

// A set of numbers, without growth: at most half full.
class NumberSet {
public:
    NumberSet() : slots_(std::size_t{1} << bits, none) {}
    bool insert(std::uint64_t number) {
        auto at = index(number);
        for (; slots_[at] != number; at = (at + 1) & (slots_.size() - 1)) {
            if (slots_[at] != none) continue;
            slots_[at] = number;
            return true;
        }
        return false;
    }
    [[nodiscard]] bool contains(std::uint64_t number) const {
        auto at = index(number);
        while (slots_[at] != number && slots_[at] != none) at = (at + 1) & (slots_.size() - 1);
        return slots_[at] == number;
    }
    void prefetch(std::uint64_t number) const { __builtin_prefetch(slots_.data() + index(number)); }

private:
    static constexpr unsigned bits = 24;
    static constexpr std::uint64_t none = ~std::uint64_t{0};
    [[nodiscard]] static std::size_t index(std::uint64_t number) { return number * 0x9E3779B97F4A7C15U >> (64 - bits); }
    BigVector<std::uint64_t> slots_;
};

// A position with this number for all flips.
Packed position_of(std::uint64_t number) {
    const auto& by = numbering();
    Packed p = by.edges[(number >> most_flips) % separations];
    p.corner = by.representative[static_cast<std::size_t>((number >> most_flips) / separations)].corner;
    const unsigned flips = number & ((1U << most_flips) - 1);
    for (unsigned i = 0; i < most_flips; ++i) p.edge[i] |= static_cast<std::uint8_t>((flips >> i & 1U) << 4U);
    p.edge[most_flips] |= static_cast<std::uint8_t>((std::popcount(flips) & 1) << 4);
    return p;
}

// The least of the numbers of one position names it.
struct Children {
    std::array<std::uint64_t, most_numbers> numbers;
    std::array<std::uint16_t, face_moves> ends;
    std::array<std::uint64_t, face_moves> least;
    std::size_t count = 0;
    Children(const Packed& p, std::uint32_t moves) {
        kernel().numbers_after(p, moves, most_flips, numbers.data(), ends.data());
        const auto all = static_cast<std::size_t>(std::popcount(moves));
        for (std::size_t from = 0; count < all; from = ends[count++])
            least[count] = *std::min_element(numbers.data() + from, numbers.data() + ends[count]);
    }
};

class Builder {
public:
    Builder(Metric metric, unsigned flips, int base, const SearchLimits& limits, Unfinished unfinished)
        : sequences_(sequences_of(metric)),
          listed_depth_(std::min(listed_depths[cube::index(metric)], base + 1)),
          flips_(flips),
          base_(base),
          limits_(limits),
          unfinished_(std::move(unfinished)),
          bytes_(std::move(unfinished_.start.bytes)) {
        for (const int move : moves_of(metric)) moves_ |= 1U << move;
    }

    Bytes run() {
        const bool is_new = bytes_.empty();
        if (!fill()) return {};
        list_near();
        const int last = base_ + 2;
        for (int depth = listed_depth_ + 1; is_new && depth < last && !stopped(); ++depth)
            mark_all(depth, 0, farthest_.size());
        mark_last(last);
        return stopped() ? Bytes{} : std::move(bytes_);
    }

private:
    static constexpr std::size_t piece = std::size_t{64} << 20U, task = 1024;

    [[nodiscard]] bool stopped() const { return limits_.stop.stop_requested(); }

    // All unknown, in pieces: the system needs half a second to provide the memory.
    [[nodiscard]] bool fill() {
        const auto size = H48Table::size(flips_);
        bytes_.reserve(size);
        while (bytes_.size() < size) {
            if (stopped()) return false;
            bytes_.resize(std::min(bytes_.size() + piece, size), 0xFF);
        }
        return true;
    }

    // Breadth first, by all flips.
    void list_near() {
        farthest_ = {solved_};
        near_.insert(solved_);
        mark(solved_ >> (most_flips - flips_), 0);
        for (int depth = 1; depth <= listed_depth_; ++depth) {
            std::vector<std::uint64_t> next;
            for (const auto number : farthest_) {
                if (stopped()) return;
                const Children children(position_of(number), moves_);
                for (std::size_t i = 0, from = 0; i < children.count; from = children.ends[i++]) {
                    if (!near_.insert(children.least[i])) continue;
                    next.push_back(children.least[i]);
                    for (std::size_t k = from; k < children.ends[i]; ++k)
                        mark(children.numbers[k] >> (most_flips - flips_), depth);
                }
            }
            farthest_ = std::move(next);
        }
    }

    // Sets the positions of this distance that part of the farthest leads to, and some nearer ones again.
    void mark_all(int depth, std::size_t first, std::size_t last) {
        std::atomic<std::size_t> done{first};
        run_tasks((last - first + task - 1) / task, thread_count(limits_.threads), [&](std::size_t i, unsigned worker) {
            Pass pass{*this, depth};
            const auto begin = first + i * task, end = std::min(last, begin + task);
            for (std::size_t at = begin; at < end && !stopped(); ++at) pass.from(position_of(farthest_[at]));
            done += end - begin;
            if (worker == 0 && depth == base_ + 2) reporter_.part(done, farthest_.size());
        });
    }

    // Nearly all of the work, so it is kept now and then.
    void mark_last(int depth) {
        using Clock = std::chrono::steady_clock;
        const auto share = std::max(task, farthest_.size() / 64);
        auto kept = Clock::now();
        for (auto at = static_cast<std::size_t>(unfinished_.start.done); at < farthest_.size() && !stopped();) {
            const auto end = std::min(farthest_.size(), at + share);
            mark_all(depth, at, end);
            at = end;
            if (stopped() || !unfinished_.keep || Clock::now() - kept < unfinished_.every) continue;
            unfinished_.keep(bytes_, at);
            kept = Clock::now();
        }
    }

    // Marks wait until their lines are in the cache.
    class Pass {
    public:
        Pass(Builder& builder, int depth) : builder_(builder), depth_(depth) {
            waiting_.fill(builder.solved_ >> (most_flips - builder.flips_));
        }
        ~Pass() {
            for (std::size_t i = 0; i < waiting_.size(); ++i)
                builder_.mark(waiting_[(next_ + i) % waiting_.size()], depth_);
        }
        Pass(const Pass&) = delete;
        Pass& operator=(const Pass&) = delete;

        // The first move must lead away from the listed positions.
        void from(const Packed& p) {
            const Children children(p, builder_.moves_);
            for (std::size_t i = 0; i < children.count; ++i) builder_.near_.prefetch(children.least[i]);
            std::uint32_t farther = builder_.moves_, each = farther;
            for (std::size_t i = 0; i < children.count; ++i, each &= each - 1)
                if (builder_.near_.contains(children.least[i])) farther ^= each & -each;
            visit(p, farther, builder_.listed_depth_ + 1, CanonicalSequences::start);
        }

    private:
        void visit(const Packed& p, std::uint32_t moves, int reached, int sequence) {
            if (reached == depth_) return mark_after(p, moves);
            for (; moves != 0; moves &= moves - 1) {
                const int move = std::countr_zero(moves), after = builder_.sequences_.after(sequence, move);
                visit(kernel().product(p, move), builder_.sequences_.allowed(after), reached + 1, after);
            }
        }
        void mark_after(const Packed& p, std::uint32_t moves) {
            std::array<std::uint64_t, most_numbers> numbers;
            const auto* const end = kernel().numbers_after(p, moves, builder_.flips_, numbers.data(), nullptr);
            for (const auto* number = numbers.data(); number != end; ++number) {
                __builtin_prefetch(builder_.bytes_.data() + *number / line_numbers * line_bytes, 1);
                builder_.mark(waiting_[next_], depth_);
                waiting_[next_] = *number;
                next_ = (next_ + 1) % waiting_.size();
            }
        }
        Builder& builder_;
        int depth_;
        std::array<std::uint64_t, 64> waiting_{};  ///< at first the solved position, which is marked
        std::size_t next_ = 0;
    };

    // Distances come in rising order, so only unknown entries change, and the order of the threads does not matter.
    void mark(std::uint64_t number, int depth) {
        const auto line = number / line_numbers * line_bytes, at = number % line_numbers;
        set(line + at / 4, 2 * (at % 4), 3, static_cast<unsigned>(std::max(0, depth - base_)));
        if (depth <= base_) set(line + line_bytes - 1, 4, 15, static_cast<unsigned>(depth));
    }
    void set(std::uint64_t byte, unsigned shift, unsigned unknown, unsigned value) {
        std::atomic_ref cell(bytes_[static_cast<std::size_t>(byte)]);
        if ((cell.load(std::memory_order_relaxed) >> shift & unknown) != unknown || value == unknown) return;
        cell.fetch_and(static_cast<std::uint8_t>(~((unknown ^ value) << shift)), std::memory_order_relaxed);
    }

    const CanonicalSequences& sequences_;
    std::uint32_t moves_ = 0;
    int listed_depth_;
    unsigned flips_;
    int base_;
    const SearchLimits& limits_;
    Unfinished unfinished_;
    std::uint64_t solved_ = kernel().number(packed({}), most_flips);
    Bytes bytes_;
    NumberSet near_;
    std::vector<std::uint64_t> farthest_;
    Reporter reporter_{limits_};
};

}  // namespace

Bytes make_table(Metric metric, unsigned flips, int base, const SearchLimits& limits, Unfinished unfinished) {
    return Builder(metric, flips, base, limits, std::move(unfinished)).run();
}

}  // namespace cubelang::search::cube3::h48
