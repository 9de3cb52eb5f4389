// The built-in that lists solutions of the steps of fewest-moves solving.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/search/shared_solver.hpp"
#include "runtime/meaning/builtins/search/turn_of_axis.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/cube3/steps.hpp"

namespace cubelang::meaning {

namespace cube3 = search::cube3;
using cube3::Step;
using cube3::StepKind;
using cube3::StepSearch;

template <>
struct Argument<StepKind> : Argument<Text> {
    static constexpr std::string_view wanted = "a step such as \"dr\"";
    static StepKind get(Context&, const Operand& operand) {
        const auto& name = operand.value.as<Text>()->text;
        const auto step = std::ranges::find(cube3::step_names, name, &cube3::StepName::name);
        if (step != cube3::step_names.end()) return static_cast<StepKind>(step - cube3::step_names.begin());
        throw lang::Error(operand.where, fmt::format("there is no step called `{}`", name),
                          R"(the steps are "eo", "dr", "htr", "slice", "finish" and "half_turns")");
    }
    static std::string hint(const TypeMismatch& mismatch) {
        const bool is_algorithm = mismatch.value.as<Algorithm>() != nullptr;
        return fmt::format("the name of a step is in quotes: \"{}\"", is_algorithm ? mismatch.written : "eo");
    }
};

namespace {

struct StepArguments {
    At<cube::State> p;
    At<StepKind> step;
    std::optional<TurnOfAxis> axis;
    std::optional<At<Integer>> most, answers;
    std::optional<Boolean> inverse, all;

    static constexpr auto fields = std::tuple{
        field("p", &StepArguments::p, "the scramble, or the position after it and the steps before this one"),
        field("step", &StepArguments::step,
              "\"eo\", \"dr\", \"htr\", \"finish\" after DR, \"slice\": finish all but the middle layer, or "
              "\"half_turns\": finish after HTR"),
        field("axis", &StepArguments::axis, "a turn about the axis of EO or DR; if left out, all axes"),
        field("most", &StepArguments::most, "the greatest length; 20 if left out"),
        field("answers", &StepArguments::answers,
              "the greatest number of solutions, shortest first; if left out 20, or with most 100000"),
        field("inverse", &StepArguments::inverse, "also moves on the inverse scramble (NISS), in parentheses"),
        field("all", &StepArguments::all,
              "also solutions that differ only in the direction of the last turns, or for HTR by turns of the opposite "
              "face")};
};

// The steps with these axes that can begin here.
std::vector<StepSearch> searches_of(const cube3::Cubies& position, const StepArguments& arguments,
                                    std::vector<Step>& steps) {
    std::vector<StepSearch> searches;
    for (const auto& step : cube3::steps_of(*arguments.step)) {
        if (arguments.axis && *arguments.step != StepKind::half_turns && step.axis != arguments.axis->axis) continue;
        if (auto search = StepSearch::of(position, step)) {
            searches.push_back(*std::move(search));
            steps.push_back(step);
        }
    }
    return searches;
}

cube3::Cubies position_of(Context& context, const At<cube::State>& p) {
    if (context.cube().n != 3 || context.cube().super)
        throw lang::Error(p.where,
                          fmt::format("the steps are those of the 3x3x3, but this is a {}", cube_name(context.cube())));
    check_reachable(p);
    const auto oriented = *cube3::reorient(*p);
    if (oriented.orientation != cube::Symmetry())
        throw lang::Error(p.where, "the whole cube is turned: its centres are not in their places",
                          "upright(p) turns it back");
    return oriented.cubies;
}

lang::Error not_ready(const StepArguments& arguments) {
    const bool is_dr = *arguments.step == StepKind::dr, is_last = *arguments.step == StepKind::half_turns;
    const auto needed = is_dr ? "eo" : is_last ? "htr" : "dr";
    return lang::Error(arguments.p.where,
                       fmt::format("{} follows {}, which is not done here{}",
                                   cube3::step_names[static_cast<std::size_t>(*arguments.step)].name, needed,
                                   arguments.axis && !is_last ? " about an axis that fits" : ""),
                       fmt::format("step_solutions(p, \"{0}\") lists solutions of {0}; niss_position(p, \"R (F)\") is "
                                   "the position after one",
                                   needed));
}

std::string spelled(const std::vector<int>& moves) {
    return joined_words(
        cube3::to_moves(moves, {}), [](const cube::Move& move) { return cube::spell(move); }, " ");
}

Value row_of(const Step& step, const cube3::SplitWord& word) {
    auto text = spelled(word.normal);
    if (!word.inverse.empty()) text += fmt::format("{}({})", word.normal.empty() ? "" : " ", spelled(word.inverse));
    return make_record({{"step", make_notation(cube3::title_of(step))},
                        {"moves", make_integer(static_cast<std::uint64_t>(word.normal.size() + word.inverse.size()))},
                        {"solution", make_notation(text)}});
}

Value step_solutions(Context& context, const StepArguments& arguments, const Origin& origin) {
    constexpr int longest = 20, usual_answers = 20, most_answers = 100'000;
    const auto position = position_of(context, arguments.p);
    const int most = checked_int(arguments.most, {.name = "most", .least = 0, .most = longest, .usual = longest});
    const int usual = arguments.most ? most_answers : usual_answers;
    const auto wanted = static_cast<std::size_t>(
        checked_int(arguments.answers, {.name = "answers", .least = 1, .most = most_answers, .usual = usual}));
    if (!cube3::prepare(*arguments.step, context.stop_token())) throw lang::interruption(origin.where);
    std::vector<Step> steps;
    auto searches = searches_of(position, arguments, steps);
    if (searches.empty()) throw not_ready(arguments);
    std::vector<Value> rows;
    const Ticker ticker(context);
    for (int length = 0; length <= most && rows.size() <= wanted; ++length)
        for (std::size_t i = 0; i < searches.size(); ++i) {
            ticker.report(fmt::format("searching {} moves; {} solutions so far", length, rows.size()));
            const auto add = [&](const cube3::SplitWord& word) {
                rows.push_back(row_of(steps[i], word));
                return rows.size() <= wanted;
            };
            const bool done = searches[i].find(
                length, {is_true(arguments.inverse), is_true(arguments.all), context.stop_token()}, add);
            if (!done) throw lang::interruption(origin.where, fmt::format("{} solutions so far", rows.size()));
        }
    if (rows.size() > wanted) {
        rows.resize(wanted);
        if (!arguments.answers)
            context.note({origin.where, fmt::format("only the first {0} solutions are listed; answers = {1} lists more",
                                                    wanted, most_answers)});
    }
    if (!rows.empty()) return make_list(std::move(rows));
    return make_boolean(false, fmt::format("none up to {} in HTM, by exhaustion{}", most,
                                           most < longest ? fmt::format("; most = {} looks further", most + 1) : ""));
}

}  // namespace

std::vector<BuiltIn> step_built_ins() {
    return {
        row({.name = "step_solutions",
             .meaning = "Solutions of a step of fewest-moves solving, shortest first: EO, DR, HTR or a finish.",
             .example = "step_solutions(R U F, \"eo\", most = 1)[1].solution",
             .answer = "F"},
            step_solutions),
    };
}

}  // namespace cubelang::meaning
