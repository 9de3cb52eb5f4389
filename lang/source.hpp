#pragma once
// Texts with names, and places in them.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lang {

struct Source {
    std::string name;  ///< as shown in messages: a file's path, "-e", "<stdin>"
    std::string text;
    // For a statement cut out of a longer input: the position of its text in that input.
    std::uint32_t first_line = 1, first_column = 1;
    std::vector<std::string> names{};  ///< that were defined before this text and spell moves: in it they are names
    bool has_inner_letters = false;    ///< its notation, until it sets another (notation.hpp)
};
using SourcePtr = std::shared_ptr<const Source>;

[[nodiscard]] SourcePtr make_source(std::string name, std::string text, std::uint32_t first_line = 1,
                                    std::uint32_t first_column = 1, std::vector<std::string> names = {},
                                    bool has_inner_letters = false);

/// Byte offsets into a source, end exclusive.
struct Span {
    std::uint32_t begin = 0, end = 0;
    friend constexpr bool operator==(Span, Span) = default;
};

/// A span in a particular text.
struct Where {
    SourcePtr source;
    Span span;

    /// The text of the span; empty if there is no source.
    [[nodiscard]] std::string_view text() const {
        return source == nullptr ? std::string_view()
                                 : std::string_view(source->text).substr(span.begin, span.end - span.begin);
    }
};

/// Line and column, counted from 1; columns are characters, not bytes.
struct LineColumn {
    std::uint32_t line = 1, column = 1;
};
[[nodiscard]] LineColumn line_column(const Source& source, std::uint32_t offset);

}  // namespace cubelang::lang
