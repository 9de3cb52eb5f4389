// The built-in `factor`: elements of a group as words in its generators. Uses the solvers if the generators are turns,
// else the group's word table.

#include <chrono>
#include <limits>

#include <fmt/format.h>

#include "runtime/algebra/group/short_words.hpp"
#include "runtime/base/english.hpp"
#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/cube/reach/non_membership.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/built_in_caches.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/builtins/search/puzzle_moves.hpp"
#include "runtime/meaning/builtins/search/shared_solver.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/named_words.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {

/// The word table of the group last used.
struct GroupWords {
    groups::GroupPtr group;
    std::optional<group::ShortWords> words;
};

namespace {

using group::Permutation;
using groups::CubeGroup;

// Limits of the search for a shortest word in turns: group order and time.
constexpr auto largest_searched = 100'000'000'000;
constexpr std::chrono::milliseconds longest_search{1500};

// "with F or B as a further generator it would be"
std::string hint_for_missing_turns(Context& context, const CubeGroup& group, const Permutation& p) {
    const auto turns = reach::missing_turns(group, p, context.stop_token());
    if (!turns) return {};
    if (turns->empty()) return "no further single-layer turn as generator would help";
    const auto names = joined_words(
        *turns, [](const auto& turn) { return cube::spell(turn); }, " or ");
    return fmt::format("with {} as a further generator it would be", names);
}

[[noreturn]] void refuse(Context& context, const CubeGroup& group, const Permutation& p, const At<Value>& element,
                         const At<Group>& in) {
    const auto reason = library_reason(context, vocabulary(), "outside_reason",
                                       {{element.value, element.where}, {Value{*in}, in.where}});
    throw lang::Error(element.where, fmt::format("this is not in the group: {}", reason),
                      hint_for_missing_turns(context, group, p));
}

// --- words by the solvers --------------------------------------------------------------------------------------------

bool has_half_turns(const CubeGroup& group) {
    for (std::size_t g = 0; g < group.words.size(); ++g)
        if (groups::turn_of_generator(group, g)->quarters == 2) return true;
    return false;
}

int cost_of_quarters(const cube::Turn& turn, int /*n*/) { return turn.quarters == 2 ? 2 : 1; }
int cost_of_turns(const cube::Turn& /*turn*/, int /*n*/) { return 1; }

/// The solver options for these generators; nothing if no solver supports them.
std::optional<search::SolveOptions> options_for(Context& context, const CubeGroup& group) {
    search::SolveOptions options;
    options.limits.stop = context.stop_token();
    const int n = group.domain->cube().n;
    if (n > 2 && groups::has_all_layers(group)) {
        options.exact = true;
        options.longest = n == 3 ? options.longest : std::numeric_limits<int>::max();
        return options;
    }
    if (!groups::all_are_turns(group) || group.group.order() > largest_searched) return std::nullopt;
    for (const auto& word : group.words) options.generators.push_back(cube::expand(*word, 1)->front());
    options.cost = has_half_turns(group) ? cost_of_turns : cost_of_quarters;
    options.limits.stop = options.limits.stop.until(std::chrono::steady_clock::now() + longest_search);
    return options;
}

// A solution of the inverse is a word for p.
std::optional<group::Word> word_by_solver(Context& context, const CubeGroup& group, const Permutation& p) {
    if (!group.domain || group.words.empty()) return std::nullopt;
    const auto options = options_for(context, group);
    if (!options) return std::nullopt;
    const auto solution = shared_solver(context).solve(group.domain->state(group::inverse(p)), *options);
    if (!solution.found) return std::nullopt;
    const auto word = groups::word_in_generators(group, solution.moves);
    if (!word) return std::nullopt;
    const group::Alphabet alphabet(group.group.generators());
    group::Word reduced;
    alphabet.append(reduced, *word);
    return alphabet.value(reduced) == p ? std::optional(reduced) : std::nullopt;
}

// --- words from the word table ---------------------------------------------------------------------------------------

GroupWords& word_table(Context& context, const groups::GroupPtr& group) {
    auto& words = built_in_caches(context).group_words;
    if (words == nullptr || words->group != group)
        words =
            std::make_shared<GroupWords>(GroupWords{group, group::ShortWords::of(group->group, context.stop_token())});
    return *words;
}

[[noreturn]] void report_no_word(const lang::Where& where) {
    throw lang::Error(where,
                      "factor cannot find words for this group: it moves too many parts, and its generators are not "
                      "the turns of all layers");
}

// The faces of the 3x3x3, for which the solver also finds short words, without a table of the group.
bool are_six_faces(const CubeGroup& group) {
    return group.domain && group.domain->cube() == cube::Cube{3} && group.words.size() == 6 && all_are_turns(group) &&
           groups::has_all_layers(group);
}

group::Word word_of(Context& context, const groups::GroupPtr& group, const Permutation& p, const lang::Where& where) {
    const Ticker ticker(context);
    ticker.report("searching for short words in the generators");
    if (are_six_faces(*group))
        if (auto word = word_by_solver(context, *group, p)) return *std::move(word);
    auto& known = word_table(context, group).words;
    if (known)
        if (auto word = known->shortest(p, context.stop_token())) return *std::move(word);
    if (auto word = word_by_solver(context, *group, p)) return *std::move(word);
    auto word = known ? known->word(p, context.stop_token()) : std::nullopt;
    if (context.stop_token().stop_requested()) throw lang::interruption(where);
    if (!word) report_no_word(where);
    return *std::move(word);
}

Value factor(Context& context, const At<Value>& element, const At<Group>& in, const Origin& origin) {
    const auto& group = in->group;
    auto p = on_points(context, {element.value, element.where}, {Value{*in}, in.where});
    if (!groups::contains(*group, p)) refuse(context, *group, p, element, in);
    p = groups::fitted(*group, std::move(p));
    const auto word = word_of(context, group, p, origin.where);
    if (group::Alphabet(group->group.generators()).value(word) != p && !word.empty())
        throw lang::Error(origin.where, "internal error: the word does not equal the element");
    return value_of_word(group, word);
}

}  // namespace

std::vector<BuiltIn> factor_built_ins() {
    return {
        row({.name = "factor",
             .parameters = "p: the element | group: the group whose generators to use",
             .meaning = "A short word for an element of a group in the generators of the group. If a generator has no "
                        "moves, the element itself, shown as this word.",
             .example = "factor((R U)^104, group(R, U))",
             .answer = "U' R'\n(-urf) (+ufl,frd,drb,bru,lbu) (ur,ub,ul,uf,fr,dr,br)"},
            factor),
    };
}

}  // namespace cubelang::meaning
