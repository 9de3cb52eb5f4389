#include "runtime/meaning/builtins/search/puzzle_moves.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/eval/named_words.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {
namespace {

constexpr std::size_t most_moves = 2000;

bool is_layer_turn(const groups::CubeGroup& group, std::size_t generator) {
    const auto turn = groups::turn_of_generator(group, generator);
    return turn && turn->to - turn->from + 1 < group.domain->cube().n;
}

bool are_layer_turns(const groups::CubeGroup& group) {
    for (std::size_t g = 0; g < group.group.generators().size(); ++g)
        if (!group.domain || !is_layer_turn(group, g)) return false;
    return group.domain.has_value();
}

// Of other generators than turns.
bool counts_quarters(const At<Group>& group, const std::optional<query::Metric>& metric) {
    if (!metric) return group->group->domain.has_value();
    if (metric->name == "HTM") return false;
    if (metric->name == "QTM") return true;
    throw lang::Error(group.where, fmt::format("the moves of this group are not counted in {}", metric->name),
                      "in HTM any power of a generator is one move, in QTM a generator or its inverse");
}

int cost_of_turn(const groups::CubeGroup& group, const group::Syllable& power,
                 const std::optional<query::Metric>& metric) {
    const int n = group.domain->cube().n;
    auto turn = *groups::turn_of_generator(group, power.generator);
    turn.quarters = (turn.quarters * power.exponent % 4 + 4) % 4;
    return metric_or_usual(metric, n).cost(turn, n);
}

void check_count(const At<Group>& group, const Integer& order, std::size_t known) {
    if (order + known <= most_moves) return;
    throw lang::Error(group.where, fmt::format("the generators of this group have more than {} powers", most_moves),
                      "metric = QTM counts a generator or its inverse as one move");
}

}  // namespace

PuzzleMoves puzzle_moves(const At<Group>& group, const std::optional<query::Metric>& metric, bool is_one_way) {
    PuzzleMoves made{group->group, {}, {}};
    if (group->group->group.degree() > search::RowSpace::most_points)
        throw lang::Error(group.where,
                          fmt::format("a search takes groups of at most {} numbers", search::RowSpace::most_points));
    const bool by_turns = are_layer_turns(*group->group);
    const bool is_single = is_one_way || (!by_turns && counts_quarters(group, metric));
    const auto& generators = group->group->group.generators();
    for (std::uint32_t g = 0; g < generators.size(); ++g) {
        const auto order = group::order(generators[g]);
        const auto add = [&](std::int32_t exponent) {
            auto images = group::power(generators[g], exponent);
            if (std::ranges::find(made.moves, images, &search::PointMove::images) != made.moves.end()) return;
            made.powers.push_back({g, exponent});
            made.moves.push_back(
                {std::move(images), by_turns ? cost_of_turn(*group->group, made.powers.back(), metric) : 1});
        };
        if (order == 1) continue;
        add(1);
        if (is_single && !is_one_way && order > 2) add(-1);
        if (is_single) continue;
        check_count(group, order, made.moves.size());
        const auto last = static_cast<std::int32_t>(order);
        for (std::int32_t power = 2; power < last; ++power) add(2 * power > last ? power - last : power);
    }
    return made;
}

Value value_of_word(const groups::GroupPtr& group, const group::Word& word) {
    auto algorithm = group->domain ? groups::algorithm(*group, word) : nullptr;
    if (algorithm == nullptr) {
        const auto p = group::Alphabet(group->group.generators()).value(word);
        return element_written(group, p, groups::text(*group, word));
    }
    const bool is_plain = word.empty() || groups::all_are_turns(*group);
    return make_algorithm(std::move(algorithm), is_plain ? "" : groups::text_in_letters(*group, word));
}

Value PuzzleMoves::value(const search::GeneratorWord& word) const {
    group::Word letters;
    for (const auto move : word)
        if (!letters.empty() && letters.back().generator == powers[move].generator)
            letters.back().exponent += powers[move].exponent;
        else
            letters.push_back(powers[move]);
    return value_of_word(group, letters);
}

PuzzleWords::PuzzleWords(PuzzleMoves moves, std::size_t length) : moves_(std::move(moves)), word_(length) {
    for (std::size_t a = 0; a < moves_.moves.size(); ++a) {
        auto& row = may_follow_.emplace_back();
        for (std::size_t b = 0; b < moves_.moves.size(); ++b) {
            const auto g = moves_.powers[a].generator, h = moves_.powers[b].generator;
            row.push_back(g != h && (g < h || !group::commute(moves_.moves[a].images, moves_.moves[b].images)));
        }
    }
}

