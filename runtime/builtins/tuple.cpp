// The tuples of the Tuple page.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/bind.hpp"
#include "runtime/builtins/written_form.hpp"
#include "runtime/forms/tuple_text.hpp"

namespace cubelang::eval {
namespace {

Value tuple(Context& context, const Writable& p) {
    if (p.state) return make_notation(tuple_text(*p.state));
    return make_permutation(tuple_state(context.cube(), *p.text, p.where));
}

std::string checked_scheme(const std::optional<At<Text>>& scheme) {
    const auto letters = scheme ? scheme->value.text : std::string("WGRYBO");
    auto sorted = letters;
    std::ranges::sort(sorted);
    if (letters.size() != 6 || std::ranges::adjacent_find(sorted) != sorted.end())
        throw lang::Error(scheme->where, fmt::format("`{}` is no colour scheme", letters),
                          "a scheme is six different letters, for U F R D B L: \"WGRYBO\"");
    return letters;
}

Value tuple_colors(Context& context, const Writable& p, const std::optional<At<Text>>& scheme) {
    const auto letters = checked_scheme(scheme);
    if (p.state) return make_notation(tuple_colors_text(*p.state, letters));
    return tuple_colors_value(context.cube(), *p.text, letters, p.where);
}

}  // namespace

std::vector<BuiltIn> tuple_built_ins() {
    return {
        row({.name = "tuple",
             .parameters = "p",
             .meaning = "the cube as a tuple for each kind of piece: which piece stands at each place, and how it is "
                        "turned; reads "
                        "such a text too",
             .example = "cube 2; tuple(U)",
             .answer = "corners: (2 3 4 1 5 6 7 8) (0 0 0 0 0 0 0 0)"},
            tuple),
        row({.name = "tuple_colors",
             .parameters = "p, scheme",
             .meaning = "the same tuples in colours, by a scheme of six letters for U F R D B L (WGRYBO if none is "
                        "given); reads "
                        "such a text too",
             .example = "cube 2; tuple_colors(U)",
             .answer = "corners: (WRG WBR WOB WGO YOG YGR YRB YBO)"},
            tuple_colors),
    };
}

}  // namespace cubelang::eval
