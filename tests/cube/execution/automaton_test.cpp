#include "runtime/cube/execution/automaton.hpp"

#include <cmath>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "runtime/cube/execution/weights.hpp"
#include "runtime/cube/notation.hpp"
#include "tests/support/data.hpp"
#include "tests/support/property.hpp"

namespace cubelang::execution {
namespace {

using cube::Move;

// Words of up to 12 moves of the 3x3x3.
rc::Gen<std::vector<Move>> words() {
    const auto one = rc::gen::map(rc::gen::pair(rc::gen::inRange(0, 12), rc::gen::inRange(0, 6)), [](auto pair) {
        Move move;
        move.letter = "RUFLDBMESxyz"[pair.first];
        move.turns = static_cast<std::int8_t>(pair.second % 3 == 2 ? -1 : pair.second % 3 + 1);
        move.to = pair.first < 6 && pair.second > 2 ? 2 : 1;
        return move;
    });
    return rc::gen::resize(12, rc::gen::container<std::vector<Move>>(one));
}

std::vector<HandTurn> turns_of(std::span<const Move> moves, int n = 3) {
    std::vector<HandTurn> turns;
    for (const auto& move : moves)
        for (const auto& turn : hand_turns(move, n)) turns.push_back(turn);
    return turns;
}

// As the times are listed: small letters of faces are wide turns.
std::vector<HandTurn> turns_in(const std::string& text) {
    std::vector<HandTurn> turns;
    for (const auto& word : test::split(text, ' ')) {
        const auto face = std::string_view("rufldb").find(word[0]);
        const bool is_wide = face != std::string_view::npos;
        turns.push_back({is_wide ? "RUFLDB"[face] : word[0], is_wide, word.size() == 1 ? 1 : word[1] == '2' ? 2 : -1});
    }
    return turns;
}

double cost(std::span<const Move> moves) { return usual_automaton().cost(turns_of(moves)); }

Move layers(char letter, int from, int to, int turns = 1) {
    return {0, static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to), letter,
            static_cast<std::int8_t>(turns)};
}

std::string text_of(const Move& move, int n) {
    std::string text;
    for (const auto& turn : hand_turns(move, n))
        text += fmt::format("{}{}{} ", turn.letter, turn.is_wide ? "w" : "", turn.quarters);
    return text;
}

}  // namespace

TEST_CASE("mirrored algorithms cost the same") {
    test::property([] {
        const auto moves = *words();
        auto other = moves;
        for (auto& move : other) move = cube::mirrored(move, cube::Axis::x);
        RC_ASSERT(std::abs(cost(moves) - cost(other)) < 1e-5);
    });
}

TEST_CASE("a prefix never costs more than the whole") {
    test::property([] {
        const auto moves = *words();
        for (std::size_t i = 0; i < moves.size(); ++i)
            RC_ASSERT(cost(std::span(moves).first(i)) <= cost(std::span(moves).first(i + 1)));
    });
}

TEST_CASE("the cost is the sum of the steps of the cheapest path") {
    test::property([] {
        const auto turns = turns_of(*words());
        double sum = 0;
        for (const auto& step : usual_automaton().path(turns)) sum += usual_automaton().seconds(step);
        RC_ASSERT(std::abs(sum - usual_automaton().cost(turns)) < 1e-4);
    });
}

TEST_CASE("costs carried move by move are those of the whole") {
    test::property([] {
        const auto turns = turns_of(*words());
        RC_PRE(!turns.empty());
        auto costs = usual_automaton().start();
        for (const auto& turn : turns) costs = usual_automaton().after(costs, turn);
        RC_ASSERT(costs.least() == static_cast<float>(usual_automaton().cost(turns)));
    });
}

