// Pictures in characters: a position, the way to it, two of them compared.

#include "runtime/builtins/bind.hpp"
#include "runtime/show/difference.hpp"
#include "runtime/show/explain.hpp"
#include "runtime/show/net_style.hpp"
#include "runtime/show/trace.hpp"

namespace cubelang::eval {

template <>
struct Argument<StyleName> {
    static constexpr std::string_view wanted = "letters, numbers or the name of a numbering";
    static bool fits(const Value& value) { return value.as<Text>() != nullptr || value.as<Algorithm>() != nullptr; }
    static StyleName get(Context&, const Operand& operand) { return {operand.value, operand.where}; }
};

namespace {

render::Drawing show(const Context& context, const cube::State& p, const std::optional<StyleName>& style,
                     const cube::State* before, const Origin& origin) {
    const auto drawn = net_style(style);
    if (before == nullptr) return net(context, {p, render::differences(cube::solved(p.cube), p)}, drawn, origin.where);
    const auto differ = render::differences(*before, p);
    return nets_beside(context, {"before", {*before, differ}}, {"after", {p, differ}}, drawn, origin.where);
}

}  // namespace

std::vector<BuiltIn> picture_built_ins() {
    return {
        row("show", "p, style, before",
            "the net of what stands where after p, what moved marked; or beside that of another, before it",
            "cube 2; show(R)",
            "      u F\n      u F\n\nl l   f D   R R   U b\nl l   f D   R R   U b\n\n      d B\n      d B",
            [](Context& context, const cube::State& p, const std::optional<StyleName>& style,
               const std::optional<cube::State>& before, const Origin& origin) {
                return make_picture(show(context, p, style, before ? &*before : nullptr, origin));
            }),
        row("trace", "a, style",
            "an algorithm move by move: the net after each with what it changed marked, and the cycles so far",
            "cube 2; trace(R)",
            "     u F               1  R\n     u F               (urf,bru,drb,frd)\nl l  f D  R R  U b\nl l  f D  R R  "
            "U b\n     d B\n     d B",
            [](Context& context, const cube::WordPtr& a, const std::optional<StyleName>& style, const Origin& origin) {
                return make_picture(trace(context, a, net_style(style), origin.where));
            }),
        row("compare", "p, q, style",
            "where two differ: both nets, the parts that stand elsewhere or are turned otherwise, the cycles from one "
            "to the other",
            "compare(R U R' U', [R, U])", "the same: at every place stands the same part, turned the same way",
            [](Context& context, const cube::State& p, const cube::State& q, const std::optional<StyleName>& style,
               const Origin& origin) {
                return make_picture(difference(context, p, q, net_style(style), origin.where));
            }),
    };
}

}  // namespace cubelang::eval
