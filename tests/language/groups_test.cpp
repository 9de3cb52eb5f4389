#include "tests/language/run.hpp"

namespace cubelang::meaning::groups_test {
namespace {

using test::holds;
using test::last;
using test::message;

struct KnownOrder {
    int n;
    std::string_view generators, order;
};
// Computed with GAP.
constexpr KnownOrder known_orders[] = {
    {3, "R, U", "73483200"},
    {3, "R2, U2", "12"},
    {3, "U, D, L2, R2, F2, B2", "19508428800"},
    {3, "R2, U2, F2, L2, D2, B2", "663552"},
    {3, "R, U, F", "170659735142400"},
    {3, "M, E, S", "768"},
    {3, "R, F2", "14400"},
    {4, "2R, U", "26336378880000"},
    {5, "2R, U", "66367674777600000"},
    {4, "Rw, Uw", "29160"},
    {4, "2R, 2U", "40320"},
};

}  // namespace

TEST_CASE("groups have their known orders") {
    for (const auto& [n, generators, order] : known_orders)
        CHECK(last("size(group(" + std::string(generators) + "))", test::on(n)) == order);
}

// The group of single-layer turns on labelled stickers, without the middle layers of odd N.
TEST_CASE("the order of the full group of every cube agrees with the formula") {
    const std::string formula =
        "def factorial(n) = if n < 2 then 1 else n * factorial(n - 1);"
        "def known(n, odd, wings, centres) ="
        " factorial(8) * 3^7 * (if odd == 1 then factorial(12) * 2^11 else 1) * factorial(24)^(wings + centres)"
        " / 2^(1 + odd + wings + centres - quotient(n, 2));"
        "def formula(n) = known(n, remainder(n, 2), quotient(n - 2, 2), quotient((n - 2)^2, 4));";
    for (int n = 2; n <= 20; ++n)
        CHECK(holds(formula + "size(full_group()) == formula(" + std::to_string(n) + ")", test::on(n)));
}

TEST_CASE("() is the identity of a group of numbers") {
    for (const auto* fact :
         {"() in group_of((1,2,3))", "() in group_of()", "R^0 in group_of((1,2))",
          "centralizer(group_of((1,2,3)), ()) == group_of((1,2,3))", "size(normal_closure(group_of((1,2,3)), ())) == 1",
          "group_of((1,2,3), ()) == group_of((1,2,3))", "elements(group_of((1,2,3))) == {(), (1,2,3), (1,3,2)}",
          "() (1,2,3) () == (1,2,3)", "(1,2,3)^() == (1,2,3)", "()^(1,2,3) == ()", "[(), (1,2,3)] == ()",
          "[(1,2,3): ()] == ()", "[(): (1,2,3)] == (1,2,3)", "commutes((), (1,2,3))", "commutes((1,2,3), ())"}) {
        INFO(fact);
        CHECK(holds(fact));
    }
}

TEST_CASE("the generators of a group are shown without names of values") {
    CHECK(last("let p = (1,2,3); print group_of(((1,2) p))") == "group_of((1,3))");
}

TEST_CASE("groups of the same permutations keep their own names and words") {
    const std::string numbers =
        R"(group_of({"a": (1,2)}) group_of({"b": (1,2)}) group_of((1,2)) group_of((1,2), (3,4)))";
    CHECK(last(R"(print group_of({"a": (1,2)}), group_of({"b": (1,2)}), group_of((1,2)), group_of((1,2), (3,4)))") ==
          numbers);
    CHECK(last("print group((uf,ur) (uf,ur)'), group(R R'), group(R R'), group((uf,ur)^2)") ==
          "group((uf,ur) (uf,ur)') group(R R') group(R R') group(())");
    CHECK(last("let G = group(R, U); cube 2; size(group(R, U))") == "29160");
    CHECK(last("let G = group(R, U); cube 2; let H = group(R, U); cube 3; group(R, U) == G") == "true");
}

TEST_CASE("a group is shown with its order and the parts that it moves") {
    CHECK(last("group(R, U)") == "group(R, U)\norder 73483200 = 2^6 * 3^8 * 5^2 * 7\nmoves 6 corners and 7 edges");
    CHECK(last("group()") == "group()\norder 1\nmoves nothing");
    CHECK(last("group_of((1,2,3), (3,4,5))") == "group_of((1,2,3), (3,4,5))\norder 60 = 2^2 * 3 * 5\nmoves 5 numbers");
    CHECK(last("print group(R, (uf,ur,ub)), 1") == "group(R, (uf,ur,ub)) 1");
    CHECK(last("{group(R), 1}") == "{group(R), 1}");
}

TEST_CASE("a group of many generators is shown with the first of them") {
    const auto shown = last("full_group()", test::on(33));
    CHECK(shown.find("more)\norder ") != std::string::npos);
    CHECK(shown.find("moves 8 corners, 12 edges, 360 wings in 15 orbits of 24") != std::string::npos);
}

TEST_CASE("the generators of a group generate the same group") {
    for (const std::string made : {"group(R, U2)", "group((uf,ur,ub), [R, U])", "group({R, L}, M)"})
        CHECK(holds("let g = " + made + "; group(generators(g)) == g"));
    CHECK(holds("let g = group_of((1,2,3), (3,4)); group_of(generators(g)) == g"));
}

TEST_CASE("generators can be given one by one or in lists") {
    CHECK(holds("group(R, {U, F}) == group({R, U, F})"));
    CHECK(holds("group({}) == group()"));
    CHECK(holds("group(p = {R, U}) == group(U, R)"));
}

TEST_CASE("groups are equal if each contains the other") {
    CHECK(holds("group(R, U) == group(U', R')"));
    CHECK(holds("group(R, U) != group(R, U2)"));
    CHECK(holds("group(R2, U2) < group(R, U) and group(R2, U2) <= group(R, U)"));
    CHECK(holds("group(R, U) >= group(R) and group(R, U) > group(R)"));
    CHECK_FALSE(holds("group(R) < group(R3)"));
    CHECK(holds("group(R) <= group(R3)"));
    CHECK_FALSE(holds("group(R, F2) <= group(R, U)"));
}

TEST_CASE("`in` tests membership of a group, a list or a map") {
    CHECK(holds("R U R' U' in group(R, U)"));
    CHECK_FALSE(holds("F in group(R, U)"));
    CHECK(holds("not F in group(R, U)"));
    CHECK_FALSE(holds("(+urf) in full_group()"));
    CHECK(holds("(1,2,3) in group_of((1,2), (2,3))"));
    CHECK_FALSE(holds("(7,8) in group_of((1,2), (2,3))"));
    CHECK(holds("R5 in {U, R} and 3 in 1..4 and not 5 in 1..4"));
    CHECK(holds("\"a\" in {\"a\": 1} and 2 in (2 3 1)"));
    CHECK(holds("contains(group(R, U), U R)"));
}

TEST_CASE("order and size of a group are the same") {
    CHECK(holds("order(group(R, U)) == size(group(R, U)) and size(group(R), by = labelled) == 4"));
}

TEST_CASE("a random element is in its group, and the same for the same seed") {
    CHECK(holds("let g = group(R, U, F2); random(g, 5) in g and random(g, 5) == random(g, 5)"));
    CHECK_FALSE(holds("let g = group(R, U, F2); random(g, 5) == random(g, 6)"));
    CHECK(holds("random(group_of((1,2,3), (1,2))) in group_of((1,2,3), (1,2))"));
}

TEST_CASE("random elements of a group are uniformly distributed") {
    CHECK(
        holds("let g = group(R2, U2); let all = elements(g); let least = 1200; let most = 0;"
              "def which(seed) = position(all, random(g, seed)); let met = map(which, 1..1200);"
              "for k in 1..12 { let n = 0; for m in met { if m == k then let n = n + 1 };"
              "let least = min({least, n}); let most = max({most, n}) }; least > 60 and most < 140"));
}

TEST_CASE("the structure of a group shows which actions depend on each other, and names known groups") {
    const auto tells = [](const std::string& group, const std::string& line) {
        return last("structure(group(" + group + "))").find(line) != std::string::npos;
    };
    const std::string free = "the orbits are independent of each other";
    CHECK(tells("(uf,ur,ub), (ur,ub,ul), (urf,ufl,ulb)", "4 edges (ur …): all 12 even permutations (A4)"));
    CHECK(tells("(uf,ur,ub), (ur,ub,ul), (urf,ufl,ulb)", free));
    CHECK(tells("(uf,ur,ub) (urf,ufl,ulb), (uf,ur) (ub,ul)", "dependencies between orbits divide the order by 3"));
    CHECK(tells("[R, U], [R, U2]", "10 of 120 permutations (D10)"));
    CHECK(tells("[R, U], [U, F], [R, F]", "168 of 5040 permutations (PSL(3,2))"));
    CHECK(tells("[R, U], [R', U], [R, U'], [R2, U]", "60 of 720 permutations (PSL(2,5): A5, acting on 6 places)"));
}

// GAP has the same orders of the actions on blocks and of their kernels.
TEST_CASE("the structure of a group of numbers is that of its blocks") {
    const auto structure = [](const std::string& group) { return last("import puzzles; structure(" + group + ")"); };
    CHECK(structure("group_of((1,2,3,4,5,6,7,8,9,10,11), (3,7,11,8) (4,10,5,6))") ==
          "order 7920 = 2^4 * 3^2 * 5 * 11\n11 numbers (1 …): 7920 of 39916800 permutations (M11)\nall of this is "
          "proved");
    const auto ten = structure("group_of((1,2,3) (4,5,6) (7,8,9), (2,7,3,4) (5,8,9,6), (1,10) (2,3) (5,8) (6,9))");
    CHECK(ten.find("(PSL(2,9): A6, acting on 10 places)") != std::string::npos);
    CHECK(structure("megaminx")
              .find("20 blocks of 3 numbers (1 …): all even permutations (A20); moves within blocks: "
                    "3^19\n30 blocks of 2 numbers (61 …): all even permutations (A30); moves within "
                    "blocks: 2^29\nthe orbits are independent of each other\n") != std::string::npos);
    CHECK(structure("group_of((1,2,3,4), (5,6,7,8))")
              .find("2 orbits of 2 blocks of 2 numbers (1 …), each: all 2 "
                    "permutations (S2); moves within blocks: 2") != std::string::npos);
    CHECK(structure("group_of((1,2,3,4,5,6,7), (2,3,5) (4,7,6))").find("21 of 5040 permutations (C7 : C3)") !=
          std::string::npos);
    CHECK(structure("group_of()") == "order 1\nall of this is proved");
}

TEST_CASE("a stabilizer keeps the orbits that always do the same") {
    CHECK(last("structure(stabilizer(group_of((1,2,3,4,5) (6,7,8,9,10), (1,2) (6,7)), 1))") ==
          "order 24 = 2^3 * 3\n2 orbits of 4 numbers (2 …), each: all 24 permutations (S4)\n4 numbers (2 …) and 4 "
          "numbers (7 …) always do the same\nall of this is proved");
    CHECK(last("size(generators(stabilizer(group_of((1,2,3,4), (5,6)), 5)))") == "1");
}

TEST_CASE("the elements are different, begin with the identity, and come in order of word length") {
    CHECK(last("let all = elements(group_of((1,2,3,4,5,6,7,8), (1,2))); {size(unique(all)), all[1] == ()}") ==
          "{40320, true}");
    CHECK(
        last("let G = group(R2, U2); let words = {length(factor(p, G)) for p in elements(G)}; words == sort(words)") ==
        "true");
    CHECK(last("elements(group_of())") == "{()}");
}

TEST_CASE("turns of opposite layers commute, turns of adjacent layers do not") {
    CHECK(holds("is_abelian(group(R, L, M)) and not is_abelian(group(R, U))"));
}

TEST_CASE("on odd cubes the middle layers rotate the fixed centres") {
    CHECK(holds("index(full_group(middle = true), full_group()) == 24"));
    CHECK(holds("full_group(middle = true) == full_group()", test::on(4)));
}

TEST_CASE("orbits are lists of places or numbers") {
    CHECK(last("orbits(group(R2, U2), corners)") == "{{@urf, @ulb, @drb}, {@ufl, @ubr, @dfr}}");
    CHECK(last("orbits(group_of((1,2,3), (5,6)))") == "{{1, 2, 3}, {5, 6}}");
    CHECK(last("size(orbits(full_group()))", test::on(6)) == "7");
    CHECK(last("is_transitive(group(R, U, F), corners)") == "false: there are 2 orbits");
    CHECK(holds("is_transitive(full_group(), edges)"));
    CHECK(holds("is_transitive(group_of((1,2,3)))"));
}

TEST_CASE("the index of a subgroup is the number of its cosets") {
    CHECK(last("index(group(R, U), group(R2, U2))") == "6123600");
    CHECK(last("index(full_group(), group(R, L, U, D, F2, B2))") == "2048");
}

TEST_CASE("by colours, elements that look the same count once") {
    CHECK(last("size(full_group(), by = colours)", test::on(2)) == "88179840");
    CHECK(
        holds("size(full_group(), by = colours) == 24 * 7401196841564901869874093974498574336000000000", test::on(4)));
    CHECK(last("size(full_group(), by = colors)", test::on(5)) ==
          "282870942277741856536180333107150328293127731985672134721536000000000000000");
}

TEST_CASE("the names of group functions can be redefined") {
    CHECK(last("let group = group(R); size(group)") == "4");
    CHECK(last("let index = 3; let orbits = 4; index + orbits") == "7");
}

TEST_CASE("a call of size with too many arguments is refused, and `group` alone is a function") {
    CHECK(message("size(group(R), labelled, 3)") == "size(of [, by]) takes 1 or 2 arguments, but 3 are given");
    CHECK(last("group") == "function group([p, …])");
}

}  // namespace cubelang::meaning::groups_test
