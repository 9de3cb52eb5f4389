#include "runtime/search/cube3/optimal.hpp"

#include <algorithm>

#include "runtime/search/cube3/depth_first.hpp"
#include "runtime/search/support/ranks.hpp"

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
    Deepening(const SearchSetting& setting, const Effort& effort, bool by_quarters)
        : set_(setting),
          effort_(effort),
          reporter_(effort),
          by_quarters_(by_quarters),
          is_odd_(is_odd(setting.cube.cubies.corner)),
          first_(first_moves(setting)) {
        const auto root = first_node(setting);
        least_ = bound(root.distance);
        branches_.push_back({{}, root});
    }

    OptimalAnswer run(int longest) {
        deepen(std::min(longest, most_length), effort_, reporter_, [&](int length) {
            if (length >= least_ && may_be(length)) answer_.moves = solution_of(length);
            return answer_.moves.has_value();
        });
        answer_.proved = reporter_.progress();
        return std::move(answer_);
    }

private:
    // A quarter turn makes odd corners even and even ones odd.
    [[nodiscard]] bool may_be(int length) const { return !by_quarters_ || (length % 2 == 1) == is_odd_; }

    // Longer searches are cut into more branches, all threads having something to do until the end.
    [[nodiscard]] std::optional<std::vector<int>> solution_of(int length) {
        for (int splits = 0; length > 10 && splits < 5 && branches_.size() < 100; ++splits) split();
        std::vector<std::optional<std::vector<int>>> found(branches_.size());
        search_branches(branches_.size(), effort_, [&](std::size_t number, const FirstBranch& answered) {
            const DepthFirst search(set_, branches_[number], length, answered, number);
            reporter_.count(search.nodes());
            if (search.found()) found[number] = search.moves();
            return search.found();
        });
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
    bool by_quarters_, is_odd_;
    std::uint32_t first_;  ///< the moves to begin with, as bits
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

OptimalAnswer OptimalSolver::solve(const CentredCubies& cube, int longest, const Effort& effort) const {
    const auto back = inverse(cube);
    const auto& centres = centre_distances(metric_);
    const auto* corners = tables_.corners ? &*tables_.corners : nullptr;
    const SearchSetting there{tables_.phase1, corners, sequences_, moves_, cube, centres, effort.stop},
        other{tables_.phase1, corners, sequences_, moves_, back, centres, effort.stop};
    const bool by_quarters = metric_ == Metric::quarter_turns;
    // Where the table is small, the position is near or memory is short.
    if (tables_.phase1.is_small() || !is_easier(other, there))
        return Deepening(there, effort, by_quarters).run(longest);
    auto answer = Deepening(other, effort, by_quarters).run(longest);
    if (answer.moves) {
        std::ranges::reverse(*answer.moves);
        std::ranges::transform(*answer.moves, answer.moves->begin(), inverse_move);
    }
    return answer;
}

}  // namespace cubelang::search::cube3
