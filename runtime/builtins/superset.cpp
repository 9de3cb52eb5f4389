// Algorithms in other notations: Randelshofer's script language, fewest-moves notation.

#include <fmt/format.h>

#include "runtime/builtins/bind.hpp"
#include "runtime/builtins/in_text.hpp"
#include "runtime/forms/niss.hpp"
#include "runtime/forms/superset.hpp"

namespace cubelang::eval {
namespace {

Value to_superset(Context& context, const Value& a, const Origin& origin) {
    if (!is_element(a))
        throw lang::Error(origin.where, fmt::format("to_superset wants an algorithm or a permutation, and this is {}",
                                                    type_with_article(a)));
    const auto state = permutation(context, a, origin.where);  // says so if a move does not exist here
    const auto* algorithm = a.as<Algorithm>();
    return make_notation(algorithm != nullptr ? superset_text(*algorithm->word, context.cube().n, origin.where)
                                              : superset_text(*state));
}

}  // namespace

std::vector<BuiltIn> superset_built_ins() {
    return {
        row("superset", "text",
            "reads a script in Randelshofer's Superset ENG notation (CubeTwister): an algorithm, or with cycles a "
            "permutation",
            "superset(\"B' MR B MR'\") == B' 2R B 2R'", "true",
            [](Context& context, const Text& text, const Origin& origin) {
                return in_text(origin, "superset", text.text, [&](const lang::SourcePtr& source) {
                    return evaluated(context, *read_superset(context.cube(), source, context.stop_token()), source);
                });
            }),
        row("to_superset", "a", "writes an algorithm or a permutation in Superset ENG, for the cube in force",
            "cube 5; to_superset([Rw: 2-3U] M2')", "<TR>(N2-3U) ML2'",
            [](Context& context, const Value& a, const Origin& origin) { return to_superset(context, a, origin); }),
        row("niss", "text", "reads fewest-moves notation, where parentheses hold moves on the inverse",
            "moves(niss(\"R (U F) D\"))", "{R, D, F', U'}",
            [](Context& context, const Text& text, const Origin& origin) {
                return in_text(origin, "niss", text.text, [&](const lang::SourcePtr& source) {
                    return evaluated(context, *read_niss(source, context.stop_token()), source);
                });
            }),
    };
}

}  // namespace cubelang::eval
