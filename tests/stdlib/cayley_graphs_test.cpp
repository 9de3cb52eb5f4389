// Geodesics, dead ends, girths and spectra that theorems give.

#include "tests/language/run.hpp"

namespace cubelang::meaning::cayley_graphs_test {

using test::last;
using test::message;

namespace {
const std::string bubble_sort_5 = "group_of((1,2), (2,3), (3,4), (4,5))";
const std::string transpositions_4 = "group_of((1,2), (1,3), (1,4), (2,3), (2,4), (3,4))";
const std::string steps_of_cube = "group_of((1,2), (3,4), (5,6))";  // along the edges of an ordinary cube
}  // namespace

TEST_CASE("growth lists what distances counts") {
    for (const std::string of : {"{R2, U2, F2}", "group_of((1,2,3,4,5), (1,2)), one_way = true",
                                 "{R, U}, metric = QTM, most = 7", "{R, U, F, L, D, B}, goal = oriented(corners)"})
        CHECK(last("growth(" + of + ") == map(row -> row.states, distances(" + of + "))") == "true");
}

TEST_CASE("the kinds of positions are as many as distances counts") {
    for (const std::string of : {"{R2, U2, F2}", "group_of((1,2,3,4,5), (1,2)), one_way = true", "{M, U}",
                                 "{R, U, F, L, D, B}, goal = oriented(corners)", "{R, U}, goal = solved(@ufr)",
                                 "{R, U, F, L, D, B}, goal = group(R, L, F, B, U2, D2)",
                                 "group(R, U), goal = solved({@ufr, @uf}), metric = QTM",
                                 "lrx_puzzle(6), metric = QTM, goal = {0, 0, 0, 1, 1, 1}"}) {
        INFO(of);
        CHECK(last("import puzzles; let rows = geodesics(position_kinds(" + of +
                   ")); let counted = filter(row -> row.states > 0, distances(" + of +
                   ")); map(row -> {row.distance, row.states}, rows) == map(row -> {row.distance, row.states}, "
                   "counted)") == "true");
    }
}

TEST_CASE("the reversal has as many sorting words as the staircase has standard Young tableaux") {
    CHECK(last("let ends = position_kinds(" + bubble_sort_5 + "); ends[size(ends)].words") == "768");
    CHECK(last("map(row -> {row.distance, row.states}, dead_ends(" + bubble_sort_5 + "))") == "{{10, 1}}");
}

TEST_CASE("a cycle of four is a product of three transpositions in sixteen ways") {
    CHECK(last("map(row -> {row.states, row.words, row.most}, geodesics(" + transpositions_4 + "))") ==
          "{{1, 1, 1}, {6, 6, 1}, {11, 30, 3}, {6, 96, 16}}");
}

TEST_CASE("the words of an element are its shortest ones, all of them") {
    const std::string letters = "let G = puzzle({\"a\": (1,2,3,4), \"b\": (1,2)}); ";
    CHECK(last(letters + "forall g in elements(G): all({G(word) == g for word in shortest_words(g, G)})") == "true");
    CHECK(last(letters + "sum({size(unique(shortest_words(g, G))) for g in elements(G)}) == "
                         "sum({row.words for row in geodesics(G)})") == "true");
    CHECK(message("shortest_words(F, group(R, U))") == "this is not an element of the group");
    CHECK(message("shortest_words(R, group(R, M))") == "a generator costs more than 1");
}

TEST_CASE("girths") {
    CHECK(last("girth(" + bubble_sort_5 + ")") == "4");
    CHECK(last("girth(group_of((1,2), (1,3), (1,4), (1,5)))") == "6");  // star graphs
    CHECK(last("import puzzles; girth(pancake(4))") == "6");
    CHECK(last("girth({R, U2})") == "3");
    CHECK(last("girth(group_of((1,2,3,4,5,6,7)))") == "3");
    CHECK(last("girth(position_kinds(group_of((1,2,3,4,5,6,7)), metric = QTM))") == "7");
    CHECK(last("girth({R2}) == ()") == "true");
    CHECK(message("girth({M, U})") == "3 of 6 moves cost more than 1, and then the length of a cycle is not told");
}

TEST_CASE("walks on the edges of a cube come back as often as its eigenvalues say") {
    CHECK(last("map(row -> row.back, first(random_walk(" + steps_of_cube +
               "), 9)) == {sum({n * x^k for x -> n in {3: 1, 1: 3, -1: 3, -3: 1}}) / 8 for k in 0..8}") == "true");
    CHECK(last("let row = first(random_walk(" + steps_of_cube +
               "), 3)[3]; {row.ways, row.back, row.apart, row.states}") == "{9, 3, 1/2, 4}");
    CHECK(message("mixing_time(random_walk(" + steps_of_cube + "))") ==
          "after 1000 moves they are 0.5000 apart; where even and odd numbers of moves lead to different states, "
          "idle = 1 mixes them");
    CHECK(last("mixing_time(random_walk(" + steps_of_cube + ", idle = 1))") == "2");  // 10/16 - 3/8, then 3/16
}

TEST_CASE("the spectrum of all transpositions is that of the contents of partitions") {
    CHECK(last("map(row -> {row.eigenvalue, row.multiplicity}, spectrum(random_walk(" + transpositions_4 + ")))") ==
          "{{6, 1}, {2, 9}, {0, 4}, {-2, 9}, {-6, 1}}");
}

TEST_CASE("the spectrum of a ring consists of cosines") {
    CHECK(last("map(row -> {row.eigenvalue, row.multiplicity}, spectrum(random_walk(group_of((1,2,3,4,5)), metric = "
               "QTM)))") == "{{2, 1}, {\"0.6180339887\", 2}, {\"-1.6180339887\", 2}}");
}

TEST_CASE("a spectrum is refused if moves have no inverses, or with a goal") {
    CHECK(message("spectrum(random_walk(group_of((1,2,3)), one_way = true))") ==
          "the moves have no inverses, or this is not a group");
    CHECK(message("spectrum(random_walk({R, U2}, goal = solved(@ufr)))") ==
          "with a goal the positions are no group, and only its spectrum is known from the ways back");
    CHECK(message("spectrum(random_walk({R2, U2}), most = 3)") ==
          "there are more than 3 eigenvalues; most = 16 looks for more");
}

}  // namespace cubelang::meaning::cayley_graphs_test
