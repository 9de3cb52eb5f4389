#include "runtime/session/lesson/html.hpp"

#include <array>

#include <fmt/format.h>

#include "runtime/base/text.hpp"

namespace cubelang::lesson {
namespace {

std::string html(const Span& span) {
    auto text = xml_escaped(span.text);
    switch (span.style) {
        case Span::Style::code: return fmt::format("<code>{}</code>", text);
        case Span::Style::strong: return fmt::format("<strong>{}</strong>", text);
        case Span::Style::emphasis: return fmt::format("<em>{}</em>", text);
        case Span::Style::line_break: return "<br/>";
        case Span::Style::link:
            return is_harmless(span.target) ? fmt::format("<a href=\"{}\">{}</a>", xml_escaped(span.target), text)
                                            : text;
        case Span::Style::plain: break;
    }
    return text;
}

std::string all_html(const Blocks& blocks) {
    std::string text;
    for (const Block& block : blocks) text += html(block);
    return text;
}

// What a list whose items are not apart has in an item is text, not a paragraph.
std::string item_html(const Blocks& blocks) {
    const auto* first = blocks.empty() ? nullptr : std::get_if<Paragraph>(&blocks.front().is);
    if (first == nullptr || (blocks.size() > 1 && std::holds_alternative<Paragraph>(blocks[1].is)))
        return all_html(blocks);
    return html(first->text) + all_html({blocks.begin() + 1, blocks.end()});
}

struct Writer {
    std::string operator()(const Paragraph& text) const { return fmt::format("<p>{}</p>\n", html(text.text)); }
    std::string operator()(const Heading& heading) const {
        return fmt::format("<h{0}>{1}</h{0}>\n", heading.level, html(heading.text));
    }
    std::string operator()(const Verbatim& text) const {
        return fmt::format("<pre>{}</pre>\n", xml_escaped(text.text));
    }
    std::string operator()(const Rule&) const { return "<hr/>\n"; }
    std::string operator()(const Bullets& list) const {
        std::string items;
        for (const Blocks& item : list.items) items += fmt::format("<li>{}</li>\n", item_html(item));
        const auto start = list.numbered && list.first != 1 ? fmt::format(" start=\"{}\"", list.first) : "";
        return fmt::format("<{0}{2}>\n{1}</{0}>\n", list.numbered ? "ol" : "ul", items, start);
    }
    std::string operator()(const Quote& quote) const {
        return fmt::format("<blockquote>\n{}</blockquote>\n", all_html(quote.blocks));
    }
    std::string operator()(const Table& table) const {
        std::string rows;
        for (std::size_t i = 0; i < table.rows.size(); ++i) rows += row(table, i);
        return fmt::format("<table>\n{}</table>\n", rows);
    }

private:
    static std::string row(const Table& table, std::size_t i) {
        constexpr std::array<std::string_view, 3> aligned{"", " class=\"centre\"", " class=\"right\""};
        std::string cells;
        for (std::size_t column = 0; column < table.rows[i].size(); ++column) {
            const auto align = column < table.columns.size() ? table.columns[column] : Table::Align::left;
            cells += fmt::format("<{0}{1}>{2}</{0}>", i == 0 ? "th" : "td", aligned[static_cast<std::size_t>(align)],
                                 html(table.rows[i][column]));
        }
        return fmt::format("<tr>{}</tr>\n", cells);
    }
};

}  // namespace

std::string html(const Spans& text) {
    std::string all;
    for (const Span& span : text) all += html(span);
    return all;
}

std::string html_line(std::string_view markdown) { return html(spans(markdown)); }

std::string html(const Block& block) { return std::visit(Writer(), block.is); }

}  // namespace cubelang::lesson
