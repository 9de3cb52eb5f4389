#pragma once
// Markdown written, or plain text where the reader knows no other. Text of others is escaped: no link or picture comes
// of it.

#include <string>
#include <string_view>

namespace cubelang::markdown {

class Prose {
public:
    explicit Prose(bool is_markdown) : is_markdown_(is_markdown) {}

    /// `language`: "cube" or "text".
    void add_code(std::string_view code, std::string_view language = "cube");
    void add_paragraph(std::string_view text);
    /// A page of help: its first line is how something is called or written.
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
