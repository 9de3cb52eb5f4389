#include "runtime/search/distances3.hpp"

#include <algorithm>
#include <numeric>

#include "runtime/search/rows.hpp"

namespace cubelang::search {
namespace {

using Column = std::uint16_t;

class Search {
public:
    Search(const PairSpace& space, int threads, const std::atomic<bool>* stop)
        : space_(space), threads_(threads), stop_(stop), width_(space.columns[0].size()) {
        for (int m = 0; m < space.moves; ++m) {
            auto& moved = moved_.emplace_back(width_);
            for (std::size_t y = 0; y < width_; ++y) moved[y] = static_cast<Column>(space.move_y(static_cast<int>(y), m));
        }
        found_.rows.assign(static_cast<std::size_t>(space.classes.count()) * width_, not_reached);
        found_.rows[0] = 0;
        found_.counts.push_back(1);
    }

    PairDistances run() {
        std::size_t done = 1;
        while (found_.counts.back() > 0) {
            // While few are reached it is less work to look from them than from the others.
            const bool forward = done < found_.rows.size() / 8;
            const auto reached = step(static_cast<std::uint8_t>(found_.counts.size() - 1), forward);
            if (stop_ != nullptr && stop_->load()) return {};
            found_.counts.push_back(reached);
            done += reached;
        }
        found_.counts.pop_back();
        return std::move(found_);
    }

private:
    std::uint64_t step(std::uint8_t depth, bool forward) {
        std::atomic<std::uint64_t> reached{0};
        for_each_row(space_.classes.count(), threads_, [&](int row) { reached += forward ? push(row, depth) : pull(row, depth); }, stop_);
        return reached;
    }

    // Rows are shared by threads, which may write the same value at once.
    [[nodiscard]] std::atomic_ref<std::uint8_t> at(int row, std::size_t column) {
        return std::atomic_ref(found_.rows[static_cast<std::size_t>(row) * width_ + column]);
    }
    [[nodiscard]] std::uint8_t value(int row, std::size_t column) { return at(row, column).load(std::memory_order_relaxed); }

    [[nodiscard]] std::vector<Column> columns_with(int row, std::uint8_t wanted) {
        std::vector<Column> columns;
        for (std::size_t y = 0; y < width_; ++y)
            if (value(row, y) == wanted) columns.push_back(static_cast<Column>(y));
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
        std::uint64_t reached = 0;
        const auto columns = columns_with(row, depth);
        for (int m = 0; m < space_.moves && !columns.empty(); ++m) {
            const auto [to, s] = way(row, m);
            const auto &moved = moved_[static_cast<std::size_t>(m)], &carried = space_.columns[s];
            for (const auto y : columns) reached += mark(to, carried[moved[y]], depth);
        }
        return reached;
    }

    // With a pair come those that the symmetries of its class make of it.
    std::uint64_t mark(int row, Column column, std::uint8_t depth) {
        if (value(row, column) != not_reached) return 0;
        std::uint64_t reached = 0;
        for (std::uint32_t keepers = space_.classes.keepers(row), s = 0; keepers >> s != 0; ++s) {
            if ((keepers >> s & 1U) == 0) continue;
            auto expected = not_reached;
            reached += at(row, space_.columns[s][column]).compare_exchange_strong(expected, static_cast<std::uint8_t>(depth + 1), std::memory_order_relaxed);
        }
        return reached;
    }

    std::uint64_t pull(int row, std::uint8_t depth) {
        auto left = columns_with(row, not_reached);
        const auto before = left.size();
        for (int m = 0; m < space_.moves && !left.empty(); ++m) {
            const auto [from, s] = way(row, m);
            const auto &moved = moved_[static_cast<std::size_t>(m)], &carried = space_.columns[s];
            std::erase_if(left, [&, from = from](Column y) {
                if (value(from, carried[moved[y]]) != depth) return false;
                at(row, y).store(static_cast<std::uint8_t>(depth + 1), std::memory_order_relaxed);
                return true;
            });
        }
        return before - left.size();
    }

    const PairSpace& space_;
    int threads_;
    const std::atomic<bool>* stop_;
    std::size_t width_;
    std::vector<std::vector<Column>> moved_;
    PairDistances found_;
};

}  // namespace

PairDistances distances(const PairSpace& space, int threads, const std::atomic<bool>* stop) { return Search(space, threads, stop).run(); }

}  // namespace cubelang::search
