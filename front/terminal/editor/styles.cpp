#include "front/terminal/editor/styles.hpp"

#include <algorithm>
#include <iterator>

namespace cubelang::editor {
namespace {

struct Look {
    Style style;
    std::string_view colored, bare;
};

// The sixteen colours every terminal has, in its own shades: they are readable on whatever ground its owner has chosen.
constexpr Look looks[] = {
    {Style::plain, "", ""},
    {Style::prompt, "\033[1m", ""},
    {Style::keyword, "\033[35m", ""},
    {Style::known, "\033[36m", ""},
    {Style::own, "\033[1;36m", ""},
    {Style::wrong, "\033[31m", ""},
    {Style::number, "\033[33m", ""},
    {Style::text, "\033[32m", ""},
    {Style::comment, "\033[90m", ""},
    {Style::bracket, "\033[1;4m", ""},
    {Style::match, "\033[7m", "\033[7m"},
    {Style::suggested, "\033[90m", ""},
    {Style::aside, "\033[90m", ""},
    {Style::chosen, "\033[7m", "\033[7m"},
};

}  // namespace

std::string_view begin_of(Style style, bool color) {
    const auto look =
        std::find_if(std::begin(looks), std::end(looks), [&](const Look& row) { return row.style == style; });
    if (look == std::end(looks)) return {};
    return color ? look->colored : look->bare;
}

std::vector<Style> style_of_bytes(const std::vector<Stretch>& stretches, std::size_t size) {
    std::vector<Style> styles(size, Style::plain);
    for (const auto& [begin, end, style] : stretches)
        std::fill(styles.begin() + static_cast<std::ptrdiff_t>(std::min(begin, size)),
                  styles.begin() + static_cast<std::ptrdiff_t>(std::clamp(end, std::min(begin, size), size)), style);
    return styles;
}

}  // namespace cubelang::editor
