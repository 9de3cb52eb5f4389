#include "runtime/search/cube3/steps.hpp"

#include <algorithm>
#include <atomic>
#include <map>
#include <set>

#include "runtime/cube/notation.hpp"
#include "runtime/search/cube3/coordinates.hpp"
#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/cube3/step_table.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/data.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::cube3::steps_test {
namespace {

using Words = std::vector<SplitWord>;

// I' p N
Cubies after(const Cubies& p, const SplitWord& word) {
    const auto& moves = cubies_of_moves();
    Cubies undone;
    for (const int move : word.inverse) undone = product(undone, moves[move]);
    auto all = product(inverse(undone), p);
    for (const int move : word.normal) all = product(all, moves[move]);
    return all;
}

Words words(const Cubies& position, const Step& step, int length, const StepSearch::Options& options) {
    Words all;
    auto search = StepSearch::of(position, step);
    REQUIRE(search.has_value());
    CHECK(search->find(length, options, [&](const SplitWord& word) {
        all.push_back(word);
        return true;
    }));
    return all;
}

const Step eo{StepKind::eo, cube::Axis::z, {}}, dr{StepKind::dr, cube::Axis::y, cube::Axis::z},
    htr{StepKind::htr, cube::Axis::y, {}}, finish{StepKind::finish, cube::Axis::y, {}},
    but_slice{StepKind::slice, cube::Axis::y, {}}, half_turns{StepKind::half_turns, cube::Axis::y, {}};

bool has_eo(const Cubies& c) { return flip_of(c) == 0; }
bool has_dr(const Cubies& c) { return flip_of(c) == 0 && twist_of(c) == 0 && four_of(c, group_slice) < orders4; }

// A position after the first solutions of some steps.
Cubies after_steps(Cubies c, const std::vector<Step>& steps) {
    for (const auto& step : steps)
        for (int length = 0;; ++length) {
            const auto found = words(c, step, length, {});
            if (found.empty()) continue;
            c = after(c, found.front());
            break;
        }
    return c;
}

// All canonical sequences of a length, found by trying them.
void add_sequences(std::vector<int>& moves, int node, int left, std::vector<std::vector<int>>& all) {
    if (left == 0) return all.push_back(moves);
    for (const auto& [move, next] : sequences_of(Metric::half_turns).steps(node)) {
        moves.push_back(move);
        add_sequences(moves, next, left - 1, all);
        moves.pop_back();
    }
}
std::vector<std::vector<int>> sequences(int length) {
    std::vector<std::vector<int>> all;
    std::vector<int> moves;
    add_sequences(moves, CanonicalSequences::start, length, all);
    return all;
}

}  // namespace

TEST_CASE("the words of EO are those that reach it with their last move, among all sequences") {
    test::Chance chance(3);
    for (int i = 0; i < 10; ++i) {
        const auto c = test::after({}, test::some_sequence(Metric::half_turns, 5, chance));
        if (has_eo(c)) continue;
        for (int length = 1; length <= 3; ++length) {
            std::set<std::vector<int>> expected, found;
            for (const auto& moves : sequences(length)) {
                bool is_early = false;
                for (int n = 1; n < length; ++n)
                    is_early = is_early || has_eo(test::after(c, {moves.begin(), moves.begin() + n}));
                if (has_eo(test::after(c, moves)) && !is_early) expected.insert(moves);
            }
            for (const auto& word : words(c, eo, length, {.all = true})) found.insert(word.normal);
            CHECK(found == expected);
        }
    }
}

TEST_CASE("words split between a position and its inverse reach EO, and each split occurs once") {
    test::Chance chance(4);
    const auto c = test::some_cubies(chance);
    std::set<std::pair<std::vector<int>, std::vector<int>>> seen;
    int split = 0;
    for (int length = 1; length <= 5; ++length)
        for (const auto& word : words(c, eo, length, {.is_split = true})) {
            CHECK(word.normal.size() + word.inverse.size() == static_cast<std::size_t>(length));
            CHECK(has_eo(after(c, word)));
            CHECK(seen.emplace(word.normal, word.inverse).second);
            split += !word.normal.empty() && !word.inverse.empty();
        }
    CHECK(split > 0);
}

