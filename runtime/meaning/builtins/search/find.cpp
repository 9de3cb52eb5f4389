// Shortest algorithms.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/query/reachable.hpp"
#include "runtime/meaning/builtins/search/find_claims.hpp"
#include "runtime/meaning/builtins/search/find_goal.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/search/find.hpp"

namespace cubelang::eval {
namespace {

struct FindArguments {
    std::optional<Element> what;
    std::optional<At<Value>> goal;
    std::optional<At<List>> ignore, keep;
    std::optional<PartsBy> by;
    std::optional<At<Value>> moves;
    std::optional<query::Metric> metric;
    std::optional<At<Integer>> most, answers, seconds;
    std::optional<Boolean> all, symmetry, look, rotation, auf;
    std::optional<Element> after;

    static constexpr auto fields = std::tuple{
        field("what", &FindArguments::what, "what the algorithm is to do"),
        field("goal", &FindArguments::goal, "where parts are to go, all else free: @uf -> @ur, or a list"),
        field("ignore", &FindArguments::ignore,
              "parts that do not matter, by kind or by where they end: {edges}, {@ufr, corners}"),
        field("keep", &FindArguments::keep,
              "the only parts that matter: {corners}, {@uf}; beside a goal, parts that stay at home"),
        field("by", &FindArguments::by,
              "do the places in keep and ignore say where parts start, or where they end? ends if left out"),
        field("using", &FindArguments::moves),
        field("metric", &FindArguments::metric),
        field("most", &FindArguments::most,
              "the greatest length that is tried; 10 if left out, or as far as the seconds go"),
        field("answers", &FindArguments::answers, "how many at most, shortest first; 1 if left out"),
        field("seconds", &FindArguments::seconds, "for how long it searches; then it says what is proved so far"),
        field("all", &FindArguments::all, "every answer of the least length?"),
        field("symmetry", &FindArguments::symmetry,
              "of answers that are mirrored, turned or undone forms of one another, only the first?"),
        field("look", &FindArguments::look, "do only the colours of centres count, not which centre it is?"),
        field("rotation", &FindArguments::rotation, "may the whole cube end up turned any way?"),
        field("auf", &FindArguments::auf, "may U be turned before and after, at no cost?"),
        field("after", &FindArguments::after, "what was done before, a scramble: the goal is reached after both")};
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

Value out_of_time(const search::FindResult& result, const std::string& metric, int seconds) {
    const auto found = result.answers.empty() ? ""
                                              : fmt::format("; {} of length {} found, and not all",
                                                            result.answers.size(), result.answers[0].cost);
    return make_boolean(false, fmt::format("{}{}; stopped after {} s", proved(result, metric), found, seconds));
}

template <class Repaired>
Value no_answer(const search::FindResult& result, const std::string& metric, const Repaired& repaired, int seconds,
                bool interrupted, const Origin& origin) {
    using search::FindEnd;
    switch (result.end) {
        case FindEnd::unreachable: {
            const std::string repair = repaired();
            return make_boolean(false, in_all(result.reasons) + (repair.empty() ? "" : "; ") + repair);
        }
        case FindEnd::stopped:
            if (seconds > 0 && !interrupted) return out_of_time(result, metric, seconds);
            throw lang::interruption(origin.where, proved(result, metric));
        case FindEnd::too_loose:
            throw lang::Error(origin.where, "so little is asked that nearly anything would do",
                              "name more of what is to be kept, or ignore less");
        default:
            return make_boolean(false,
                                fmt::format("{}; most = {} looks further", proved(result, metric), result.proved + 1));
    }
}

bool is_true(const std::optional<Boolean>& given) { return given && given->value; }

// 0: as long as it takes.
int seconds_of(const FindArguments& asked) {
    return checked_int(asked.seconds, {.name = "seconds", .least = 1, .most = 1'000'000, .usual = 0});
}

search::FindOptions options_of(Context& context, const FindArguments& asked, bool one) {
    const bool symmetry = is_true(asked.symmetry);
    search::FindOptions options;
    options.most_cost =
        checked_int(asked.most, {.name = "most",
                                 .least = 0,
                                 .most = limits::longest_search,
                                 .usual = asked.seconds ? limits::longest_search : limits::usual_search});
    options.answers = static_cast<std::size_t>(checked_int(
        asked.answers,
        {.name = "answers", .least = 1, .most = limits::most_answers, .usual = one ? 1 : limits::most_answers}));
    options.all_of_least = is_true(asked.all) || (symmetry && !asked.answers);
    options.one_per_symmetry = options.inverses_alike = symmetry;
    options.effort.stop = context.stop_token();
    if (const int seconds = seconds_of(asked); seconds > 0)
        options.effort.stop =
            options.effort.stop.until(std::chrono::steady_clock::now() + std::chrono::seconds(seconds));
    return options;
}

GoalArguments goal_arguments(Context& context, const FindArguments& asked) {
    return {asked.what ? asked.what->state(context) : nullptr,
            asked.goal,
            asked.ignore,
            asked.keep,
            asked.by && asked.by->is_start,
            is_true(asked.look),
            is_true(asked.rotation),
            is_true(asked.auf),
            asked.after};
}

Value find_words(Context& context, const FindArguments& asked, const Origin& origin) {
    const auto asked_goal = goal_arguments(context, asked);
    const auto goal = goal_of(context, asked_goal, origin);
    const auto generators = generators_of(context, asked.moves, asked.metric);
    check_alternatives(context, asked.goal, goal, generators);
    const std::string metric(metric_or_usual(asked.metric, context.cube().n).name);
    const bool one = !asked.answers && !is_true(asked.all) && !is_true(asked.symmetry);
    auto options = options_of(context, asked, one);
    const Ticker ticker(context);
    std::string last;  // both are called by one thread at a time
    options.on_answer = [&](const search::FindAnswer& answer) { last = ": " + word_text(*whole_word(answer)); };
    options.effort.progress = [&](const search::Progress& now) {
        ticker.say(
            fmt::format("{} in {}, {} nodes, {} found{}", now.cost, metric, in_short(now.nodes), now.found, last));
    };
    const auto result = search::find(goal, generators, options);
    std::vector<Value> words;
    for (const auto& answer : result.answers) words.push_back(make_algorithm(whole_word(answer)));
    for (const auto& word : words) check(context, goal, word.as<Algorithm>()->word, origin);
    const auto repaired = [&] { return repair_of(context, asked_goal, generators, !asked.moves, origin); };
    const bool is_part_of_all = result.end == search::FindEnd::stopped && options.all_of_least;
    if (words.empty() || is_part_of_all)
        return no_answer(result, metric, repaired, seconds_of(asked), context.stopped(), origin);
    return one ? words.front() : make_list(std::move(words));
}

}  // namespace

std::vector<BuiltIn> find_built_ins() {
    return {
        row({.name = "find",
             .meaning = "the shortest algorithm that does what a permutation does, or brings parts to places, as far "
                        "as it matters",
             .example = "find(R U R' U')",
             .answer = "R U R' U'\n(+urf,rdf) (-ubr,ulb) (ur,ub,fr)"},
            find_words),
    };
}

}  // namespace cubelang::eval
