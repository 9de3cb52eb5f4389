// Shortest algorithms.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/eval/bind.hpp"
#include "runtime/eval/limits.hpp"
#include "runtime/search/commutator_forms.hpp"
#include "runtime/search/commutator_letters.hpp"

namespace cubelang::eval {
namespace {

int small(const std::optional<Integer>& given, int usual, int least, int most, std::string_view name, const Origin& origin) {
    if (!given) return usual;
    if (*given >= least && *given <= most) return static_cast<int>(*given);
    throw lang::Error(origin.where, fmt::format("{} is a number from {} to {}", name, least, most));
}

// The letters first, if there are any: they are what their author thought of.
Value commutators(Context& context, const Value& a, const std::optional<Integer>& answers, const Origin& origin) {
    const auto state = permutation(context, a, origin.where);
    std::vector<Value> forms;
    std::string last;
    const auto add = [&](const cube::WordPtr& word) {
        if (auto text = cube::spell(*word); text != last) forms.push_back(make_algorithm(word)), last = std::move(text);
    };
    const auto* algorithm = a.as<Algorithm>();
    if (const auto moves = algorithm == nullptr ? std::nullopt : cube::expand(*algorithm->word, 1000)) {
        search::Turns turns;
        for (const auto& move : *moves)
            if (const auto turn = cube::turn_of(move, context.cube().n)) turns.push_back(*turn);
        if (const auto letters = search::commutator_in_letters(turns)) add(word_of(*letters, context.cube().n));
    }
    search::CommutatorOptions options;
    options.most = static_cast<std::size_t>(small(answers, 8, 1, 100, "answers", origin));
    options.stop = context.stop_flag();
    for (const auto& word : search::commutator_forms(*state, options)) add(word);
    context.check_stop(origin.where);
    return make_list(std::move(forms));
}

}  // namespace

std::vector<BuiltIn> find_built_ins() {
    return {
        row("commutators", "a, answers", "an algorithm or permutation as commutators: [A, B], [C: [A, B]], a product of two; by its letters, and by what it does",
            "item(commutators(F R U R' U' F'), 1) == [F: [R, U]]", "true", commutators),
    };
}

}  // namespace cubelang::eval
