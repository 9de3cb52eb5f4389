#pragma once
// Markdown, read by md4c: the blocks of a text, and within them code, emphasis and links. What a lesson does not show
// (pictures in files, HTML) is a fault with its place as well, so that nothing is left out in silence.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cubelang::markdown {

struct Span {
    enum class Style : std::uint8_t { plain, code, strong, emphasis, link, line_break, picture };
    static constexpr std::size_t styles = 7;

    Style style = Style::plain;  ///< where one can be shown at a time
    std::string text;            ///< of a picture: what is shown in its place
    std::string target{};        ///< of a link or picture
    // All that it is, a link within strong words or code within a link too.
    bool is_code = false, is_strong = false, is_emphasis = false;
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
    std::string language{};  ///< the first word after the fence
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
struct Fault {
    std::size_t at = 0, length = 0;
    std::string message, hint;
};

struct Document {
    Blocks blocks;
    std::vector<Fault> faults;
};
[[nodiscard]] Document read(std::string_view text);

/// One line that is no block: `code`, **strong**, *emphasis* and [link](target); a mark without its partner is itself.
[[nodiscard]] Document read_line(std::string_view text);
[[nodiscard]] Spans spans(std::string_view text);

/// May a page link to this? It leads nowhere else than where a reader would expect: to a page or a file.
[[nodiscard]] bool is_harmless(std::string_view target);

/// Its words alone.
[[nodiscard]] std::string plain_text(const Spans& spans);
/// Those of its paragraphs, items and cells on lines of their own.
[[nodiscard]] std::string plain_text(const Block& block);

}  // namespace cubelang::markdown
