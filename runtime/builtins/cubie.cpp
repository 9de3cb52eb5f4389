// Kociemba's cubie level.

#include "runtime/builtins/written_form.hpp"
#include "runtime/forms/cubie_text.hpp"
#include "runtime/query/notes.hpp"

namespace cubelang::eval {

std::vector<BuiltIn> cubie_built_ins() {
    return {
        row("cubie", "p, then",
            "which corner and (odd N) edge replaces each, and its orientation, in Kociemba's order; after p and then a "
            "symmetry; reads such a text too",
            "cubie(F)",
            "corners: UFL DLF ULB UBR URF DFR DBL DRB\n"
            "         1   2   0   0   2   1   0   0\n"
            "edges:   UR FL UL UB DR FR DL DB UF DF BL BR\n"
            "         0  1  0  0  0  1  0  0  1  1  0  0",
            [](Context& context, const Writable& p, const std::optional<cube::Symmetry>& then, const Origin& origin) {
                const auto s = then.value_or(cube::Symmetry());
                return written_form(
                    p, origin, [&](const cube::State& state) { return cubie_text(state, s); },
                    [&](const std::string& text) {
                        auto state = cubie_state(context, text, s);
                        auto note = query::unreachable_note(state);
                        return make_permutation(std::move(state), std::move(note));
                    });
            }),
    };
}

}  // namespace cubelang::eval
