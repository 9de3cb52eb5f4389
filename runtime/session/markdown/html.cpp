// Markdown as HTML and as plain text.

#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::markdown {
namespace {

using Part = std::span<const Span>;

// Splits spans into runs with an equal key, so that one tag encloses each run.
template <class Key, class Write>
std::string in_runs(Part part, Key key, Write write) {
    std::string html;
    while (!part.empty()) {
        const auto end = std::ranges::find_if(
            part, [&](const Span& span) { return std::invoke(key, span) != std::invoke(key, part.front()); });
        const auto size = static_cast<std::size_t>(end - part.begin());
        html += write(part.first(size), std::invoke(key, part.front()));
        part = part.subspan(size);
    }
    return html;
}

std::string_view target_of(const Span& span) {
    return span.style == Span::Style::picture ? std::string_view() : std::string_view(span.target);
}

std::string leaves(Part part) {
    std::string html;
    for (const Span& span : part) {
        if (span.style == Span::Style::line_break)
            html += "<br/>";
        else
            html += span.is_code && span.style != Span::Style::picture
                        ? fmt::format("<code>{}</code>", xml_escaped(span.text))
                        : xml_escaped(span.text);
    }
    return html;
}

std::string linked(Part part) {
    return in_runs(part, target_of, [](Part run, std::string_view target) {
        if (run.front().style != Span::Style::link) return leaves(run);
        return is_harmless(target) ? fmt::format("<a href=\"{}\">{}</a>", xml_escaped(target), leaves(run))
                                   : leaves(run);
    });
}

std::string emphasized(Part part) {
    return in_runs(part, &Span::is_emphasis, [](Part run, bool is_emphasis) {
        return is_emphasis ? fmt::format("<em>{}</em>", linked(run)) : linked(run);
    });
}

std::string strong(Part part) {
    return in_runs(part, &Span::is_strong, [](Part run, bool is_strong) {
        return is_strong ? fmt::format("<strong>{}</strong>", emphasized(run)) : emphasized(run);
    });
}

std::string cells(const Table& table, std::size_t row) {
    constexpr std::array<std::string_view, 3> aligned{"", " class=\"centre\"", " class=\"right\""};
    const auto tag = row == 0 ? "th" : "td", scope = row == 0 ? " scope=\"col\"" : "";
    std::string text;
    for (std::size_t column = 0; column < table.rows[row].size(); ++column) {
        const auto align = column < table.columns.size() ? table.columns[column] : Table::Align::left;
        text += fmt::format("<{0}{1}{2}>{3}</{0}>", tag, scope, aligned[static_cast<std::size_t>(align)],
                            html(table.rows[row][column]));
    }
    return fmt::format("<tr>{}</tr>\n", text);
}

std::string html_of(const Blocks& blocks) {
    std::string text;
    for (const Block& block : blocks) text += html(block);
    return text;
}

// In a tight list, the first paragraph of an item is written without <p>.
std::string item(const Blocks& blocks) {
    const auto* first = blocks.empty() ? nullptr : std::get_if<Paragraph>(&blocks.front().is);
    if (first == nullptr || (blocks.size() > 1 && std::holds_alternative<Paragraph>(blocks[1].is)))
        return html_of(blocks);
    return html(first->text) + html_of({blocks.begin() + 1, blocks.end()});
}

std::string html_of(const Paragraph& text) { return fmt::format("<p>{}</p>\n", html(text.text)); }
std::string html_of(const Heading& heading) {
    return fmt::format("<h{0}>{1}</h{0}>\n", heading.level, html(heading.text));
}
std::string html_of(const Verbatim& verbatim) { return fmt::format("<pre>{}</pre>\n", xml_escaped(verbatim.text)); }
std::string html_of(const Rule&) { return "<hr/>\n"; }
std::string html_of(const Quote& quote) {
    return fmt::format("<blockquote>\n{}</blockquote>\n", html_of(quote.blocks));
}

std::string html_of(const Bullets& list) {
    std::string items;
    for (const Blocks& one : list.items) items += fmt::format("<li>{}</li>\n", item(one));
    const auto start = list.numbered && list.first != 1 ? fmt::format(" start=\"{}\"", list.first) : "";
    return fmt::format("<{0}{2}>\n{1}</{0}>\n", list.numbered ? "ol" : "ul", items, start);
}

std::string html_of(const Table& table) {
    std::string rows;
    for (std::size_t i = 1; i < table.rows.size(); ++i) rows += cells(table, i);
    const auto head = table.rows.empty() ? std::string() : cells(table, 0);
    return fmt::format("<table>\n<thead>{}</thead>\n<tbody>\n{}</tbody>\n</table>\n", head, rows);
}

struct Plain {
    std::string operator()(const Paragraph& paragraph) const { return plain_text(paragraph.text) + '\n'; }
    std::string operator()(const Heading& heading) const { return plain_text(heading.text) + '\n'; }
    std::string operator()(const Verbatim& verbatim) const { return verbatim.text + '\n'; }
    std::string operator()(const Rule&) const { return {}; }
    std::string operator()(const Bullets& list) const {
        std::string text;
        for (const Blocks& item : list.items) text += all(item);
        return text;
    }
    std::string operator()(const Quote& quote) const { return all(quote.blocks); }
    std::string operator()(const Table& table) const {
        std::string text;
        for (const auto& row : table.rows)
            for (const Spans& cell : row) text += plain_text(cell) + '\n';
        return text;
    }

private:
    static std::string all(const Blocks& blocks) {
        std::string text;
        for (const Block& block : blocks) text += plain_text(block);
        return text;
    }
};

}  // namespace

std::string html(const Spans& text) { return strong(text); }
std::string html(const Block& block) {
    return std::visit([](const auto& is) { return html_of(is); }, block.is);
}
std::string html_line(std::string_view markdown) { return html(spans(markdown)); }

std::string plain_text(const Spans& spans) {
    std::string text;
    for (const Span& span : spans) text += span.style == Span::Style::line_break ? " " : span.text;
    return text;
}

std::string plain_text(const Block& block) { return std::visit(Plain(), block.is); }

}  // namespace cubelang::markdown
