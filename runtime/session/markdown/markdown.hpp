#pragma once
// Markdown, read by md4c: the blocks of a text, and within them code, emphasis and links. What a lesson does not show
// (pictures in files, HTML) is a fault with its place, so that nothing is left out in silence.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cubelang::lesson {

struct Span {
    enum class Style : std::uint8_t { plain, code, strong, emphasis, link, line_break } style = Style::plain;
    std::string text;
    std::string target{};  ///< of a link
};
using Spans = std::vector<Span>;

struct Heading {
    int level = 1;
    Spans text;
};
struct Paragraph {
    Spans text;
};
/// Shown unchanged, not run.
struct Verbatim {
    std::string text;
};
struct Rule {};

struct Block;
using Blocks = std::vector<Block>;

struct Bullets {
    bool numbered = false;
    int first = 1;
    std::vector<Blocks> items;
};
struct Quote {
    Blocks blocks;
};
struct Table {
    enum class Align : std::uint8_t { left, centre, right };
    std::vector<Align> columns;
    std::vector<std::vector<Spans>> rows;  ///< the first is the head
};
struct Block {
    std::variant<Paragraph, Heading, Verbatim, Rule, Bullets, Quote, Table> is;
};

/// What cannot be shown, and where it is in the text.
struct MarkdownFault {
    std::size_t at = 0, length = 0;
    std::string message, hint;
};

struct Markdown {
    Blocks blocks;
    std::vector<MarkdownFault> faults;
};
[[nodiscard]] Markdown read_markdown(std::string_view text);

/// One line that is no block: `code`, **strong**, *emphasis* and [link](target); a mark without its partner is itself.
[[nodiscard]] Markdown read_line(std::string_view text);
[[nodiscard]] Spans spans(std::string_view text);

/// May a page link to this? It leads nowhere else than where a reader would expect: to a page or a file.
[[nodiscard]] bool is_harmless(std::string_view target);

/// Its words alone.
[[nodiscard]] std::string plain_text(const Spans& spans);

}  // namespace cubelang::lesson
