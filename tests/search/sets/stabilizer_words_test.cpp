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
template <class Keep>
Spelled by_trying(int n, const std::vector<Generator>& generators, int length, const Keep& keep) {
    const GeneratorWords words(generators, n);
    Spelled all;
    const auto visit = [&](auto&& self, const GeneratorWord& word, std::uint32_t node) -> void {
        if (static_cast<int>(word.size()) == length) {
            const auto moves = moves_of(generators, word);
            if (keep(moves)) all.insert(cube::spell(moves));
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

const cube::Cube cube2{2};

bool is_down(int point) { return point / 4 == cube::index(cube::Face::d); }

// Does a state of the 2x2x2 take each sticker that faces down to one that does?
bool keep_down(const std::vector<cube::Move>& moves) {
    const auto state = cube::after(cube2, moves);
    for (int point = 0; point < perm::block_points; ++point)
        if (is_down(point) && !is_down(state.blocks.front()[point])) return false;
    return true;
}

Orbits bottom() {
    Orbits orbits(1);
    for (int point = 0; point < perm::block_points; ++point)
        orbits[0][static_cast<std::size_t>(point)] = static_cast<std::uint16_t>(is_down(point));
    return orbits;
}

}  // namespace

TEST_CASE("the words that preserve a set of stickers are those that trying all words finds") {
    for (const auto& generators : {turns({r, u, f}, 2), turns({r, u, {cube::Axis::y, 2, 2, 3}}, 2)}) {
        StabilizerWords words(cube2, generators, bottom(), {});
        for (int length = 1; length <= 6; ++length)
            CHECK(found(words, length) == by_trying(2, generators, length, keep_down));
    }
}

TEST_CASE("the words that keep the first two layers are those that trying all words finds") {
    for (const auto& generators : {turns({r, u}), turns({m, u}), turns({wide_r, u, f}), turns({r, l, m, u})}) {
        StabilizerWords words(cube3, generators, first_two_layers(), {});
        for (int length = 1; length <= (generators.size() > 6 ? 5 : 7); ++length) {
            INFO(cube::spell(generators[0].move) << " " << generators.size() << ", length " << length);
            CHECK(found(words, length) == by_trying(3, generators, length, keep_first_two_layers));
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
