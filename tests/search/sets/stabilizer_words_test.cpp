#include "runtime/search/sets/stabilizer_words.hpp"

#include "tests/search/sets/words.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::sets::stabilizer_words_test {
namespace {

using namespace words_test;

Spelled found(StabilizerWords& words, int length) {
    Spelled all;
    REQUIRE(words.find(length, [&](const StabilizerWords::Found& one) {
        CHECK(all.insert(cube::spell(moves_of(words.generators(), one.word))).second);
    }));
    return all;
}

// The same by performing every canonical word.
Spelled by_trying(const std::vector<Generator>& generators, int length) {
    const GeneratorWords words(generators, 3);
    Spelled all;
    const auto visit = [&](auto&& self, const GeneratorWord& word, std::uint32_t node) -> void {
        if (static_cast<int>(word.size()) == length) {
            const auto moves = moves_of(generators, word);
            if (keep_first_two_layers(moves)) all.insert(cube::spell(moves));
            return;
        }
        for (const auto& step : words.after(node)) {
            auto longer = word;
            longer.push_back(step.generator);
            self(self, longer, step.node);
        }
    };
    visit(visit, {}, GeneratorWords::start);
    return all;
}

}  // namespace

TEST_CASE("the words that keep the first two layers are those that trying all words finds") {
    for (const auto& generators : {turns({r, u}), turns({m, u}), turns({wide_r, u, f}), turns({r, l, m, u})}) {
        StabilizerWords words(cube3, generators, first_two_layers(), {});
        for (int length = 1; length <= (generators.size() > 6 ? 5 : 7); ++length) {
            INFO(cube::spell(generators[0].move) << " " << generators.size() << ", length " << length);
            CHECK(found(words, length) == by_trying(generators, length));
        }
    }
}

TEST_CASE("the state of a word is that of its moves with the whole cube turned back") {
    const auto generators = turns({r, m, u, wide_r});
    const StabilizerWords words(cube3, generators, first_two_layers(), {});
    for (const auto& word : {GeneratorWord{3, 0, 6, 9}, {4, 6, 4, 7, 9, 0}, {11, 8, 3}})
        CHECK(words.state_of(word) == query::upright_state(cube::after(cube3, moves_of(generators, word))));
}

TEST_CASE("the words do not depend on the memory for the table") {
    const auto generators = turns({r, u, f});
    SearchLimits little;
    little.memory = 5000;
    StabilizerWords large(cube3, generators, first_two_layers(), {}),
        small(cube3, generators, first_two_layers(), little);
    for (int length = 1; length <= 7; ++length) CHECK(found(large, length) == found(small, length));
}

TEST_CASE("a stopped search for the words of a stabilizer returns false") {
    const std::atomic<bool> stop = true;
    SearchLimits limits;
    limits.stop = StopToken(&stop);
    StabilizerWords words(cube3, turns({r, u}), first_two_layers(), limits);
    CHECK_FALSE(words.find(1, [](const StabilizerWords::Found&) {}));
}

}  // namespace cubelang::search::sets::stabilizer_words_test
