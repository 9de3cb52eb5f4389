#include "runtime/render/svg/charts.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {
namespace {

constexpr double row_height = 16, bar_height = 12, longest_bar = 320, bar_gap = 6, around_bars = 10;
constexpr double bar_letter = 6.2, bar_font = 10;
constexpr std::size_t longest_label = 40, most_described = 20;

std::string bar_label(const Bar& bar) { return cubelang::shortened(bar.label, longest_label); }

double widest_of(const std::vector<Bar>& all, std::string (*text)(const Bar&)) {
    int columns = 0;
    for (const auto& bar : all) columns = std::max(columns, width(text(bar)));
    return bar_letter * columns;
}

About about_bars(const std::vector<Bar>& all, const std::string& title) {
    std::vector<std::string> descriptions;
    for (const auto& bar : all) descriptions.push_back(fmt::format("{}: {}", bar_label(bar), bar.amount));
    const auto more = descriptions.size() > most_described ? descriptions.size() - most_described : 0;
    descriptions.resize(descriptions.size() - more);
    return {title.empty() ? "Histogram" : title,
            fmt::format("A bar for each of {}. {}{}.", all.size(), fmt::join(descriptions, ", "),
                        more == 0 ? "" : fmt::format(", and {} more", more)),
            title};
}

std::string text_from(Point at, std::string_view anchor, std::string_view text) {
    return text_at(at, text, fmt::format("text-anchor=\"{}\"", anchor));
}

}  // namespace

std::string bars(const std::vector<Bar>& all, const std::string& title, const Ground& ground) {
    const double left = around_bars + widest_of(all, bar_label) + bar_gap;
    std::string rectangles, labels;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double top = around_bars + row_height * static_cast<double>(i), length = longest_bar * all[i].share;
        rectangles += rectangle({left, top, length, bar_height});
        labels += text_from({left - bar_gap, top + bar_height - 2}, "end", bar_label(all[i]));
        labels += text_from({left + length + bar_gap, top + bar_height - 2}, "start", all[i].amount);
    }
    const auto amounts = widest_of(all, [](const Bar& bar) { return bar.amount; });
    const Box box{0, 0, left + longest_bar + bar_gap + amounts + around_bars,
                  2 * around_bars + row_height * static_cast<double>(all.size())};
    return document(about_bars(all, title), box, ground,
                    group(fmt::format("fill=\"{}\"", ground.lines.front()), rectangles) +
                        group(fmt::format("font-size=\"{}\" fill=\"{}\"", number(bar_font), ground.ink), labels));
}

}  // namespace cubelang::render::svg
