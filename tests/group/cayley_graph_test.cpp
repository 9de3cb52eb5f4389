#include "runtime/group/cayley_graph.hpp"

#include <algorithm>

#include "tests/group/graphs.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::group {

TEST_CASE("groups have the sizes that they are known to have") {
    CHECK(test::graph(test::s3).size() == 6);
    CHECK(test::graph(test::a4).size() == 12);
    CHECK(test::graph(test::s4).size() == 24);
    CHECK(test::graph(test::a5).size() == 60);
    CHECK(test::graph(test::c5).size() == 5);
    CHECK(test::graph({""}).size() == 1);
}

TEST_CASE("words are shortest and lead to their elements") {
    for (const auto& generators : {test::s3, test::a4, test::s4}) {
        const auto made = test::states(generators);
        const auto group = test::graph(generators);
        std::vector<perm::Blocks> seen;
        for (std::size_t x = 0; x < group.size(); ++x) {
            auto at = cube::solved({3}).blocks;
            int number = 0;
            for (const auto& [generator, inverse] : group.words[x]) {
                const auto g = static_cast<std::size_t>(generator);
                perm::multiply_by(at, inverse ? perm::inverse(made[g].blocks) : made[g].blocks);
                const auto& image = group.generators[g].image;
                number = inverse ? static_cast<int>(std::ranges::find(image, number) - image.begin())
                                 : image[static_cast<std::size_t>(number)];
            }
            CHECK(number == static_cast<int>(x));
            CHECK(static_cast<int>(group.words[x].size()) == group.distance[x]);
            CHECK(std::ranges::find(seen, at) == seen.end());
            seen.push_back(at);
        }
        for (const auto& [a, b] : links(group))
            CHECK(std::abs(group.distance[static_cast<std::size_t>(a)] - group.distance[static_cast<std::size_t>(b)]) <=
                  1);
    }
}

TEST_CASE("generators that add nothing are known") {
    const auto group = test::graph({"(uf,ur,ub)", "", "(uf,ur,ub)", "(ub,ur,uf)"});
    CHECK(group.generators[0].order == 3);
    CHECK(group.generators[1].order == 1);
    CHECK(group.generators[2].same_as == 0);
    CHECK(group.generators[3].inverse_of == 0);
    CHECK(std::ranges::count_if(group.generators, &CayleyGenerator::draws) == 1);
    CHECK(test::graph({"(uf,ur)"}).generators[0].inverse_of == -1);
}

TEST_CASE("a group that is too large is left where it is") {
    const auto found = cayley_graph(test::states({"(uf,ur,ub,ul,df)", "(uf,ur)"}), 100);
    REQUIRE(std::holds_alternative<CayleyTooLarge>(found));
    CHECK(std::get<CayleyTooLarge>(found).found == 101);
    CHECK(std::holds_alternative<CayleyGraph>(cayley_graph(test::states({"(uf,ur,ub,ul,df)", "(uf,ur)"}), 120)));
}

}  // namespace cubelang::group
