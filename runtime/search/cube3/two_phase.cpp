#include "runtime/search/cube3/two_phase.hpp"

#include <algorithm>
#include <bit>
#include <chrono>

#include "runtime/search/cube3/near_home.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr int deepest = 30, longest_phase2 = 18;
// Phase 2 rarely gets by with more, and a longer phase 1 finds the same sooner; where only few moves will do, phase 1
// takes so long that more is worth a try. The same with centres.
constexpr int usual_phase2 = 11, usual_for_few = 12, few = 20, usual_with_centres = 13;
constexpr std::uint64_t nodes_between_checks = 4096;
constexpr int no_move = -1;

using Clock = std::chrono::steady_clock;

// What phase 1 has come to, and how.
struct Spot {
    Phase1Position at{};
    Centres centres = 0;
    std::uint16_t corners = 0, four_slice = 0;  ///< for phase 2
    std::uint16_t parent = 0;                   ///< its number on the level above
    std::uint8_t distance = 0, node = CanonicalSequences::start, move = 0;
};
using Level = std::vector<Spot>;

// What all searches share: the best answer, when to end, and memory, since they take turns.
struct Shared {
    const Phase1Table& phase1;
    const Phase2Table& phase2;
    const CentreTable* centres;  ///< none: they do not matter
    const TwoPhaseOptions& options;
    const MoveTables& by;
    const CanonicalSequences& sequences;
    const NearHome& near_home;
    const std::vector<int>& moves2;
    int most;  ///< moves that an answer may still have
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

// How a search sees the position: its inverse, or itself, so that this axis is U-D, after a turn that is done before
// it. What solves that solves the position when the turn is done at the end.
struct View {
    bool inverted = false;
    cube::Symmetry symmetry{};
    int before = no_move;

    [[nodiscard]] Cubies of(const Cubies& cube) const {
        const auto seen = conjugate(inverted ? inverse(cube) : cube, symmetry);
        return before == no_move ? seen : product(cubies_of_moves()[before], seen);
    }
};

// A search of phase 1, and of phase 2 from where it ends.
class Variant {
public:
    Variant(const CentredCubies& cube, const View& view, Shared& shared)
        : shared_(shared),
          levels_(shared.levels),
          view_(view),
          start_(view.of(cube.cubies)),
          first_centres_(conjugate((view.inverted ? inverse(cube) : cube).centres.value_or(0), view.symmetry)) {
        chain_[0] = {four_of(start_, group_u), four_of(start_, group_d)};
        first_ = Phase1Moves::position(start_);
        least_ = shared.phase1.distance(first_);
    }

    /// With so many moves before phase 2, the turn that is done before the position being one of them.
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
    // What else phase 2 starts from, followed along the moves of phase 1 only when it is needed.
    struct Link {
        int four_u, four_d;
    };
    // Where phase 2 may start: from a spot of the last level.
    struct End {
        std::size_t spot;
        Phase2Table::Position at;
        int last;  ///< move of the answer: the turn before the position, or the opposite one
    };
    static constexpr std::size_t block = 16;  ///< spots that are worked on together

    [[nodiscard]] int last_moves() const { return view_.before == no_move ? 0 : 1; }
    [[nodiscard]] int room() const {
        return std::min(shared_.most - length1_ - last_moves(), shared_.longest_phase2());
    }
    [[nodiscard]] bool is_over() const { return shared_.ended || room() < 0; }

    // Depth first, but a block at a time, so that memory has many questions to answer at once.
    void phase1(int depth) {
        const auto& level = levels_[depth];
        if (depth == length1_) return phase2_from(level);
        for (const auto& spot : level) shared_.phase1.prefetch_moves(spot.at);
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
        if (left < NearHome::reach)
            for (std::size_t i = from; i < to; ++i) add_wanted(parents[i], i, children, left);
        else
            add_moved(parents, from, to, children, left);
        for (auto& child : children) {
            const auto& parent = parents[child.parent];
            child.corners = static_cast<std::uint16_t>(shared_.by.corners(parent.corners, child.move));
            child.four_slice = static_cast<std::uint16_t>(shared_.by.four(parent.four_slice, child.move));
        }
        shared_.count(children.size());
    }