TEST_CASE("a step begins only where the one before is done, and ends with its goal") {
    test::Chance chance(5);
    for (int i = 0; i < 5; ++i) {
        const auto c = test::some_cubies(chance);
        CHECK_FALSE(StepSearch::of(c, dr).has_value());
        const auto oriented = after_steps(c, {eo});
        CHECK(has_eo(oriented));
        CHECK_FALSE(StepSearch::of(oriented, htr).has_value());
        const auto domino = after_steps(oriented, {dr});
        CHECK(has_dr(domino));
        CHECK(after_steps(domino, {finish}) == Cubies{});
        const auto halves = after_steps(domino, {htr});
        CHECK(after_steps(halves, {half_turns}) == Cubies{});
    }
}

TEST_CASE("without the slice all other parts are solved, up to a rotation of the whole cube") {
    test::Chance chance(6);
    for (int i = 0; i < 3; ++i) {
        const auto domino = after_steps(test::some_cubies(chance), {eo, dr});
        const auto c = after_steps(domino, {but_slice});
        bool is_solved = false;
        for (int quarters = 0; quarters < 4; ++quarters) {
            const auto turned = product(c, cubies_of(cube::rotation_about(cube::Face::u, quarters)));
            is_solved = is_solved || (corners_of(turned) == 0 && outer_of(turned) == 0);
        }
        CHECK(is_solved);
    }
}

TEST_CASE("a step about other axes has as many words as about the usual ones, on the rotated position") {
    test::Chance chance(7);
    const auto c = after_steps(test::some_cubies(chance), {eo});
    const auto s = cube::s_urf3;
    const auto turned = conjugate(c, s);
    const auto image = [&](cube::Axis axis) { return cube::axis_of(s(cube::face_at(cube::index(axis)))); };
    const Step other{StepKind::dr, image(dr.axis), image(*dr.oriented_axis)};
    for (int length = 4; length <= 9; ++length)
        CHECK(words(c, dr, length, {}).size() == words(turned, other, length, {}).size());
}

// Counted by nissy 2.0.8 (github.com/sebastianotronto/nissy-classic), which tests/bench/peers/steps.py runs.
TEST_CASE("the numbers of solutions of all steps are those of another program") {
    const std::map<std::string, Step> steps{{"eo", eo},           {"dr", dr},         {"htr", htr},
                                            {"slice", but_slice}, {"finish", finish}, {"half_turns", half_turns}};
    for (const auto& row : test::data_rows("step-counts.tsv")) {
        INFO(row[0] << ", " << row[1] << ": " << row[5]);
        std::vector<int> moves;
        for (const auto& written : test::split(row[5], ' ')) {
            const int quarters = written.ends_with('\'') ? 3 : written.ends_with('2') ? 2 : 1;
            moves.push_back(3 * cube::index(*cube::face_named(written[0])) + quarters - 1);
        }
        std::size_t count = 0;
        for (int length = 0; length <= std::stoi(row[1]); ++length)
            count += words(test::after({}, moves), steps.at(row[0]), length,
                           {.is_split = row[2] == "1", .all = row[3] == "1"})
                         .size();
        CHECK(count == static_cast<std::size_t>(std::stoi(row[4])));
    }
}

TEST_CASE("a stopped computation leaves no tables of a step") {
    const std::atomic<bool> stop{true};
    for (const auto kind : {StepKind::eo, StepKind::dr, StepKind::htr, StepKind::slice, StepKind::finish}) {
        CHECK(StepTable::computed(kind, &stop) == nullptr);
        CHECK(prepare(kind, {}));
        CHECK(prepare(kind, &stop));  // now they are there
    }
}

}  // namespace cubelang::search::cube3::steps_test
