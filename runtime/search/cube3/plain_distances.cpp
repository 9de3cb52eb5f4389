#include "runtime/search/cube3/plain_distances.hpp"

#include <utility>

namespace cubelang::search::cube3 {
namespace {

constexpr std::uint8_t not_yet = 0xFF;

struct Pair {
    std::uint16_t x, y;
};
using Pairs = std::vector<Pair>;

class PlainSearch {
public:
    PlainSearch(const SmallMoves& x, const SmallMoves& y) : x_(x), y_(y), found_(x.size() * y.size(), not_yet) {}

    Bytes run(StopToken stop) {
        found_[0] = 0;
        Pairs newest{{0, 0}};
        std::size_t left = found_.size() - 1;
        for (std::uint8_t depth = 1; !newest.empty(); ++depth) {
            if (stop.stop_requested()) return {};
            // While few are new it is less work to go on from them than from all that are not reached yet.
            newest = newest.size() < left ? from_newest(newest, depth) : from_the_rest(depth);
            left -= newest.size();
        }
        return std::move(found_);
    }

private:
    std::uint8_t& at(std::size_t x, std::size_t y) { return found_[x * y_.size() + y]; }

    Pairs from_newest(const Pairs& newest, std::uint8_t depth) {
        Pairs next;
        for (const auto [x, y] : newest) {
            const auto *to_x = x_.of(x), *to_y = y_.of(y);
            for (std::size_t m = 0; m < x_.moves(); ++m) {
                auto& to = at(to_x[m], to_y[m]);
                if (to != not_yet) continue;
                to = depth;
                next.push_back({to_x[m], to_y[m]});
            }
        }
        return next;
    }

    Pairs from_the_rest(std::uint8_t depth) {
        Pairs next;
        for (std::size_t x = 0; x < x_.size(); ++x)
            for (std::size_t y = 0; y < y_.size(); ++y)
                if (at(x, y) == not_yet && is_beside(x, y, static_cast<std::uint8_t>(depth - 1)))
                    next.push_back({static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y)});
        for (const auto [x, y] : next) at(x, y) = depth;
        return next;
    }

    bool is_beside(std::size_t x, std::size_t y, std::uint8_t depth) {
        const auto *to_x = x_.of(x), *to_y = y_.of(y);
        for (std::size_t m = 0; m < x_.moves(); ++m)
            if (at(to_x[m], to_y[m]) == depth) return true;
        return false;
    }

    const SmallMoves &x_, &y_;
    Bytes found_;
};

}  // namespace

Bytes plain_distances(const SmallMoves& x, const SmallMoves& y, StopToken stop) { return PlainSearch(x, y).run(stop); }

}  // namespace cubelang::search::cube3
