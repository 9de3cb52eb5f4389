// Scripts of Superset ENG and fewest-moves notation: what is read does what it does when it is written and read again.

#include "runtime/meaning/builtins/parse.hpp"
#include "runtime/meaning/forms/superset.hpp"
#include "tests/fuzz/target.hpp"

namespace cubelang::fuzz {
namespace {

using Read = lang::ExprPtr (*)(cube::Cube cube, const lang::SourcePtr& text);
constexpr Read readers[] = {
    [](cube::Cube cube, const lang::SourcePtr& text) { return eval::read_superset(cube, text); },
    [](cube::Cube, const lang::SourcePtr& text) { return eval::read_niss(text); },
};

// What the text says, as a value and as a permutation.
struct Meant {
    eval::Value value;
    std::shared_ptr<const cube::State> state;
};
Meant meant(eval::Context& context, Read read, const lang::SourcePtr& text) {
    auto value = eval::evaluated(context, *read(context.cube(), text), text);
    auto state = eval::permutation(context, value, {text, {}});
    return {std::move(value), std::move(state)};
}

std::string written(const Meant& meant, const lang::Where& where) {
    const auto* algorithm = meant.value.as<eval::Algorithm>();
    return algorithm == nullptr ? eval::superset_text(*meant.state)
                                : eval::superset_text(*algorithm->word, meant.state->cube.n, where);
}

void run(std::string_view bytes) {
    Input input(bytes);
    eval::Context context;
    context.set_cube({static_cast<int>(2 + input.choice(6)), false});
    const auto read = readers[input.choice(2)];
    const auto text = lang::make_source("fuzz", input.rest());
    try {
        const auto first = meant(context, read, text);
        const auto again = lang::make_source("again", written(first, {text, {}}));
        must(*meant(context, readers[0], again).state == *first.state, "what is written does the same", again->text);
    } catch (const lang::Error& error) {
        must(error.diagnostic().where.source->name != "again", error.what(), error.diagnostic().where.source->text);
        check_shown(error.diagnostic());
    }
}

const Registered target("superset", run);

}  // namespace
}  // namespace cubelang::fuzz
