#include <algorithm>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/three_phases.hpp"
#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::reduction {
namespace {

// Greater costs are never needed.
constexpr int most_first = 20, most_second = 40, most_third = 90;
constexpr std::uint64_t nodes_between_checks = 1024;

constexpr std::array<PointSet, 3> positive_points{0x00000F, 0x0000F0, 0x000F00};  // R, U, F

void move(perm::Block& wings, const PointMap& map) {
    for (int point = 0; point < perm::block_points; ++point) wings[point] = map[wings[point]];
}

// A rotation of the whole cube that brings an axis to x.
struct AxisRotation {
    const std::vector<cube::Move>* moves;
    PointMap centres, wings;
};

const std::vector<AxisRotation>& rotations_to_x() {
    static const auto rotations = [] {
        std::vector<AxisRotation> all;
        for (const auto s : {cube::Symmetry{}, cube::s_urf3, cube::product(cube::s_urf3, cube::s_urf3)}) {
            const auto& moves = cube::rotation_moves(s);
            const auto effect = cube::after(cube4, moves).blocks;
            all.push_back({&moves, PointMap(effect[orbit_blocks().centres]), PointMap(effect[orbit_blocks().wings])});
        }
        return all;
    }();
    return rotations;
}

// The parts that the phases look at.
struct Parts {
    std::array<PointSet, 3> pairs{}, colours{};  ///< where the centres of R and L, U and D, F and B are; of R, U, F
    perm::Block wings;
    bool odd_corners = false, odd_wings = false;

    explicit Parts(const cube::State& state) : wings(state.blocks[orbit_blocks().wings]) {
        const auto& centres = state.blocks[orbit_blocks().centres];
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            pairs[i] = image(centres, points_across[i]);
            colours[i] = image(centres, positive_points[i]);
        }
        odd_corners = perm::is_odd(state.blocks[orbit_blocks().corners]);
        odd_wings = perm::is_odd(wings);
    }
    void turn(const PhaseTurns& phase, const GeneratorWord& word) {
        for (const auto i : word) {
            const auto& turn = phase.turns[i];
            place(turn.centres, turn.wings);
            odd_corners ^= turn.makes_corners_odd;
            odd_wings ^= turn.makes_wings_odd;
        }
    }
    // Its quarter turns are even on the corners and on the wings.
    void rotate(const AxisRotation& rotation) { place(rotation.centres, rotation.wings); }

private:
    void place(const PointMap& centre_map, const PointMap& wing_map) {
        for (auto& set : pairs) set = centre_map(set);
        for (auto& set : colours) set = centre_map(set);
        move(wings, wing_map);
    }
};

// The end of phase 1. `least`, here and below, is a lower bound of the cost to the end of the next phase.
struct FirstEnd {
    GeneratorWord word;
    std::size_t pair = 0;      ///< the colours that are now on R and L
    std::size_t rotation = 0;  ///< by which they came there
    int cost = 0, least = 0;
    OtherAxes axes{};
};
struct SecondEnd {
    const FirstEnd* first;
    GeneratorWord word;
    int cost = 0, least = 0;
    Pairing pairing{};
    SolvedCentres centres{};
};

class Search {
public:
    Search(const PhaseTables& tables, const cube::State& state, const Breadth& breadth, StopToken stop)
        : tables_(tables), breadth_(breadth), stop_(stop), start_(state) {}

    std::vector<Reduction> run() {
        search_first();
        search_second();
        search_third();
        return std::move(found_);
    }

private:
    // Words of a phase with the cost `left`: needs_more(state, left) tells that none of them reach its goal, and `end`
    // is called with each goal.
    template <class NeedsMore, class Turned, class State, class End>
    void walk(const PhaseTurns& phase, const NeedsMore& needs_more, const Turned& turned, const State& state,
              std::uint32_t node, int left, const End& end) {
        if (needs_more(state, left) || is_over()) return;
        if (left == 0) return end(state);
        for (const auto [turn, next] : phase.words.after(node)) {
            const int then = left - phase.turns[turn].generator.cost;
            if (then < 0) continue;
            path_.push_back(turn);
            walk(phase, needs_more, turned, turned(state, turn), next, then, end);
            path_.pop_back();
        }
    }

    [[nodiscard]] bool is_over() {
        if (++nodes_ % nodes_between_checks == 0) is_over_ = is_over_ || stop_.stop_requested();
        return is_over_;
    }

    void search_first() {
        const auto needs_more = [this](PointSet set, int left) { return tables_.any_axis(set) > left; };
        const auto turned = [this](PointSet set, std::size_t turn) { return tables_.first.turns[turn].centres(set); };
        for (int cost = 0; cost <= most_first && firsts_.size() < breadth_.first && !is_over_; ++cost)
            for (std::size_t pair = 0; pair < start_.pairs.size(); ++pair)
                walk(tables_.first, needs_more, turned, start_.pairs[pair], GeneratorWords::start, cost,
                     [&](PointSet set) { add_first(pair, set, cost); });
        std::ranges::stable_sort(firsts_, {}, &FirstEnd::least);
    }

