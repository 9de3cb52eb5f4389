#include "runtime/meaning/builtins/search/generators.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/search/group_search.hpp"
#include "runtime/meaning/value/stream.hpp"
#include "runtime/search/space/canonical_words.hpp"

namespace cubelang::meaning {
namespace {

// Rotations of the whole cube cost nothing and could stand anywhere, so a search allows them only at the end.
void check_is_layer_turn(const cube::Move& move, int n, const lang::Where& where) {
    const auto turn = cube::turn_of(move, n);
    if (turn && turn->to - turn->from + 1 == n)
        throw lang::Error(
            where, fmt::format("{} turns the whole cube", cube::spell(move)),
            "leave it out: searches turn layers, {R, U, M}; find with rotation = true allows a rotation at the end");
}

}  // namespace

query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n) {
    return metric.value_or(query::usual_metric(n));
}

std::vector<search::Generator> generators_of(Context& context, const std::optional<At<Value>>& moves,
                                             const std::optional<query::Metric>& metric) {
    const int n = context.cube().n;
    const auto counted = metric_or_usual(metric, n);
    const auto name = counted.name;
    const auto cost = counted.cost;
    if (!moves) {
        if (name.starts_with("SS")) return search::layer_turns(n, cost);
        if (name == "STM" || name == "BTM" || name == "ETM") return search::block_turns(n, false, cost);
        return n <= 3 ? search::face_turns(n, cost) : search::block_turns(n, true, cost);
    }
    std::vector<cube::Move> written;
    const auto add = [&](const Value& value) {
        const auto* algorithm = value.as<Algorithm>();
        const auto some = algorithm == nullptr ? std::nullopt : cube::expand(*algorithm->word, 1000);
        if (!some) throw lang::Error(moves->where, "`using` needs a list of moves: using = {R, U, M}");
        static_cast<void>(context.perform(algorithm->word, moves->where));  // throws if this cube has no such move
        for (const auto& move : *some) check_is_layer_turn(move, n, moves->where);
        written.insert(written.end(), some->begin(), some->end());
    };
    if (const auto* list = moves->value.as<List>())
        std::ranges::for_each(list->items, add);
    else
        add(moves->value);
    auto generators = search::turns_from_moves(written, n, cost);
    if (generators.empty())
        throw lang::Error(moves->where, "`using` names no moves", "using = {R, U, M} allows these moves");
    return generators;
}

namespace {

std::vector<search::Generator> generators_named(Context& context, const At<Value>& given) {
    if (given->as<Text>() != nullptr)
        return generators_of(context, {}, Argument<query::Metric>::get(context, {*given, given.where}));
    if (given->as<Algorithm>() == nullptr && given->as<List>() == nullptr)
        throw lang::Error(given.where,
                          fmt::format("words needs moves or a metric, but this is {}", type_with_article(*given)),
                          "name the moves, as in {R, U}, or a metric such as HTM for all its turns");
    return generators_of(context, given, {});
}

std::size_t checked_length(const At<Integer>& length) {
    if (*length < 0 || *length > search::longest_listed)
        throw lang::Error(length.where, fmt::format("the length must be from 0 to {} turns, not {}",
                                                    search::longest_listed, length->str()));
    return static_cast<std::size_t>(*length);
}

}  // namespace

cube::WordPtr algorithm_of(const search::GeneratorWord& word, const std::vector<search::Generator>& generators) {
    std::vector<cube::Move> moves;
    moves.reserve(word.size());
    for (const auto generator : word) moves.push_back(generators[generator].move);
    return cube::make_run(std::move(moves));
}

namespace {

using search::CanonicalWords;

// Streams are counted in advance only up to this effort.
constexpr std::size_t quickly_counted = 100'000;  // nodes times turns

std::string generators_text(const At<Value>& generators, const CanonicalWords& all) {
    if (const auto* metric = generators->as<Text>()) return metric->text;
    constexpr std::size_t most = 6;
    std::vector<std::string> turns;
    for (std::size_t i = 0; i < all.generators().size() && i < most; ++i)
        turns.push_back(cube::spell(all.generators()[i].move));
    return fmt::format("{}{}", fmt::join(turns, ", "), all.generators().size() > most ? ", …" : "");
}

Flow flow_of(const std::shared_ptr<const CanonicalWords>& all, const At<Value>& generators) {
    Flow flow{fmt::format("the words of {} of {}{}", counted(all->length(), "turn"), generators_text(generators, *all),
                          all->symmetries() == 0 ? "" : ", up to symmetry"),
              {}};
    if (all->symmetries() == 0 && all->words().nodes() * all->length() <= quickly_counted) flow.count = all->count();
    flow.open = [all](Context&) -> Cursor {
        return [lister = search::WordLister(all)]() mutable -> std::optional<Value> {
            if (!lister.next()) return std::nullopt;
            return make_algorithm(algorithm_of(lister.word(), lister.generators()));
        };
    };
    return flow;
}

Flow flow_in_group(Context& context, const At<Group>& group, std::size_t length) {
    auto moves = puzzle_moves(group, {}, false);
    note_metric(context, moves, {}, group.where);
    Flow flow{fmt::format("the words of {} in {}", counted(length, "move"), group.where.text()), {}};
    flow.open = [moves = std::move(moves), length](Context&) -> Cursor {
        return [words = PuzzleWords(moves, length)]() mutable { return words.next(); };
    };
    return flow;
}

Value words(Context& context, const At<Value>& generators, const At<Integer>& length,
            const std::optional<Boolean>& up_to_symmetry) {
    const bool up_to = up_to_symmetry && up_to_symmetry->value;
    const auto turns = checked_length(length);
    if (const auto group = group_in(generators)) return make_stream(flow_in_group(context, *group, turns));
    const auto all =
        std::make_shared<const CanonicalWords>(generators_named(context, generators), context.cube().n, turns,
                                               up_to ? CanonicalWords::UpTo::symmetry : CanonicalWords::UpTo::nothing);
    return make_stream(flow_of(all, generators));
}

}  // namespace

std::vector<BuiltIn> listing_built_ins() {
    return {
        row({.name = "words",
             .parameters = "generators: the turns to use, such as {R, U}; or a metric such as HTM, for all turns that "
                           "it counts; or a group, for powers of its generators | length: the number of turns | "
                           "up_to_symmetry: whether to list only the first "
                           "of several words that symmetries of the cube transform into each other; false if left out",
             .meaning = "All canonical words of a length, as a stream. Of words that differ only by commuting or "
                        "merging turns about one axis, it contains one.",
             .example = "items(words({R, U2}, 2))",
             .answer = "{R U2, R2 U2, R' U2, U2 R, U2 R2, U2 R'}",
             .is_word = true},
            words),
    };
}

}  // namespace cubelang::meaning
