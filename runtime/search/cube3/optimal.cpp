#include "runtime/search/cube3/optimal.hpp"

#include <algorithm>
#include <numeric>

#include "runtime/search/cube3/depth_first.hpp"
#include "runtime/search/cube3/h48_search.hpp"
#include "runtime/search/space/small_permutation.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr int most_length = 64;

bool preserves(cube::Symmetry s, const SearchSetting& setting) {
    const auto& [cubies, centres] = std::tie(setting.cube.cubies, setting.cube.centres);
    return conjugate(cubies, s) == cubies && (!centres || conjugate(*centres, s) == *centres) &&
           std::ranges::all_of(setting.moves,
                               [&](int move) { return std::ranges::binary_search(setting.moves, conjugate(move, s)); });
}

// Symmetries of the position map solutions to solutions. So first moves that no symmetry maps to a lower number are
// enough: the first of all solutions, in the order of move numbers, begins with one.
std::uint32_t first_moves(const SearchSetting& setting) {
    std::uint32_t allowed = ~0U;
    for (const auto s : cube::symmetries())
        if (preserves(s, setting))
            for (const int move : setting.moves)
                if (conjugate(move, s) < move) allowed &= ~(1U << move);
    return allowed;
}

// The branches of a search with phase 1 distances, in the order of their moves.
class AxisBranches {
public:
    explicit AxisBranches(const SearchSetting& setting, bool all = false)
        : setting_(setting), first_(all ? ~0U : first_moves(setting)) {
        branches_.push_back({{}, first_node(setting)});
    }
    [[nodiscard]] int least() const { return bound(branches_.front().node.distance); }
    [[nodiscard]] std::size_t count() const { return branches_.size(); }
    // Longer searches are split into more branches, so that all threads are busy until the end.
    void divide(int length) {
        for (int splits = 0; length > 10 && splits < 5 && branches_.size() < 100; ++splits) split();
    }
    [[nodiscard]] DepthFirst search(std::size_t number, int length, const FirstBranch& first_answer,
                                    std::size_t most) const {
        return {setting_, branches_[number], length, first_answer, number, most};
    }
    void sort_by(const std::vector<std::uint64_t>& /*nodes*/) const {}

private:
    void split() {
        std::vector<Branch> longer;
        for (const auto& branch : branches_)
            for (const int move : setting_.moves)
                if ((branch.moves.empty() ? first_ : setting_.sequences.allowed(branch.node.sequence)) >> move & 1U)
                    longer.push_back(extend(setting_, branch, move));
        branches_ = std::move(longer);
    }

    const SearchSetting& setting_;
    std::uint32_t first_;  ///< the possible first moves, as bits
    std::vector<Branch> branches_;
};

template <class Branches>
class Deepening {
public:
    Deepening(Branches branches, const Cubies& cube, const SearchLimits& search_limits, Metric metric)
        : branches_(std::move(branches)),
          search_limits_(search_limits),
          reporter_(search_limits),
          metric_(metric),
          is_odd_(is_odd(cube.corner)),
          least_(branches_.least()) {}

    OptimalAnswer run(const OptimalLimits& limits) {
        deepen(std::min(limits.longest, most_length), search_limits_, reporter_, [&](int length) {
            if (length < std::max(least_, limits.from) || !is_possible(length)) return false;
            answer_.is_given_up = expected() > limits.nodes;
            if (!answer_.is_given_up) search(length, length < limits.least ? every : limits.answers);
            return answer_.is_given_up || answer_.moves.has_value();
        });
        answer_.proved = reporter_.progress();
        return std::move(answer_);
    }

private:
    // A quarter turn changes the parity of the corners.
    [[nodiscard]] bool is_possible(int length) const {
        return metric_ != Metric::quarter_turns || (length % 2 == 1) == is_odd_;
    }

    // The expected nodes of the next length, from the growth of the number of sequences; in quarter turns of the next
    // but one.
    [[nodiscard]] std::uint64_t expected() const {
        constexpr std::array<std::uint64_t, 3> growth{14, 90, 19};
        return nodes_of_last_ * growth[cube::index(metric_)];
    }

    static constexpr auto every = std::numeric_limits<std::size_t>::max() - 1;  ///< none of them counts

