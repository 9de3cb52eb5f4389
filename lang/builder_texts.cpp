// The texts of an expression, and the values in them.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/builder.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang {

void Builder::text_escape(std::string_view letter, Span) {
    constexpr std::string_view written = "nt", meant = "\n\t";
    const auto at = written.find(letter);
    open_texts_.back().piece() += at == written.npos ? letter.front() : meant[at];
}

void Builder::text_code_point(std::string_view digits, Span span) {
    const auto code = static_cast<std::uint32_t>(std::stoul(std::string(digits), nullptr, 16));
    if (!is_character(code)) fail(span, fmt::format("there is no character U+{}", digits));
    append_utf8(open_texts_.back().piece(), code);
}

// A newline right after the quotes does not count.
void Builder::text_line(std::string_view spelled, Span span) {
    auto& open = open_texts_.back();
    auto& piece = open.piece();
    if (piece.ends_with('\r')) piece.pop_back();
    const bool is_first = open.lines.empty() && open.formats.empty() && trimmed(piece).empty();
    piece = is_first ? "" : piece + '\n';
    const auto next = text().substr(span.end);
    const bool is_blank = next.starts_with('\n') || next.starts_with("\r\n");
    open.lines.push_back({open.texts.size() - 1, piece.size(), spelled.size() - 1, is_blank});
    piece += spelled.substr(1);
}

void Builder::text_value(std::string_view, Span) {
    auto& open = open_texts_.back();
    open.formats.push_back(std::exchange(open.format, {}));
    open.texts.emplace_back();
}

void Builder::OpenText::remove_indentation() {
    auto common = std::string::npos;
    for (const Line& line : lines)
        if (!line.is_blank) common = std::min(common, line.blanks);
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        texts[line->text].erase(line->at, std::min(common, line->blanks));
}

void Builder::text_literal(const StackMark& mark, Span span) {
    auto open = std::move(open_texts_.back());
    open_texts_.pop_back();
    const auto newline = spelled(span).find('\n');
    if (newline != std::string_view::npos && !spelled(span).starts_with(R"(""")"))
        fail({span.begin, span.begin + 1}, "this text goes on after its line",
             R"(a text of several lines has three quotes before and after it: """)");
    open.remove_indentation();
    if (open.formats.empty()) return push(span, TextLiteral{std::move(open.piece())});
    std::size_t height = 0;
    auto values = pop_from(mark.operands, height);
    push(span, Interpolation{std::move(open.texts), std::move(values), std::move(open.formats)}, height + 1);
}

}  // namespace cubelang::lang
