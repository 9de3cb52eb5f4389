#include "runtime/meaning/builtins/search/group_search.hpp"

#include <fmt/format.h>

#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/named_words.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/search/growth/shortest.hpp"

namespace cubelang::meaning {
namespace {

search::MeetingOptions options_of(Context& context, const GroupSearch& search, const Ticker& ticker) {
    search::MeetingOptions options;
    options.most_cost = checked_int(search.most, {.name = "most", .least = 0, .most = 1'000'000, .usual = 1'000'000});
    options.limits.memory = context.search_memory();
    options.limits.stop = context.stop_token();
    if (const int seconds = checked_int(search.seconds, {.name = "seconds", .least = 1, .most = 1'000'000, .usual = 0});
        seconds > 0)
        options.limits.stop =
            options.limits.stop.until(std::chrono::steady_clock::now() + std::chrono::seconds(seconds));
    options.limits.progress = [&ticker](const search::Progress& now) {
        ticker.report(fmt::format("none up to {}, {} positions", now.searched, short_number(now.nodes)));
    };
    return options;
}

std::string proved(const search::Meeting& meeting) {
    return meeting.proved < 0 ? "no length was searched completely"
                              : fmt::format("none up to {}, by exhaustion", meeting.proved);
}

Value answer(Context& context, const GroupSearch& search, const PuzzleMoves& moves, const search::Meeting& meeting,
             const Origin& origin) {
    using search::MeetingEnd;
    switch (meeting.end) {
        case MeetingEnd::found: return moves.value(meeting.word);
        case MeetingEnd::too_long: report_long_positions(search.group.where);
        case MeetingEnd::none: return make_boolean(false, "no word in these generators leads there, by exhaustion");
        case MeetingEnd::limit:
            return make_boolean(false, fmt::format("{}; most = {} looks further", proved(meeting), meeting.proved + 1));
        case MeetingEnd::no_room:
            return make_boolean(false, fmt::format("{}; then {} MB were full, and --memory-limit 4G would go on; "
                                                   "factor({}, {}) finds a longer word",
                                                   proved(meeting), context.search_memory() >> 20U,
                                                   search.element.where.text(), search.group.where.text()));
        case MeetingEnd::stopped: break;
    }
    if (context.stopped()) throw lang::interruption(origin.where, proved(meeting));
    return make_boolean(false, fmt::format("{}; stopped after {} s", proved(meeting), search.seconds->value.str()));
}

// A text is a word in the generators of a group of numbers.
Operand element_in(const GroupSearch& search) {
    const Operand given{search.element.value, search.element.where};
    if (given.value.as<Text>() == nullptr) return given;
    if (!is_of_numbers(*search.group))
        check_is_of_cube(search.element, search.solves ? "solve" : "find", search.solves ? "p" : "what");
    return {element_spelled(*search.group, std::span(&given, 1), search.group.where), given.where};
}

}  // namespace

Value word_in_group(Context& context, const GroupSearch& search, const Origin& origin) {
    const Operand in{Value{*search.group}, search.group.where};
    const auto element = element_in(search);
    const auto& group = *search.group->group;
    const auto moves = puzzle_moves(search.group, search.metric, false);
    const auto labels = point_labels(context, search.group, search.goal, false);
    auto p = on_points(context, element, in);
    if (!search.goal && !groups::contains(group, p))
        return make_boolean(false, library_reason(context, vocabulary(), "outside_reason", {element, in}));
    p = groups::fitted(group, std::move(p));
    const auto unit = group::identity(p.size());
    const Ticker ticker(context);
    const auto options = options_of(context, search, ticker);
    const auto meeting =
        search::cheapest_word(moves.moves, labels, search.solves ? p : unit, search.solves ? unit : p, options);
    note_metric(context, moves, search.metric, search.group.where);
    return answer(context, search, moves, meeting, origin);
}

void check_is_of_cube(const AnyElement& element, std::string_view function, std::string_view parameter) {
    const auto written = element.where.text();
    if (element.value.as<Text>() != nullptr)
        throw lang::Error(
            element.where,
            fmt::format("{} needs {} for {}, but this is a text", function, Argument<AnyElement>::wanted, parameter),
            hint_of_element({function, element.value, written}));
    if (element.value.as<Tuple>() == nullptr) return;
    throw lang::Error(element.where, "a tuple permutes the numbers of a puzzle, and here is none",
                      fmt::format("{}({}, using = G) takes a puzzle or group G of numbers", function, written));
}

std::optional<At<Group>> group_in(const std::optional<At<Value>>& moves) {
    const auto* group = moves ? moves->value.as<Group>() : nullptr;
    return group == nullptr ? std::nullopt : std::optional(At<Group>{*group, moves->where});
}

}  // namespace cubelang::meaning
