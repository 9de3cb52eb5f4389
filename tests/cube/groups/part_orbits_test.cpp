#include "runtime/cube/groups/part_orbits.hpp"

#include "tests/cube/groups/groups.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::groups::part_orbits_test {

using cube::Face;

TEST_CASE("the blocks of a system have one size, and together all parts of the orbit") {
    test::property([] {
        const cube::Cube cube{*rc::gen::inRange(2, 5), *rc::gen::arbitrary<bool>()};
        std::vector<std::vector<cube::Move>> words;
        for (auto count = *rc::gen::inRange(1, 4); count-- > 0;) words.push_back({*test::move(cube.n)});
        const auto of = test::group_of_words(cube, words);
        for (const auto& orbit : part_orbits(*of))
            for (const auto& system : minimal_blocks(*of, orbit)) {
                std::size_t parts = 0;
                for (const auto& block : system) {
                    RC_ASSERT(block.size() == system.front().size());
                    parts += block.size();
                }
                RC_ASSERT(parts == orbit.parts.size());
            }
    });
}

TEST_CASE("the blocks of a supercube's centres are opposite ones") {
    const auto whole = [](Face face) { return std::vector{cube::move_of(cube::Letter::Kind::whole, face)}; };
    for (const bool super : {false, true}) {
        const auto of = test::group_of_words({3, super}, {whole(Face::r), whole(Face::u)});
        for (const auto& orbit : part_orbits(*of)) {
            if (orbit.kind != cube::Kind::fixed_centre) continue;
            const auto systems = minimal_blocks(*of, orbit);
            REQUIRE(systems.size() == 1);
            CHECK(systems.front().size() == 3);
            CHECK(systems.front().front().size() == 2);
        }
    }
}

}  // namespace cubelang::groups::part_orbits_test
