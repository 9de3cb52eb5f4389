#include "runtime/cube/groups/generator_words.hpp"

#include "runtime/cube/performer.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::groups::generator_words_test {
namespace {

// All single layers except the middle one.
GroupPtr full_group(int n) {
    const Domain domain({n});
    std::vector<Generator> generators;
    for (const char letter : {'R', 'U', 'F', 'L', 'D', 'B'})
        for (std::uint16_t layer = 1; 2 * layer <= n; ++layer) {
            const cube::Move move{0, layer, layer, letter};
            generators.push_back({domain.permutation(test::play({n}, {move})), "", cube::make_run({move})});
        }
    return generated(domain, std::move(generators));
}

}  // namespace

TEST_CASE("moves of any layers are words in single-layer turns, up to a rotation of the cube") {
    for (const int n : {3, 4, 5}) {
        const auto group = full_group(n);
        CHECK(has_all_layers(*group));
        const group::Alphabet alphabet(group->group.generators());
        test::property("on " + std::to_string(n) + " layers", [&] {
            const auto moves = *test::moves(n);
            const auto p = group->domain->permutation(test::play({n}, moves));
            const auto word = word_in_generators(*group, moves);
            RC_ASSERT(word.has_value());
            const auto made = alphabet.value(*word);
            // If the middle layer or the whole cube was turned, the fixed centres show it.
            RC_ASSERT(group->group.contains(p) == (made == p));
        });
    }
}

TEST_CASE("a word can be shown as an algorithm, as text and in letters") {
    const Domain domain({3});
    const auto r = cube::make_run({{0, 1, 1, 'R'}}), ru = cube::make_run({{0, 1, 1, 'R'}, {0, 1, 1, 'U'}});
    const auto of = [&](const cube::WordPtr& word) {
        return domain.permutation(test::play({3}, *cube::expand(*word, 9)));
    };
    const auto group = generated(domain, {{of(r), "R", r}, {of(ru), "R U", ru}, {of(r), "(uf,ur)", nullptr}});
    const group::Word word{{0, -1}, {1, 2}, {1, 1}, {0, 2}};
    CHECK(cube::spell(*algorithm(*group, word)) == "R' (R U)2 R U R2");
    CHECK(text(*group, word) == "(R)' (R U)2 R U (R)2");
    CHECK(text_in_letters(*group, word) == "a' b2 b a2 with a = R, b = R U");
    CHECK(algorithm(*group, {{2, 1}}) == nullptr);
    CHECK(text(*group, {{2, -2}}) == "((uf,ur))^-2");
    CHECK(text(*group, {}) == "()");
    CHECK(turn_of_generator(*group, 0));
    CHECK(!turn_of_generator(*group, 1));
    CHECK(!has_all_layers(*group));
}

}  // namespace cubelang::groups::generator_words_test
