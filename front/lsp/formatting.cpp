// Formats in the style of `cube fmt`. Only lines that differ are edited: the cursor and marks in other lines stay.

#include <cstdint>
#include <string>
#include <vector>

#include "front/lsp/rows.hpp"
#include "lang/editing/changes.hpp"
#include "lang/editing/layout.hpp"

namespace cubelang::lsp {
namespace {

std::string joined(const std::vector<std::string_view>& lines, std::size_t begin, std::size_t end) {
    std::string text;
    for (; begin < end; ++begin) text += lines[begin];
    return text;
}

// The start of each line, and the end of the text.
std::vector<std::uint32_t> line_starts(const std::vector<std::string_view>& lines) {
    std::vector<std::uint32_t> begins{0};
    for (const auto line : lines) begins.push_back(begins.back() + static_cast<std::uint32_t>(line.size()));
    return begins;
}

// Splits a change of n lines into n lines into single changes, which can be made separately.
std::vector<lang::Change> single_changes(const std::vector<lang::Change>& changes) {
    std::vector<lang::Change> all;
    for (const auto& change : changes) {
        const auto count = change.old_end - change.old_begin;
        if (count != change.new_end - change.new_begin) {
            all.push_back(change);
            continue;
        }
        for (std::size_t i = 0; i < count; ++i)
            all.push_back(
                {change.old_begin + i, change.old_begin + i + 1, change.new_begin + i, change.new_begin + i + 1});
    }
    return all;
}

// Edits within the stretch. None for a text with mistakes, which has no layout.
Json edits_within(Document& document, lang::Span stretch) {
    if (!document.parsed().errors.empty()) return Json::array();
    const auto layout = lang::layout_of(document.source());
    if (!layout.mistakes.empty()) return Json::array();
    const auto before = lang::lines_in(document.text()), after = lang::lines_in(layout.text);
    const auto begins = line_starts(before);
    auto edits = Json::array();
    for (const auto& change : single_changes(lang::changes_between(before, after))) {
        const lang::Span span{begins[change.old_begin], begins[change.old_end]};
        if (span.begin < stretch.begin || span.end > stretch.end) continue;
        edits.push_back(
            {{"range", document.range_json(span)}, {"newText", joined(after, change.new_begin, change.new_end)}});
    }
    return edits;
}

// The first byte of a line.
std::uint32_t line_begin(const Document& document, std::size_t line) {
    return static_cast<std::uint32_t>(document.byte_at({{"line", line}, {"character", 0}}));
}

}  // namespace

Json formatting(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    return edits_within(document, {0, static_cast<std::uint32_t>(document.text().size())});
}

// Formats all lines that the range touches.
Json range_formatting(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    const auto& range = params.at("range");
    const auto begin = position_of(range.at("start")), end = position_of(range.at("end"));
    const auto end_line = end.line + (end.character > 0 ? 1 : 0);
    return edits_within(document, {line_begin(document, begin.line), line_begin(document, end_line)});
}

// Formats finished lines, not the one with the cursor.
Json on_type_formatting(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    return edits_within(document, {0, line_begin(document, position_of(params.at("position")).line)});
}

}  // namespace cubelang::lsp
