// Built-ins for pictures in characters: show, trace, compare, plot.

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/builtins/pictures/picture_arguments.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/show/explain.hpp"
#include "runtime/meaning/show/nets.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/render/svg/charts.hpp"

namespace cubelang::meaning {

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
           const std::optional<render::Scheme>& scheme, const Origin& origin) {
    auto drawn = style.value_or(render::NetStyle());
    drawn.scheme = scheme;
    if (!before)
        return make_picture(net(context, {p, render::differences(cube::solved(p.cube), p)}, drawn, origin.where));
    const auto differ = render::differences(*before, p);
    return make_picture(
        nets_beside(context, {"before", {*before, differ}}, {"after", {p, differ}}, drawn, origin.where));
}

// Errors point at the algorithm: it may be too long to draw.
Value traced(Context& context, const At<cube::WordPtr>& a, const Style& style) {
    return make_picture(trace(context, *a, style.value_or(render::NetStyle()), a.where));
}

Value compared(Context& context, const cube::State& p, const cube::State& q, const Style& style, const Origin& origin) {
    const auto reason = library_reason(context, vocabulary(), "last_difference",
                                       {{make_permutation(p), origin.where}, {make_permutation(q), origin.where}});
    return make_picture(difference(context, p, q, reason, style.value_or(render::NetStyle()), origin.where));
}

}  // namespace

std::vector<BuiltIn> picture_built_ins() {
    return {
        row({.name = "show",
             .parameters =
                 "p, style: the labels of the stickers | before: the position to draw beside it | scheme: the "
                 "colours of the faces on a coloured screen; those of the session if left out",
             .meaning = "The net of the cube after p, with the moved stickers marked. With before, also the net of "
                        "that position, and the differences marked.",
             .example = "cube 2; show(R)",
             .answer = "      u F\n      u F\n\nl l   f D   R R   U b\nl l   f D   R R   U b\n\n      d B\n      d B"},
            show),
        row({.name = "trace",
             .parameters = "a, style: the labels of the stickers",
             .meaning = "The net after each move of an algorithm, with the changes marked, and the cycles so far.",
             .example = "cube 2; trace(R)",
             .answer = "     u F               1  R\n     u F               (urf,bru,drb,frd)\nl l  f D  R R  U b\nl l "
                       " f D  R R  U b\n     d B\n     d B"},
            traced),
        row({.name = "compare",
             .parameters = "p: the first position | q: the second position | style: the labels of the stickers",
             .meaning = "The differences between two positions: both nets, the parts that differ, and the cycles from "
                        "one to the other.",
             .example = "compare(R U R' U', [R, U])",
             .answer = "the same: every place has the same part, turned the same way"},
            compared),
    };
}

namespace {

Rational amount_of(const std::pair<Value, Value>& item, const lang::Where& where) {
    const auto whole = item_text(item.first);
    const auto key = beginning(whole, 60);
    if (!is_number(item.second))
        throw lang::Error(where, fmt::format("plot needs numbers, but the value of the key {} is {}", key,
                                             type_with_article(item.second)));
    auto amount = rational(item.second);
    if (amount < 0)
        throw lang::Error(where,
                          fmt::format("plot needs numbers from 0 up, but the value of the key {} is negative", key));
    return amount;
}

void check_bars(const Map& histogram, const lang::Where& where) {
    const auto count = histogram.items.size();
    if (count == 0) throw lang::Error(where, "this map is empty: there is nothing to plot");
    if (count > render::most_bars)
        throw lang::Error(where,
                          fmt::format("a plot has at most {} bars, and this map has {} keys", render::most_bars, count),
                          "use coarser keys, as in histogram(items, f)");
}

std::vector<render::Bar> bars_of(const At<Map>& histogram) {
    check_bars(*histogram, histogram.where);
    std::vector<Rational> amounts;
    for (const auto& item : histogram->items) amounts.push_back(amount_of(item, histogram.where));
    const Rational most = std::max(*std::ranges::max_element(amounts), Rational(0));
    std::vector<render::Bar> bars;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        const auto& [key, value] = histogram->items[i];
        const auto share = most == 0 ? 0.0 : static_cast<double>(amounts[i] / most);
        bars.push_back({to_text(key), share, to_text(value), is_number(key)});
    }
    return bars;
}

Value plot(Context& context, const At<Map>& histogram, const std::optional<At<Text>>& file,
           const std::optional<Text>& title, const std::optional<GroundPtr>& background) {
    const auto bars = bars_of(histogram);
    if (!file) return make_picture(render::bars(bars, context.screen()));
    check_picture_file(*file);
    context.write_picture(
        (*file)->text,
        render::svg::bars(bars, title ? title->text : "", *background.value_or(&render::svg::white_ground())),
        file->where);
    return make_notation(
        fmt::format("wrote {}: a plot of {}", printable_name((*file)->text), counted(bars.size(), "bar")));
}

std::vector<std::vector<std::string>> table_of(const At<List>& rows) {
    constexpr auto hint = "squares({{1, 2}, {2, 1}}, \"table.svg\")";
    const auto fail = [&](const std::string& problem) { throw lang::Error(rows.where, problem, hint); };
    std::vector<std::vector<std::string>> table;
    for (const auto& item : rows->items) {
        const auto* row = item.as<List>();
        if (row == nullptr) fail(fmt::format("a row of the table is a list, but this is {}", type_with_article(item)));
        table.emplace_back();
        for (const auto& entry : row->items) table.back().push_back(to_text(entry));
        if (table.back().size() != table.front().size()) fail("the rows of the table differ in length");
    }
    if (table.empty() || table.front().empty()) fail("the table is empty");
    if (std::max(table.size(), table.front().size()) > render::svg::most_squares)
        fail(fmt::format("a table of squares has at most {} rows and columns", render::svg::most_squares));
    return table;
}

Value draw_squares(Context& context, const At<List>& rows, const At<Text>& file, const std::optional<Text>& title,
                   const std::optional<GroundPtr>& background) {
    check_picture_file(file);
    const auto table = table_of(rows);
    context.write_picture(
        file->text,
        render::svg::squares(table, title ? title->text : "", *background.value_or(&render::svg::white_ground())),
        file.where);
    return make_notation(fmt::format("wrote {}: a table of {} by {} squares", printable_name(file->text), table.size(),
                                     table.front().size()));
}

}  // namespace

std::vector<BuiltIn> plot_built_ins() {
    return {
        row({.name = "squares",
             .parameters = "rows: the lists of entries, one for each row | file, title: the title for screen readers; "
                           "\"Table\" if left out | background",
             .meaning = "Writes a table of at most 100 rows and columns to an SVG file, as coloured squares: equal "
                        "entries have the same colour.",
             .example = "squares({{1, 2}, {2, 1}}, \"table.svg\")",
             .answer = "wrote table.svg: a table of 2 by 2 squares",
             .is_word = true},
            draw_squares),
        row({.name = "plot",
             .parameters =
                 "histogram: the number for each key, such as how often it occurs | file: the SVG file to write; drawn "
                 "in characters if left out | title: the title above the picture; no title if left out | background",
             .meaning =
                 "Draws a bar for each key of a map, as long as its number: in characters, or as an SVG picture.",
             .example = "plot({4: 2, 63: 1, 105: 8}, \"orders.svg\")",
             .answer = "wrote orders.svg: a plot of 3 bars",
             .is_word = true},
            plot),
    };
}

}  // namespace cubelang::meaning
