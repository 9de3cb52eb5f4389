#include "runtime/search/commutators/synthesizer_table.hpp"

#include <algorithm>
#include <map>

#include "runtime/cube/numbering.hpp"
#include "runtime/search/space/generators.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::commutators::synthesizer_table_test {
namespace {

using cube::BasicAlgorithm;
using cube::Cube;
using cube::Face;
using cube::Move;

BasicAlgorithm entry(int n, std::int64_t index) { return std::get<BasicAlgorithm>(cube::basic_algorithm({n}, index)); }

// Checks the table on states, by sticker numbers and by names of parts.
class Front {
public:
    explicit Front(int n) : cube_{n, true}, places_(cube::places(cube_, fruldb_)) {}

    [[nodiscard]] std::vector<std::int32_t> row(const cube::State& after) const {
        return cube::second_row(after, fruldb_);
    }
    [[nodiscard]] bool does(const cube::State& after, const std::vector<std::int32_t>& row,
                            const BasicAlgorithm& wanted) const {
        if (row[static_cast<std::size_t>(wanted.destination)] != wanted.origin) return false;
        for (std::int32_t place = 0; place < cube_.n * cube_.n; ++place)
            if (place != wanted.destination && !is_own(wanted, place) && row[static_cast<std::size_t>(place)] != place)
                return false;
        return has_right_centre(after, wanted);
    }

private:
    [[nodiscard]] bool is_own(const BasicAlgorithm& wanted, std::int32_t place) const {
        const auto identity = [&](std::int64_t number) {
            return cube::identity_of(cube_, cube::part_at(cube_, places_[static_cast<std::size_t>(number)]));
        };
        return identity(wanted.origin) == identity(place);
    }
    // The front's centre is unchanged; at destination 0, it is rotated by the orientation.
    [[nodiscard]] bool has_right_centre(const cube::State& after, const BasicAlgorithm& wanted) const {
        if (cube_.n % 2 == 0) return true;
        const auto from =
            cube::face_at(places_[static_cast<std::size_t>(wanted.destination == 0 ? wanted.origin : 0)].point / 4);
        auto top = Face::u;
        for (int k = 0; k < wanted.orientation.value_or(0); ++k) top = cube::turned(top, Face::f);
        const auto arrives = after.blocks.back()[cube::point_of({from, cube::drawn_top(from)})];
        return arrives == cube::point_of({Face::f, top});
    }

    const cube::Numbering& fruldb_ = *cube::find_numbering("fruldb");
    Cube cube_;
    std::vector<cube::Place> places_;
};

std::map<int, int> counts(const TableEntries& result) {
    std::map<int, int> by_length;
    for (std::size_t i = cube::cube_rotations; i < result.algorithms.size(); ++i)
        ++by_length[result.algorithms[i] ? static_cast<int>(result.algorithms[i]->size()) : -1];
    return by_length;
}

}  // namespace

TEST_CASE("the numbers of basic algorithms by length agree with other searches") {
    CHECK(counts(basic_table(2)) == std::map<int, int>{{0, 4}, {1, 8}, {3, 44}, {4, 16}, {5, 16}, {6, 8}});
    CHECK(counts(basic_table(3)) == std::map<int, int>{{0, 9}, {3, 78}, {4, 50}, {5, 63}, {6, 16}});
    CHECK(counts(basic_table(4)) == std::map<int, int>{{0, 16}, {3, 136}, {4, 56}, {5, 156}, {6, 20}});
}

TEST_CASE("each basic algorithm moves its origin by single layers and keeps the rest of the front") {
    for (int n = 2; n <= 4; ++n) {
        const auto table = basic_table(n);
        const Front front(n);
        for (std::size_t i = 0; i < table.algorithms.size(); ++i) {
            INFO("N = " << n << ", index " << i);
            const auto& moves = table.algorithms[i].value();
            const auto wanted = entry(n, static_cast<std::int64_t>(i));
            const auto after = test::play({n, true}, moves);
            if (wanted.rotation) {
                CHECK(test::spelled(moves) == test::spelled(cube::rotation_moves({n}, static_cast<int>(i))));
                continue;
            }
            CHECK(front.does(after, front.row(after), wanted));
            for (const auto& move : moves) {
                const auto turn = cube::turn_of(move, n).value();
                CHECK(turn.from == turn.to);
            }
        }
    }
}

TEST_CASE("no sequence of up to three turns of the 3x3x3 is shorter than the table") {
    const auto table = basic_table(3);
    const Front front(3);
    const auto turns = layer_turns(3);
    cube::Turner turner({3, true});
    int matches = 0;
    const auto extend = [&](auto self, const cube::State& state, std::size_t length) -> void {
        const auto row = front.row(state);
        for (std::int64_t i = cube::cube_rotations; i < 240; ++i)
            if (front.does(state, row, entry(3, i))) {
                ++matches;
                REQUIRE(table.algorithms[static_cast<std::size_t>(i)]->size() <= length);
            }
        for (const auto& [move, turn, cost] : turns) {
            if (length == 3) return;
            auto after = state;
            turner.apply(after.blocks, turn);
            self(self, after, length + 1);
        }
    };
    extend(extend, cube::solved({3, true}), 0);
    CHECK(matches > 87);
}

TEST_CASE("an entry alone has the same length as in the table") {
    const std::vector<BasicAlgorithm> asked{entry(3, 100), entry(3, 84), entry(3, 3), entry(3, 24)};
    const auto found = basic_algorithms(3, asked);
    CHECK(asked[0].origin == 19);
    CHECK(found.algorithms[0]->size() == 3);
    CHECK(asked[1].origin == 14);
    CHECK(found.algorithms[1]->size() == 4);
    CHECK(test::spelled(*found.algorithms[2]) == test::spelled(cube::rotation_moves({3}, 3)));
    CHECK(found.algorithms[3]->empty());
}

TEST_CASE("the number of threads does not change the table") {
    const auto one = basic_table(3, {.limits = {1}}), three = basic_table(3, {.limits = {3}});
    for (std::size_t i = 0; i < one.algorithms.size(); ++i)
        CHECK(test::spelled(one.algorithms[i].value()) == test::spelled(three.algorithms[i].value()));
}

TEST_CASE("a limit reports the length searched, and the search stops on request") {
    const std::vector<BasicAlgorithm> asked{entry(3, 84)};
    const auto limited = basic_algorithms(3, asked, {.most_turns = 3});
    CHECK_FALSE(limited.algorithms[0]);
    CHECK(limited.searched == 3);
    const std::atomic<bool> stop{true};
    const auto stopped = basic_algorithms(3, asked, {.limits = {.stop = &stop}});
    CHECK_FALSE(stopped.algorithms[0]);
    CHECK(stopped.searched < 0);
}

TEST_CASE("the table of the 5x5x5 is complete") {
    const auto table = basic_table(5);
    CHECK(table.algorithms.size() == 624);
    CHECK(std::ranges::all_of(table.algorithms, [](const auto& moves) { return moves && moves->size() <= 6; }));
}

}  // namespace cubelang::search::commutators::synthesizer_table_test
