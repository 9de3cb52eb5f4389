#include "runtime/session/markdown/markdown.hpp"

#include <span>
#include <utility>

#include "runtime/base/newlines.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::markdown {
namespace {

std::string escaped(std::string_view text) {
    constexpr std::string_view marks = "\\`*_{}[]()<>#+-.!|~&";
    std::string safe;
    for (const char c : text) {
        if (marks.find(c) != marks.npos) safe += '\\';
        safe += c;
    }
    return safe;
}

// Longer than any fence in the code.
std::string fence_around(std::string_view code) {
    std::string fence = "```";
    while (code.find(fence) != code.npos) fence += '`';
    return fence;
}

}  // namespace

void Prose::begin_block() {
    if (!text_.empty()) text_ += "\n\n";
}

void Prose::add_code(std::string_view code, std::string_view language) {
    const auto shown = printable(trimmed_end(code));
    if (shown.empty()) return;
    begin_block();
    if (!is_markdown_) {
        text_ += shown;
        return;
    }
    const auto fence = fence_around(shown);
    text_.append(fence).append(language).append("\n").append(shown).append("\n").append(fence);
}

void Prose::add_paragraph(std::string_view text) {
    if (trimmed(text).empty()) return;
    begin_block();
    const auto shown = printable(trimmed(text));
    text_ += is_markdown_ ? escaped(shown) : shown;
}

// One line below the other, as on the page.
void Prose::add_lines(std::string& lines) {
    bool is_first = true;
    for (const auto row : lines_of(trimmed_end(lines))) {
        const auto line = printable(trimmed(row));
        if (is_first) begin_block();
        if (!std::exchange(is_first, false)) text_ += is_markdown_ ? "  \n" : "\n";
        text_ += is_markdown_ ? escaped(line) : line;
    }
    lines.clear();
}

// Lines indented below `example:` and rows of tables are code; other lines are sentences.
void Prose::add_help(std::string_view page) {
    const auto lines = lines_of(page);
    if (lines.empty()) return;
    add_code(lines.front());
    std::string sentences, code;
    bool is_example = false;
    for (const auto line : std::span(lines).subspan(1)) {
        if (!line.starts_with(' ')) is_example = line == "example:" || line == "examples:";
        const bool is_row = trimmed(line).find("   ") != line.npos;
        if (is_row || (is_example && line.starts_with(' '))) {
            add_lines(sentences);
            code.append(trimmed(line)).append("\n");
        } else if (!is_example) {
            add_code(std::exchange(code, {}));
            sentences.append(line).append("\n");
        }
    }
    add_lines(sentences);
    add_code(code);
}

}  // namespace cubelang::markdown
