#include "runtime/search/find.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "tests/cube/query/written.hpp"
#include "tests/search/some_goals.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::search::find_test {
namespace {

using cube::Cube;
using test::all_of;
using test::did;

const auto faces = face_turns(3);

std::vector<Generator> turns(const std::string& moves, int n = 3, Cost cost = unit_cost) {
    return turns_from_moves(test::written(moves), n, cost);
}
int quarters(const cube::Turn& turn, int) { return turn.quarters == 2 ? 2 : 1; }

FindOptions all_cheapest() {
    FindOptions options;
    options.answers = 1000;
    options.all_cheapest = true;
    return options;
}
Goal cycle(const std::string& text, Cube cube = {3}) { return Goal(test::product_of(cube, text)); }

cube::State effect_of(Cube cube, const FindAnswer& answer) {
    auto moves = answer.before;
    moves.insert(moves.end(), answer.moves.begin(), answer.moves.end());
    moves.insert(moves.end(), answer.after.begin(), answer.after.end());
    return test::play(cube, moves);
}

}  // namespace

TEST_CASE("find agrees with a breadth-first search on the least cost and the number of answers") {
    // The words of three turns without a face twice in a row, L not before R and so on, by their effect.
    std::map<std::string, std::pair<cube::State, int>> words[4];
    const auto key = [](const cube::State& state) {
        std::string text;
        for (const auto& block : state.blocks) text.append(block.to.begin(), block.to.end());
        return text;
    };
    cube::Turner turner({3});
    const auto walk = [&](auto self, const cube::State& state, int length, const cube::Turn* last) -> void {
        ++words[length].try_emplace(key(state), state, 0).first->second.second;
        for (const auto& generator : faces) {
            if (length == 3) return;
            if (last != nullptr && generator.turn.axis == last->axis && generator.turn.from <= last->from) continue;
            auto after = state;
            turner.apply(after.blocks, generator.turn);
            self(self, after, length + 1, &generator.turn);
        }
    };
    walk(walk, cube::solved({3}), 0, nullptr);
    int tried = 0;
    for (const auto& [text, found] : words[3]) {
        if (words[2].contains(text) || words[1].contains(text) || ++tried % 40 != 0) continue;
        const auto result = find(Goal(found.first), faces, all_cheapest());
        REQUIRE(result.answers.size() == static_cast<std::size_t>(found.second));
        REQUIRE(result.answers[0].cost == 3);
        REQUIRE(effect_of({3}, result.answers[0]) == found.first);
    }
    CHECK(tried > 3000);
}

TEST_CASE("three-cycles of the 3x3x3 take nine face turns") {
    const auto edges = find(cycle("(uf,ur,ub)"), faces);
    REQUIRE(edges.answers.size() == 1);
    CHECK(edges.answers[0].cost == 9);
    CHECK(effect_of({3}, edges.answers[0]) == test::product_of({3}, "(uf,ur,ub)"));
    CHECK(find(Goal(did({3}, "R U R' D2 R U' R' D2")), faces).answers.at(0).cost == 8);
    CHECK(find(cycle("(ufr,urb,ubl)"), faces).answers.at(0).cost == 9);
}

TEST_CASE("a limit without an answer is a proof up to that cost") {
    FindOptions options;
    options.most_cost = 7;
    const auto result = find(cycle("(uf,ur,ub)"), faces, options);
    CHECK(result.answers.empty());
    CHECK(result.end == FindEnd::limit);
    CHECK(result.proved == 7);
}

TEST_CASE("find works with quarter turns, slices and few generators") {
    const auto sune = find(Goal(did({3}, "R U R' U R U2 R'")), turns("R U"));
    CHECK(sune.answers.at(0).cost == 7);
    CHECK(find(Goal(did({3}, "R U R' U R U2 R'")), turns("R U", 3, quarters)).answers.at(0).cost == 8);
    CHECK(find(Goal(did({3}, "M2 U M U2 M' U M2")), turns("M U")).answers.at(0).cost == 7);
    CHECK(find(Goal(did({3}, "M2 E2 S2")), layer_turns(3)).answers.at(0).cost == 3);
    CHECK(find(Goal(did({4}, "Rw U2 Rw'")), block_turns(4, true)).answers.at(0).cost == 3);
}

