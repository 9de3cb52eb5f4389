#include "runtime/search/cube3/two_phase.hpp"

#include <algorithm>
#include <bit>
#include <chrono>

#include "runtime/search/cube3/near_goal_table.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr int deepest = 30, longest_phase2 = 18;
// A longer phase 2 rarely succeeds, and a longer phase 1 finds the same solution sooner. If only few moves are
// allowed, phase 1 takes so long that one more is worth a try; the same with centres.
constexpr int usual_phase2 = 11, usual_for_few = 12, few = 20, usual_with_centres = 13;
constexpr std::uint64_t nodes_between_checks = 4096;
constexpr int no_move = -1;

using Clock = std::chrono::steady_clock;

// A node of phase 1, with the coordinates for phase 2.
struct Phase1Node {
    Phase1Position at{};
    Centres centres = 0;
    std::uint16_t corners = 0, four_slice = 0;  ///< for phase 2
    std::uint16_t parent = 0;                   ///< index on the level above
    std::uint8_t distance = 0, node = CanonicalSequences::start, move = 0;
};
using Level = std::vector<Phase1Node>;

// Data shared by all searches: the best answer, the condition to end, and memory, since the searches alternate.
struct SharedData {
    const Phase1Table& phase1;
    const Phase2Table& phase2;
    const CentreTable* centres;  ///< null: centres do not matter
    const TwoPhaseOptions& options;
    const MoveTables& by;
    const CanonicalSequences& sequences;
    const NearGoalTable& near_goal_table;
    const std::vector<int>& moves2;
    int most;  ///< the greatest length of another answer
    int more_for_half_turn = options.half_turn - 1;
    std::array<Level, deepest + 1> levels{};
    std::optional<TwoPhaseAnswer> best{};
    std::uint64_t nodes = 0;
    bool ended = false;
    Clock::time_point started = Clock::now();

    [[nodiscard]] int longest_phase2() const {
        if (centres != nullptr) return usual_with_centres;
        return options.longest > few ? usual_phase2 : usual_for_few;
    }
    void count(std::uint64_t more = 1) {
        const auto before = nodes;
        nodes += more;
        if (before / nodes_between_checks == nodes / nodes_between_checks) return;
        const bool late = (best || options.nodes > 0) && options.seconds > 0 &&
                          std::chrono::duration<double>(Clock::now() - started).count() > options.seconds;
        const bool enough = options.nodes > 0 && nodes >= options.nodes;
        ended = ended || late || enough || options.stop.stop_requested();
    }
};

// A search's view of the position: it or its inverse, conjugated so that this axis is U-D, after an optional turn. A
// solution of the view, followed by that turn, solves the position.
struct View {
    bool inverted = false;
    cube::Symmetry symmetry{};
    int before = no_move;

    [[nodiscard]] Cubies of(const Cubies& cube) const {
        const auto conjugated = conjugate(inverted ? inverse(cube) : cube, symmetry);
        return before == no_move ? conjugated : product(cubies_of_moves()[before], conjugated);
    }
};

// A search of phase 1 in one view, and of phase 2 from its ends.
class ViewSearch {
public:
    ViewSearch(const CentredCubies& cube, const View& view, SharedData& shared)
        : shared_(shared),
          levels_(shared.levels),
          view_(view),
          start_(view.of(cube.cubies)),
          first_centres_(conjugate((view.inverted ? inverse(cube) : cube).centres.value_or(0), view.symmetry)) {
        chain_[0] = {four_of(start_, group_u), four_of(start_, group_d)};
        first_ = Phase1Moves::position(start_);
        least_ = shared.phase1.distance(first_);
    }

    /// Searches with this many moves before phase 2, including the turn before the position.
    void search(int moves) {
        length1_ = moves - last_moves();
        if (length1_ < least_ || is_over()) return;
        known_ = 0;
        levels_[0].assign(
            1, {first_, first_centres_, static_cast<std::uint16_t>(corners_of(start_)),
                static_cast<std::uint16_t>(four_of(start_, group_slice)), 0, static_cast<std::uint8_t>(least_)});
        phase1(0);
    }

private:
    // Further coordinates for phase 2, computed along the moves of phase 1 only when needed.
    struct Link {
        int four_u, four_d;
    };
    // A start of phase 2, from a node of the last level.
    struct End {
        std::size_t entry;
        Phase2Table::Position at;
        int last;  ///< last move of the answer: the turn before the position, or its inverse
    };
    static constexpr std::size_t block = 16;  ///< nodes processed together

