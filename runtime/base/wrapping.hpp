#pragma once
// Wraps text to the width of a terminal.

#include <cstddef>
#include <string>
#include <string_view>

namespace cubelang::inline base {

/// The columns that a text may fill.
struct Margins {
    std::size_t columns = 0;  ///< 0: no limit
    std::size_t begun = 0;    ///< columns already used on the first line
    std::size_t indent = 0;   ///< of each further line
};

/// The text with line breaks between words, and after the commas of a word longer than a line. Its own line breaks
/// stay.
[[nodiscard]] std::string wrapped(std::string_view text, const Margins& margins);

}  // namespace cubelang::inline base
