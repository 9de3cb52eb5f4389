#pragma once
// Markdown as HTML that is also well-formed XML.

#include <span>
#include <string>
#include <string_view>

#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::markdown {

/// Writes blocks and spans as HTML.
class HtmlWriter {
public:
    [[nodiscard]] std::string html(const Spans& text) { return strong(text); }
    [[nodiscard]] std::string html(const Block& block);

private:
    std::string written(const Paragraph& text);
    std::string written(const Heading& heading);
    std::string written(const Verbatim& verbatim);
    std::string written(const Rule&) { return "<hr/>\n"; }
    std::string written(const Bullets& list);
    std::string written(const Quote& quote);
    std::string written(const Table& table);

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
