// Built-ins for commutators: decompositions and insertions.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/built_in_caches.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/search/commutators/forms.hpp"
#include "runtime/search/commutators/insertions.hpp"
#include "runtime/search/commutators/three_cycle_cores.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/find.hpp"

namespace cubelang::meaning {
namespace {

using search::commutators::FoundForm;
using search::commutators::Turns;

struct CommutatorArguments {
    Element a;
    std::optional<At<Integer>> answers;
    std::optional<At<Value>> moves;
    std::optional<query::Metric> metric;

    static constexpr auto fields =
        std::tuple{field("a", &CommutatorArguments::a, "the algorithm or permutation to decompose"),
                   field("answers", &CommutatorArguments::answers,
                         "the greatest number of answers, shortest first; all of least length if left out"),
                   field("using", &CommutatorArguments::moves), field("metric", &CommutatorArguments::metric)};
};

constexpr int most_forms = 100;

// A row of the result: the form in brackets, its length, and the algorithm.
Value form_row(const cube::WordPtr& word, const query::Metric& metric, int n) {
    auto algorithm = cube::make_run(query::simplify(*cube::expand(*word, limits::longest_varied)));
    auto length = query::length(*algorithm, metric, n);
    return make_record({{"form", make_notation(cube::spell(*word))},
                        {"moves", make_integer(std::move(length))},
                        {"metric", make_text(std::string(metric.name))},
                        {"algorithm", make_algorithm(std::move(algorithm))}});
}

// The turns of the word; nothing if it is too long to write out.
std::optional<Turns> turns_of(const cube::WordPtr& word, int n) {
    const auto moves = cube::expand(*word, limits::longest_varied);
    if (!moves) return std::nullopt;
    Turns turns;
    for (const auto& move : *moves)
        if (const auto turn = cube::turn_of(move, n)) turns.push_back(*turn);
    return turns;
}

// Without `using`, the turns include slices, even in metrics that count them as two turns.
std::vector<search::Generator> commutator_turns(Context& context, const CommutatorArguments& arguments,
                                                const query::Metric& metric) {
    auto generators = generators_of(context, arguments.moves, metric);
    if (arguments.moves) return generators;
    for (auto& slice : search::layer_turns(context.cube().n, metric.cost))
        if (std::ranges::find(generators, slice.turn, &search::Generator::turn) == generators.end())
            generators.push_back(slice);
    return generators;
}

// The reason why no commutator is possible or needed; empty if one is possible.
std::string reason_against(const cube::State& state) {
    if (const auto broken = reach::broken_invariants(state); !broken.empty()) return broken.front().what;
    if (perm::is_identity(state.blocks)) return "this is the identity: no commutator is needed";
    for (const auto kind : query::kinds_on(state.cube))
        if (query::is_odd(state, kind))
            return fmt::format("the permutation of the {} is odd, but every commutator is even", cube::plural(kind));
    return {};
}

// The shortest words on a small cube, found quickly; some may be commutators in their letters.
std::vector<Turns> shortest_words(Context& context, const cube::State& state,
                                  const std::vector<search::Generator>& generators) {
    constexpr int longest = 9, most = 1000;
    std::vector<Turns> words;
    if (state.cube.n > 3) return words;
    search::FindOptions options;
    options.most_cost = longest;
    options.answers = most;
    options.all_cheapest = true;
    options.limits.stop = context.stop_token();
    for (const auto& answer : search::find(search::Goal(state), generators, options).answers) {
        auto& turns = words.emplace_back();
        for (const auto& move : answer.moves) turns.push_back(*cube::turn_of(move, state.cube.n));
    }
    return words;
}

// Puts the form in the user's own letters first among those of the same length.
void put_letters_first(std::vector<FoundForm>& forms, const Turns& turns, const cube::State& state,
                       const query::Metric& metric) {
    using namespace search::commutators;
    const int n = state.cube.n;
    const auto letters = commutator_in_letters(turns);
    if (!letters) return;
    const auto word = word_of(*letters, n);
    const auto flat = [n](const cube::WordPtr& form) { return merge_turns(*turns_of(form, n)); };
    const auto algorithm = flat(word);
    std::erase_if(forms, [&](const FoundForm& other) { return flat(other.word) == algorithm; });
    int cost = 0;
    for (const auto& turn : algorithm) cost += metric.cost(turn, n);
    forms.insert(std::ranges::lower_bound(forms, cost, {}, &FoundForm::cost), {word, cost});
}

Value commutators(Context& context, const CommutatorArguments& arguments, const Origin& origin) {
    const auto state = arguments.a.state(context);
    if (auto reason = reason_against(*state); !reason.empty()) return make_boolean(false, std::move(reason));
    const auto most = static_cast<std::size_t>(
        checked_int(arguments.answers, {.name = "answers", .least = 1, .most = most_forms, .usual = most_forms}));
    const int n = context.cube().n;
    const auto metric = metric_or_usual(arguments.metric, n);
    const auto generators = commutator_turns(context, arguments, metric);
    auto& tables = built_in_caches(context).three_cycle_tables;
    if (tables == nullptr) tables = std::make_shared<search::commutators::ThreeCycleTables>();
    auto forms = search::commutators::commutator_forms(*state, {.generators = generators,
                                                                .cost = metric.cost,
                                                                .most = most,
                                                                .cheapest_only = !arguments.answers,
                                                                .words = shortest_words(context, *state, generators),
                                                                .tables = tables.get(),
                                                                .stop = context.stop_token()});
    context.check_stop(origin.where);
    if (const auto word = arguments.a.word(); word && !arguments.moves)
        if (const auto turns = turns_of(word, n)) put_letters_first(forms, *turns, *state, metric);
    if (!arguments.answers && forms.size() >= most)
        context.note({origin.where, fmt::format("only the first {} forms are listed", most)});
    forms.resize(std::min(forms.size(), most));
    if (forms.empty())
        return make_boolean(false,
                            "no short commutator, conjugated commutator or product of two commutators makes this");
    return list_of(forms, [&](const auto& form) { return form_row(form.word, metric, n); });
}

}  // namespace

std::vector<BuiltIn> commutator_built_ins() {
    return {
        row({.name = "commutators",
             .meaning = "Forms of an algorithm or permutation as [A, B], [C: [A, B]] or a product of two commutators, "
                        "shortest first. They are found from its letters and from its effect.",
             .example = "item(commutators(F R U R' U' F'), 1).form",
             .answer = "[F: [R, U]]"},
            commutators),
    };
}

namespace {

std::string steps_text(const std::vector<search::Insertion>& steps) {
    const auto text = [](const auto& step) { return fmt::format("after {}: {}", step.at, cube::spell(*step.word)); };
    return joined_words(steps, text, ", then ");
}

Value row_of_insertion(const search::InsertionAnswer& inserted) {
    return make_record({{"moves", make_integer(inserted.cost)},
                        {"cancelled", make_integer(inserted.cancelled)},
                        {"insertions", make_notation(steps_text(inserted.steps))},
                        {"algorithm", make_algorithm(cube::make_run(inserted.moves))}});
}

Value no_insertion(const search::InsertionResult& result) {
    using search::InsertionEnd;
    switch (result.end) {
        case InsertionEnd::already_solved:
            return make_boolean(false, "there is nothing to insert: the skeleton leaves a solved cube");
        case InsertionEnd::out_of_reach: return make_boolean(false, "no turns solve the position after the skeleton");
        case InsertionEnd::odd:
            return make_boolean(false, "two corners and two edges are left to swap, which three-cycles cannot do");
        case InsertionEnd::too_many:
            return make_boolean(false, fmt::format("the skeleton leaves {} three-cycles; insertions handles at most {}",
                                                   result.three_cycles, search::most_inserted));
        default: return make_boolean(false, "no short commutator solves the position after the skeleton");
    }
}

// The cube's table of three-cycles, cached in the session. Throws if interrupted.
search::ThreeCycleWords& three_cycle_words(Context& context, const Origin& origin) {
    auto& known = built_in_caches(context).three_cycles[context.cube().n];
    if (known != nullptr) return *known;
    auto words = std::make_shared<search::ThreeCycleWords>(context.cube(), context.stop_token());
    context.check_stop(origin.where);
    return *(known = std::move(words));
}

Value insertions(Context& context, const At<cube::WordPtr>& skeleton, const std::optional<Element>& after,
                 const std::optional<At<Integer>>& answers, const std::optional<query::Metric>& metric,
                 const Origin& origin) {
    const auto cube = context.cube();
    if (cube.n > 3 || cube.super)
        throw lang::Error(origin.where, fmt::format("insertions supports the 2x2x2 and the 3x3x3, but this is a {}",
                                                    cube_name(cube)));
    static_cast<void>(context.perform(*skeleton, skeleton.where));  // throws if a move does not exist on this cube
    const auto moves = cube::expand(**skeleton, limits::longest_varied);
    if (!moves)
        throw lang::Error(skeleton.where, fmt::format("a skeleton can have at most {} moves", limits::longest_varied));
    search::InsertionOptions options;
    options.answers =
        static_cast<std::size_t>(checked_int(answers, {.name = "answers", .least = 1, .most = 100, .usual = 5}));
    options.cost = metric_or_usual(metric, cube.n).cost;
    options.stop = context.stop_token();
    const auto before = after ? *after->state(context) : cube::solved(cube);
    const auto result = search::insertions(*moves, before, three_cycle_words(context, origin), options);
    context.check_stop(origin.where);
    if (result.answers.empty()) return no_insertion(result);
    return list_of(result.answers, row_of_insertion);
}

}  // namespace

std::vector<BuiltIn> insertion_built_ins() {
    return {
        row({.name = "insertions",
             .parameters =
                 "skeleton: the moves that solve all but a few parts | after: the scramble that the skeleton solves, "
                 "as moves or as a permutation | answers: the greatest number of answers; 5 if left out | metric",
             .meaning = "A list of insertions of commutators into a skeleton that solve the three-cycles it leaves, "
                        "shortest first.",
             .example = "item(insertions(R U F, after = (uf,ur,ub) F' U' R'), 1)",
             .answer = "moves: 12\ncancelled: 2\ninsertions: after 1: [U: [U, R' E R]]\nalgorithm: R U2 R' U D' F U' "
                       "F' U' D R F"},
            insertions),
    };
}

}  // namespace cubelang::meaning
