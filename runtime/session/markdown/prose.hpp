#pragma once
// Writes Markdown, or plain text for readers without Markdown. The given text is escaped, so that it cannot contain a
// link or picture.

#include <string>
#include <string_view>

namespace cubelang::markdown {

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
