#pragma once
// Words in lines of a given width.

#include <string>
#include <vector>

namespace cubelang::render {

/// The words in order, a blank between, no line wider than `columns` if that can be; a word too wide for a line goes on
/// after one of its commas. Of more than `most` lines the last says how many words are left out, as "… and 7 more".
[[nodiscard]] std::vector<std::string> wrapped(const std::vector<std::string>& words, int columns, std::size_t most);

}  // namespace cubelang::render
