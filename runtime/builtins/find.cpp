// Shortest algorithms.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/find_goal.hpp"
#include "runtime/builtins/progress.hpp"
#include "runtime/builtins/small_integer.hpp"
#include "runtime/query/reachable.hpp"
#include "runtime/query/simplify.hpp"
#include "runtime/query/structure.hpp"
#include "runtime/search/commutators/forms.hpp"
#include "runtime/search/commutators/letters.hpp"
#include "runtime/search/find/find.hpp"
#include "runtime/show/text.hpp"
#include "runtime/value/limits.hpp"

namespace cubelang::eval {
namespace {

/// The arguments of `find` that say how to search.
struct FindArguments {
    const std::optional<Value>& generators;
    const std::optional<Text>& metric;
    const std::optional<Integer>&most, &answers;
    bool all, symmetry;
    std::string fix;  ///< what would make the goal one that can be reached, if it is not
};

cube::WordPtr whole_word(const search::FindAnswer& answer) {
    auto moves = answer.before;
    moves.insert(moves.end(), answer.moves.begin(), answer.moves.end());
    moves.insert(moves.end(), answer.after.begin(), answer.after.end());
    return cube::make_run(std::move(moves));
}

// Performed once more by the same code that performs what is typed.
void check(Context& context, const search::Goal& goal, const cube::WordPtr& word, const Origin& origin) {
    if (!goal.holds(context.perform(word, origin.where)))
        throw lang::Error(origin.where,
                          fmt::format("found {}, and it does not do what was asked: this is a fault in the program",
                                      word_text(*word)));
}

std::string proved(const search::FindResult& result, const std::string& metric) {
    return result.proved < 0 ? "nothing was searched to its end"
                             : fmt::format("none up to {} in {}, by exhaustion", result.proved, metric);
}

// The first few say enough.
std::string in_all(std::vector<std::string> reasons) {
    std::vector<std::string> different;  // the four points of a centre have one name
    for (auto& reason : reasons)
        if (std::ranges::find(different, reason) == different.end()) different.push_back(std::move(reason));
    reasons = std::move(different);
    constexpr std::size_t most = 3;
    const auto shown = std::span(reasons).first(std::min(most, reasons.size()));
    return fmt::format("{}{}", fmt::join(shown, "; "),
                       reasons.size() > most ? fmt::format("; and {} more", reasons.size() - most) : "");
}

Value no_answer(const search::FindResult& result, const std::string& metric, const std::string& mend,
                const Origin& origin) {
    using search::FindEnd;
    switch (result.end) {
        case FindEnd::unreachable: return make_boolean(false, in_all(result.reasons) + mend);
        case FindEnd::stopped: throw lang::Error(origin.where, fmt::format("interrupted: {}", proved(result, metric)));
        case FindEnd::too_loose:
            throw lang::Error(origin.where, "so little is asked that nearly anything would do",
                              "name more of what is to be kept, or ignore less");
        default:
            return make_boolean(false,
                                fmt::format("{}; most = {} looks further", proved(result, metric), result.proved + 1));
    }
}

Value found(Context& context, const search::Goal& goal, const FindArguments& how, const Origin& origin) {
    const auto generators = generators_of(context, how.generators, how.metric, origin);
    const auto metric = metric_or_usual(how.metric, context.cube().n);
    const bool one = !how.answers && !how.all && !how.symmetry;
    search::FindOptions options;
    options.most_cost = small_integer(how.most, limits::usual_search, 0, limits::longest_search, "most", origin);
    options.answers = static_cast<std::size_t>(
        small_integer(how.answers, one ? 1 : limits::most_answers, 1, limits::most_answers, "answers", origin));
    options.all_of_least = how.all || (how.symmetry && !how.answers);
    options.one_per_symmetry = options.inverses_alike = how.symmetry;
    options.effort.stop = context.stop_token();
    const Progress progress(context);
    std::string last;  // both are called by one thread at a time
    options.on_answer = [&](const search::FindAnswer& answer) { last = ": " + word_text(*whole_word(answer)); };
    options.effort.progress = [&](const search::Progress& now) {
        progress.say(
            fmt::format("{} in {}, {} nodes, {} found{}", now.cost, metric, in_short(now.nodes), now.found, last));
    };
    const auto result = search::find(goal, generators, options);
    std::vector<Value> words;
    for (const auto& answer : result.answers) words.push_back(make_algorithm(whole_word(answer)));
    for (const auto& word : words) check(context, goal, word.as<Algorithm>()->word, origin);
    if (words.empty()) return no_answer(result, metric, how.fix, origin);
    return one ? words.front() : make_list(std::move(words));
}

bool is_true(const std::optional<Boolean>& given) { return given && given->value; }

// What no turning does at all can be mended; what these turns do not do needs others.
std::string mend_of(Context& context, const std::optional<Value>& what, const Origin& origin) {
    if (!what) return {};
    const auto broken = query::broken_invariants(*permutation(context, *what, origin.where));
    return broken.empty() ? "" : "; to mend it, " + broken.front().mend;
}

Value find(Context& context, const std::optional<Value>& what, const std::optional<Value>& goal,
           const std::optional<List>& ignore, const std::optional<List>& keep, const std::optional<Value>& moves,
           const std::optional<Text>& metric, const std::optional<Integer>& most, const std::optional<Integer>& answers,
           const std::optional<Boolean>& all, const std::optional<Boolean>& symmetry,
           const std::optional<Boolean>& look, const std::optional<Boolean>& rotation,
           const std::optional<Boolean>& auf, const Origin& origin) {
    const auto aim =
        goal_of(context, {what, goal, ignore, keep, is_true(look), is_true(rotation), is_true(auf)}, origin);
    return found(context, aim,
                 {moves, metric, most, answers, is_true(all), is_true(symmetry), mend_of(context, what, origin)},
                 origin);
}

// A row of the table: the form with its brackets, how many turns, and the algorithm itself.
Value form_row(const cube::WordPtr& word) {
    auto moves = query::simplify(*cube::expand(*word, limits::longest_varied));
    const auto count = moves.size();
    return make_record({{"form", make_notation(cube::spell(*word))},
                        {"moves", make_integer(Integer(count))},
                        {"algorithm", make_algorithm(cube::make_run(std::move(moves)))}});
}

std::optional<search::commutators::Turns> turns_written(const Value& a, int n) {
    const auto* algorithm = a.as<Algorithm>();
    const auto moves = algorithm == nullptr ? std::nullopt : cube::expand(*algorithm->word, limits::longest_varied);
    if (!moves) return std::nullopt;
    search::commutators::Turns turns;
    for (const auto& move : *moves)
        if (const auto turn = cube::turn_of(move, n)) turns.push_back(*turn);
    return turns;
}

// The letters first, if there are any: they are what their author thought of.
Value commutators(Context& context, const Value& a, const std::optional<Integer>& answers, const Origin& origin) {
    if (!is_element(a))
        throw lang::Error(origin.where, fmt::format("commutators wants a permutation or an algorithm, and this is {}",
                                                    type_with_article(a)));
    const auto state = permutation(context, a, origin.where);
    if (const auto broken = query::broken_invariants(*state); !broken.empty())
        return make_boolean(false, broken.front().what);
    if (perm::is_identity(state->blocks)) return make_boolean(false, "nothing moves: no commutator is needed");
    for (const auto kind : query::kinds_on(state->cube))
        if (query::is_odd(*state, kind))
            return make_boolean(false, fmt::format("the {} are an odd permutation, and every commutator is an even one",
                                                   cube::plural(kind)));
    const auto most = static_cast<std::size_t>(small_integer(answers, 8, 1, 100, "answers", origin));
    auto words = search::commutators::commutator_forms(*state, most, context.stop_token());
    context.check_stop(origin.where);
    if (const auto turns = turns_written(a, context.cube().n))
        if (const auto letters = search::commutators::commutator_in_letters(*turns)) {
            auto word = word_of(*letters, context.cube().n);
            std::erase_if(words, [&](const cube::WordPtr& other) { return cube::spell(*other) == cube::spell(*word); });
            words.insert(words.begin(), std::move(word));
        }
    words.resize(std::min(words.size(), most));
    if (words.empty())
        return make_boolean(false, "no commutator, conjugate of one or product of two with so few turns does this");
    std::vector<Value> rows;
    std::ranges::transform(words, std::back_inserter(rows), form_row);
    return make_list(std::move(rows));
}

}  // namespace

std::vector<BuiltIn> find_built_ins() {
    return {
        row("find", "what, goal, ignore, keep, using, metric, most, answers, all, symmetry, look, rotation, auf",
            "the shortest algorithm that does what a permutation does, or brings parts to places, as far as it matters",
            "find(R U R' U')", "R U R' U'\n(+urf,rdf) (-ubr,ulb) (ur,ub,fr)", find),
        row("commutators", "a, answers",
            "an algorithm or permutation as commutators: [A, B], [C: [A, B]], a product of two; by its letters, and by "
            "what it does",
            "item(commutators(F R U R' U' F'), 1).form", "[F: [R, U]]", commutators),
    };
}

}  // namespace cubelang::eval
