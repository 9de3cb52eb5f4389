#include "runtime/search/optimal3.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "runtime/search/rows.hpp"

namespace cubelang::search {
namespace {

using Axes = std::array<Phase1Table::Position, 3>;
using Distances = std::array<int, 3>;
constexpr int most_length = 64;
constexpr std::uint64_t nodes_between_looks = 1 << 14;

// The three ways to see a cube: what every move is about each axis.
struct Views {
    std::array<cube::Symmetry, 3> symmetry{cube::Symmetry(), cube::s_urf3, cube::product(cube::s_urf3, cube::s_urf3)};
    std::array<std::array<int, all_moves>, 3> move{};
    Views() {
        for (std::size_t axis = 0; axis < 3; ++axis)
            for (int m = 0; m < all_moves; ++m) move[axis][static_cast<std::size_t>(m)] = carried(m, symmetry[axis]);
    }
};

struct Setting {
    const Phase1Table& table;
    const Sequences& sequences;
    const std::vector<int>& moves;
    const Cubies3& cube;
    const Views& views;
    const std::atomic<bool>* stop;
};

// A start of a sequence, from which one thread searches on.
struct Branch {
    std::vector<int> moves;
    Axes at;
    Distances distance;
    int node;
};

int bound(const Distances& d) {
    const int most = std::max({d[0], d[1], d[2]});
    return most != 0 && d[0] == d[1] && d[1] == d[2] ? most + 1 : most;
}

class Descent {
public:
    Descent(const Setting& setting, const Branch& branch, int length, const std::atomic<int>& winner, int number)
        : set_(setting), winner_(winner), number_(number), length_(length) {
        std::ranges::copy(branch.moves, path_.begin());
        const auto depth = static_cast<int>(branch.moves.size());
        found_ = bound(branch.distance) <= length - depth && search(branch.at, branch.distance, branch.node, depth);
    }
    [[nodiscard]] bool found() const { return found_; }
    [[nodiscard]] std::vector<int> moves() const { return {path_.begin(), path_.begin() + length_}; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    // Whoever comes earlier among the branches makes the rest of this one needless.
    [[nodiscard]] bool ended() {
        if (++nodes_ % nodes_between_looks == 0)
            ended_ = winner_.load(std::memory_order_relaxed) < number_ || (set_.stop != nullptr && set_.stop->load(std::memory_order_relaxed));
        return ended_;
    }

    [[nodiscard]] bool solves() const {
        Cubies3 c = set_.cube;
        for (int i = 0; i < length_; ++i) c = product(c, moves3()[static_cast<std::size_t>(path_[static_cast<std::size_t>(i)])]);
        return c == Cubies3{};
    }

    bool search(const Axes& at, const Distances& distance, int node, int depth) {
        if (depth == length_) return solves();
        const int left = length_ - depth - 1;
        const auto allowed = set_.sequences.allowed(node);
        // The axis that is farthest from home is the likeliest to say no.
        const auto first = static_cast<std::size_t>(std::ranges::max_element(distance) - distance.begin());
        std::array<std::uint8_t, all_moves> tried;
        std::size_t count = 0;
        // All first looks into the table stand together, so that memory answers them together.
        for (const int move : set_.moves) {
            if ((allowed >> move & 1U) == 0) continue;
            const auto to = set_.table.moved(at[first], set_.views.move[first][static_cast<std::size_t>(move)]);
            tried[count] = static_cast<std::uint8_t>(move);
            count += set_.table.distance(to, distance[first]) <= left;
        }
        for (std::size_t i = 0; i < count; ++i)
            if (enter(at, distance, node, depth, tried[i])) return true;
        return false;
    }

    bool enter(const Axes& at, const Distances& distance, int node, int depth, int move) {
        const int left = length_ - depth - 1;
        Axes to;
        Distances there;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            to[axis] = set_.table.moved(at[axis], set_.views.move[axis][static_cast<std::size_t>(move)]);
            there[axis] = set_.table.distance(to[axis], distance[axis]);
            if (there[axis] > left) return false;
        }
        if (bound(there) > left || ended()) return false;
        path_[static_cast<std::size_t>(depth)] = move;
        return search(to, there, set_.sequences.after(node, move), depth + 1);
    }

    const Setting& set_;
    const std::atomic<int>& winner_;
    int number_, length_;
    bool found_ = false, ended_ = false;
    std::uint64_t nodes_ = 0;
    std::array<int, most_length> path_{};
};

class Deepening {
public:
    Deepening(const Setting& setting, const OptimalLimits& limits) : set_(setting), limits_(limits) {
        Branch root{{}, {}, {}, Sequences::start};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            root.at[axis] = Phase1Table::position(conjugate(setting.cube, setting.views.symmetry[axis]));
            root.distance[axis] = setting.table.distance(root.at[axis]);
        }
        least_ = bound(root.distance);
        branches_.push_back(std::move(root));
    }

    OptimalAnswer run() {
        for (int length = 0; length <= std::min(limits_.longest, most_length); ++length) {
            if (length >= least_) try_length(length);
            if (answer_.moves || (set_.stop != nullptr && set_.stop->load())) break;
            report(length);
        }
        return std::move(answer_);
    }

private:
    void report(int none_up_to) {
        answer_.proved.none_up_to = none_up_to;
        answer_.proved.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
        if (limits_.on_progress) limits_.on_progress(answer_.proved);
    }

    // Longer searches are cut into more pieces, all threads having something to do until the end.
    void try_length(int length) {
        const std::size_t pieces = limits_.threads > 1 && length > 10 ? 100 : 1;
        while (branches_.size() < pieces) split();
        std::atomic<int> winner{static_cast<int>(branches_.size())};
        std::mutex mutex;
        for_each_row(static_cast<int>(branches_.size()), limits_.threads, [&](int number) {
            if (winner < number) return;
            const Descent descent(set_, branches_[static_cast<std::size_t>(number)], length, winner, number);
            const std::lock_guard lock(mutex);
            answer_.proved.nodes += descent.nodes();
            if (!descent.found() || winner < number) return;
            winner = number;
            answer_.moves = descent.moves();
        }, set_.stop);
    }

    void split() {
        std::vector<Branch> longer;
        for (const auto& branch : branches_)
            for (const int move : set_.moves)
                if (set_.sequences.allowed(branch.node) >> move & 1U) longer.push_back(extended(branch, move));
        branches_ = std::move(longer);
    }
    [[nodiscard]] Branch extended(Branch branch, int move) const {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            branch.at[axis] = set_.table.moved(branch.at[axis], set_.views.move[axis][static_cast<std::size_t>(move)]);
            branch.distance[axis] = set_.table.distance(branch.at[axis], branch.distance[axis]);
        }
        branch.moves.push_back(move);
        branch.node = set_.sequences.after(branch.node, move);
        return branch;
    }

    const Setting& set_;
    const OptimalLimits& limits_;
    std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
    std::vector<Branch> branches_;
    int least_ = 0;
    OptimalAnswer answer_{};
};

}  // namespace

OptimalAnswer Optimal3::solve(const Cubies3& cube, const OptimalLimits& limits) const {
    static const Views views;
    const Setting setting{table_, sequences_of(metric_), moves_of(metric_), cube, views, limits.stop};
    return Deepening(setting, limits).run();
}

}  // namespace cubelang::search