bool PuzzleWords::may_stand(std::size_t at) const {
    return word_[at] < moves_.moves.size() && (at == 0 || may_follow_[word_[at - 1]][word_[at]]);
}

// Depth first: the last place that can take a later move does, and those after it begin anew.
std::optional<Value> PuzzleWords::next() {
    std::size_t at = 0;
    if (std::exchange(has_begun_, true)) {
        if (word_.empty()) return std::nullopt;
        at = word_.size() - 1;
        ++word_[at];
    }
    while (at < word_.size()) {
        stop_point();
        while (word_[at] < moves_.moves.size() && !may_stand(at)) ++word_[at];
        if (word_[at] < moves_.moves.size()) {
            if (++at < word_.size()) word_[at] = 0;
        } else if (at == 0) {
            return std::nullopt;
        } else {
            ++word_[--at];
        }
    }
    return moves_.value(word_);
}

void note_metric(Context& context, const PuzzleMoves& moves, const std::optional<query::Metric>& metric,
                 const lang::Where& where) {
    const auto is_higher = [](const group::Syllable& power) { return std::abs(power.exponent) > 1; };
    const auto higher = std::ranges::find_if(moves.powers, is_higher);
    if (metric || moves.group->domain || higher == moves.powers.end()) return;
    context.note({where,
                  fmt::format("any power of a generator counts as one move, such as {}",
                              groups::text(*moves.group, group::Word{*higher})),
                  "metric = QTM counts generators and their inverses, metric = HTM says that this is meant"});
}

void report_long_positions(const lang::Where& where) {
    throw lang::Error(where, fmt::format("a position needs more than {} bytes", 8 * search::RowSpace::most_words),
                      "a goal that tells fewer parts apart needs fewer");
}

namespace {

search::PointLabels labels_of_numbers(std::size_t degree, const At<Value>& given) {
    const auto* list = given->as<List>();
    if (list == nullptr || list->items.size() != degree)
        throw lang::Error(
            given.where,
            list == nullptr
                ? fmt::format("the goal of a group of numbers is a list of labels, but this is {}",
                              type_with_article(*given))
                : fmt::format("this group moves {} numbers, but here are {} labels", degree, list->items.size()),
            "one label for each number; numbers with equal labels look alike");
    search::PointLabels labels;
    std::map<std::string, std::uint32_t> numbers;
    for (const auto& label : list->items)
        labels.push_back(numbers.emplace(to_text(label), static_cast<std::uint32_t>(numbers.size())).first->second);
    return labels;
}

// The solved cube must reach the goal.
search::PointLabels labels_on_cube(const groups::Domain& domain, const search::Goal& goal, const lang::Where& where) {
    search::PointLabels labels(domain.degree());
    for (group::Point point = 0; point < domain.degree(); ++point) {
        const auto place = domain.place(point);
        const auto& [label, wanted] = goal.block(place.block);
        if (goal.alternatives().size() > 1 || label != wanted)
            throw lang::Error(where, "with a group, the goal is one that the solved cube reaches",
                              "a list of moves, as in distances({R, U}, goal = …), takes every goal");
        labels[point] = wanted[place.point];
    }
    return labels;
}

}  // namespace

search::Goal goal_on_cube(Context& context, const std::optional<At<Value>>& given, bool by_colours) {
    search::Goal goal(cube::solved(context.cube()));
    if (given) goal = GoalReader{context, given->where}.goal(**given);
    if (by_colours) goal.colors_only();
    return goal;
}

search::PointLabels point_labels(Context& context, const At<Group>& group, const std::optional<At<Value>>& goal,
                                 bool by_colours) {
    const auto& domain = group->group->domain;
    if (by_colours && !domain)
        throw lang::Error(group.where, "the numbers of this group have no colours",
                          "goal = a list of labels says which of them look alike");
    if (!goal && !by_colours) return search::all_different(group->group->group.degree());
    if (!domain) return labels_of_numbers(group->group->group.degree(), *goal);
    check_cube(context, Value{*group}, domain->cube(), group.where);
    return labels_on_cube(*domain, goal_on_cube(context, goal, by_colours), goal ? goal->where : group.where);
}

}  // namespace cubelang::meaning
