// What the stickers' colours show.

#include "runtime/builtins/written_form.hpp"
#include "runtime/forms/color_text.hpp"

namespace cubelang::eval {

std::vector<BuiltIn> color_built_ins() {
    return {
        row({.name = "colors",
             .parameters = "p",
             .meaning = "the colours that p makes a solved cube show, as the faces they are at home on: U R F D L B, "
                        "row by row; "
                        "reads such a text too",
             .example = "colors(R)",
             .answer = "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB"},
            [](Context& context, const Writable& p) {
                return p.state ? make_notation(color_text(*p.state)) : color_value(context.cube(), *p.text, p.where);
            }),
    };
}

}  // namespace cubelang::eval
