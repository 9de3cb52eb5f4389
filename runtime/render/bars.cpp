#include "runtime/render/bars.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "runtime/base/utf8.hpp"

namespace cubelang::render {
namespace {

constexpr int usual_columns = 60, fewest_columns = 10, widest_label = 30;
constexpr int eighths = 8;
constexpr std::array<std::string_view, eighths> part_of_column{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};

std::string bar_of_columns(double columns) {
    const int parts = static_cast<int>(std::lround(columns * eighths));
    std::string bar;
    for (int i = 0; i < parts / eighths; ++i) bar += "█";
    return bar + std::string(part_of_column[parts % eighths]);
}

// A share above 0 has at least one mark.
std::string bar_text(double share, int columns, bool utf8) {
    if (share <= 0) return {};
    if (!utf8) return std::string(static_cast<std::size_t>(std::max(1L, std::lround(share * columns))), '#');
    return bar_of_columns(std::max(share * columns, 1.0 / eighths));
}

std::string label_text(const Bar& bar, const Screen& screen) {
    if (width(bar.label) <= widest_label) return bar.label;
    std::size_t end = 0;
    for (int i = 0; i < widest_label - 3; ++i) end = character_end(bar.label, end);
    return bar.label.substr(0, end) + (screen.utf8 ? "…" : "...");
}

}  // namespace

Drawing bars(const std::vector<Bar>& all, const Screen& screen) {
    int label_columns = 0, amount_columns = 0;
    for (const auto& bar : all) {
        label_columns = std::max(label_columns, width(label_text(bar, screen)));
        amount_columns = std::max(amount_columns, width(bar.amount));
    }
    const int columns = screen.columns > 0 ? screen.columns : usual_columns;
    const int longest = std::max(fewest_columns, columns - label_columns - amount_columns - 2);
    Drawing drawing;
    for (const auto& bar : all) {
        const auto label = label_text(bar, screen);
        const std::string blanks(static_cast<std::size_t>(label_columns - width(label)), ' ');
        auto drawn = bar_text(bar.share, longest, screen.utf8);
        if (!drawn.empty()) drawn += ' ';
        drawing.lines.push_back({{bar.is_number ? blanks + label : label + blanks, {Role::label}},
                                 {" " + drawn, {Role::strong}},
                                 {bar.amount, {Role::value}}});
    }
    return drawing;
}

}  // namespace cubelang::render
