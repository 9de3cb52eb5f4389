#include "front/site/html.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/render/svg/drawing.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/coloring.hpp"

namespace cubelang::site {
namespace {

using render::Drawing;
using render::Line;
using render::Piece;

// In the order of Color and of render::Role.
constexpr std::array<std::string_view, 9> words{"",       "keyword", "known",   "own", "wrong",
                                                "number", "text",    "comment", ""};
constexpr std::array<std::string_view, 9> roles{"", "", "moves", "label", "faint", "strong", "good", "wrong", "hint"};

std::string in_class(std::string_view name, std::string_view text) {
    return name.empty() ? xml_escaped(text) : fmt::format("<span class=\"{}\">{}</span>", name, xml_escaped(text));
}

std::string line_html(const Line& line) {
    std::string html;
    for (const Piece& piece : line) html += in_class(roles[static_cast<std::size_t>(piece.style.role)], piece.text);
    return html;
}

std::string picture(const Drawing& net) {
    return fmt::format("<span class=\"drawn\" role=\"img\" aria-label=\"{}\">{}</span>", xml_escaped(as_lines(net)),
                       render::svg::drawn(net));
}

bool is_blank(const Line& line) {
    return std::ranges::all_of(line, [](const Piece& piece) { return trimmed(piece.text).empty(); });
}

// True for a net's first line, or for the caption right above it.
bool begins_net(const std::vector<Line>& lines, std::size_t at) {
    const bool is_above = at + 1 < lines.size() && !is_blank(lines[at]) && render::svg::has_stickers(lines[at + 1]);
    return render::svg::has_stickers(lines[at]) || is_above;
}

// The line after the net's last line with stickers; blank lines between may occur.
std::size_t end_of_net(const std::vector<Line>& lines, std::size_t begin) {
    auto end = begin + 1;
    for (auto at = end; at < lines.size(); ++at) {
        if (render::svg::has_stickers(lines[at]))
            end = at + 1;
        else if (!is_blank(lines[at]))
            break;
    }
    return end;
}

bool is_kept(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

std::string painted(const Session& session, std::string_view code) {
    std::vector<Color> colors(code.size(), Color::plain);
    for (const auto& [begin, end, color] : color_spans(session, code))
        std::fill(colors.begin() + static_cast<std::ptrdiff_t>(begin),
                  colors.begin() + static_cast<std::ptrdiff_t>(end), color);
    std::string html;
    for (std::size_t begin = 0, end = 0; begin < code.size(); begin = end) {
        while (end < code.size() && colors[end] == colors[begin]) ++end;
        html += in_class(words[static_cast<std::size_t>(colors[begin])], code.substr(begin, end - begin));
    }
    return html;
}

std::string painted(const Drawing& drawing) {
    const auto& lines = drawing.lines;
    std::string html;
    for (std::size_t at = 0; at < lines.size();) {
        if (at > 0) html += '\n';
        if (!begins_net(lines, at)) {
            html += line_html(lines[at++]);
            continue;
        }
        const auto end = end_of_net(lines, at);
        html += picture(
            {{lines.begin() + static_cast<std::ptrdiff_t>(at), lines.begin() + static_cast<std::ptrdiff_t>(end)}});
        at = end;
    }
    return html;
}

std::string anchor_of(std::string_view heading) {
    std::string anchor;
    for (const char c : lower(heading)) {
        if (c == ' ') anchor += '-';
        if (is_kept(c)) anchor += c;
    }
    return anchor;
}

std::string heading(int level, std::string_view id, std::string_view html) {
    constexpr std::string_view linked = "<h{0} id=\"{1}\"><a class=\"anchor\" href=\"#{1}\">{2}</a></h{0}>\n";
    return id.empty() ? fmt::format("<h{0}>{1}</h{0}>\n", level, html)
                      : fmt::format(linked, level, xml_escaped(id), html);
}

std::string code(std::string_view text) { return fmt::format("<code>{}</code>", xml_escaped(text)); }

std::string link_to(std::string_view target, std::string_view html) {
    return fmt::format("<a href=\"{}\">{}</a>", xml_escaped(target), html);
}

}  // namespace cubelang::site
