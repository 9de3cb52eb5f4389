#include "runtime/cube/groups/cube_group.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::groups::domain_test {

TEST_CASE("a state is recovered from its permutation of points") {
    for (const bool super : {false, true})
        for (int n = 2; n <= 9; ++n) {
            const cube::Cube cube{n, super};
            const Domain domain(cube);
            test::property([&] {
                const auto p = test::play(cube, *test::moves(n)), q = test::play(cube, *test::moves(n));
                RC_ASSERT(domain.state(domain.permutation(p)) == p);
                const cube::State both{cube, perm::product(p.blocks, q.blocks)};
                RC_ASSERT(group::product(domain.permutation(p), domain.permutation(q)) == domain.permutation(both));
            });
        }
}

TEST_CASE("there are as many points as stickers, plus those of turned centres") {
    for (int n = 2; n <= 9; ++n) CHECK(Domain({n}).degree() == static_cast<std::size_t>(6 * n * n));
    CHECK(Domain({3, true}).degree() == 72);
}

}  // namespace cubelang::groups::domain_test
