#include "runtime/search/growth/distances.hpp"

#include <map>
#include <set>

#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::search::distances_test {
namespace {

using Counts = std::vector<std::uint64_t>;

int quarters(const cube::Turn& turn, int) { return turn.quarters == 2 ? 2 : 1; }
int slices_cost_two(const cube::Turn& turn, int n) { return turn.from == 1 || turn.to == n ? 1 : 2; }

std::vector<Generator> turns(const std::string& moves, int n = 3, Cost cost = unit_cost) {
    return turns_from_moves(test::written(moves), n, cost);
}
Distances of(cube::Cube cube, const std::vector<Generator>& generators, const DistanceOptions& options = {}) {
    return distances(Goal(cube::solved(cube)), generators, options).value();
}

// Costs above the limit of the table, so that layers are used.
Distances by_layers(cube::Cube cube, std::vector<Generator> generators, const DistanceOptions& options = {}) {
    constexpr int times = 4;
    for (auto& generator : generators) generator.cost *= times;
    auto found = of(cube, generators, options);
    Counts counts;
    for (std::size_t i = 0; i < found.counts.size(); i += times) counts.push_back(found.counts[i]);
    found.counts = counts;
    return found;
}

// Counted independently, with sets of whole states.
Counts simple_counts_to(cube::Cube cube, const std::vector<Generator>& generators, int most) {
    const auto key = [](const cube::State& state) {
        std::string text;
        for (const auto& block : state.blocks) text.append(block.to.begin(), block.to.end());
        return text;
    };
    cube::Turner turner(cube);
    std::map<std::string, int> seen{{key(cube::solved(cube)), 0}};
    std::map<int, std::vector<cube::State>> waiting{{0, {cube::solved(cube)}}};
    Counts counts;
    while (!waiting.empty()) {
        const auto [distance, states] = *waiting.begin();
        waiting.erase(waiting.begin());
        if (distance > most) break;
        counts.resize(static_cast<std::size_t>(distance) + 1, 0);
        for (const auto& state : states) {
            if (seen.at(key(state)) != distance) continue;
            ++counts.back();
            for (const auto& generator : generators) {
                auto after = state;
                turner.apply(after.blocks, generator.turn);
                const auto [at, is_new] = seen.emplace(key(after), distance + generator.cost);
                if (!is_new && at->second <= distance + generator.cost) continue;
                at->second = distance + generator.cost;
                waiting[at->second].push_back(std::move(after));
            }
        }
    }
    return counts;
}
Counts simple_counts(cube::Cube cube, const std::vector<Generator>& generators) {
    return simple_counts_to(cube, generators, 1000);
}

}  // namespace

TEST_CASE("the 2x2x2 has the published distances") {
    const auto half = of({2}, turns("R U F", 2));
    CHECK(half.complete);
    CHECK(half.counts == Counts{1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644});
    CHECK(half.total() == 3674160);
    CHECK(of({2}, turns("R U F", 2, quarters)).counts ==
          Counts{1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276});
}

TEST_CASE("the square group of the 3x3x3 has the published distances") {
    const auto squares = of({3}, turns("R2 U2 F2 L2 D2 B2"));
    CHECK(squares.total() == 663552);
    CHECK(squares.counts ==
          Counts{1, 6, 27, 120, 519, 1932, 6484, 20310, 55034, 113892, 178495, 179196, 89728, 16176, 1488, 144});
}

TEST_CASE("two faces have the published distances in quarter turns") {
    const auto found = of({3}, turns("R U", 3, quarters));
    CHECK(found.total() == 73483200);
    CHECK(found.counts == Counts{1,       4,        10,       24,       58,      140,     338,    816,     1970,
                                 4756,    11448,    27448,    65260,    154192,  360692,  827540, 1851345, 3968840,
                                 7891990, 13659821, 18471682, 16586822, 8039455, 1511110, 47351,  87});
}

TEST_CASE("the distances of small groups agree with a simple count") {
    const auto check = [](cube::Cube cube, const std::vector<Generator>& generators) {
        const auto expected = simple_counts(cube, generators);
        CHECK(of(cube, generators).counts == expected);
        CHECK(by_layers(cube, generators).counts == expected);
    };
    check({3}, turns("R2 U2"));
    check({3}, turns("R L M"));
    check({3, true}, turns("M E S2"));
    check({3}, turns("M2 U", 3, slices_cost_two));
    check({4}, turns("R2 2U2 F2", 4));
    check({5, true}, turns("2R2 3U2", 5, slices_cost_two));
    check({2}, turns("R2 U", 2, quarters));
    check({3}, turns("x y"));
    check({3}, {});
}

TEST_CASE("generators without their inverses are counted correctly") {
    auto one_way = turns("R U2 D");
    std::erase_if(one_way, [](const Generator& generator) { return generator.turn.quarters == 3; });
    CHECK(of({2}, {turns("R", 2)[0]}).counts == Counts{1, 1, 1, 1});
    CHECK(of({3}, {one_way[0], one_way[2]}).counts == simple_counts({3}, {one_way[0], one_way[2]}));
}

void check_farthest(const Distances& found, const std::vector<Generator>& generators) {
    CHECK(found.antipodes.size() == std::min<std::size_t>(5, found.counts.back()));
    for (const auto& word : found.antipodes) {
        int spent = 0;
        for (const auto generator : word) spent += generators[generator].cost;
        CHECK(spent == static_cast<int>(found.counts.size()) - 1);
    }
}

