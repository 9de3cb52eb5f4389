// Insertions into a skeleton.

#include <fmt/format.h>

#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/meaning/eval/kept.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/search/commutators/insertions.hpp"

namespace cubelang::eval {
namespace {

std::string steps_text(const std::vector<search::Insertion>& steps) {
    std::string text;
    for (const auto& [at, word] : steps)
        text += fmt::format("{}after {}: {}", text.empty() ? "" : ", then ", at, cube::spell(*word));
    return text;
}

Value row_of_insertion(const search::Inserted& inserted) {
    return make_record({{"moves", make_integer(inserted.cost)},
                        {"cancelled", make_integer(inserted.cancelled)},
                        {"insertions", make_notation(steps_text(inserted.steps))},
                        {"algorithm", make_algorithm(cube::make_run(inserted.moves))}});
}

Value no_insertion(const search::InsertionResult& result, const Origin& origin) {
    using search::InsertionEnd;
    switch (result.end) {
        case InsertionEnd::none_left: return make_boolean(false, "nothing is left to insert: it is solved");
        case InsertionEnd::out_of_reach: return make_boolean(false, "what is left is out of reach of any turns");
        case InsertionEnd::odd:
            return make_boolean(false, "two corners and two edges are left to swap, and three-cycles swap no two");
        case InsertionEnd::stopped: throw lang::interruption(origin.where);
        case InsertionEnd::too_many:
            return make_boolean(false,
                                fmt::format("{} three-cycles are left; a skeleton for insertions leaves up to {}",
                                            result.three_cycles, search::most_inserted));
        default: return make_boolean(false, "no commutator with so few turns does it");
    }
}

// Made when first needed; not if stopped meanwhile.
search::ThreeCycleWords& three_cycle_words(Context& context, const Origin& origin) {
    auto& known = kept(context).three_cycles[context.cube().n];
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
        throw lang::Error(origin.where, fmt::format("insertions are made on the 2x2x2 and the 3x3x3, and this is a {}",
                                                    cube_name(cube)));
    static_cast<void>(context.perform(*skeleton, skeleton.where));  // says so if a move does not exist here
    const auto moves = cube::expand(**skeleton, limits::longest_varied);
    if (!moves) throw lang::Error(skeleton.where, fmt::format("a skeleton has up to {} moves", limits::longest_varied));
    search::InsertionOptions options;
    options.answers =
        static_cast<std::size_t>(checked_int(answers, {.name = "answers", .least = 1, .most = 100, .usual = 5}));
    options.cost = metric_or_usual(metric, cube.n).cost;
    options.stop = context.stop_token();
    const auto before = after ? *after->state(context) : cube::solved(cube);
    const auto result = search::insertions(*moves, before, three_cycle_words(context, origin), options);
    if (result.answers.empty()) return no_insertion(result, origin);
    std::vector<Value> rows;
    for (const auto& each : result.answers) rows.push_back(row_of_insertion(each));
    return make_list(std::move(rows));
}

}  // namespace

std::vector<BuiltIn> insertion_built_ins() {
    return {
        row({.name = "insertions",
             .parameters = "skeleton: moves that solve all but a few parts | after: the scramble that it solves, as "
                           "moves or as a permutation | answers: how many at most; 5 if left out | metric",
             .meaning = "where to put commutators into a skeleton so that it solves what it leaves, by three-cycles, "
                        "the shortest first",
             .example = "item(insertions(R U F, after = (uf,ur,ub) F' U' R'), 1)",
             .answer =
                 "moves: 12\ncancelled: 2\ninsertions: after 1: [U: [U, R' E R]]\nalgorithm: R U2 R' U D' F U' F' "
                 "U' D R F"},
            insertions),
    };
}

}  // namespace cubelang::eval
