// How often what came, drawn.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/builtins/collection.hpp"
#include "runtime/meaning/builtins/picture_arguments.hpp"
#include "runtime/meaning/builtins/svg_file.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/render/svg/bars.hpp"

namespace cubelang::eval {
namespace {

Rational amount_of(const std::pair<Value, Value>& item, const lang::Where& where) {
    const auto whole = item_text(item.first);
    const auto key = beginning(whole, 60);
    if (!is_number(item.second))
        throw lang::Error(
            where, fmt::format("plot draws numbers, and under the key {} is {}", key, type_with_article(item.second)));
    auto amount = rational(item.second);
    if (amount < 0) throw lang::Error(where, fmt::format("a bar cannot be shorter than 0, as for the key {}", key));
    return amount;
}

void check_bars(const Map& histogram, const lang::Where& where) {
    const auto count = histogram.items->size();
    if (count == 0) throw lang::Error(where, "there is nothing in this map to be drawn");
    if (count > render::most_bars)
        throw lang::Error(where,
                          fmt::format("a plot has at most {} bars, and this map has {} keys", render::most_bars, count),
                          "group what is counted more coarsely, as in histogram(items, f)");
}

std::vector<render::Bar> bars_of(const At<Map>& histogram) {
    check_bars(*histogram, histogram.where);
    std::vector<Rational> amounts;
    for (const auto& item : *histogram->items) amounts.push_back(amount_of(item, histogram.where));
    const Rational most = std::max(*std::ranges::max_element(amounts), Rational(0));
    std::vector<render::Bar> bars;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        const auto& [key, value] = (*histogram->items)[i];
        const auto share = most == 0 ? 0.0 : static_cast<double>(amounts[i] / most);
        bars.push_back({to_text(key), share, to_text(value), is_number(key)});
    }
    return bars;
}

Value plot(Context& context, const At<Map>& histogram, const std::optional<At<Text>>& file,
           const std::optional<Text>& title, const std::optional<GroundPtr>& background) {
    const auto bars = bars_of(histogram);
    if (!file) return make_picture(render::bars(bars, context.screen()));
    check_svg_file(*file);
    context.write_file(
        (*file)->text,
        render::svg::bars(bars, title ? title->text : "", *background.value_or(&render::svg::white_ground())),
        file->where);
    return make_notation(
        fmt::format("wrote {}: a plot of {}", printable_name((*file)->text), counted(bars.size(), "bar")));
}

}  // namespace

std::vector<BuiltIn> plot_built_ins() {
    return {
        row({.name = "plot",
             .parameters = "histogram: how often each key came, or another number of each | file: an "
                           "SVG file to write; in characters if left out | title, background",
             .meaning = "a bar for each key of a map, as long as its number: in characters, or as a picture in a file",
             .example = "plot({4: 2, 63: 1, 105: 8}, \"orders.svg\")",
             .answer = "wrote orders.svg: a plot of 3 bars",
             .is_word = true},
            plot),
    };
}

}  // namespace cubelang::eval