TEST_CASE("distances above fifteen, and the farthest elements, are correct") {
    DistanceOptions options;
    options.antipodes = 5;
    for (const auto cost : {unit_cost, slices_cost_two}) {
        const auto generators = turns("M U", 3, cost);
        const auto found = of({3}, generators, options);
        CHECK(found.total() == 184320);
        REQUIRE(found.counts.size() > 16);
        check_farthest(found, generators);
    }
}

TEST_CASE("the farthest elements are correct with layers") {
    DistanceOptions options;
    options.antipodes = 5;
    const auto generators = turns("R2 U2");
    const auto found = by_layers({3}, generators, options);
    REQUIRE(found.counts.size() > 5);
    check_farthest(found, generators);
}

TEST_CASE("the path to a farthest position leads there from the goal") {
    const cube::Cube cube{2};
    std::vector<cube::Part> some{test::part(cube, "urf"), test::part(cube, "ufl"), test::part(cube, "dlf")};
    Goal goal(cube::solved(cube));
    goal.keep_only(some);
    const auto generators = turns("R U F", 2);
    DistanceOptions options;
    options.antipodes = 20;
    const auto found = distances(goal, generators, options).value();
    std::set<std::vector<std::string>> reached;
    for (const auto& word : found.antipodes) {
        const auto state = cube::after(cube, moves_of(generators, word));
        std::vector<std::string> places;
        for (const auto& part : some) places.push_back(cube::name(cube, cube::image(state, part)));
        CHECK(reached.insert(places).second);
    }
    CHECK(reached.size() == std::min<std::size_t>(20, found.counts.back()));
}

TEST_CASE("states that differ only in ignored parts count once") {
    const cube::Cube cube{3};
    const std::vector<cube::Part> one{test::part(cube, "urf")};
    Goal goal(cube::solved(cube));
    goal.keep_only(one);
    CHECK(distances(goal, face_turns(3)).value().counts == Counts{1, 9, 14});
    std::vector<cube::Part> corners = cube::all_parts(cube);
    std::erase_if(corners, [](const cube::Part& part) { return part.kind != cube::Kind::corner; });
    Goal all_corners(cube::solved(cube));
    all_corners.keep_only(corners);
    CHECK(distances(all_corners, turns("R U")).value().total() == 29160);
}

TEST_CASE("a goal that tells much of one orbit is counted in a table, and the counts are those of layers") {
    const cube::Cube cube{3};
    std::vector<cube::Part> some;
    for (const auto* name : {"df", "dr", "db", "dl", "fr"}) some.push_back(test::part(cube, name));
    Goal goal(cube::solved(cube));
    goal.keep_only(some);
    DistanceOptions options;
    options.limits.memory = 4 << 20;  // 190080 rows of 8 bytes, and their newest distances; layers would not fit
    const auto all = distances(goal, face_turns(3), options).value();
    CHECK(all.complete);
    CHECK(all.total() == 12 * 11 * 10 * 9 * 8 * 32);
    auto costly = face_turns(3);
    for (auto& turn : costly) turn.cost *= 4;
    options = {.most_cost = 16};
    const auto near = distances(goal, costly, options).value();
    for (std::size_t i = 0; i <= 4; ++i) CHECK(near.counts[4 * i] == all.counts[i]);
}

TEST_CASE("counts up to symmetry and inverse are those of all positions") {
    const Counts published{1, 12, 114, 1068, 10011, 93840, 878880};
    DistanceOptions options;
    options.most_cost = 6;
    CHECK(of({3}, face_turns(3, quarters), options).counts == published);
    options.most_cost = 4;
    CHECK(of({3}, face_turns(3), options).counts == Counts{1, 18, 243, 3240, 43239});
    options.most_cost = 3;
    CHECK(of({4}, layer_turns(4), options).counts == simple_counts_to({4}, layer_turns(4), 3));
}

TEST_CASE("counts are exact up to the limit of memory") {
    DistanceOptions options;
    options.limits.memory = 8 << 20;
    const auto found = of({3}, face_turns(3), options);
    CHECK_FALSE(found.complete);
    REQUIRE(found.counts.size() > 4);
    const Counts published{1, 18, 243, 3240, 43239, 574908, 7618438};
    for (std::size_t i = 0; i < found.counts.size(); ++i) CHECK(found.counts[i] == published[i]);
    options.most_cost = 2;
    CHECK(of({3}, face_turns(3), options).counts == Counts{1, 18, 243});
    options.most_cost = 3;
    CHECK(of({2}, turns("R U F", 2), options).counts == Counts{1, 9, 54, 321});
}

TEST_CASE("a count can be watched and stopped") {
    std::atomic<bool> stop{false};
    DistanceOptions options;
    options.limits.stop = &stop;
    options.limits.progress = [&](const Progress& progress) {
        if (progress.cost == 4) CHECK(progress.found == 1847);
        stop = progress.cost == 4;
    };
    const auto found = of({2}, turns("R U F", 2), options);
    CHECK_FALSE(found.complete);
    CHECK(found.counts == Counts{1, 9, 54, 321, 1847});
}

}  // namespace cubelang::search::distances_test