    // Near home it is known what every move does.
    void add_wanted(const Spot& parent, std::size_t number, Level& children, int left) const {
        const auto* known = shared_.near_home.find(parent.at);
        if (known == nullptr) return;
        const auto& by = shared_.phase1.moves();
        const auto lines = by.lines(parent.at);
        auto moves = by.as_made(parent.at, known->within(left)) & shared_.sequences.allowed(parent.node);
        for (; moves != 0; moves &= moves - 1) {
            const auto move = static_cast<std::uint8_t>(std::countr_zero(moves));
            const int distance = known->distance_after(lines.seen[move]);
            const auto centres = moved(parent.centres, move);
            if (!is_wanted(distance, centres, left)) continue;
            children.push_back({by.moved(lines, move), centres, 0, 0, static_cast<std::uint16_t>(number),
                                static_cast<std::uint8_t>(distance),
                                static_cast<std::uint8_t>(shared_.sequences.after(parent.node, move)), move});
            shared_.near_home.prefetch(children.back().at);
        }
    }

    void add_moved(const Level& parents, std::size_t from, std::size_t to, Level& children, int left) const {
        for (std::size_t i = from; i < to; ++i) add_moved(parents[i], i, children);
        keep_wanted(parents, children, left);
    }
    void add_moved(const Spot& parent, std::size_t number, Level& children) const {
        const auto lines = shared_.phase1.moves().lines(parent.at);
        for (const auto [move, after] : shared_.sequences.steps(parent.node)) {
            children.push_back({shared_.phase1.moves().moved(lines, move), moved(parent.centres, move), 0, 0,
                                static_cast<std::uint16_t>(number), 0, after, move});
            shared_.phase1.prefetch(children.back().at);
        }
    }

    // Without a branch: whether a child stays, no processor could predict.
    void keep_wanted(const Level& parents, Level& children, int left) const {
        std::size_t kept = 0;
        for (const auto& child : children) {
            const int distance = shared_.phase1.distance(child.at, parents[child.parent].distance);
            auto& place = children[kept];
            place = child;
            place.distance = static_cast<std::uint8_t>(distance);
            kept += is_wanted(distance, place.centres, left);
        }
        children.resize(kept);
    }

    [[nodiscard]] static bool is_wanted(int distance, Centres centres, int left) {
        // What is home too early has been tried with a shorter phase 1.
        const bool is_early = distance == 0 && left > 0 && left < 5;
        return distance <= left && !is_early && CentreTable::count_of_odd_sides(centres) <= left;
    }

    // The moves that led to a spot of the last level; what is the same as before keeps its links.
    void follow(std::size_t i) {
        for (std::size_t depth = length1_; depth > 0; i = levels_[depth--][i].parent)
            if (const auto move = levels_[depth][i].move; path_[depth - 1] != move)
                set(static_cast<int>(depth) - 1, move);
    }

    // Where they do not matter they are seen as at home for ever.
    [[nodiscard]] Centres moved(Centres centres, int move) const {
        return shared_.centres == nullptr ? centres : sum(centres, centres_of_moves()[move]);
    }

