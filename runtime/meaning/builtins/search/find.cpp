// The built-in `find`: shortest algorithms for a goal.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/builtins/search/find_goal.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/builtins/search/group_search.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/search/find.hpp"

namespace cubelang::meaning {
namespace {

struct FindArguments {
    std::optional<AnyElement> what;
    std::optional<GoalValue> goal;
    std::optional<At<List>> ignore, keep;
    std::optional<PartsBy> by;
    std::optional<At<Value>> moves;
    std::optional<query::Metric> metric;
    std::optional<At<Integer>> most, answers, seconds;
    std::optional<Boolean> all, symmetry, look, rotation, auf;
    std::optional<Element> after;

    static constexpr auto fields = std::tuple{
        field("what", &FindArguments::what, "the permutation to perform"),
        field("goal", &FindArguments::goal,
              "the goal, such as @uf -> @ur or solved(cross), or a list of goals; the other parts are free"),
        field("ignore", &FindArguments::ignore,
              "parts that do not count, by kind or by where they end: {edges}, {@ufr, corners}"),
        field("keep", &FindArguments::keep,
              "the only parts that count: {corners}, {@uf}; with a goal, parts that must also be solved"),
        field("by", &FindArguments::by,
              "whether keep and ignore name the places where parts start or where they end; ends if left out"),
        field("using", &FindArguments::moves),
        field("metric", &FindArguments::metric),
        field("most", &FindArguments::most,
              "the greatest length to try, each taking several times as long as the last; 10 if left out, no limit if "
              "seconds are given"),
        field("answers", &FindArguments::answers, "the greatest number of answers, shortest first; 1 if left out"),
        field("seconds", &FindArguments::seconds, "the time limit, after which the search reports its proved bound"),
        field("all", &FindArguments::all, "whether to return every answer of the least length"),
        field(
            "symmetry", &FindArguments::symmetry,
            "whether to return only the first of answers that are mirror images, rotations or inverses of each other"),
        field("look", &FindArguments::look, "whether centres of the same colour are equal"),
        field("rotation", &FindArguments::rotation, "whether the whole cube may end in any rotation"),
        field("auf", &FindArguments::auf, "whether U may turn before and after, at no cost"),
        field("after", &FindArguments::after,
              "the scramble that comes before; scramble and answer together reach the goal")};
};

cube::WordPtr whole_word(const search::FindAnswer& answer) {
    auto moves = answer.before;
    moves.insert(moves.end(), answer.moves.begin(), answer.moves.end());
    moves.insert(moves.end(), answer.after.begin(), answer.after.end());
    return cube::make_run(std::move(moves));
}

// Verifies an answer with the code that performs the user's algorithms.
void check(Context& context, const search::Goal& goal, const cube::WordPtr& word, const Origin& origin) {
    if (!goal.holds(context.perform(word, origin.where)))
        throw lang::Error(origin.where,
                          fmt::format("internal error: the answer {} does not reach the goal", word_text(*word)));
}

std::string proved(const search::FindResult& result, const std::string& metric) {
    return result.proved < 0 ? "no length was searched completely"
                             : fmt::format("none up to {} in {}, by exhaustion", result.proved, metric);
}

// The first few reasons, without duplicates.
std::string joined_reasons(std::vector<std::string> reasons) {
    std::vector<std::string> different;  // the four points of a centre share one name
    for (auto& reason : reasons)
        if (std::ranges::find(different, reason) == different.end()) different.push_back(std::move(reason));
    return some_words(different, 3, std::identity(), "; ", "; and ");
}

Value out_of_time(const search::FindResult& result, const std::string& metric, int seconds) {
    const auto found = result.answers.empty() ? ""
                                              : fmt::format("; {} of length {} found, but not all",
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
            return make_boolean(false, joined_reasons(result.reasons) + (repair.empty() ? "" : "; ") + repair);
        }
        case FindEnd::stopped:
            if (seconds > 0 && !interrupted) return out_of_time(result, metric, seconds);
            throw lang::interruption(origin.where, proved(result, metric));
        case FindEnd::too_loose:
            throw lang::Error(origin.where, "the goal is too loose: almost every position satisfies it",
                              "keep more parts, or ignore fewer");
        default:
            return make_boolean(false,
                                fmt::format("{}; most = {} looks further", proved(result, metric), result.proved + 1));
    }
}

// 0 means no time limit.
int seconds_of(const FindArguments& arguments) {
    return checked_int(arguments.seconds, {.name = "seconds", .least = 1, .most = 1'000'000, .usual = 0});
}

search::FindOptions options_of(Context& context, const FindArguments& arguments, bool one) {
    const bool symmetry = is_true(arguments.symmetry);
    search::FindOptions options;
    options.most_cost =
        checked_int(arguments.most, {.name = "most",
                                     .least = 0,
                                     .most = limits::longest_search,
                                     .usual = arguments.seconds ? limits::longest_search : limits::usual_search});
    options.answers = static_cast<std::size_t>(checked_int(
        arguments.answers,
        {.name = "answers", .least = 1, .most = limits::most_answers, .usual = one ? 1 : limits::most_answers}));
    options.all_cheapest = is_true(arguments.all) || (symmetry && !arguments.answers);
    options.one_per_symmetry = options.merge_inverses = symmetry;
    options.limits.memory = context.search_memory();
    options.limits.stop = context.stop_token();
    if (const int seconds = seconds_of(arguments); seconds > 0)
        options.limits.stop =
            options.limits.stop.until(std::chrono::steady_clock::now() + std::chrono::seconds(seconds));
    return options;
}

GoalArguments goal_arguments(Context& context, const FindArguments& arguments) {
    return {arguments.what ? arguments.what->state(context) : nullptr,
            arguments.goal,
            arguments.ignore,
            arguments.keep,
            arguments.by && arguments.by->is_start,
            is_true(arguments.look),
            is_true(arguments.rotation),
            is_true(arguments.auf),
            arguments.after};
}

// A list that ends early, or at a limit that the user has not chosen, may look complete.
void note_limits(Context& context, const FindArguments& arguments, const search::FindResult& result,
                 const std::string& metric, const Origin& origin) {
    using search::FindEnd;
    const auto found = result.answers.size();
    if (result.end == FindEnd::stopped)
        context.note({origin.where, fmt::format("stopped after {} s: there may be more answers of length {} in {}",
                                                seconds_of(arguments), result.proved + 1, metric)});
    else if (result.end == FindEnd::limit && !arguments.most)
        context.note({origin.where, fmt::format("these are all answers up to length {} in {}", result.proved, metric),
                      fmt::format("most = {} looks further", result.proved + 1)});
    else if (!arguments.answers && found == limits::most_answers)
        context.note({origin.where, fmt::format("only the first {} answers are listed", found)});
}

Value find_words(Context& context, const FindArguments& arguments, const Origin& origin) {
    const auto arguments_of_goal = goal_arguments(context, arguments);
    const auto goal = goal_of(context, arguments_of_goal, origin);
    const auto generators = generators_of(context, arguments.moves, arguments.metric);
    check_alternatives(context, arguments.goal, goal, generators);
    const std::string metric(metric_or_usual(arguments.metric, context.cube().n).name);
    const bool one = !arguments.answers && !is_true(arguments.all) && !is_true(arguments.symmetry);
    auto options = options_of(context, arguments, one);
    const Ticker ticker(context);
    std::string last;  // the callbacks below are called by one thread at a time
    options.on_answer = [&](const search::FindAnswer& answer) { last = ": " + word_text(*whole_word(answer)); };
    options.limits.progress = [&](const search::Progress& now) {
        ticker.report(
            fmt::format("{} in {}, {} nodes, {} found{}", now.cost, metric, short_number(now.nodes), now.found, last));
    };
    const auto result = search::find(goal, generators, options);
    std::vector<Value> words;
    for (const auto& answer : result.answers) words.push_back(make_algorithm(whole_word(answer)));
    for (const auto& word : words) check(context, goal, word.as<Algorithm>()->word, origin);
    const auto repaired = [&] { return repair_of(context, arguments_of_goal, generators, !arguments.moves, origin); };
    const bool is_part_of_all = result.end == search::FindEnd::stopped && options.all_cheapest;
    if (words.empty() || is_part_of_all)
        return no_answer(result, metric, repaired, seconds_of(arguments), context.stopped(), origin);
    if (one) return words.front();
    note_limits(context, arguments, result, metric, origin);
    return make_list(std::move(words));
}

// Words in the generators of a group: most options speak of cubes.
Value find_in_group(Context& context, const FindArguments& arguments, const At<Group>& group, const Origin& origin) {
    const auto& a = arguments;
    if (a.ignore || a.keep || a.by || a.answers || a.all || a.symmetry || a.look || a.rotation || a.auf || a.after)
        throw lang::Error(origin.where, "in the generators of a group, find has only goal, metric, most and seconds",
                          "using = {R, U} with moves of the cube has all its options");
    if (!a.what)
        throw lang::Error(origin.where, "find needs an element of the group", "an example: find(p, using = G)");
    const std::optional<At<Value>> goal = a.goal;
    return word_in_group(context, {group, *a.what, false, a.metric, goal, a.most, a.seconds}, origin);
}

// A scramble is often given as the permutation to perform.
Value find_with_note(Context& context, const FindArguments& arguments, const Origin& origin) {
    if (const auto group = group_in(arguments.moves)) return find_in_group(context, arguments, *group, origin);
    if (arguments.what) check_is_of_cube(*arguments.what, "find", "what");
    auto found = find_words(context, arguments, origin);
    const auto* goal = arguments.goal ? arguments.goal->value.as<Goal>() : nullptr;
    const bool may_be_scramble = goal != nullptr && goal->kind != Goal::Kind::journey &&
                                 goal->kind != Goal::Kind::solved_but && arguments.what && arguments.what->word() &&
                                 !arguments.after && found.as<Algorithm>() != nullptr;
    if (!may_be_scramble) return found;
    return {Algorithm{found.as<Algorithm>()->word,
                      fmt::format("this does to these parts what {0} does; to solve them after it, write after = {0}",
                                  beginning(arguments.what->where.text(), 40))}};
}

}  // namespace

std::vector<BuiltIn> find_built_ins() {
    return {
        row({.name = "find",
             .meaning = "A shortest algorithm that performs a permutation or reaches a goal, on the parts that count.",
             .example = "find((uf,ub,df), using = {M, U})",
             .answer = "U2 M' U2 M\n(uf,ub,df)",
             .remark = {.is_length = true}},
            find_with_note),
    };
}

}  // namespace cubelang::meaning
