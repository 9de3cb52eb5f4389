#include <algorithm>
#include <iterator>
#include <utility>

#include "examples/cluster/mpi/share.hpp"

namespace cubelang::cluster {
namespace {

using States = std::vector<Share::Own>;

constexpr std::size_t least_unsorted = std::size_t{1} << 20;

// Both are sorted.
void remove(States& states, const States& others) {
    auto other = others.begin();
    std::erase_if(states, [&](auto state) {
        while (other != others.end() && *other < state) ++other;
        return other != others.end() && *other == state;
    });
}

class ListShare final : public Share {
public:
    void meet(std::span<const Own> states) override {
        met_.insert(met_.end(), states.begin(), states.end());
        // Most are met several times: what has come since is sorted in when there is as much of it again.
        if (met_.size() > std::max(least_unsorted, 2 * sorted_)) sort_in();
    }
    void walk(std::size_t most, States& states) override {
        const auto count = std::min(most, now_.size() - at_);
        const auto from = now_.begin() + static_cast<std::ptrdiff_t>(at_);
        states.insert(states.end(), from, from + static_cast<std::ptrdiff_t>(count));
        at_ += count;
    }
    std::uint64_t advance() override {
        sort_in();
        before_ = std::exchange(now_, std::exchange(met_, {}));
        at_ = sorted_ = 0;
        return now_.size();
    }
    [[nodiscard]] std::size_t bytes() const override {
        return (before_.capacity() + now_.capacity() + met_.capacity()) * sizeof(Own);
    }

private:
    void sort_in() {
        const auto middle = met_.begin() + static_cast<std::ptrdiff_t>(sorted_);
        std::sort(middle, met_.end());
        std::inplace_merge(met_.begin(), middle, met_.end());
        met_.erase(std::unique(met_.begin(), met_.end()), met_.end());
        remove(met_, before_);
        remove(met_, now_);
        sorted_ = met_.size();
    }

    States before_, now_, met_;
    std::size_t at_ = 0;      ///< in now_
    std::size_t sorted_ = 0;  ///< so many of met_ are in order, each once, and known to be new
};

}  // namespace

std::unique_ptr<Share> list_share() { return std::make_unique<ListShare>(); }

}  // namespace cubelang::cluster
