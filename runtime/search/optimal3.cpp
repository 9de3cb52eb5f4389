#include "runtime/search/optimal3.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <numeric>

#include "runtime/search/ranks.hpp"
#include "runtime/search/tasks.hpp"

namespace cubelang::search {
namespace {

using Axes = std::array<Phase1Position, 3>;
using Distances = std::array<std::uint8_t, 3>;
constexpr int most_length = 64;
// Nodes that are worked on together.
constexpr std::size_t block = 16;
constexpr int expansions_between_looks = 256;

// The three ways to see a cube: what every move is about each axis.
struct Views {
    std::array<cube::Symmetry, 3> symmetry{cube::Symmetry(), cube::s_urf3, cube::product(cube::s_urf3, cube::s_urf3)};
    std::array<std::array<std::uint8_t, all_moves>, 3> move{};
    Views() {
        for (std::size_t axis = 0; axis < 3; ++axis)
            for (int m = 0; m < all_moves; ++m) move[axis][static_cast<std::size_t>(m)] = static_cast<std::uint8_t>(carried(m, symmetry[axis]));
    }
};

struct Setting {
    const Phase1Table& table;
    const Sequences& sequences;
    const std::vector<int>& moves;
    const Cubies3& cube;
    const Views& views;
    const std::atomic<bool>* stop;
    bool by_quarters, is_odd;
};

struct Node {
    Axes at{};
    Distances distance{};
    std::uint8_t sequence = Sequences::start;  ///< which moves may follow
    std::uint8_t move = 0;                     ///< that led here
    std::uint8_t farthest = 0;                 ///< the axis that is: the likeliest to say no, and so asked first
    std::uint16_t parent = 0;                  ///< its number on the level above
};

std::uint8_t farthest(const Distances& d) { return d[0] >= d[1] ? (d[0] >= d[2] ? 0 : 2) : (d[1] >= d[2] ? 1 : 2); }

// A start of a sequence, from which one thread searches on.
struct Branch {
    std::vector<int> moves;
    Node node;
};

int bound(const Distances& d) {
    const int most = std::max({d[0], d[1], d[2]});
    return most != 0 && d[0] == d[1] && d[1] == d[2] ? most + 1 : most;
}

// Depth first, but a block of nodes at a time, so that there are always many questions for memory to answer at once.
class Descent {
public:
    Descent(const Setting& setting, const Branch& branch, int length, const std::atomic<int>& winner, int number)
        : set_(setting), winner_(winner), number_(number), length_(length), first_(static_cast<int>(branch.moves.size())),
          moves_(branch.moves), levels_(static_cast<std::size_t>(length - first_) + 1) {
        moves_.resize(static_cast<std::size_t>(length));
        levels_[0].push_back(branch.node);
        if (bound(branch.node.distance) <= length - first_) found_ = length == first_ ? solves(0) : expand(0, 0, 1);
    }
    [[nodiscard]] bool found() const { return found_; }
    [[nodiscard]] const std::vector<int>& moves() const { return moves_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    using Level = std::vector<Node>;

    bool expand(std::size_t level, std::size_t from, std::size_t to) {
        const int left = length_ - first_ - static_cast<int>(level) - 1;
        const auto& parents = levels_[level];
        auto& children = levels_[level + 1];
        children.clear();
        for (std::size_t i = from; i < to; ++i) bear(parents[i], i, children);
        std::iota(alive_.begin(), alive_.begin() + static_cast<std::ptrdiff_t>(children.size()), std::uint16_t{0});
        std::size_t alive = keep_near(0, parents, children, children.size(), left);
        for (std::size_t k = 1; k < 3; ++k) {
            for (std::size_t i = 0; i < alive; ++i) look(parents, k, children[alive_[i]]);
            alive = keep_near(k, parents, children, alive, left);
        }
        gather(children, alive, left);
        nodes_ += children.size();
        return left == 0 ? leaf(level + 1) : !ended() && inner(level + 1);
    }

    bool inner(std::size_t level) {
        const auto& nodes = levels_[level];
        for (const auto& node : nodes)
            for (const auto& at : node.at) set_.table.prefetch_moves(at);
        for (std::size_t from = 0; from < nodes.size(); from += block)
            if (expand(level, from, std::min(from + block, nodes.size()))) return true;
        return false;
    }
    bool leaf(std::size_t level) {
        for (std::size_t i = 0; i < levels_[level].size(); ++i)
            if (solves(i)) return true;
        return false;
    }

    // All moves of one node, seen about its first axis.
    void bear(const Node& parent, std::size_t number, Level& children) const {
        const auto a = axis(parent, 0);
        const auto lines = set_.table.moves().lines(parent.at[a]);
        const auto& view = set_.views.move[a];
        const auto& steps = set_.sequences.steps(parent.sequence);
        children.resize(children.size() + steps.size());
        auto* child = children.data() + (children.size() - steps.size());
        for (const auto [move, after] : steps) {
            child->at[a] = set_.table.moves().moved(lines, view[move]);
            set_.table.prefetch(child->at[a]);
            child->sequence = after, child->move = move, child->parent = static_cast<std::uint16_t>(number);
            ++child;
        }
    }

    static std::size_t axis(const Node& parent, std::size_t k) {
        const std::size_t a = parent.farthest + k;
        return a < 3 ? a : a - 3;
    }

    void look(const Level& parents, std::size_t k, Node& child) const {
        const auto& parent = parents[child.parent];
        const auto a = axis(parent, k);
        child.at[a] = set_.table.moved(parent.at[a], set_.views.move[a][child.move]);
        set_.table.prefetch(child.at[a]);
    }

    // Without a branch: whether a child stays, no processor could guess. And by numbers, for children are too young to be moved.
    std::size_t keep_near(std::size_t k, const Level& parents, Level& children, std::size_t count, int left) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            auto& child = children[alive_[i]];
            const auto& parent = parents[child.parent];
            const auto a = axis(parent, k);
            const int distance = set_.table.distance(child.at[a], parent.distance[a]);
            child.distance[a] = static_cast<std::uint8_t>(distance);
            alive_[kept] = alive_[i];
            kept += distance <= left;
        }
        return kept;
    }

