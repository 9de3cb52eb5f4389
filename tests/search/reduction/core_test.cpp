#include "runtime/search/reduction/core.hpp"

#include "runtime/search/commutators/turn_words.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::reduction::core_test {
namespace {

perm::Blocks played(const Puzzle& puzzle, const Word& word) {
    commutators::Turns turns;
    for (const auto turn : word) turns.push_back(puzzle.turns()[turn]);
    return commutators::state_after(puzzle.cube(), turns).blocks;
}

}  // namespace

TEST_CASE("the word for two pairs of wings makes a swap that is impossible on a 3x3x3") {
    for (const int n : {4, 6, 10}) {
        const Puzzle puzzle({n});
        CHECK(core_of(puzzle, played(puzzle, {})));
        CHECK(!core_of(puzzle, played(puzzle, swap_of_two_pairs(puzzle))));
    }
}

TEST_CASE("fixed centres are rotated and nothing else is moved") {
    const Puzzle puzzle({5, true});
    for (const auto& quarters : {Quarters{1, 1}, Quarters{2}, Quarters{1, 0, 0, 3}, Quarters{1, 2, 3, 1, 2, 3}}) {
        const auto word = fixed_centre_word(puzzle, quarters);
        REQUIRE(word);
        const auto blocks = played(puzzle, *word);
        for (std::size_t face = 0; face < 6; ++face)
            CHECK(blocks.back()[static_cast<int>(4 * face)] % 4 == quarters[face]);
        for (const auto& orbit : puzzle.edges())
            CHECK(blocks[static_cast<std::size_t>(orbit.block)] == perm::identity());
    }
    CHECK(!fixed_centre_word(puzzle, {1}));
}

}  // namespace cubelang::search::reduction::core_test