    [[nodiscard]] Parts after(const GeneratorWord& first, std::size_t rotation) const {
        auto parts = start_;
        parts.turn(tables_.first, first);
        parts.rotate(rotations_to_x()[rotation]);
        return parts;
    }

    void add_first(std::size_t pair, PointSet set, int cost) {
        FirstEnd end{path_, pair, 0, cost};
        while (points_across[end.rotation] != set) ++end.rotation;
        const auto parts = after(path_, end.rotation);
        end.axes = {parts.colours[pair], parts.pairs[(pair + 1) % 3], parts.odd_wings};
        end.least = cost + tables_.other_axes(end.axes);
        firsts_.push_back(std::move(end));
    }

    void search_second() {
        const auto needs_more = [this](const OtherAxes& axes, int left) { return tables_.other_axes(axes) > left; };
        const auto turned = [this](const OtherAxes& axes, std::size_t turn) {
            return reduction::turned(axes, tables_.second.turns[turn]);
        };
        for (int cost = 0; cost <= most_second && seconds_.size() < breadth_.second && !is_over_; ++cost)
            for (const auto& first : firsts_) {
                if (first.least > cost || seconds_.size() >= breadth_.second || is_over_) break;
                const auto from = after(first.word, first.rotation);
                walk(tables_.second, needs_more, turned, first.axes, GeneratorWords::start, cost - first.cost,
                     [&](const OtherAxes& axes) { add_second(first, from, axes, cost); });
            }
        std::ranges::stable_sort(seconds_, {}, &SecondEnd::least);
    }

    // One end in some thousands has partners in different classes.
    void add_second(const FirstEnd& first, const Parts& from, const OtherAxes& axes, int cost) {
        auto wings = from.wings;
        for (const auto turn : path_) move(wings, tables_.second.turns[turn].wings);
        const auto pairing = pairing_of(wings);
        if (!pairing) return;
        auto parts = from;
        parts.turn(tables_.second, path_);
        SecondEnd end{&first, path_, cost, 0, *pairing, {}};
        // The colours of y and z may have changed places. Then those of the goal are L, F, U instead of R, U, F.
        const bool swapped = axes.pair == points_across[2];
        end.centres.colours = parts.colours[0] | parts.colours[1] | parts.colours[2];
        if (swapped) end.centres.colours ^= points_across[0];
        end.centres.is_odd = (parts.odd_corners != is_odd_in_first_places(wings)) != swapped;
        const int centres = tables_.solved(end.centres);
        if (centres == unreached_distance) return;
        end.least = cost + std::max(centres, tables_.pairs(end.pairing));
        seconds_.push_back(std::move(end));
    }

    void search_third() {
        using State = std::pair<SolvedCentres, Pairing>;
        const auto needs_more = [this](const State& state, int left) {
            return tables_.solved(state.first) > left || tables_.pairs(state.second) > left;
        };
        const auto turned = [this](const State& state, std::size_t turn) {
            const auto& pairing_turn = tables_.pairing_turns[turn];
            return State{reduction::turned(state.first, tables_.third.turns[turn], pairing_turn),
                         reduction::after(state.second, pairing_turn)};
        };
        for (int cost = 0; cost <= most_third && !is_over_; ++cost)
            for (const auto& second : seconds_) {
                if (second.least > cost || is_over_) break;
                walk(tables_.third, needs_more, turned, State{second.centres, second.pairing}, GeneratorWords::start,
                     cost - second.cost, [&](const State&) { add_third(second, cost); });
            }
    }

    void add_third(const SecondEnd& second, int cost) {
        Reduction reduction{{}, cost};
        const auto append = [&](const PhaseTurns& phase, const GeneratorWord& word) {
            for (const auto turn : word) reduction.moves.push_back(phase.turns[turn].generator.move);
        };
        append(tables_.first, second.first->word);
        std::ranges::copy(*rotations_to_x()[second.first->rotation].moves, std::back_inserter(reduction.moves));
        append(tables_.second, second.word);
        append(tables_.third, path_);
        found_.push_back(std::move(reduction));
        is_over_ = found_.size() >= breadth_.third;
    }

    const PhaseTables& tables_;
    const Breadth& breadth_;
    StopToken stop_;
    Parts start_;
    std::vector<FirstEnd> firsts_;
    std::vector<SecondEnd> seconds_;
    std::vector<Reduction> found_;
    GeneratorWord path_;
    std::uint64_t nodes_ = 0;
    bool is_over_ = false;  ///< enough is found, or the search was stopped
};

}  // namespace

std::vector<Reduction> ThreePhases::reductions(const cube::State& state, const Breadth& breadth, StopToken stop) const {
    return Search(tables_, state, breadth, stop).run();
}

}  // namespace cubelang::search::reduction
