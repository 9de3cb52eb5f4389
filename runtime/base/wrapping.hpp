#pragma once
// Sentences made to fit a narrow screen.

#include <cstddef>
#include <string>
#include <string_view>

namespace cubelang {

/// Where a text stands on a screen.
struct Margins {
    std::size_t columns = 0;  ///< 0: no limit
    std::size_t begun = 0;    ///< columns of the first line that are taken
    std::size_t indent = 0;   ///< of each further line
};

/// The text with new lines between words, and behind the commas of a word that fits no line. Its own lines stay.
[[nodiscard]] std::string wrapped(std::string_view text, const Margins& margins);

}  // namespace cubelang
