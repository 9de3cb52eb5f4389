// Algorithms in other notations: Randelshofer's script language, fewest-moves notation.

#include "runtime/builtins/bind.hpp"
#include "runtime/forms/niss.hpp"
#include "runtime/forms/superset_reader.hpp"
#include "runtime/forms/superset_writer.hpp"

namespace cubelang::eval {
namespace {

// The text is a source of its own, named as the function, so that mistakes are shown in it.
template <class Read>
Value read(Context& context, const char* name, const At<Text>& text, Read read) {
    try {
        return read(context, lang::make_source(name, text->text));
    } catch (lang::Error& error) {
        error.diagnostic().notes.push_back({text.where, "the text is read here"});
        throw;
    }
}

Value to_superset(Context& context, const Element& a) {
    const auto state = a.state(context);  // says so if a move does not exist here
    const auto word = a.word();
    return make_notation(word ? superset_text(*word, context.cube().n, a.where) : superset_text(*state));
}

}  // namespace

std::vector<BuiltIn> superset_built_ins() {
    return {
        row({.name = "superset",
             .parameters = "text",
             .meaning =
                 "reads a script in Randelshofer's Superset ENG notation (CubeTwister): an algorithm, or with cycles a "
                 "permutation",
             .example = "superset(\"B' MR B MR'\") == B' 2R B 2R'",
             .answer = "true"},
            [](Context& context, const At<Text>& text) { return read(context, "superset", text, read_superset); }),
        row({.name = "to_superset",
             .parameters = "a",
             .meaning = "writes an algorithm or a permutation in Superset ENG, for the cube in force",
             .example = "cube 5; to_superset([Rw: 2-3U] M2')",
             .answer = "<TR>(N2-3U) ML2'"},
            to_superset),
        row({.name = "niss",
             .parameters = "text",
             .meaning = "reads fewest-moves notation, where parentheses hold moves on the inverse",
             .example = "moves(niss(\"R (U F) D\"))",
             .answer = "{R, D, F', U'}"},
            [](Context& context, const At<Text>& text) { return read(context, "niss", text, read_niss); }),
    };
}

}  // namespace cubelang::eval
