// Algorithms in other notations: Randelshofer's script language, fewest-moves notation.

#include "runtime/meaning/forms/superset.hpp"
#include "runtime/meaning/builtins/arguments/bind.hpp"
#include "runtime/meaning/builtins/in_text.hpp"
#include "runtime/meaning/forms/niss.hpp"

namespace cubelang::eval {
namespace {

Value read_script(Context& context, const At<Text>& text) {
    return in_text(text, "superset", [&](const lang::SourcePtr& source) {
        return evaluated(context, *read_superset(context.cube(), source, context.stop_token()), source);
    });
}

Value read_fewest_moves(Context& context, const At<Text>& text) {
    return in_text(text, "niss", [&](const lang::SourcePtr& source) {
        return evaluated(context, *read_niss(source, context.stop_token()), source);
    });
}

Value to_superset(Context& context, const Element& a) {
    const auto state = a.state(context);  // says so if a move does not exist here
    const auto word = a.word();
    return make_notation(word ? superset_text(*word, context.cube().n, a.where, context.stop_token())
                              : superset_text(*state));
}

}  // namespace

std::vector<BuiltIn> superset_built_ins() {
    return {
        row({.name = "superset",
             .parameters = "text: the script",
             .meaning =
                 "reads a script in Randelshofer's Superset ENG notation (CubeTwister): an algorithm, or with cycles a "
                 "permutation",
             .example = "superset(\"B' MR B MR'\") == B' 2R B 2R'",
             .answer = "true"},
            read_script),
        row({.name = "to_superset",
             .parameters = "a: what is written",
             .meaning = "writes an algorithm or a permutation in Superset ENG, for the current cube",
             .example = "cube 5; to_superset([Rw: 2-3U] M2')",
             .answer = "<TR>(N2-3U) ML2'"},
            to_superset),
        row({.name = "niss",
             .parameters = "text: the moves, those on the inverse in parentheses",
             .meaning = "reads fewest-moves notation, where parentheses hold moves on the inverse",
             .example = "moves(niss(\"R (U F) D\"))",
             .answer = "{R, D, F', U'}"},
            read_fewest_moves),
    };
}

}  // namespace cubelang::eval
