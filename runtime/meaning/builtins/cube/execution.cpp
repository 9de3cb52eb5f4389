// Built-ins for the execution of algorithms by two hands.

#include <cmath>

#include <fmt/format.h>

#include "runtime/base/printable.hpp"
#include "runtime/cube/execution/weights.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::meaning {

namespace {

using execution::Automaton;
using execution::HandTurn;

constexpr std::size_t longest_executed = 10'000;

// A file of weights is short.
std::string text_of(Context& context, const At<Text>& file) {
    constexpr std::size_t longest = 1 << 20;
    const auto source = context.open_data(file->text, file.where);
    std::string text(longest, '\0');
    std::size_t size = 0;
    while (size < longest) {
        const auto read = source->read(std::span(text).subspan(size));
        if (!read.problem.empty()) throw lang::Error(file.where, fmt::format("{}: {}", file->text, read.problem));
        if (read.count == 0) break;
        size += read.count;
    }
    text.resize(size);
    return text;
}

using Weights = std::optional<At<Text>>;

Automaton automaton(Context& context, const Weights& file) {
    if (!file) return execution::usual_automaton();
    execution::Weights weights;
    const auto problem = execution::read_weights(text_of(context, *file), weights);
    if (problem.empty()) return Automaton(std::move(weights));
    throw lang::Error(file->where, fmt::format("{}: {}", printable_name((*file)->text), problem),
                      "a line such as 0.0936 regrip gives the seconds of a feature");
}

std::vector<HandTurn> hand_turns(Context& context, const At<cube::WordPtr>& word) {
    static_cast<void>(context.perform(*word, word.where));  // throws if a move does not exist on this cube
    const auto moves = cube::expand(**word, longest_executed);
    if (!moves)
        throw lang::Error(word.where, fmt::format("the cost of an algorithm is known up to {} moves when written out",
                                                  longest_executed));
    std::vector<HandTurn> turns;
    for (const auto& move : *moves) {
        const auto more = execution::hand_turns(move, context.cube().n);
        turns.insert(turns.end(), more.begin(), more.end());
    }
    return turns;
}

std::int64_t milliseconds(double seconds) { return std::llround(seconds * 1000); }

Value cost(Context& context, const At<cube::WordPtr>& word, const Weights& weights) {
    return make_integer(milliseconds(automaton(context, weights).cost(hand_turns(context, word))));
}

Value algorithm_of(const HandTurn& turn) {
    cube::Move move;
    move.letter = turn.letter;
    move.to = turn.is_wide ? 2 : 1;
    move.turns = static_cast<std::int8_t>(turn.quarters);
    return make_algorithm(cube::make_run({move}));
}

std::string_view hand_of(const execution::Step& step) {
    if (step.to.motion == execution::Motion::rotation) return "both hands";
    return step.to.hand == execution::Hand::left ? "left" : "right";
}

// The rows add up to the cost: each ends at the rounded time.
Value execution_of(Context& context, const At<cube::WordPtr>& word, const Weights& weights) {
    const auto hands = automaton(context, weights);
    const auto turns = hand_turns(context, word);
    const auto path = hands.path(turns);
    std::vector<Value> rows;
    double end = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto& step = path[i];
        const auto begin = std::exchange(end, end + hands.seconds(step));
        auto how = std::string(i == 0 ? "grip" : name_of(step.to.motion));
        if (step.is_regrip) how += " after a regrip";
        rows.push_back(make_record({{"move", i == 0 ? make_algorithm(cube::make_run({})) : algorithm_of(turns[i - 1])},
                                    {"hand", make_text(std::string(i == 0 ? "both hands" : hand_of(step)))},
                                    {"how", make_text(std::move(how))},
                                    {"milliseconds", make_integer(milliseconds(end) - milliseconds(begin))}}));
    }
    return make_list(std::move(rows));
}

}  // namespace

std::vector<BuiltIn> execution_built_ins() {
    return {
        row({.name = "cost",
             .parameters =
                 "a: the algorithm | weights: a file of seconds by feature; the weights of the program if left out",
             .meaning = "The time that two hands are expected to need for an algorithm, in milliseconds: that of the "
                        "cheapest sequence of finger and wrist turns. Inner blocks are turned as wide moves.",
             .example = "cost(R U R' U') < cost(R U R' D')",
             .answer = "true"},
            cost),
        row({.name = "execution",
             .parameters = "a, weights: a file of seconds by feature; the weights of the program if left out",
             .meaning = "The cheapest way to execute an algorithm: a record for the first grip and for each turn, with "
                        "the hand, its motion and the milliseconds.",
             .example = "item(execution(R U), 3).how",
             .answer = "\"push\""},
            execution_of),
    };
}

}  // namespace cubelang::meaning