    void set(int depth, int move) {
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

    // In rounds, for the same reason: first what is known without a look at the path.
    void phase2_from(const Level& level) {
        for (const auto& spot : level) shared_.phase2.prefetch(spot.corners, spot.four_slice % orders4);
        ends_.clear();
        for (std::size_t i = 0; i < level.size(); ++i) add_ends(level[i], i);
        for (auto& end : ends_) complete(end);
        for (const auto& end : ends_)
            if (!is_over()) phase2_from(end);
    }

    // The turn before the position might as well be the opposite one: phase 1, that half turns do not concern, is the
    // same for both.
    void add_ends(const Spot& spot, std::size_t number) {
        const Phase2Table::Position at{spot.corners, 0, spot.four_slice % orders4};
        add_end(spot, {number, at, view_.before});
        if (view_.before == no_move) return;
        const auto& half = half_turn_before(view_.before);
        add_end(spot, {number, {half.corners(at.corners), 0, half.order(at.order)}, inverse_move(view_.before)});
    }
    void add_end(const Spot& spot, const End& end) {
        if (shared_.phase2.without_outer(end.at) <= room() && distance(end.at, spot.centres) <= room())
            ends_.push_back(end);
    }
    void complete(End& end) {
        follow(end.spot);
        const auto& reached = link(length1_);
        end.at.outer = outer_of(reached.four_u, reached.four_d);
        if (end.last != view_.before) end.at.outer = half_turn_before(view_.before).outer(end.at.outer);
        shared_.phase2.prefetch(end.at);
    }

    void phase2_from(const End& end) {
        const auto& spot = levels_[length1_][end.spot];
        int length = std::max(shared_.phase2.distance(end.at), distance(end.at, spot.centres));
        if (length > room()) return;
        follow(end.spot);
        for (; length <= room(); ++length)
            if (phase2(end.at, spot.centres, spot.node, length1_, length)) return found(length1_ + length, end.last);
    }

    [[nodiscard]] int distance(const Phase2Table::Position& at, Centres centres) const {
        return shared_.centres == nullptr ? 0 : shared_.centres->distance(at.corners, at.order, centres);
    }

    bool phase2(const Phase2Table::Position& at, Centres centres, int node, int depth, int left) {
        if (left == 0) return at.corners == 0 && at.outer == 0 && at.order == 0 && centres == 0;
        for (std::size_t m = 0; m < shared_.moves2.size() && !shared_.ended; ++m) {
            const int move = shared_.moves2[m];
            if ((shared_.sequences.allowed(node) >> move & 1U) == 0) continue;
            const auto to = shared_.phase2.moved(at, static_cast<int>(m), move);
            const auto turned = moved(centres, move);
            if (shared_.phase2.distance(to) > left - 1 || distance(to, turned) > left - 1) continue;
            shared_.count();
            set(depth, move);
            if (phase2(to, turned, shared_.sequences.after(node, move), depth + 1, left - 1)) return true;
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
        const auto back = cube::inverse(view_.symmetry);
        std::ranges::transform(moves, moves.begin(), [&](int move) { return conjugate(move, back); });
        shared_.most = static_cast<int>(moves.size()) - 1;
        shared_.ended = shared_.ended || std::ssize(moves) <= shared_.options.short_enough;
        if (shared_.options.on_answer) shared_.options.on_answer(moves);
        shared_.best = TwoPhaseAnswer{std::move(moves), shared_.nodes};
    }

    Shared& shared_;
    std::array<Level, deepest + 1>& levels_;
    View view_;
    Cubies start_;
    Centres first_centres_;
    Phase1Table::Position first_;
    int least_ = 0, length1_ = 0, known_ = 0;  ///< links up to `known_` belong to the path
    std::array<Link, deepest + 1> chain_{};
    std::array<std::uint8_t, deepest + longest_phase2> path_{};
    std::vector<End> ends_{};
};

// The position and its inverse, about all three axes: after a turn of a side, then as they are.
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
    Shared shared{phase1_,     phase2_,        centres,
                  options,     move_tables(),  sequences,
                  near_home(), phase2_moves(), std::min(options.longest, deepest)};
    std::vector<Variant> variants;
    for (const auto& view : views(centres == nullptr && options.longest <= few))
        variants.emplace_back(cube, view, shared);
    for (int moves = 0; moves <= shared.most && !shared.ended; ++moves)
        for (auto& variant : variants) variant.search(moves);
    if (shared.best) shared.best->nodes = shared.nodes;
    return shared.best;
}

}  // namespace cubelang::search::cube3