TEST_CASE("every turn can be made from every first grip, and no step costs less than nothing") {
    for (const auto& grip : first_grips())
        for (const char letter : std::string_view("RUFLDBMESxyz"))
            for (const int quarters : {1, -1, 2}) {
                const auto all = steps(grip.to, {letter, false, quarters});
                CHECK(!all.empty());
                for (const auto& step : all) CHECK(usual_automaton().seconds(step) >= 0);
            }
}

TEST_CASE("sequences of turns share a feature with their mirror images only") {
    const auto last = [](std::initializer_list<HandTurn> turns) {
        History history;
        std::vector<FeatureNumber> features;
        for (const auto& turn : turns) features = sequence_features(history, turn);
        return features.back();
    };
    const HandTurn r{'R', false, 1}, u{'U', false, 1}, back{'R', false, -1};
    CHECK(features()[last({r, u, back})].name == "turns: R U R'");
    CHECK(last({r, u, back}) == last({{'L', false, -1}, {'U', false, -1}, {'L', false, 1}}));
    CHECK(last({r, u, back}) != last({r, u, r}));
    CHECK(last({{'M', false, 1}, u}) == last({{'M', false, 1}, {'U', false, -1}}));
    // Triples with slices and rotations have none.
    CHECK(features()[last({r, {'M', false, 1}, u})].name == "turns: M U'");
}

TEST_CASE("inner blocks are turned as wide moves") {
    CHECK(text_of(layers('R', 2, 2), 4) == "Rw1 R-1 ");
    CHECK(text_of(layers('R', 2, 2), 3) == "M-1 ");
    CHECK(text_of(layers('R', 3, 3), 3) == "L-1 ");
    CHECK(text_of(layers('R', 2, 3, 2), 3) == "Lw2 ");
    CHECK(text_of(layers('R', 1, 3), 3) == "x1 ");
    CHECK(text_of(layers('L', 1, 3), 3) == "x-1 ");
    CHECK(text_of(layers('U', 2, 4, 3), 5) == "Uw-1 U1 ");
    CHECK(text_of(layers('U', 1, 2, 4), 5).empty());
    CHECK(text_of(layers('F', 3, 3), 5) == "S1 ");
}

TEST_CASE("the parity of the 4x4x4 is cheaper with wide turns than with inner ones") {
    // Rw U2 x Rw U2 Rw U2 Rw' U2 Lw U2 Rw' U2 Rw U2 Rw' U2 Rw', and the same with 2R and 2L.
    const auto parity = [](int from) {
        const auto u = layers('U', 1, 1, 2), r = layers('R', from, 2), back = layers('R', from, 2, -1);
        return std::vector<Move>{
            r, u, {0, 1, 1, 'x', 1}, r, u, r, u, back, u, layers('L', from, 2), u, back, u, r, u, back, u, back};
    };
    CHECK(usual_automaton().cost(turns_of(parity(1), 4)) < usual_automaton().cost(turns_of(parity(2), 4)));
}

TEST_CASE("the cost predicts the times to which the weights were fitted") {
    double squares = 0;
    const auto rows = test::data_rows("../../examples/data/execution_times.csv");
    for (const auto& row : rows) {
        const auto fields = test::split(row[0], ',');
        const auto error = usual_automaton().cost(turns_in(fields[0])) - std::stod(fields[1]);
        squares += error * error;
    }
    CHECK(rows.size() == 472);
    CHECK(std::sqrt(squares / 472) < 0.06);
}

TEST_CASE("weights are read by the names of their features, and others keep their seconds") {
    auto weights = unfitted_weights();
    weights[*feature_named("regrip")] = 0.25;
    Weights read;
    CHECK(read_weights("# a comment\n\n0.25 regrip\n", read).empty());
    CHECK(read == weights);
    CHECK(read_weights("# a comment\n\n0.1 regrip\n0.2 regrips\n", read) ==
          "line 4: expected SECONDS and the name of a feature, not `0.2 regrips`");
    CHECK(!read_weights("nan regrip", read).empty());
    CHECK(!read_weights("1", read).empty());
}

}  // namespace cubelang::execution
