#include "runtime/search/sets/cheap_words.hpp"

#include <map>

#include "runtime/cube/execution/weights.hpp"
#include "tests/search/sets/words.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::sets::cheap_words_test {
namespace {

using namespace words_test;

Spelled found(CheapWords& words, int above, int most) {
    Spelled all;
    REQUIRE(words.find(above * 1000, most * 1000, [&](const CheapWords::Found& one) {
        CHECK(all.insert(cube::spell(moves_of(words.generators(), one.word))).second);
        CHECK(one.state == query::upright_state(cube::after(cube3, moves_of(words.generators(), one.word))));
    }));
    return all;
}

// The same by performing all words, with the costs of the automaton itself.
class ByTrying {
public:
    ByTrying(const std::vector<Generator>& generators, int above, int most)
        : generators_(generators), above_(above), most_(most) {
        visit({}, {}, hands_.start());
    }
    Spelled all;

private:
    // `run`: the turns at the end of the word that commute.
    void visit(const GeneratorWord& word, const GeneratorWord& run, const execution::Costs& costs) {
        const double milliseconds = word.empty() ? 0 : static_cast<double>(costs.least()) * 1000;
        if (milliseconds > most_) return;
        const auto moves = moves_of(generators_, word);
        if (milliseconds > above_ && keep_first_two_layers(moves)) all.insert(cube::spell(moves));
        for (std::uint16_t next = 0; next < generators_.size(); ++next) {
            auto longer = word, longer_run = run;
            if (!run.empty() && generators_[run.back()].turn.axis != generators_[next].turn.axis) longer_run.clear();
            longer.push_back(next);
            longer_run.push_back(next);
            if (has_shorter(longer_run)) continue;
            const auto turn = execution::hand_turns(generators_[next].move, 3);
            visit(longer, longer_run, hands_.after(costs, turn.front()));
        }
    }
    // Do fewer turns about the axis do the same, up to a rotation?
    [[nodiscard]] bool has_shorter(const GeneratorWord& run) {
        const auto [at, is_new] = shorter_.try_emplace(run, false);
        if (is_new) at->second = make(state_of(run), generators_[run.front()].turn.axis, {}, run.size() - 1);
        return at->second;
    }
    [[nodiscard]] bool make(const cube::State& state, cube::Axis axis, const GeneratorWord& word, std::size_t most) {
        if (state_of(word) == state) return true;
        for (std::uint16_t next = 0; next < generators_.size() && word.size() < most; ++next) {
            auto longer = word;
            longer.push_back(next);
            if (generators_[next].turn.axis == axis && make(state, axis, longer, most)) return true;
        }
        return false;
    }
    [[nodiscard]] cube::State state_of(const GeneratorWord& word) const {
        return query::upright_state(cube::after(cube3, moves_of(generators_, word)));
    }

    const execution::Automaton& hands_ = execution::usual_automaton();
    const std::vector<Generator>& generators_;
    std::map<GeneratorWord, bool> shorter_;
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
    for (const auto& generators :
         {turns({r, u}), turns({m, u}), turns({wide_r, u, f}), turns({r, l, u}), turns({wide_r, l, u})}) {
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

TEST_CASE("turns that only turn the whole cube are in no cheap word") {
    const auto generators = turns({wide_r, l, u});
    auto words = words_of(generators);
    const auto all = found(words, 0, 400);
    CHECK(all.contains("U"));
    for (const auto& word : all) CHECK(word.find("Rw L'") == std::string::npos);
}

TEST_CASE("a stopped search for cheap words returns false") {
    const std::atomic<bool> stop = true;
    SearchLimits limits;
    limits.stop = StopToken(&stop);
    CHECK_FALSE(words_of(turns({r, u}), limits).find(0, 100'000, [](const CheapWords::Found&) {}));
}

}  // namespace cubelang::search::sets::cheap_words_test
