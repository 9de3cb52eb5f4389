// Pictures in characters: a position, the way to it, two of them compared.

#include <algorithm>
#include <iterator>

#include "runtime/meaning/builtins/arguments/bind.hpp"
#include "runtime/meaning/builtins/arguments/common_arguments.hpp"
#include "runtime/meaning/show/difference.hpp"
#include "runtime/meaning/show/explain.hpp"
#include "runtime/meaning/show/net_style.hpp"
#include "runtime/meaning/show/trace.hpp"

namespace cubelang::eval {

template <>
struct Argument<render::NetStyle> {
    static constexpr std::string_view wanted = "letters, numbers or the name of a numbering";
    static bool fits(const Value& value) { return Argument<NumberingPtr>::fits(value); }
    static render::NetStyle get(Context&, const Operand& operand) { return net_style(operand.value, operand.where); }
    static std::vector<Choice> choices() {
        auto choices = Argument<NumberingPtr>::choices();
        std::ranges::copy(choices_among(net_labels()), std::back_inserter(choices));
        return choices;
    }
};

namespace {

using Style = std::optional<render::NetStyle>;

Value show(Context& context, const cube::State& p, const Style& style, const std::optional<cube::State>& before,
           const Origin& origin) {
    const auto drawn = style.value_or(render::NetStyle());
    if (!before)
        return make_picture(net(context, {p, render::differences(cube::solved(p.cube), p)}, drawn, origin.where));
    const auto differ = render::differences(*before, p);
    return make_picture(
        nets_beside(context, {"before", {*before, differ}}, {"after", {p, differ}}, drawn, origin.where));
}

// The algorithm is at fault when it is too long to be drawn.
Value traced(Context& context, const At<cube::WordPtr>& a, const Style& style) {
    return make_picture(trace(context, *a, style.value_or(render::NetStyle()), a.where));
}

Value compared(Context& context, const cube::State& p, const cube::State& q, const Style& style, const Origin& origin) {
    return make_picture(difference(context, p, q, style.value_or(render::NetStyle()), origin.where));
}

}  // namespace

std::vector<BuiltIn> picture_built_ins() {
    return {
        row({.name = "show",
             .parameters =
                 "p, style: what is written on the stickers | before: what is drawn beside it, as it was before",
             .meaning = "the net of what is where after p, what moved marked; or beside that of another, before it",
             .example = "cube 2; show(R)",
             .answer = "      u F\n      u F\n\nl l   f D   R R   U b\nl l   f D   R R   U b\n\n      d B\n      d B"},
            show),
        row({.name = "trace",
             .parameters = "a, style: what is written on the stickers",
             .meaning =
                 "an algorithm move by move: the net after each with what it changed marked, and the cycles so far",
             .example = "cube 2; trace(R)",
             .answer = "     u F               1  R\n     u F               (urf,bru,drb,frd)\nl l  f D  R R  U b\nl l "
                       " f D  R R  "
                       "U b\n     d B\n     d B"},
            traced),
        row({.name = "compare",
             .parameters = "p: the one | q: the other | style: what is written on the stickers",
             .meaning = "where two differ: both nets, the parts that are elsewhere or are turned differently, the "
                        "cycles from one "
                        "to the other",
             .example = "compare(R U R' U', [R, U])",
             .answer = "the same: every place has the same part, turned the same way"},
            compared),
    };
}

}  // namespace cubelang::eval
