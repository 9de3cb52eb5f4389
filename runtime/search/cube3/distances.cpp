#include "runtime/search/cube3/distances.hpp"

#include <algorithm>
#include <atomic>

namespace cubelang::search::cube3 {
namespace {

using Column = std::uint16_t;

class Search {
public:
    Search(const PairSpace& space, const SearchLimits& limits)
        : space_(space), limits_(limits), width_(space.columns[0].size()) {
        for (int m = 0; m < space.moves; ++m) {
            auto& moved = moved_.emplace_back(width_);
            for (std::size_t y = 0; y < width_; ++y)
                moved[y] = static_cast<Column>(space.move_y(static_cast<int>(y), m));
        }
        found_.rows.assign(static_cast<std::size_t>(space.classes.count()) * width_, not_reached);
        found_.rows[0] = 0;
        for (auto& rows : new_) rows = std::vector<std::atomic<bool>>(static_cast<std::size_t>(space.classes.count()));
        new_[0][0] = true;
    }

    PairDistances run() {
        std::uint64_t newest = 1;
        for (std::uint8_t depth = 0; newest > 0; ++depth) {
            done_ += newest;
            // While few pairs are new, expanding them is less work than testing all unreached ones.
            newest = step(depth, pushing_ && 4 * newest < found_.rows.size() -
                                                              std::min<std::uint64_t>(done_, found_.rows.size()));
            if (limits_.stop.stop_requested()) return {};
        }
        count();
        return std::move(found_);
    }

private:
    std::uint64_t step(std::uint8_t depth, bool forward) {
        pushing_ = forward;
        std::atomic<std::uint64_t> reached{0};
        const std::size_t rows = space_.classes.count();
        run_tasks(rows, thread_count(limits_.threads), [&](std::size_t task, unsigned worker) {
            if (limits_.stop.stop_requested()) return;
            const int row = static_cast<int>(task);
            reached += forward ? push(row, depth) : pull(row, depth);
            if (worker == 0)
                reporter_.part(std::min<std::uint64_t>(done_ + reached, found_.rows.size()), found_.rows.size());
        });
        return reached;
    }

    // Threads share rows, and may write the same value at once.
    [[nodiscard]] std::atomic_ref<std::uint8_t> at(int row, std::size_t column) {
        return std::atomic_ref(found_.rows[static_cast<std::size_t>(row) * width_ + column]);
    }
    [[nodiscard]] std::uint8_t value(int row, std::size_t column) {
        return at(row, column).load(std::memory_order_relaxed);
    }

    // Branch-free, since the comparison cannot be predicted.
    [[nodiscard]] std::vector<Column> columns_with(int row, std::uint8_t wanted) {
        std::vector<Column> columns(width_);
        std::size_t count = 0;
        for (std::size_t y = 0; y < width_; ++y) {
            columns[count] = static_cast<Column>(y);
            count += value(row, y) == wanted;
        }
        columns.resize(count);
        return columns;
    }

    // The target of a move from a row: the row of a class, and the symmetry to its representative.
    struct Transition {
        int row;
        std::size_t symmetry;
    };
    [[nodiscard]] Transition transition(int row, int move) const {
        const int x = space_.move_x(space_.classes.representative(row), move);
        return {space_.classes.class_of(x), static_cast<std::size_t>(space_.classes.symmetry_of(x))};
    }

    std::uint64_t push(int row, std::uint8_t depth) {
        // Most rows have no new pairs at first; scanning all of them would be most of the work.
        if (!new_[depth % 2][row].exchange(false, std::memory_order_relaxed)) return 0;
        std::uint64_t reached = 0;
        const auto columns = columns_with(row, depth);
        std::vector<const Column*> same;
        for (int m = 0; m < space_.moves; ++m) {
            const auto [to, s] = transition(row, m);
            list_stabilizer(to, same);
            new_[(depth + 1) % 2][to].store(true, std::memory_order_relaxed);
            const auto &moved = moved_[m], &conjugated = space_.columns[s];
            for (const auto y : columns)
                for (const auto* symmetric : same) reached += mark(to, symmetric[conjugated[moved[y]]], depth);
        }
        return reached;
    }

    // The symmetries that fix the row's representative map a pair to further pairs at the same distance.
    void list_stabilizer(int row, std::vector<const Column*>& list) const {
        list.clear();
        for (std::uint32_t stabilizer = space_.classes.stabilizer(row), s = 0; stabilizer >> s != 0; ++s)
            if ((stabilizer >> s & 1U) != 0) list.push_back(space_.columns[s].data());
    }

    // Without a branch or a lock: two threads may count a pair twice, so the counts only choose the direction.
    std::uint64_t mark(int row, Column column, std::uint8_t depth) {
        const auto cell = at(row, column);
        const auto old = cell.load(std::memory_order_relaxed);
        cell.store(std::min(old, static_cast<std::uint8_t>(depth + 1)), std::memory_order_relaxed);
        return old == not_reached;
    }

    std::uint64_t pull(int row, std::uint8_t depth) {
        auto left = columns_with(row, not_reached);
        const auto before = left.size();
        for (int m = 0; m < space_.moves && !left.empty(); ++m) {
            const auto [from, s] = transition(row, m);
            const auto &moved = moved_[m], &conjugated = space_.columns[s];
            std::size_t kept = 0;
            for (const auto y : left) {
                const bool is_next = value(from, conjugated[moved[y]]) == depth;
                at(row, y).store(is_next ? static_cast<std::uint8_t>(depth + 1) : not_reached,
                                 std::memory_order_relaxed);
                left[kept] = y;
                kept += !is_next;
            }
            left.resize(kept);
        }
        return before - left.size();
    }

    void count() {
        std::array<std::uint64_t, 256> counts{};
        for (const auto distance : found_.rows) ++counts[distance];
        found_.counts.assign(counts.begin(), std::ranges::find(counts, 0U));
    }

    const PairSpace& space_;
    const SearchLimits& limits_;
    std::size_t width_;
    std::uint64_t done_ = 0;  ///< pairs that were reached before this step
    Reporter reporter_{limits_};
    std::vector<std::vector<Column>> moved_;
    bool pushing_ = true;  ///< until the first pull, since pulls do not record which rows have new pairs
    std::array<std::vector<std::atomic<bool>>, 2> new_;  ///< has a row new pairs, at an even or an odd distance?
    PairDistances found_;
};

}  // namespace

PairDistances distances(const PairSpace& space, const SearchLimits& limits) { return Search(space, limits).run(); }

}  // namespace cubelang::search::cube3