    [[nodiscard]] int last_moves() const { return view_.before == no_move ? 0 : 1; }
    [[nodiscard]] int moves_left() const {
        return std::min(shared_.most - length1_ - last_moves(), shared_.longest_phase2());
    }
    // The length of a turn beyond 1.
    [[nodiscard]] int more(int move) const { return move % 3 == 1 ? shared_.more_for_half_turn : 0; }
    [[nodiscard]] int more_of_path() const {
        int sum = 0;
        for (int depth = 0; depth < length1_; ++depth) sum += more(path_[depth]);
        return sum;
    }
    [[nodiscard]] bool is_over() const { return shared_.ended || moves_left() < 0; }

    // Depth first, but a block at a time, so that memory accesses overlap.
    void phase1(int depth) {
        const auto& level = levels_[depth];
        if (depth == length1_) return phase2_from(level);
        for (const auto& entry : level) shared_.phase1.prefetch_moves(entry.at);
        for (std::size_t from = 0; from < level.size() && !is_over(); from += block) {
            expand(depth, from, std::min(from + block, level.size()));
            phase1(depth + 1);
        }
    }

    void expand(int depth, std::size_t from, std::size_t to) {
        const auto& parents = levels_[depth];
        auto& children = levels_[static_cast<std::size_t>(depth) + 1];
        const int left = length1_ - depth - 1;
        children.clear();
        if (left < shared_.near_goal_table.reach())
            for (std::size_t i = from; i < to; ++i) add_near_children(parents[i], i, children, left);
        else
            add_children(parents, from, to, children, left);
        for (auto& child : children) {
            const auto& parent = parents[child.parent];
            child.corners = static_cast<std::uint16_t>(shared_.by.corners(parent.corners, child.move));
            child.four_slice = static_cast<std::uint16_t>(shared_.by.four(parent.four_slice, child.move));
        }
        shared_.count(children.size());
    }

    // Near the goal the effect of every move is known.
    void add_near_children(const Phase1Node& parent, std::size_t number, Level& children, int left) const {
        const auto* known = shared_.near_goal_table.find(parent.at);
        if (known == nullptr) return;
        const auto& by = shared_.phase1.moves();
        const auto lines = by.lines(parent.at);
        auto moves = by.original_moves(parent.at, known->moves_within(left)) & shared_.sequences.allowed(parent.node);
        for (; moves != 0; moves &= moves - 1) {
            const auto move = static_cast<std::uint8_t>(std::countr_zero(moves));
            const int distance = known->distance_after(lines.conjugated[move]);
            const auto centres = moved(parent.centres, move);
            if (!is_viable(distance, centres, left)) continue;
            children.push_back({by.moved(lines, move), centres, 0, 0, static_cast<std::uint16_t>(number),
                                static_cast<std::uint8_t>(distance),
                                static_cast<std::uint8_t>(shared_.sequences.after(parent.node, move)), move});
            shared_.near_goal_table.prefetch(children.back().at);
        }
    }

    void add_children(const Level& parents, std::size_t from, std::size_t to, Level& children, int left) const {
        for (std::size_t i = from; i < to; ++i) add_children(parents[i], i, children);
        prune(parents, children, left);
    }
    void add_children(const Phase1Node& parent, std::size_t number, Level& children) const {
        const auto lines = shared_.phase1.moves().lines(parent.at);
        for (const auto [move, after] : shared_.sequences.steps(parent.node)) {
            children.push_back({shared_.phase1.moves().moved(lines, move), moved(parent.centres, move), 0, 0,
                                static_cast<std::uint16_t>(number), 0, after, move});
            shared_.phase1.prefetch(children.back().at);
        }
    }

