#include "runtime/search/cube3/distances.hpp"

#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace cubelang::search::cube3 {
namespace {

struct Pair {
    std::uint16_t x, y;
};
using Pairs = std::vector<Pair>;

class PlainSearch {
public:
    PlainSearch(const MoveTable& x, const MoveTable& y)
        : x_(x), y_(y), rows_(x.size()), columns_(y.size()), moves_(x.moves()), found_(rows_ * columns_, not_reached) {}

    Bytes run(StopToken stop) {
        found_[0] = 0;
        Pairs newest{{0, 0}};
        std::size_t left = found_.size() - 1;
        for (std::uint8_t depth = 1; !newest.empty(); ++depth) {
            if (stop.stop_requested()) return {};
            // While few pairs are new, expanding them is less work than testing all unreached ones.
            newest = newest.size() < left ? expand_newest(newest, depth) : scan_unreached(depth);
            left -= newest.size();
        }
        return std::move(found_);
    }

private:
    std::uint8_t& at(std::size_t x, std::size_t y) { return found_[x * columns_ + y]; }

    Pairs expand_newest(const Pairs& newest, std::uint8_t depth) {
        Pairs next;
        for (const auto [x, y] : newest) {
            const auto *to_x = x_.of(x), *to_y = y_.of(y);
            for (std::size_t m = 0; m < moves_; ++m) {
                auto& to = at(to_x[m], to_y[m]);
                if (to != not_reached) continue;
                to = depth;
                next.push_back({to_x[m], to_y[m]});
            }
        }
        return next;
    }

    Pairs scan_unreached(std::uint8_t depth) {
        Pairs next;
        for (std::size_t x = 0; x < rows_; ++x)
            for (std::size_t y = 0; y < columns_; ++y)
                if (at(x, y) == not_reached && is_adjacent(x, y, static_cast<std::uint8_t>(depth - 1)))
                    next.push_back({static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y)});
        for (const auto [x, y] : next) at(x, y) = depth;
        return next;
    }

    bool is_adjacent(std::size_t x, std::size_t y, std::uint8_t depth) {
        const auto *to_x = x_.of(x), *to_y = y_.of(y);
        for (std::size_t m = 0; m < moves_; ++m)
            if (at(to_x[m], to_y[m]) == depth) return true;
        return false;
    }

    const MoveTable &x_, &y_;
    std::size_t rows_, columns_, moves_;
    Bytes found_;
};

// The same where the second coordinate is the order of four edges: the 24 orders are the bits of a word.
class OrderSearch {
public:
    explicit OrderSearch(const MoveTable& by)
        : by_(by), size_(by.size()), reached_(size_), newest_(size_), found_(size_ * orders4, not_reached) {
        for (const int move : phase2_moves()) {
            auto& parts = orders_after_.emplace_back();
            for (std::size_t order = 0; order < orders4; ++order)
                for (std::size_t set = 0; set < 256; ++set)
                    if ((set >> order % 8 & 1U) != 0)
                        parts[order / 8][set] |= 1U << move_tables().four(static_cast<int>(order), move);
        }
    }

    Bytes run(StopToken stop) {
        reached_[0] = newest_[0] = 1;
        found_[0] = 0;
        for (std::uint8_t depth = 1; step(depth); ++depth)
            if (stop.stop_requested()) return {};
        return std::move(found_);
    }

private:
    using Orders = std::uint32_t;

    // False if nothing is new.
    bool step(std::uint8_t depth) {
        std::vector<Orders> next(size_);
        for (std::size_t x = 0; x < size_; ++x)
            if (newest_[x] != 0) push(by_.of(x), newest_[x], next);
        bool is_new = false;
        for (std::size_t x = 0; x < size_; ++x) {
            next[x] &= ~reached_[x];
            reached_[x] |= next[x];
            is_new |= next[x] != 0;
            for (auto rest = next[x]; rest != 0; rest &= rest - 1) found_[x * orders4 + std::countr_zero(rest)] = depth;
        }
        newest_ = std::move(next);
        return is_new;
    }

    void push(const std::uint16_t* to, Orders orders, std::vector<Orders>& next) const {
        for (std::size_t m = 0; m < orders_after_.size(); ++m) {
            const auto& parts = orders_after_[m];
            next[to[m]] |= parts[0][orders & 255U] | parts[1][orders >> 8U & 255U] | parts[2][orders >> 16U];
        }
    }

    const MoveTable& by_;
    std::size_t size_;
    std::vector<Orders> reached_, newest_;
    std::vector<std::array<std::array<Orders, 256>, 3>> orders_after_{};  // by move, for each byte of a word
    Bytes found_;
};

}  // namespace

Bytes plain_distances(const MoveTable& x, const MoveTable& y, StopToken stop) { return PlainSearch(x, y).run(stop); }

Bytes distances_with_order(const MoveTable& x, StopToken stop) { return OrderSearch(x).run(stop); }

}  // namespace cubelang::search::cube3
