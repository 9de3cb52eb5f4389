#include "runtime/search/sets/cheap_words.hpp"

#include <set>

#include "runtime/cube/execution/fit.hpp"
#include "runtime/cube/query/recognise.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::sets::cheap_words_test {
namespace {

const cube::Cube cube3{3};

std::vector<Generator> turns(std::initializer_list<cube::Turn> quarter_turns) {
    std::vector<cube::Move> moves;
    for (const auto& turn : quarter_turns) moves.push_back(move_of(turn, 3));
    return turns_from_moves(moves, 3);
}
const cube::Turn r{cube::Axis::x, 1, 1, 1}, l{cube::Axis::x, 3, 3, 3}, u{cube::Axis::y, 1, 1, 1},
    f{cube::Axis::z, 1, 1, 1}, m{cube::Axis::x, 2, 2, 3}, wide_r{cube::Axis::x, 1, 2, 1};

// All points but those that a turn of U moves.
std::vector<std::uint32_t> first_two_layers() {
    const auto top = cube::Turner(cube3).effect(u);
    std::vector<std::uint32_t> kept(static_cast<std::size_t>(cube3.blocks()));
    for (std::size_t block = 0; block < kept.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            kept[block] |= static_cast<std::uint32_t>(top[block][point] == point) << static_cast<unsigned>(point);
    return kept;
}

using Spelled = std::set<std::string>;

std::string spelled(const std::vector<Generator>& generators, const GeneratorWord& word) {
    return cube::spell(moves_of(generators, word));
}

Spelled found(CheapWords& words, int above, int most) {
    Spelled all;
    REQUIRE(words.find(above * 1000, most * 1000, [&](const CheapWords::Found& one) {
        CHECK(all.insert(spelled(words.generators(), one.word)).second);
        CHECK(one.state == query::upright_state(cube::after(cube3, moves_of(words.generators(), one.word))));
    }));
    return all;
}

// The same by performing all words, with the costs of the automaton itself.
class ByTrying {
public:
    ByTrying(const std::vector<Generator>& generators, int above, int most)
        : generators_(generators), words_(generators, 3), above_(above), most_(most) {
        visit({}, hands_.start());
    }
    Spelled all;

private:
    void visit(const GeneratorWord& word, const execution::Costs& costs) {
        const double milliseconds = word.empty() ? 0 : static_cast<double>(costs.least()) * 1000;
        if (milliseconds > most_) return;
        const auto moves = moves_of(generators_, word);
        if (milliseconds > above_ && keeps(query::upright_state(cube::after(cube3, moves))))
            all.insert(cube::spell(moves));
        for (std::uint16_t next = 0; next < generators_.size(); ++next) {
            auto longer = word;
            longer.push_back(next);
            if (words_.canonical(longer).size() != longer.size()) continue;
            const auto turn = execution::hand_turns(generators_[next].move, 3);
            visit(longer, hands_.after(costs, turn.front()));
        }
    }
    [[nodiscard]] bool keeps(const cube::State& state) const {
        const auto kept = first_two_layers();
        for (std::size_t block = 0; block < kept.size(); ++block)
            for (int point = 0; point < perm::block_points; ++point)
                if ((kept[block] >> point & 1U) != 0 && state.blocks[block][point] != point) return false;
        return true;
    }

    const execution::Automaton& hands_ = execution::usual_automaton();
    const std::vector<Generator>& generators_;
    GeneratorWords words_;
    double above_, most_;
};

CheapWords words_of(const std::vector<Generator>& generators, SearchLimits limits = {}) {
    return {cube3,
            generators,
            execution::usual_automaton(),
            first_two_layers(),
            std::vector<bool>(generators.size()),
            std::move(limits)};
}

}  // namespace

TEST_CASE("the cheap words that keep the first two layers are those that trying all words finds") {
    for (const auto& generators : {turns({r, u}), turns({m, u}), turns({wide_r, u, f}), turns({r, l, u})}) {
        auto words = words_of(generators);
        for (const auto& [above, most] : {std::pair{0, 120}, {120, 400}, {400, 480}}) {
            INFO(cube::spell(generators[0].move) << " " << generators.size() << ", " << most << " milliseconds");
            CHECK(found(words, above, most) == ByTrying(generators, above, most).all);
        }
    }
}

TEST_CASE("cheap words do not depend on the memory for the table") {
    const auto generators = turns({r, u, f});
    SearchLimits little;
    little.memory = 5000;
    auto large = words_of(generators), small = words_of(generators, little);
    const auto all = found(large, 0, 520);
    CHECK(all.size() > 10);
    CHECK(found(small, 0, 520) == all);
}

TEST_CASE("a stopped search for cheap words returns false") {
    const std::atomic<bool> stop = true;
    SearchLimits limits;
    limits.stop = StopToken(&stop);
    CHECK_FALSE(words_of(turns({r, u}), limits).find(0, 100'000, [](const CheapWords::Found&) {}));
}

}  // namespace cubelang::search::sets::cheap_words_test
