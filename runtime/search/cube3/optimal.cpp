#include "runtime/search/cube3/optimal.hpp"

#include <algorithm>
#include <mutex>

#include "runtime/search/cube3/depth_first.hpp"
#include "runtime/search/support/ranks.hpp"
#include "runtime/search/support/tasks.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr int most_length = 64;

class Deepening {
public:
    Deepening(const SearchSetting& setting, const OptimalLimits& limits, bool by_quarters)
        : set_(setting), limits_(limits), by_quarters_(by_quarters), is_odd_(is_odd(setting.cube.corner)) {
        const auto root = first_node(setting);
        least_ = bound(root.distance);
        branches_.push_back({{}, root});
    }

    OptimalAnswer run() {
        for (int length = 0; length <= std::min(limits_.longest, most_length); ++length) {
            if (length >= least_ && may_be(length)) try_length(length);
            if (answer_.moves || stopped()) break;
            reporter_.report(length);
        }
        return std::move(answer_);
    }

private:
    [[nodiscard]] bool stopped() const { return set_.stop.stop_requested(); }

    // A quarter turn makes odd corners even and even ones odd.
    [[nodiscard]] bool may_be(int length) const { return !by_quarters_ || (length % 2 == 1) == is_odd_; }

    // Longer searches are cut into more pieces, all threads having something to do until the end.
    void try_length(int length) {
        for (int splits = 0; length > 10 && splits < 5 && branches_.size() < 100; ++splits) split();
        std::atomic<int> winner{static_cast<int>(branches_.size())};
        std::mutex mutex;
        run_tasks(branches_.size(), limits_.threads, [&](std::size_t task, unsigned worker) {
            const int number = static_cast<int>(task);
            if (winner < number || stopped()) return;
            const DepthFirst descent(set_, branches_[task], length, winner, number);
            const std::lock_guard lock(mutex);
            answer_.proved.nodes += descent.nodes();
            if (worker == 0) reporter_.report_now_and_then();
            if (!descent.found() || winner < number) return;
            winner = number;
            answer_.moves = descent.moves();
        });
    }

    void split() {
        std::vector<Branch> longer;
        for (const auto& branch : branches_)
            for (const int move : set_.moves)
                if (set_.sequences.allowed(branch.node.sequence) >> move & 1U)
                    longer.push_back(extended(set_, branch, move));
        branches_ = std::move(longer);
    }
    const SearchSetting& set_;
    const OptimalLimits& limits_;
    bool by_quarters_, is_odd_;
    Reporter reporter_{answer_.proved, limits_};
    std::vector<Branch> branches_;
    int least_ = 0;
    OptimalAnswer answer_{};
};

// AxisDistances do not say as much of a position as of its inverse: a short search of both shows which has fewer nodes.
bool is_easier(const SearchSetting& other, const SearchSetting& than) {
    constexpr std::uint64_t enough_nodes = 2000;
    const std::atomic<int> nobody{1};
    const Branch one{{}, first_node(than)}, two{{}, first_node(other)};
    for (int length = bound(one.node.distance); length < most_length; ++length) {
        const DepthFirst descent(than, one, length, nobody, 0);
        if (descent.found() || than.stop.stop_requested()) return false;
        if (descent.nodes() >= enough_nodes) return DepthFirst(other, two, length, nobody, 0).nodes() < descent.nodes();
    }
    return false;
}

}  // namespace

OptimalAnswer OptimalSolver::solve(const Cubies& cube, const OptimalLimits& limits) const {
    const Cubies back = inverse(cube);
    const SearchSetting there{table_, sequences_, moves_, cube, limits.stop},
        other{table_, sequences_, moves_, back, limits.stop};
    const bool by_quarters = metric_ == Metric::quarter_turns;
    if (!is_easier(other, there)) return Deepening(there, limits, by_quarters).run();
    auto answer = Deepening(other, limits, by_quarters).run();
    if (answer.moves) {
        std::ranges::reverse(*answer.moves);
        std::ranges::transform(*answer.moves, answer.moves->begin(), inverse_move);
    }
    return answer;
}

}  // namespace cubelang::search::cube3
