#include "runtime/search/cube3/two_phase.hpp"

#include <algorithm>
#include <bit>
#include <chrono>

namespace cubelang::search::cube3 {
namespace {

constexpr int deepest = 30, longest_phase2 = 18;
// Phase 2 rarely gets by with more, and a longer phase 1 finds the same sooner; the same with centres.
constexpr int usual_phase2 = 11, usual_with_centres = 13;
constexpr std::uint64_t nodes_between_checks = 4096;

using Clock = std::chrono::steady_clock;

// What all six searches share: the best answer, and when to end.
struct Shared {
    const Phase1Table& phase1;
    const Phase2Table& phase2;
    const CentreTable* centres;  ///< none: they do not matter
    const TwoPhaseOptions& options;
    const MoveTables& by;
    const CanonicalSequences& sequences;
    const std::vector<int>& moves2;
    int most;  ///< moves that an answer may still have
    std::optional<TwoPhaseAnswer> best{};
    std::uint64_t nodes = 0;
    bool ended = false;
    Clock::time_point started = Clock::now();

    void count() {
        if (++nodes % nodes_between_checks != 0) return;
        const bool late = (best || options.nodes > 0) && options.seconds > 0 &&
                          std::chrono::duration<double>(Clock::now() - started).count() > options.seconds;
        const bool enough = options.nodes > 0 && nodes >= options.nodes;
        ended = ended || late || enough || options.stop.stop_requested();
    }
};

// One of the six: the position, or its inverse, seen so that this axis is U-D.
class Variant {
public:
    Variant(const CentredCubies& cube, cube::Symmetry s, bool inverted, Shared& shared)
        : shared_(shared),
          back_(cube::inverse(s)),
          inverted_(inverted),
          start_(conjugate(cube.cubies, s)),
          first_centres_(conjugate(cube.centres.value_or(0), s)) {
        chain_[0] = {corners_of(start_), four_of(start_, group_u), four_of(start_, group_d),
                     four_of(start_, group_slice)};
        first_ = Phase1Moves::position(start_);
        least_ = shared.phase1.distance(first_);
    }

    void search(int length1) {
        if (length1 < least_) return;
        length1_ = length1;
        known_ = 0;
        phase1(first_, first_centres_, least_, CanonicalSequences::start, 0);
    }

private:
    // What phase 2 starts from, followed along the moves of phase 1 only when it is needed.
    struct Link {
        int corners, four_u, four_d, four_slice;
    };

    void phase1(const Phase1Table::Position& at, Centres centres, int distance, int node, int depth) {
        if (depth == length1_) return phase2_from(centres, node, depth);
        const int left = length1_ - depth - 1;
        const auto& steps = shared_.sequences.steps(node);
        // All are prefetched before the first is probed, so that memory answers them together.
        std::array<Phase1Position, face_moves> to;
        const auto lines = shared_.phase1.moves().lines(at);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            to[i] = shared_.phase1.moves().moved(lines, steps[i].move);
            shared_.phase1.prefetch(to[i]);
        }
        for (std::size_t i = 0; i < steps.size() && !shared_.ended && length1_ <= shared_.most; ++i) {
            const int there = shared_.phase1.distance(to[i], distance);
            // What is home too early has been tried with a shorter phase 1.
            if (there > left || (there == 0 && left > 0 && left < 5)) continue;
            const auto turned = moved(centres, steps[i].move);
            if (std::popcount(CentreTable::odd_sides(turned)) > left) continue;
            shared_.count();
            set(depth, steps[i].move);
            phase1(to[i], turned, there, steps[i].after, depth + 1);
        }
    }

    // Where they do not matter they are seen as at home for ever.
    [[nodiscard]] Centres moved(Centres centres, int move) const {
        return shared_.centres == nullptr ? centres : sum(centres, centres_of_moves()[static_cast<std::size_t>(move)]);
    }

    void set(int depth, int move) {
        path_[static_cast<std::size_t>(depth)] = static_cast<std::uint8_t>(move);
        known_ = std::min(known_, depth);
    }

    const Link& link(int depth) {
        const auto& by = shared_.by;
        for (; known_ < depth; ++known_) {
            const auto& from = chain_[static_cast<std::size_t>(known_)];
            const int move = path_[static_cast<std::size_t>(known_)];
            chain_[static_cast<std::size_t>(known_) + 1] = {by.corners(from.corners, move), by.four(from.four_u, move),
                                                            by.four(from.four_d, move), by.four(from.four_slice, move)};
        }
        return chain_[static_cast<std::size_t>(depth)];
    }

    void phase2_from(Centres centres, int node, int depth) {
        const int room = std::min(shared_.most - depth, shared_.centres == nullptr ? usual_phase2 : usual_with_centres);
        const auto& end = link(depth);
        Phase2Table::Position at{end.corners, 0, end.four_slice % orders4};
        if (shared_.phase2.without_outer(at) > room || distance(at, centres) > room) return;
        at.outer = outer_of(end.four_u, end.four_d);
        for (int length = std::max(shared_.phase2.distance(at), distance(at, centres)); length <= room; ++length)
            if (phase2(at, centres, node, depth, length)) return found(depth + length);
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

    void found(int length) {
        std::vector<int> moves(path_.begin(), path_.begin() + length);
        if (inverted_) {
            std::ranges::reverse(moves);
            std::ranges::transform(moves, moves.begin(), inverse_move);
        }
        std::ranges::transform(moves, moves.begin(), [&](int move) { return conjugate(move, back_); });
        shared_.most = length - 1;
        shared_.ended = shared_.ended || length <= shared_.options.short_enough;
        if (shared_.options.on_answer) shared_.options.on_answer(moves);
        shared_.best = TwoPhaseAnswer{std::move(moves), shared_.nodes};
    }

    Shared& shared_;
    cube::Symmetry back_;
    bool inverted_;
    Cubies start_;
    Centres first_centres_;
    Phase1Table::Position first_;
    int least_ = 0, length1_ = 0, known_ = 0;  ///< links up to `known_` belong to the path
    std::array<Link, deepest + 1> chain_{};
    std::array<std::uint8_t, deepest + longest_phase2> path_{};
};

}  // namespace

std::optional<TwoPhaseAnswer> TwoPhase::solve(const CentredCubies& cube, const TwoPhaseOptions& options) const {
    const auto& sequences = sequences_of(Metric::half_turns);
    const auto* centres = cube.centres && centres_ ? &*centres_ : nullptr;
    Shared shared{phase1_,       phase2_,   centres,        options,
                  move_tables(), sequences, phase2_moves(), std::min(options.longest, deepest)};
    std::vector<Variant> variants;
    for (const bool inverted : {false, true})
        for (auto [i, s] = std::pair(0, cube::Symmetry()); i < 3; ++i, s = cube::product(s, cube::s_urf3))
            variants.emplace_back(inverted ? inverse(cube) : cube, s, inverted, shared);
    for (int length = 0; length <= shared.most && !shared.ended; ++length)
        for (auto& variant : variants)
            if (!shared.ended && length <= shared.most) variant.search(length);
    if (shared.best) shared.best->nodes = shared.nodes;
    return shared.best;
}

}  // namespace cubelang::search::cube3
