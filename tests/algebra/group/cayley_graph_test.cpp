#include "runtime/algebra/group/cayley_graph.hpp"

#include <algorithm>
#include <set>

#include "tests/algebra/group/graphs.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::group::cayley_graph_test {

TEST_CASE("well-known groups have their known orders") {
    CHECK(test::graph(test::s3).size() == 6);
    CHECK(test::graph(test::a4).size() == 12);
    CHECK(test::graph(test::s4).size() == 24);
    CHECK(test::graph(test::a5).size() == 60);
    CHECK(test::graph(test::c5).size() == 5);
    CHECK(test::graph({""}).size() == 1);
}

TEST_CASE("words are shortest and lead to their elements") {
    for (const auto& generators : {test::s3, test::a4, test::s4}) {
        const auto made = test::permutations(generators);
        const auto graph = test::graph(generators);
        std::set<Permutation> seen;
        for (std::size_t x = 0; x < graph.size(); ++x) {
            auto at = identity(made[0].size());
            int number = 0;
            for (const auto& [generator, inverse] : graph.words[x]) {
                const auto g = static_cast<std::size_t>(generator);
                at = product(at, inverse ? group::inverse(made[g]) : made[g]);
                const auto& image = graph.generators[g].image;
                number = inverse ? static_cast<int>(std::ranges::find(image, number) - image.begin())
                                 : image[static_cast<std::size_t>(number)];
            }
            CHECK(number == static_cast<int>(x));
            CHECK(static_cast<int>(graph.words[x].size()) == graph.distance[x]);
            CHECK(seen.insert(at).second);
        }
        for (const auto& [a, b] : links(graph))
            CHECK(std::abs(graph.distance[static_cast<std::size_t>(a)] - graph.distance[static_cast<std::size_t>(b)]) <=
                  1);
    }
}

TEST_CASE("redundant generators are recognized") {
    const auto group = test::graph({"(uf,ur,ub)", "", "(uf,ur,ub)", "(ub,ur,uf)"});
    CHECK(group.generators[0].order == 3);
    CHECK(group.generators[1].order == 1);
    CHECK(group.generators[2].same_as == 0);
    CHECK(group.generators[3].inverse_of == 0);
    CHECK(std::ranges::count_if(group.generators, &CayleyGenerator::draws) == 1);
    CHECK(test::graph({"(uf,ur)"}).generators[0].inverse_of == -1);
}

TEST_CASE("enumeration stops when the group is too large") {
    const auto found = cayley_graph(test::permutations({"(uf,ur,ub,ul,df)", "(uf,ur)"}), 100);
    REQUIRE(std::holds_alternative<CayleyTooLarge>(found));
    CHECK(std::get<CayleyTooLarge>(found).found == 101);
    CHECK(std::holds_alternative<CayleyGraph>(cayley_graph(test::permutations({"(uf,ur,ub,ul,df)", "(uf,ur)"}), 120)));
}

}  // namespace cubelang::group::cayley_graph_test