    // Branch-free, since the condition cannot be predicted.
    void prune(const Level& parents, Level& children, int left) const {
        std::size_t kept = 0;
        for (const auto& child : children) {
            const int distance = shared_.phase1.distance(child.at, parents[child.parent].distance);
            auto& place = children[kept];
            place = child;
            place.distance = static_cast<std::uint8_t>(distance);
            kept += is_viable(distance, place.centres, left);
        }
        children.resize(kept);
    }

    [[nodiscard]] static bool is_viable(int distance, Centres centres, int left) {
        // Positions that reach G1 early belong to a shorter phase 1.
        const bool is_early = distance == 0 && left > 0 && left < 5;
        return distance <= left && !is_early && CentreTable::count_of_odd_sides(centres) <= left;
    }

    // Sets the path to a node of the last level; the links of its unchanged beginning remain valid.
    void set_path(std::size_t i) {
        for (std::size_t depth = length1_; depth > 0; i = levels_[depth--][i].parent)
            if (const auto move = levels_[depth][i].move; path_[depth - 1] != move)
                set_move(static_cast<int>(depth) - 1, move);
    }

    // Ignored centres always count as solved.
    [[nodiscard]] Centres moved(Centres centres, int move) const {
        return shared_.centres == nullptr ? centres : sum(centres, centres_of_moves()[move]);
    }

    void set_move(int depth, int move) {
        path_[depth] = static_cast<std::uint8_t>(move);
        known_ = std::min(known_, depth);
    }

    const Link& link(int depth) {
        const auto& by = shared_.by;
        for (; known_ < depth; ++known_) {
            const auto& from = chain_[known_];
            const int move = path_[known_];
            chain_[static_cast<std::size_t>(known_) + 1] = {by.four(from.four_u, move), by.four(from.four_d, move)};
        }
        return chain_[depth];
    }

    // In rounds, so that memory accesses overlap: first the tests that need no path.
    void phase2_from(const Level& level) {
        for (const auto& entry : level) shared_.phase2.prefetch(entry.corners, entry.four_slice % orders4);
        ends_.clear();
        for (std::size_t i = 0; i < level.size(); ++i) add_ends(level[i], i);
        for (auto& end : ends_) complete(end);
        for (const auto& end : ends_)
            if (!is_over()) phase2_from(end);
    }

    // The inverse of the turn before the position is tried too: they differ by a half turn, which phase 1 ignores.
    void add_ends(const Phase1Node& entry, std::size_t number) {
        const Phase2Table::Position at{entry.corners, 0, entry.four_slice % orders4};
        add_end(entry, {number, at, view_.before});
        if (view_.before == no_move) return;
        const auto& half = half_turn_prefix(view_.before);
        add_end(entry, {number, {half.corners(at.corners), 0, half.order(at.order)}, inverse_move(view_.before)});
    }
    void add_end(const Phase1Node& entry, const End& end) {
        if (shared_.phase2.without_outer(end.at) <= moves_left() && distance(end.at, entry.centres) <= moves_left())
            ends_.push_back(end);
    }
    void complete(End& end) {
        set_path(end.entry);
        const auto& reached = link(length1_);
        end.at.outer = outer_of(reached.four_u, reached.four_d);
        if (end.last != view_.before) end.at.outer = half_turn_prefix(view_.before).outer(end.at.outer);
        shared_.phase2.prefetch(end.at);
    }

    void phase2_from(const End& end) {
        const auto& entry = levels_[length1_][end.entry];
        int length = std::max(shared_.phase2.distance(end.at), distance(end.at, entry.centres));
        if (length > moves_left()) return;
        set_path(end.entry);
        const int spare = shared_.most - length1_ - last_moves() - more_of_path();
        for (; length <= std::min(spare, shared_.longest_phase2()); ++length)
            if (phase2(end.at, entry.centres, entry.node, length1_, length, spare - length))
                return found(length1_ + length, end.last);
    }

    [[nodiscard]] int distance(const Phase2Table::Position& at, Centres centres) const {
        return shared_.centres == nullptr ? 0 : shared_.centres->distance(at.corners, at.order, centres);
    }

