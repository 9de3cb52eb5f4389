#include "runtime/search/reduction/position.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

#include "runtime/search/space/key_table.hpp"

namespace cubelang::search::reduction {
namespace {

// The weights of all pairs of pairs, relative to single pairs; found by experiment.
constexpr double two_pairs_own = 0.35, two_pairs_others = 0.0875;

// Making an orbit even late breaks up many centres.
constexpr int odd_orbit = 2;

PointSet set_in(const perm::Block& block, PointSet wanted) {
    PointSet set = 0;
    for (int point = 0; point < perm::block_points; ++point)
        if ((wanted >> point & 1U) != 0) set |= PointSet{1} << block[point];
    return set;
}

Points points_after(const Orbit& orbit, const Word& word) {
    Points points{};
    for (std::size_t point = 0; point < points.size(); ++point) {
        points[point] = static_cast<std::uint8_t>(point);
        for (const auto turn : word) points[point] = orbit.by[turn][points[point]];
    }
    return points;
}

PointSet image(const Points& points, PointSet set) {
    PointSet result = 0;
    for (; set != 0; set &= set - 1) result |= PointSet{1} << points[std::countr_zero(set)];
    return result;
}

KeyMaker& operator<<(KeyMaker& key, const Points& points) {
    std::uint64_t eight = 0;
    for (std::size_t i = 0; i < points.size(); i += sizeof eight) {
        std::memcpy(&eight, points.data() + i, sizeof eight);
        key << eight;
    }
    return key;
}

// Positions with the same pairs may differ in whether corners and pairs of wings agree in parity: both are kept. For
// wings that are apart this parity is arbitrary, but defined in the same way for all positions.
bool is_odd_by_smallest(const Points& wings, const Points& partners) {
    std::array<std::uint8_t, 12> smallest{};
    std::size_t count = 0;
    for (std::size_t point = 0; point < wings.size(); ++point)
        if (point < partners[point]) smallest[count++] = std::min(wings[point], wings[partners[point]]);
    bool odd = false;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < i; ++j) odd ^= smallest[j] > smallest[i];
    return odd;
}

// Sums over single pairs, and over all pairs of pairs.
class Pairs {
public:
    void add(std::uint8_t a, std::uint8_t b) { pairs_[count_++] = {a, b}; }
    [[nodiscard]] double distance(const Tables& tables, bool own) const {
        int one = 0, two = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            const auto [a, b] = pairs_[i];
            one += tables.pair(own, a, b);
            for (std::size_t j = 0; j < i; ++j) two += tables.two_pairs(own, a, b, pairs_[j][0], pairs_[j][1]);
        }
        return one + (own ? two_pairs_own : two_pairs_others) * two;
    }

private:
    std::array<std::array<std::uint8_t, 2>, 24> pairs_;
    std::size_t count_ = 0;
};

double edge_distance(const Puzzle& puzzle, const Tables& tables, const std::vector<Points>& edges) {
    double sum = 0;
    const auto& reference = edges.front();
    if (!puzzle.has_middle()) {
        Pairs pairs;
        for (std::size_t point = 0; point < reference.size(); ++point)
            if (const auto partner = puzzle.partners()[point]; point < partner)
                pairs.add(reference[point], reference[partner]);
        sum += pairs.distance(tables, true);
    }
    for (std::size_t orbit = 1; orbit < edges.size(); ++orbit) {
        Pairs pairs;
        for (std::size_t point = 0; point < reference.size(); ++point) pairs.add(edges[orbit][point], reference[point]);
        sum += pairs.distance(tables, false);
    }
    return sum;
}

}  // namespace

Position position_of(const Puzzle& puzzle, Stage stage, const perm::Blocks& state) {
    Position position;
    for (const auto& orbit : puzzle.centres())
        position.centres.push_back(set_in(state[orbit.block], wanted_sets[cube::index(stage)]));
    for (std::size_t i = 0; i < puzzle.edges().size(); ++i) {
        const auto& block = state[puzzle.edges()[i].block];
        if (stage != Stage::reduced) {
            if (puzzle.is_wing(i) && perm::is_odd(block)) position.odd_wings |= std::uint64_t{1} << i;
            continue;
        }
        auto& points = position.edges.emplace_back();
        std::copy_n(block.to.begin(), points.size(), points.begin());
    }
    return position;
}

Effect::Effect(const Puzzle& puzzle, const Word& word) {
    for (const auto& orbit : puzzle.centres()) centres_.push_back(points_after(orbit, word));
    for (const auto& orbit : puzzle.edges()) edges_.push_back(points_after(orbit, word));
}

void Effect::apply(Position& position) const {
    for (std::size_t i = 0; i < centres_.size(); ++i) position.centres[i] = image(centres_[i], position.centres[i]);
    for (std::size_t i = 0; i < position.edges.size(); ++i)
        for (auto& point : position.edges[i]) point = edges_[i][point];
}

bool Effect::preserves(Stage stage) const {
    return std::ranges::all_of(centres_, [stage](const Points& points) {
        return std::ranges::all_of(std::span(wanted_sets).first(static_cast<std::size_t>(stage) + 1),
                                   [&](PointSet set) { return image(points, set) == set; });
    });
}

bool Effect::moves_edges() const {
    return std::ranges::any_of(edges_, [](const Points& points) { return !std::ranges::is_sorted(points); });
}

void turn(Position& position, const Puzzle& puzzle, std::size_t turn) {
    for (std::size_t i = 0; i < position.centres.size(); ++i)
        position.centres[i] = puzzle.centres()[i].by[turn](position.centres[i]);
    for (std::size_t i = 0; i < position.edges.size(); ++i)
        for (auto& point : position.edges[i]) point = puzzle.edges()[i].by[turn][point];
    if (puzzle.is_face(turn) || puzzle.turns()[turn].quarters == 2) return;
    for (std::size_t i = 0; i < puzzle.edges().size(); ++i)
        if (puzzle.is_wing(i) && puzzle.edges()[i].by[turn].moves()) position.odd_wings ^= std::uint64_t{1} << i;
}

std::uint64_t key_of(const Puzzle& puzzle, const Position& position) {
    KeyMaker key;
    key << position.odd_wings;
    for (const auto set : position.centres) key << set;
    if (position.edges.empty()) return key.key();
    const auto& reference = position.edges.front();
    Points companions{};
    if (!puzzle.has_middle()) {
        for (std::size_t i = 0; i < companions.size(); ++i) companions[reference[i]] = reference[puzzle.partners()[i]];
        key << companions;
        key << (is_odd_by_smallest(reference, puzzle.partners()) ? 1U : 0U);
    }
    for (std::size_t orbit = 1; orbit < position.edges.size(); ++orbit) {
        for (std::size_t i = 0; i < companions.size(); ++i) companions[reference[i]] = position.edges[orbit][i];
        key << companions;
    }
    return key.key();
}

double distance(const Puzzle& puzzle, const Tables& tables, Stage stage, const Position& position,
                double centre_weight) {
    int centres = stage == Stage::axes ? odd_orbit * std::popcount(position.odd_wings) : 0;
    for (std::size_t i = 0; i < position.centres.size(); ++i) centres += tables.centres(stage, i, position.centres[i]);
    if (stage != Stage::reduced) return centres;
    return centre_weight * centres + edge_distance(puzzle, tables, position.edges);
}

}  // namespace cubelang::search::reduction
