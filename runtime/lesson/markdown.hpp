#pragma once
// Within a line of Markdown: code, emphasis, links.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lesson {

struct Span {
    enum class Style { plain, code, strong, emphasis, link } style = Style::plain;
    std::string text;
    std::string target{};  ///< of a link
};

/// `code`, **strong**, *emphasis* and [link](target); a mark without its partner is itself.
[[nodiscard]] std::vector<Span> spans(std::string_view text);

}  // namespace cubelang::lesson