TEST_CASE("commutators of large cubes are found") {
    const auto check = [](int n, const std::string& text) {
        const auto result = find(Goal(did({n}, text)), layer_turns(n));
        REQUIRE(result.answers.size() == 1);
        CHECK(result.answers[0].cost == 8);
        CHECK(effect_of({n}, result.answers[0]) == did({n}, text));
    };
    check(4, "2R U R U' 2R' U R' U'");
}

TEST_CASE("ignored parts make answers shorter") {
    auto goal = cycle("(uf,ur)");
    CHECK(find(goal, faces).end == FindEnd::unreachable);
    goal.ignore(all_of({3}, cube::Kind::corner));
    const auto result = find(goal, faces);
    REQUIRE(result.answers.size() == 1);
    CHECK(result.answers[0].cost == 8);
    CHECK(goal.holds(effect_of({3}, result.answers[0])));
}

TEST_CASE("free turns and rotations cost nothing and are reported") {
    auto goal = Goal(did({3}, "U R U' F2"));
    goal.free_before({cube::Axis::y, 1, 1, 1});
    const auto shorter = find(goal, faces);
    CHECK(shorter.answers.at(0).cost == 3);
    CHECK(test::spelled(shorter.answers[0].before) == "U ");
    CHECK(effect_of({3}, shorter.answers[0]) == did({3}, "U R U' F2"));

    auto after = Goal(did({3}, "R F U2"));
    after.free_after({cube::Axis::y, 1, 1, 1});
    CHECK(find(after, faces).answers.at(0).cost == 2);

    auto rotated = Goal(did({2}, "R F2"));
    rotated.free_rotation();
    const auto two = find(rotated, turns("L U B", 2));
    CHECK(two.answers.at(0).cost == 2);
    CHECK(effect_of({2}, two.answers[0]) == did({2}, "R F2"));
}

TEST_CASE("a goal by colours only lets centres of one colour be exchanged") {
    Goal goal(cube::solved({4}));
    goal.colors_only();
    CHECK(find(goal, faces).answers.at(0).moves.empty());
    Goal swapped(test::product_of({4}, "(u1,u2)"));
    CHECK_FALSE(find(swapped, layer_turns(4)).reasons.empty());
    swapped.colors_only();
    CHECK(find(swapped, layer_turns(4)).answers.at(0).moves.empty());
    auto colour = Goal::free({4});
    colour.bring(test::part({4}, "u1").stickers[0], test::part({4}, "f3").stickers[0]);
    colour.colors_only();
    CHECK(find(colour, layer_turns(4)).answers.at(0).cost == 1);
}

TEST_CASE("all answers of least cost are found, or one of each class") {
    const auto goal = cycle("(ufr,urb,ubl)");
    const auto all = find(goal, faces, all_cheapest());
    CHECK(all.answers.size() == 2);
    auto options = all_cheapest();
    options.one_per_symmetry = options.merge_inverses = true;
    CHECK(find(goal, faces, options).answers.size() == 1);
    const auto solved_by_three = find(Goal(did({3}, "R2 L2")), faces, all_cheapest());
    CHECK(solved_by_three.answers.size() == 1);
}

TEST_CASE("answers beyond the least cost are different, cheapest first") {
    FindOptions options;
    options.answers = 12;
    const auto result = find(Goal(did({3}, "R U R' U'")), turns("R U F"), options);
    CHECK(result.answers.size() == 12);
    CHECK(std::ranges::is_sorted(result.answers, {}, &FindAnswer::cost));
    std::set<std::string> seen;
    for (const auto& answer : result.answers) {
        seen.insert(test::spelled(answer.moves));
        CHECK(effect_of({3}, answer) == did({3}, "R U R' U'"));
    }
    CHECK(seen.size() == 12);
}