    // `spare`: how much longer than the number of its turns the rest may be.
    bool phase2(const Phase2Table::Position& at, Centres centres, int node, int depth, int left, int spare) {
        if (left == 0) return at.corners == 0 && at.outer == 0 && at.order == 0 && centres == 0;
        for (std::size_t m = 0; m < shared_.moves2.size() && !shared_.ended; ++m) {
            const int move = shared_.moves2[m];
            if ((shared_.sequences.allowed(node) >> move & 1U) == 0 || more(move) > spare) continue;
            const auto to = shared_.phase2.moved(at, static_cast<int>(m), move);
            const auto turned = moved(centres, move);
            if (shared_.phase2.distance(to) > left - 1 || distance(to, turned) > left - 1) continue;
            shared_.count();
            set_move(depth, move);
            const int after = shared_.sequences.after(node, move);
            if (phase2(to, turned, after, depth + 1, left - 1, spare - more(move))) return true;
        }
        return false;
    }

    void found(int length, int last) {
        std::vector<int> moves(path_.begin(), path_.begin() + length);
        if (last != no_move) moves.push_back(last);
        if (view_.inverted) {
            std::ranges::reverse(moves);
            std::ranges::transform(moves, moves.begin(), inverse_move);
        }
        const auto inverse = cube::inverse(view_.symmetry);
        std::ranges::transform(moves, moves.begin(), [&](int move) { return conjugate(move, inverse); });
        auto total = static_cast<int>(moves.size());
        for (const int move : moves) total += more(move);
        shared_.most = total - shared_.options.half_turn;  // in quarter turns all answers have one parity
        shared_.ended = shared_.ended || total <= shared_.options.short_enough;
        if (shared_.options.on_answer) shared_.options.on_answer(moves);
        shared_.best = TwoPhaseAnswer{std::move(moves), shared_.nodes};
    }

    SharedData& shared_;
    std::array<Level, deepest + 1>& levels_;
    View view_;
    Cubies start_;
    Centres first_centres_;
    Phase1Table::Position first_;
    int least_ = 0, length1_ = 0, known_ = 0;  ///< links up to `known_` are valid for the path
    std::array<Link, deepest + 1> chain_{};
    std::array<std::uint8_t, deepest + longest_phase2> path_{};
    std::vector<End> ends_{};
};

// The position and its inverse, about all three axes: after a turn of a side, then without one.
std::vector<View> views(bool with_turns_before) {
    std::vector<int> before;
    if (with_turns_before)
        for (const auto side : {cube::Face::r, cube::Face::f, cube::Face::l, cube::Face::b})
            before.push_back(3 * static_cast<int>(side));
    before.push_back(no_move);
    std::vector<View> all;
    for (const int move : before)
        for (const bool inverted : {false, true})
            for (auto [i, s] = std::pair(0, cube::Symmetry()); i < 3; ++i, s = cube::product(s, cube::s_urf3))
                all.push_back({inverted, s, move});
    return all;
}

}  // namespace

std::optional<TwoPhaseAnswer> TwoPhase::solve(const CentredCubies& cube, const TwoPhaseOptions& options) const {
    const auto& sequences = sequences_of(Metric::half_turns);
    const auto* centres = cube.centres && centres_ ? &*centres_ : nullptr;
    // A first answer, by small tables, needs few nodes: building the larger table would take longer than it saves.
    const auto& near_goal = near_goal_table(has_small_tables() ? NearGoal::five : NearGoal::six);
    SharedData shared{phase1_,   phase2_,   centres,        options,        move_tables(),
                      sequences, near_goal, phase2_moves(), options.longest};
    std::vector<ViewSearch> variants;
    for (const auto& view : views(centres == nullptr && options.longest <= few))
        variants.emplace_back(cube, view, shared);
    for (int moves = 0; moves <= std::min(shared.most, deepest) && !shared.ended; ++moves)
        for (auto& variant : variants) variant.search(moves);
    if (shared.best) shared.best->nodes = shared.nodes;
    return shared.best;
}

}  // namespace cubelang::search::cube3
