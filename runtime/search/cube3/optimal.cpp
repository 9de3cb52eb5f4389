#include "runtime/search/cube3/optimal.hpp"

#include <algorithm>

#include "runtime/search/cube3/depth_first.hpp"
#include "runtime/search/space/coordinate.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr int most_length = 64;

bool keeps(cube::Symmetry s, const SearchSetting& setting) {
    const auto& [cubies, centres] = std::tie(setting.cube.cubies, setting.cube.centres);
    return conjugate(cubies, s) == cubies && (!centres || conjugate(*centres, s) == *centres) &&
           std::ranges::all_of(setting.moves,
                               [&](int move) { return std::ranges::binary_search(setting.moves, conjugate(move, s)); });
}

// A symmetry of the position makes solutions of solutions. So it is enough to begin with moves of which none makes an
// earlier one: the first of all solutions, by their moves' numbers, begins so.
std::uint32_t first_moves(const SearchSetting& setting) {
    std::uint32_t wanted = ~0U;
    for (const auto s : cube::symmetries())
        if (keeps(s, setting))
            for (const int move : setting.moves)
                if (conjugate(move, s) < move) wanted &= ~(1U << move);
    return wanted;
}

class Deepening {
public:
    Deepening(const SearchSetting& setting, const Effort& effort, Metric metric)
        : set_(setting),
          effort_(effort),
          reporter_(effort),
          metric_(metric),
          is_odd_(is_odd(setting.cube.cubies.corner)),
          first_(first_moves(setting)) {
        const auto root = first_node(setting);
        least_ = bound(root.distance);
        branches_.push_back({{}, root});
    }

    OptimalAnswer run(const OptimalLimits& limits) {
        deepen(std::min(limits.longest, most_length), effort_, reporter_, [&](int length) {
            if (length < std::max(least_, limits.from) || !may_be(length)) return false;
            answer_.is_given_up = expected() > limits.nodes;
            if (!answer_.is_given_up) answer_.moves = solution_of(length);
            return answer_.is_given_up || answer_.moves.has_value();
        });
        answer_.proved = reporter_.progress();
        return std::move(answer_);
    }

private:
    // A quarter turn makes odd corners even and even ones odd.
    [[nodiscard]] bool may_be(int length) const {
        return metric_ != Metric::quarter_turns || (length % 2 == 1) == is_odd_;
    }

    // How many times as many sequences there are of the next length, in quarter turns of the one after it.
    [[nodiscard]] std::uint64_t expected() const {
        constexpr std::array<std::uint64_t, 3> growth{14, 90, 19};
        return nodes_of_last_ * growth[cube::index(metric_)];
    }

    // Longer searches are cut into more branches, all threads having something to do until the end.
    [[nodiscard]] std::optional<std::vector<int>> solution_of(int length) {
        for (int splits = 0; length > 10 && splits < 5 && branches_.size() < 100; ++splits) split();
        const auto before = reporter_.progress().nodes;
        std::vector<std::optional<std::vector<int>>> found(branches_.size());
        search_branches(branches_.size(), effort_, [&](std::size_t number, const FirstBranch& answered) {
            const DepthFirst search(set_, branches_[number], length, answered, number);
            reporter_.count(search.nodes());
            if (search.found()) found[number] = search.moves();
            return search.found();
        });
        nodes_of_last_ = reporter_.progress().nodes - before;
        const auto first = std::ranges::find_if(found, [](const auto& moves) { return moves.has_value(); });
        return first == found.end() ? std::nullopt : std::move(*first);
    }

    void split() {
        std::vector<Branch> longer;
        for (const auto& branch : branches_)
            for (const int move : set_.moves)
                if ((branch.moves.empty() ? first_ : set_.sequences.allowed(branch.node.sequence)) >> move & 1U)
                    longer.push_back(extended(set_, branch, move));
        branches_ = std::move(longer);
    }

    const SearchSetting& set_;
    const Effort& effort_;
    Reporter reporter_;
    Metric metric_;
    bool is_odd_;
    std::uint64_t nodes_of_last_ = 0;  ///< of the length before
    std::uint32_t first_;              ///< the moves to begin with, as bits
    std::vector<Branch> branches_;
    int least_ = 0;
    OptimalAnswer answer_{};
};

// Distances do not say as much of a position as of its inverse: a short search of both shows which has fewer nodes.
bool is_easier(const SearchSetting& other, const SearchSetting& than) {
    constexpr std::uint64_t enough_nodes = 2000;
    const FirstBranch nobody(1);
    const Branch one{{}, first_node(than)}, two{{}, first_node(other)};
    for (int length = bound(one.node.distance); length < most_length; ++length) {
        const DepthFirst search(than, one, length, nobody, 0);
        if (search.found() || than.stop.stop_requested()) return false;
        if (search.nodes() >= enough_nodes) return DepthFirst(other, two, length, nobody, 0).nodes() < search.nodes();
    }
    return false;
}

}  // namespace

std::optional<OptimalTables> OptimalTables::get(TableCache& cache, Metric metric, const Effort& effort) {
    auto phase1 = Phase1Table::get(cache, metric, effort);
    if (!phase1) return std::nullopt;
    return OptimalTables{*std::move(phase1), CornerTable::get(cache, metric, effort)};
}

OptimalAnswer OptimalSolver::solve(const CentredCubies& cube, const OptimalLimits& limits, const Effort& effort) const {
    const auto back = inverse(cube);
    const auto& centres = centre_distances(metric_);
    const auto* corners = tables_.corners ? &*tables_.corners : nullptr;
    const auto setting = [&](const CentredCubies& from, const LargeTable* large) {
        return SearchSetting{tables_.phase1, corners, large, sequences_, moves_, from, centres, effort.stop};
    };
    // The large table is not asked, so that the answer does not depend on its being there. Where the first table is
    // small, the position is near or memory is short.
    const bool inverted = !tables_.phase1.is_small() && is_easier(setting(back, nullptr), setting(cube, nullptr));
    const auto* large = tables_.large ? &*tables_.large : nullptr;
    const auto chosen = setting(inverted ? back : cube, large);
    auto answer = Deepening(chosen, effort, metric_).run(limits);
    if (answer.moves && inverted) {
        std::ranges::reverse(*answer.moves);
        std::ranges::transform(*answer.moves, answer.moves->begin(), inverse_move);
    }
    return answer;
}

}  // namespace cubelang::search::cube3
