// The tuples of the Tuple page.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/eval/bind.hpp"
#include "runtime/eval/tuple_text.hpp"

namespace cubelang::eval {
namespace {

Value tuple(Context& context, const Value& value, const Origin& origin) {
    if (const auto* text = value.as<Text>()) return make_permutation(tuple_state(context.cube(), text->text, origin.where));
    if (is_element(value)) return make_notation(tuple_text(*permutation(context, value, origin.where)));
    throw lang::Error(origin.where, fmt::format("tuple writes a permutation or reads a text, and this is {}", type_with_article(value)));
}

Value tuple_colors(const cube::State& p, const std::optional<Text>& scheme, const Origin& origin) {
    const auto letters = scheme ? scheme->text : std::string("WGRYBO");
    auto sorted = letters;
    std::ranges::sort(sorted);
    if (letters.size() != 6 || std::ranges::adjacent_find(sorted) != sorted.end())
        throw lang::Error(origin.where, fmt::format("`{}` is no colour scheme", letters), "a scheme is six different letters, for U F R D B L: \"WGRYBO\"");
    return make_notation(tuple_colors_text(p, letters));
}

}  // namespace

std::vector<BuiltIn> tuple_built_ins() {
    return {
        row("tuple", "p", "the cube as a tuple for each kind of piece: which piece stands at each place, and how it is turned; reads such a text too", "cube 2; tuple(U)",
            "corners: (2 3 4 1 5 6 7 8) (0 0 0 0 0 0 0 0)",
            [](Context& context, const Value& p, const Origin& origin) { return tuple(context, p, origin); }),
        row("tuple_colors", "p, scheme", "the same tuples in colours, by a scheme of six letters for U F R D B L (WGRYBO if none is given)", "cube 2; tuple_colors(U)",
            "corners: (WRG WBR WOB WGO YOG YGR YRB YBO)",
            [](Context&, const cube::State& p, const std::optional<Text>& scheme, const Origin& origin) { return tuple_colors(p, scheme, origin); }),
    };
}

}  // namespace cubelang::eval
