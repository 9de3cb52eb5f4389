#include "runtime/search/reduction/tables.hpp"

#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::reduction {
namespace {

Word turns_of(const Puzzle& puzzle, Stage stage) {
    Word turns;
    for (std::uint16_t turn = 0; turn < puzzle.turns().size(); ++turn)
        if (puzzle.allows(stage, turn)) turns.push_back(turn);
    return turns;
}

// Turns act in the same way on all x-centres, on all t-centres, and on all others.
std::size_t kind_of_centre(cube::Kind kind) {
    return static_cast<std::size_t>(kind) - static_cast<std::size_t>(cube::Kind::x_centre);
}

}  // namespace

Tables::Tables(const Puzzle& puzzle) {
    for (std::size_t stage = 0; stage < stages; ++stage) measure_centres(puzzle, stage);
    for (const bool own : {false, true}) {
        if (own ? puzzle.has_middle() : puzzle.edges().size() < 2) continue;
        measure_pairs(puzzle, own);
        measure_two_pairs(puzzle, own);
    }
}

void Tables::measure_centres(const Puzzle& puzzle, std::size_t stage) {
    distances_[stage].resize(3);
    for (const auto& orbit : puzzle.centres()) {
        auto& table = distances_[stage][kind_of_centre(orbit.kind)];
        if (table.empty()) table = centre_distances(puzzle, orbit, static_cast<Stage>(stage));
        by_orbit_[stage].push_back(&table);
    }
}

Tables::Distances Tables::centre_distances(const Puzzle& puzzle, const Orbit& orbit, Stage stage) const {
    Distances distances(stage == Stage::reduced ? FourPerAxis::size : eight_.size());
    const auto next = [&](PointSet set, std::size_t turn) { return orbit.by[turn](set); };
    const auto number = [&](PointSet set) { return stage == Stage::reduced ? four_(set) : eight_(set); };
    measure_distances<PointSet>(distances, {wanted_sets[cube::index(stage)]}, turns_of(puzzle, stage), next, number);
    return distances;
}

void Tables::measure_pairs(const Puzzle& puzzle, bool own) {
    auto& distances = pairs_[own ? 1 : 0];
    distances.resize(std::size_t{24} * 24);
    const auto &first = (own ? puzzle.reference() : puzzle.edges()[1]).by, &second = puzzle.reference().by;
    std::vector<std::array<std::uint8_t, 2>> paired;
    for (std::uint8_t a = 0; a < 24; ++a) paired.push_back({a, own ? puzzle.partners()[a] : a});
    measure_distances(
        std::span(distances), paired, turns_of(puzzle, Stage::reduced),
        [&](const auto& p, std::size_t turn) {
            return std::array{first[turn][p[0]], second[turn][p[1]]};
        },
        [](const auto& p) { return std::size_t{24} * p[0] + p[1]; });
}

void Tables::measure_two_pairs(const Puzzle& puzzle, bool own) {
    auto& distances = two_pairs_[own ? 1 : 0];
    distances.resize(std::size_t{24} * 24 * 24 * 24);
    const auto &first = (own ? puzzle.reference() : puzzle.edges()[1]).by, &second = puzzle.reference().by;
    const auto partner = [&](std::uint8_t a) { return own ? puzzle.partners()[a] : a; };
    std::vector<std::array<std::uint8_t, 4>> paired;
    for (std::uint8_t a = 0; a < 24; ++a)
        for (std::uint8_t c = 0; c < 24; ++c)
            if (c != a && !(own && c == partner(a))) paired.push_back({a, partner(a), c, partner(c)});
    measure_distances(
        std::span(distances), paired, turns_of(puzzle, Stage::reduced),
        [&](const auto& p, std::size_t turn) {
            return std::array{first[turn][p[0]], second[turn][p[1]], first[turn][p[2]], second[turn][p[3]]};
        },
        [](const auto& p) { return ((std::size_t{24} * p[0] + p[1]) * 24 + p[2]) * 24 + p[3]; });
}

}  // namespace cubelang::search::reduction