    void search(int length, std::size_t answers) {
        branches_.divide(length);
        std::vector<std::uint64_t> nodes(branches_.count());
        std::vector<Sequences> found(branches_.count());
        const auto most = answers == 1 ? 1 : answers + 1;
        search_branches(branches_.count(), search_limits_, [&](std::size_t number, const FirstBranch& first_answer) {
            const auto search = branches_.search(number, length, first_answer, most);
            nodes[number] = search.nodes();
            reporter_.count(search.nodes());
            if (answers != every) found[number] = search.answers();
            return found[number].size() >= most;
        });
        nodes_of_last_ = std::accumulate(nodes.begin(), nodes.end(), std::uint64_t{0});
        if (answers == 1) {
            const auto first = std::ranges::find_if(found, [](const auto& those) { return !those.empty(); });
            if (first != found.end()) answer_.moves = std::move(first->front());
        } else if (!search_limits_.stop.stop_requested()) {
            collect(found, answers);
        }
        if (!answer_.moves) branches_.sort_by(nodes);
    }

    // The branches after the first that has enough answers may have ended early.
    void collect(const std::vector<Sequences>& found, std::size_t most) {
        auto& all = answer_.all;
        for (const auto& answers : found) {
            all.insert(all.end(), answers.begin(), answers.end());
            std::ranges::sort(all);
            all.erase(std::unique(all.begin(), all.end()), all.end());
            answer_.has_more = all.size() > most;
            if (answer_.has_more) break;
        }
        if (answer_.has_more) all.resize(most);
        if (!all.empty()) answer_.moves = all.front();
    }

    Branches branches_;
    const SearchLimits& search_limits_;
    Reporter reporter_;
    Metric metric_;
    bool is_odd_;
    std::uint64_t nodes_of_last_ = 0;  ///< of the last length searched
    int least_;
    OptimalAnswer answer_{};
};

std::vector<int> inverse_of(std::vector<int> moves) {
    std::ranges::reverse(moves);
    std::ranges::transform(moves, moves.begin(), inverse_move);
    return moves;
}

// The bounds of a position and of its inverse differ: a short search of both shows which has fewer nodes.
bool is_easier(const SearchSetting& other, const SearchSetting& than) {
    constexpr std::uint64_t enough_nodes = 2000;
    const FirstBranch no_branch(1);
    const Branch one{{}, first_node(than)}, two{{}, first_node(other)};
    for (int length = bound(one.node.distance); length < most_length; ++length) {
        const DepthFirst search(than, one, length, no_branch, 0);
        if (search.found() || than.stop.stop_requested()) return false;
        if (search.nodes() >= enough_nodes)
            return DepthFirst(other, two, length, no_branch, 0).nodes() < search.nodes();
    }
    return false;
}

}  // namespace

std::optional<OptimalTables> OptimalTables::get(TableCache& cache, Metric metric, const SearchLimits& search_limits) {
    auto phase1 = Phase1Table::get(cache, metric, search_limits);
    if (!phase1) return std::nullopt;
    return OptimalTables{*std::move(phase1), CornerTable::get(cache, metric, search_limits)};
}

OptimalAnswer OptimalSolver::solve(const CentredCubies& cube, const OptimalLimits& limits,
                                   const SearchLimits& search_limits) const {
    if constexpr (!is_single_threaded)  // a page has no memory for the table, and should not download its code
        if (tables_.h48 && !cube.centres && moves_ == moves_of(tables_.h48->metric())) {
            const h48::Setting setting{*tables_.h48, cube.cubies, search_limits.stop};
            return Deepening(h48::Branches(setting, limits.answers > 1), cube.cubies, search_limits, metric_)
                .run(limits);
        }
    const auto inverse_cube = inverse(cube);
    const auto& centres = centre_distances(metric_);
    const auto* corners = tables_.corners ? &*tables_.corners : nullptr;
    const auto setting = [&](const CentredCubies& from) {
        return SearchSetting{tables_.phase1, corners, sequences_, moves_, from, centres, search_limits.stop};
    };
    // If the table is small, the position is near the goal or memory is short.
    const bool inverted = !tables_.phase1.is_small() && is_easier(setting(inverse_cube), setting(cube));
    const auto chosen = setting(inverted ? inverse_cube : cube);
    auto answer =
        Deepening(AxisBranches(chosen, limits.answers > 1), chosen.cube.cubies, search_limits, metric_).run(limits);
    if (inverted) {
        if (answer.moves) *answer.moves = inverse_of(*std::move(answer.moves));
        for (auto& moves : answer.all) {
            moves = inverse_of(std::move(moves));
            moves = canonical(moves, metric_).value_or(moves);
        }
        std::ranges::sort(answer.all);
        if (!answer.all.empty()) answer.moves = answer.all.front();
    }
    return answer;
}

}  // namespace cubelang::search::cube3
