#pragma once
// Markdown, parsed by md4c into blocks with code, emphasis and links. Constructs that a lesson cannot show (image
// files, HTML) are reported as faults with their position, so that nothing is dropped silently.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cubelang::markdown {

struct Span {
    enum class Style : std::uint8_t { plain, code, strong, emphasis, link, line_break, picture };
    static constexpr std::size_t styles = 7;

    Style style = Style::plain;  ///< the main style, for output that shows only one
    std::string text;            ///< of a picture: the alternative text
    std::string target{};        ///< of a link or picture
    // All styles; code in a link, for example, has two.
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
/// Code that is shown but not run.
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

/// A construct that cannot be shown, with its position in the text.
struct Fault {
    std::size_t at = 0, length = 0;
    std::string message, hint;
};

struct Document {
    Blocks blocks;
    std::vector<Fault> faults;
};
[[nodiscard]] Document read(std::string_view text);

/// Inline Markdown of one line: `code`, **strong**, *emphasis* and [link](target); an unmatched mark is plain text.
[[nodiscard]] Document read_line(std::string_view text);
[[nodiscard]] Spans spans(std::string_view text);

/// May a page link to this target? True for web pages and relative files, false for other schemes such as
/// javascript:.
[[nodiscard]] bool is_harmless(std::string_view target);

/// HTML that is also well-formed XML.
[[nodiscard]] std::string html(const Spans& text);
[[nodiscard]] std::string html(const Block& block);
/// The HTML of one line of Markdown.
[[nodiscard]] std::string html_line(std::string_view markdown);

/// The text without markup.
[[nodiscard]] std::string plain_text(const Spans& spans);
/// The same, one line for each paragraph, item and cell.
[[nodiscard]] std::string plain_text(const Block& block);

/// Writes Markdown, or plain text for readers without Markdown. The given text is escaped, so that it cannot contain a
/// link or picture.
class Prose {
public:
    explicit Prose(bool is_markdown) : is_markdown_(is_markdown) {}

    /// `language`: "cube" or "text".
    void add_code(std::string_view code, std::string_view language = "cube");
    void add_paragraph(std::string_view text);
    /// A page of help, whose first line is a call or a notation.
    void add_help(std::string_view page);
    [[nodiscard]] bool empty() const { return text_.empty(); }
    [[nodiscard]] bool is_markdown() const { return is_markdown_; }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    void begin_block();
    void add_lines(std::string& lines);

    bool is_markdown_;
    std::string text_;
};

}  // namespace cubelang::markdown