    void gather(Level& children, std::size_t alive, int left) const {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < alive; ++i) {
            auto& child = children[alive_[i]];
            if (bound(child.distance) > left) continue;
            child.farthest = farthest(child.distance);
            children[kept++] = child;
        }
        children.resize(kept);
    }

    // Whoever comes earlier among the branches makes the rest of this one needless.
    [[nodiscard]] bool ended() {
        if (++expansions_ % expansions_between_looks == 0)
            ended_ = winner_.load(std::memory_order_relaxed) < number_ || (set_.stop != nullptr && set_.stop->load(std::memory_order_relaxed));
        return ended_;
    }

    // All distances are 0 here; whether it is solved too is asked of the cubies.
    [[nodiscard]] bool solves(std::size_t i) {
        for (std::size_t level = levels_.size() - 1; level > 0; i = levels_[level--][i].parent)
            moves_[static_cast<std::size_t>(first_) + level - 1] = levels_[level][i].move;
        Cubies3 c = set_.cube;
        for (const int move : moves_) c = product(c, moves3()[static_cast<std::size_t>(move)]);
        return c == Cubies3{};
    }

    const Setting& set_;
    const std::atomic<int>& winner_;
    int number_, length_, first_;
    std::vector<int> moves_;
    std::vector<Level> levels_;
    std::array<std::uint16_t, block * all_moves> alive_{};  ///< of the children at hand, those that may still be near enough
    bool found_ = false, ended_ = false;
    int expansions_ = 0;
    std::uint64_t nodes_ = 0;
};

class Deepening {
public:
    Deepening(const Setting& setting, const OptimalLimits& limits) : set_(setting), limits_(limits) {
        Node root;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            root.at[axis] = Phase1Moves::position(conjugate(setting.cube, setting.views.symmetry[axis]));
            root.distance[axis] = static_cast<std::uint8_t>(setting.table.distance(root.at[axis]));
        }
        root.farthest = farthest(root.distance);
        least_ = bound(root.distance);
        branches_.push_back({{}, root});
    }

    OptimalAnswer run() {
        for (int length = 0; length <= std::min(limits_.longest, most_length); ++length) {
            if (length >= least_ && may_be(length)) try_length(length);
            if (answer_.moves || stopped()) break;
            report(length);
        }
        return std::move(answer_);
    }

private:
    [[nodiscard]] bool stopped() const { return set_.stop != nullptr && set_.stop->load(std::memory_order_relaxed); }

    // A quarter turn makes odd corners even and even ones odd.
    [[nodiscard]] bool may_be(int length) const { return !set_.by_quarters || (length % 2 == 1) == set_.is_odd; }

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
        run_tasks(branches_.size(), limits_.threads, [&](std::size_t task, unsigned) {
            const int number = static_cast<int>(task);
            if (winner < number || stopped()) return;
            const Descent descent(set_, branches_[task], length, winner, number);
            const std::lock_guard lock(mutex);
            answer_.proved.nodes += descent.nodes();
            if (!descent.found() || winner < number) return;
            winner = number;
            answer_.moves = descent.moves();
        });
    }

    void split() {
        std::vector<Branch> longer;
        for (const auto& branch : branches_)
            for (const int move : set_.moves)
                if (set_.sequences.allowed(branch.node.sequence) >> move & 1U) longer.push_back(extended(branch, move));
        branches_ = std::move(longer);
    }
    [[nodiscard]] Branch extended(Branch branch, int move) const {
        auto& node = branch.node;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            node.at[axis] = set_.table.moved(node.at[axis], set_.views.move[axis][static_cast<std::size_t>(move)]);
            node.distance[axis] = static_cast<std::uint8_t>(set_.table.distance(node.at[axis], node.distance[axis]));
        }
        node.farthest = farthest(node.distance);
        node.sequence = static_cast<std::uint8_t>(set_.sequences.after(node.sequence, move));
        branch.moves.push_back(move);
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
    const Setting setting{table_, sequences_, moves_, cube, views, limits.stop, metric_ == Metric3::quarter_turns, is_odd(cube.corner)};
    return Deepening(setting, limits).run();
}

}  // namespace cubelang::search
