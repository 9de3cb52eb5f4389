// Superset scripts and fewest-moves notation: a text that is read, written and read again has the same effect.

#include "runtime/meaning/builtins/cube/parse.hpp"
#include "runtime/meaning/forms/superset.hpp"
#include "tests/fuzz/target.hpp"

namespace cubelang::fuzz {
namespace {

using Read = lang::ExprPtr (*)(cube::Cube cube, const lang::SourcePtr& text);
constexpr Read readers[] = {
    [](cube::Cube cube, const lang::SourcePtr& text) { return meaning::read_superset(cube, text); },
    [](cube::Cube, const lang::SourcePtr& text) { return meaning::read_niss(text); },
};

// The meaning of a text as a value and as a permutation.
struct Meaning {
    meaning::Value value;
    std::shared_ptr<const cube::State> state;
};
Meaning meaning(meaning::Context& context, Read read, const lang::SourcePtr& text) {
    auto value = meaning::evaluated(context, *read(context.cube(), text), text);
    auto state = meaning::permutation(context, value, {text, {}});
    return {std::move(value), std::move(state)};
}

std::string written(const Meaning& meaning, const lang::Where& where) {
    const auto* algorithm = meaning.value.as<meaning::Algorithm>();
    return algorithm == nullptr ? meaning::superset_text(*meaning.state)
                                : meaning::superset_text(*algorithm->word, meaning.state->cube.n, where);
}

void run(std::string_view bytes) {
    Input input(bytes);
    meaning::Context context;
    context.set_cube({static_cast<int>(2 + input.choice(6)), false});
    const auto read = readers[input.choice(2)];
    const auto text = lang::make_source("fuzz", input.rest());
    try {
        const auto first = meaning(context, read, text);
        const auto again = lang::make_source("again", written(first, {text, {}}));
        must(*meaning(context, readers[0], again).state == *first.state, "the written text has the same effect",
             again->text);
    } catch (const lang::Error& error) {
        must(error.diagnostic().where.source->name != "again", error.what(), error.diagnostic().where.source->text);
        check_shown(error.diagnostic());
    }
}

const TargetRegistration target("superset", run);

}  // namespace
}  // namespace cubelang::fuzz
