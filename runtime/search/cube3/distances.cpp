#include "runtime/search/cube3/distances.hpp"

#include <algorithm>
#include <atomic>
#include <numeric>

#include "runtime/search/space/effort.hpp"

namespace cubelang::search::cube3 {
namespace {

using Column = std::uint16_t;

class Search {
public:
    Search(const PairSpace& space, const Effort& effort)
        : space_(space), effort_(effort), width_(space.columns[0].size()) {
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
            // While few are new it is less work to go on from them than from all that are not reached yet.
            newest = step(depth, pushing_ && 4 * newest < found_.rows.size() -
                                                              std::min<std::uint64_t>(done_, found_.rows.size()));
            if (effort_.stop.stop_requested()) return {};
        }
        count();
        return std::move(found_);
    }

private:
    std::uint64_t step(std::uint8_t depth, bool forward) {
        pushing_ = forward;
        std::atomic<std::uint64_t> reached{0};
        const std::size_t rows = space_.classes.count();
        run_tasks(rows, thread_count(effort_.threads), [&](std::size_t task, unsigned worker) {
            if (effort_.stop.stop_requested()) return;
            const int row = static_cast<int>(task);
            reached += forward ? push(row, depth) : pull(row, depth);
            if (worker == 0)
                reporter_.part(std::min<std::uint64_t>(done_ + reached, found_.rows.size()), found_.rows.size());
        });
        return reached;
    }

    // Rows are shared by threads, which may write the same value at once.
    [[nodiscard]] std::atomic_ref<std::uint8_t> at(int row, std::size_t column) {
        return std::atomic_ref(found_.rows[static_cast<std::size_t>(row) * width_ + column]);
    }
    [[nodiscard]] std::uint8_t value(int row, std::size_t column) {
        return at(row, column).load(std::memory_order_relaxed);
    }

    // Whether a column stays in a list is written without a branch, since no processor could guess it.
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

    // Where a move leads from a row: to the row of a class, seen with a symmetry.
    struct Way {
        int row;
        std::size_t symmetry;
    };
    [[nodiscard]] Way way(int row, int move) const {
        const int x = space_.move_x(space_.classes.head(row), move);
        return {space_.classes.class_of(x), static_cast<std::size_t>(space_.classes.symmetry_of(x))};
    }

    std::uint64_t push(int row, std::uint8_t depth) {
        // Most rows have nothing new at first: scanning them all would be most of the work.
        if (!new_[depth % 2][row].exchange(false, std::memory_order_relaxed)) return 0;
        std::uint64_t reached = 0;
        const auto columns = columns_with(row, depth);
        std::vector<const Column*> same;
        for (int m = 0; m < space_.moves; ++m) {
            const auto [to, s] = way(row, m);
            list_keepers(to, same);
            new_[(depth + 1) % 2][to].store(true, std::memory_order_relaxed);
            const auto &moved = moved_[m], &conjugated = space_.columns[s];
            for (const auto y : columns)
                for (const auto* symmetric : same) reached += mark(to, symmetric[conjugated[moved[y]]], depth);
        }
        return reached;
    }

    // With a pair come those that the symmetries of its class's head make of it.
    void list_keepers(int row, std::vector<const Column*>& list) const {
        list.clear();
        for (std::uint32_t keepers = space_.classes.keepers(row), s = 0; keepers >> s != 0; ++s)
            if ((keepers >> s & 1U) != 0) list.push_back(space_.columns[s].data());
    }

    // Without a branch or a lock: two threads may count one pair twice, so these counts only steer.
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
            const auto [from, s] = way(row, m);
            const auto &moved = moved_[m], &conjugated = space_.columns[s];
            std::size_t kept = 0;
            for (const auto y : left) {
                const bool near = value(from, conjugated[moved[y]]) == depth;
                at(row, y).store(near ? static_cast<std::uint8_t>(depth + 1) : not_reached, std::memory_order_relaxed);
                left[kept] = y;
                kept += !near;
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
    const Effort& effort_;
    std::size_t width_;
    std::uint64_t done_ = 0;  ///< pairs that were reached before this step
    Reporter reporter_{effort_};
    std::vector<std::vector<Column>> moved_;
    bool pushing_ = true;  ///< until the first pull: pulls keep no account of what is new where
    std::array<std::vector<std::atomic<bool>>, 2>
        new_;  ///< has a row pairs of an even, an odd distance that is the newest?
    PairDistances found_;
};

}  // namespace

PairDistances distances(const PairSpace& space, const Effort& effort) { return Search(space, effort).run(); }

}  // namespace cubelang::search::cube3