TEST_CASE("the number of threads does not change the answers") {
    FindOptions one, three;
    one.limits.threads = 1;
    three.limits.threads = 3;
    for (const auto* text : {"R U F' B R F U2 B", "R F U R' F' B2 U", "F R B U2 F' R B2 U' F"}) {
        const auto from_one = find(Goal(did({3}, text)), turns("R U F B"), one),
                   from_three = find(Goal(did({3}, text)), turns("R U F B"), three);
        CHECK(test::spelled(from_one.answers.at(0).moves) == test::spelled(from_three.answers.at(0).moves));
    }
}

TEST_CASE("little memory makes the search slower, not wrong") {
    FindOptions options;
    options.limits.memory = 40'000;
    CHECK(find(cycle("(uf,ur,ub)"), turns("M U F2"), options).answers.at(0).cost ==
          find(cycle("(uf,ur,ub)"), turns("M U F2")).answers.at(0).cost);
}

TEST_CASE("a search stops on request, and reports its progress and each answer") {
    const std::atomic<bool> stop{true};
    FindOptions options;
    options.limits.stop = &stop;
    CHECK(find(cycle("(uf,ur,ub)"), faces, options).end == FindEnd::stopped);
    int costs = -1;
    std::size_t reported = 0;
    FindOptions watched = all_cheapest();
    watched.limits.progress = [&](const Progress& progress) { costs = std::max(costs, progress.cost); };
    watched.on_answer = [&](const FindAnswer&) { ++reported; };
    const auto result = find(Goal(did({3}, "R U F R U")), faces, watched);
    CHECK(costs == 5);
    CHECK(reported == result.answers.size());
}

TEST_CASE("an empty goal needs no moves, and without generators nothing else is reachable") {
    CHECK(find(Goal::free({3}), faces).answers.at(0).moves.empty());
    CHECK(find(Goal(cube::solved({3})), {}).answers.at(0).moves.empty());
    CHECK(find(Goal(did({3}, "R")), {}).end == FindEnd::unreachable);
}

TEST_CASE("free turns before and after give the cheapest answer of sixteen searches") {
    const cube::Turn up{cube::Axis::y, 1, 1, 1};
    const std::vector<std::string> angles{"", "U", "U2", "U'"};
    for (const auto* moves : {"R U R' U'", "F R U R' U' F'", "R U R' U R U2 R'", "L F' L2 D B", "R2 U R2"}) {
        int least = 100;
        for (const auto& before : angles)
            for (const auto& after : angles) {
                const auto plain = find(Goal(did({3}, before + " " + moves + " " + after)), faces);
                least = std::min(least, plain.answers.at(0).cost);
            }
        for (const auto memory : {std::size_t{1} << 16, std::size_t{1} << 28}) {
            Goal goal(did({3}, moves));
            goal.free_before(up);
            goal.free_after(up);
            FindOptions options;
            options.limits.memory = memory;
            const auto result = find(goal, faces, options);
            REQUIRE(result.answers.size() == 1);
            CHECK(result.answers[0].cost == least);
            CHECK(effect_of({3}, result.answers[0]) == did({3}, moves));
        }
    }
}

TEST_CASE("little memory finds the same answers") {
    for (const auto* cycles : {"(uf,ur,ub)", "(urf,ubr,ufl)"})
        for (const auto memory : {std::size_t{1} << 12, std::size_t{1} << 17, std::size_t{1} << 20}) {
            auto options = all_cheapest();
            options.limits.memory = memory;
            const auto result = find(cycle(cycles), faces, options);
            const auto usual = find(cycle(cycles), faces, all_cheapest());
            REQUIRE(result.answers.size() == usual.answers.size());
            CHECK(result.answers[0].cost == 9);
        }
}

TEST_CASE("a search that runs out of time reports the proved cost") {
    FindOptions options;
    options.limits.stop = StopToken().until(std::chrono::steady_clock::now() + std::chrono::milliseconds(200));
    const auto result = find(Goal(did({3}, "R L F L' B L F' R' L' F R B' R' F'")), faces, options);
    CHECK(result.end == FindEnd::stopped);
    CHECK(result.answers.empty());
    CHECK(result.proved >= 0);
    CHECK(result.proved < 13);
}

}  // namespace cubelang::search::find_test
