#pragma once
// Markdown as HTML that is also well-formed XML.

#include <span>
#include <string>
#include <string_view>

#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::markdown {

/// Writes blocks and spans as HTML; derived classes override the parts that differ.
class HtmlWriter {
public:
    HtmlWriter() = default;
    virtual ~HtmlWriter() = default;
    HtmlWriter(const HtmlWriter&) = delete;
    HtmlWriter& operator=(const HtmlWriter&) = delete;

    [[nodiscard]] std::string html(const Spans& text);
    [[nodiscard]] std::string html(const Block& block);

protected:
    virtual std::string heading(const Heading& heading);
    virtual std::string verbatim(const Verbatim& verbatim);
    virtual std::string table(const Table& table);
    virtual std::string code(const std::string& text, bool in_link);
    /// `words`: the text of the link, plain and as HTML.
    virtual std::string link(const std::string& target, const std::string& words, const std::string& html);
    virtual std::string picture(const Span& span);

private:
    std::string written(const Paragraph& text);
    std::string written(const Heading& text) { return heading(text); }
    std::string written(const Verbatim& text) { return verbatim(text); }
    std::string written(const Rule&) { return "<hr/>\n"; }
    std::string written(const Bullets& list);
    std::string written(const Quote& quote);
    std::string written(const Table& cells) { return table(cells); }

    using Part = std::span<const Span>;
    std::string blocks(const Blocks& blocks);
    std::string item(const Blocks& blocks);
    std::string strong(Part part);
    std::string emphasized(Part part);
    std::string linked(Part part);
    std::string leaves(Part part);
};

[[nodiscard]] std::string html(const Spans& text);
/// The HTML of one line of Markdown.
[[nodiscard]] std::string html_line(std::string_view markdown);

}  // namespace cubelang::markdown
