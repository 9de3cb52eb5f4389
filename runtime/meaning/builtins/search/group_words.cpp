// Elements of a group as words in its generators: by the solvers where the generators are turns, else by the table of
// words of the group.

#include <chrono>
#include <limits>

#include <fmt/format.h>

#include "runtime/algebra/group/short_words.hpp"
#include "runtime/base/english.hpp"
#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/cube/groups/non_membership.hpp"
#include "runtime/meaning/builtins/search/shared_solver.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/eval/kept.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::eval {

/// The words of the last group that was asked for.
struct GroupWords {
    cube_group::GroupPtr group;
    std::optional<group::ShortWords> words;
};

namespace {

using cube_group::CubeGroup;
using group::Permutation;

// Groups up to this order are searched for the cheapest word by single turns, for this long.
constexpr auto largest_searched = 100'000'000'000;
constexpr std::chrono::milliseconds longest_search{1500};

// "with F or B it would be"
std::string what_is_lacking(Context& context, const CubeGroup& group, const Permutation& p) {
    const auto turns = cube_group::turns_that_let_in(group, p, context.stop_token());
    if (!turns) return {};
    if (turns->empty()) return "no turn of a single layer that is added would let it in";
    const auto names = joined_words(
        *turns, [](const auto& turn) { return cube::spell(turn); }, " or ");
    return fmt::format("with {} it would be", names);
}

[[noreturn]] void refuse(Context& context, const CubeGroup& group, const Permutation& p, const lang::Where& where) {
    const auto why = cube_group::exactly_why_outside(group, p, context.stop_token());
    throw lang::Error(where, fmt::format("this is not in the group: {}", why), what_is_lacking(context, group, p));
}

// --- by turns --------------------------------------------------------------------------------------------------------

bool all_are_turns(const CubeGroup& group) {
    for (std::size_t g = 0; g < group.words.size(); ++g)
        if (!cube_group::turn_of_generator(group, g)) return false;
    return true;
}

bool has_half_turns(const CubeGroup& group) {
    for (std::size_t g = 0; g < group.words.size(); ++g)
        if (cube_group::turn_of_generator(group, g)->quarters == 2) return true;
    return false;
}

int cost_of_quarters(const cube::Turn& turn, int /*n*/) { return turn.quarters == 2 ? 2 : 1; }
int cost_of_turns(const cube::Turn& /*turn*/, int /*n*/) { return 1; }

/// Nothing: no solver takes these generators.
std::optional<search::SolveOptions> options_for(Context& context, const CubeGroup& group) {
    search::SolveOptions options;
    options.effort.stop = context.stop_token();
    const int n = group.domain->cube().n;
    if (n > 2 && cube_group::has_all_layers(group)) {
        options.exact = true;
        options.longest = n == 3 ? options.longest : std::numeric_limits<int>::max();
        return options;
    }
    if (!all_are_turns(group) || group.group.order() > largest_searched) return std::nullopt;
    for (const auto& word : group.words) options.generators.push_back(cube::expand(*word, 1)->front());
    options.cost = has_half_turns(group) ? cost_of_turns : cost_of_quarters;
    options.effort.stop = options.effort.stop.until(std::chrono::steady_clock::now() + longest_search);
    return options;
}

// What solves the inverse does p.
std::optional<group::Word> by_turns(Context& context, const CubeGroup& group, const Permutation& p) {
    if (!group.domain || group.words.empty()) return std::nullopt;
    const auto options = options_for(context, group);
    if (!options) return std::nullopt;
    const auto solution = shared_solver(context).solve(group.domain->state(group::inverse(p)), *options);
    if (!solution.found) return std::nullopt;
    const auto word = cube_group::in_generators(group, solution.moves);
    if (!word) return std::nullopt;
    const group::Alphabet alphabet(group.group.generators());
    group::Word reduced;
    alphabet.append(reduced, *word);
    return alphabet.value(reduced) == p ? std::optional(reduced) : std::nullopt;
}

// --- by the group alone ----------------------------------------------------------------------------------------------

GroupWords& words_of(Context& context, const cube_group::GroupPtr& group) {
    auto& words = kept(context).group_words;
    if (words == nullptr || words->group != group)
        words =
            std::make_shared<GroupWords>(GroupWords{group, group::ShortWords::of(group->group, context.stop_token())});
    return *words;
}

[[noreturn]] void no_word(const lang::Where& where) {
    throw lang::Error(where,
                      "words for this group are out of reach: it moves too many parts, and its generators are not the "
                      "turns of all layers");
}

group::Word word_of(Context& context, const cube_group::GroupPtr& group, const Permutation& p,
                    const lang::Where& where) {
    const Ticker ticker(context);
    ticker.say("looking for short words in the generators");
    auto& known = words_of(context, group).words;
    if (known)
        if (auto word = known->shortest(p, context.stop_token())) return *std::move(word);
    if (auto word = by_turns(context, *group, p)) return *std::move(word);
    auto word = known ? known->word(p, context.stop_token()) : std::nullopt;
    if (context.stop_token().stop_requested()) throw lang::interruption(where);
    if (!word) no_word(where);
    return *std::move(word);
}

Value shown(const CubeGroup& group, const group::Word& word) {
    auto algorithm = group.domain ? cube_group::algorithm(group, word) : nullptr;
    if (algorithm == nullptr) return make_notation(cube_group::text(group, word));
    const bool is_plain = word.empty() || all_are_turns(group);
    return make_algorithm(std::move(algorithm), is_plain ? "" : cube_group::in_letters(group, word));
}

Value factor(Context& context, const At<Value>& element, const At<Group>& in, const Origin& origin) {
    const auto& group = in->group;
    auto p = on_points(context, {element.value, element.where}, {Value{*in}, in.where});
    if (!cube_group::contains(*group, p)) refuse(context, *group, p, element.where);
    p = cube_group::fitted(*group, std::move(p));
    const auto word = word_of(context, group, p, origin.where);
    if (group::Alphabet(group->group.generators()).value(word) != p && !word.empty())
        throw lang::Error(origin.where, "the word that was found is wrong: this is a fault of the program");
    return shown(*group, word);
}

}  // namespace

std::vector<BuiltIn> factor_built_ins() {
    return {
        row({.name = "factor",
             .parameters = "p: an element of the group | group: in whose generators it is written",
             .meaning = "a short word in the generators of a group that makes this element of it",
             .example = "factor((R U)^104, group(R, U))",
             .answer = "U' R'\n(-urf) (+dfr,bdr,ubr,ulb,ufl) (ur,ub,ul,uf,fr,dr,br)"},
            factor),
    };
}

}  // namespace cubelang::eval
