#pragma once
// Search for entries by name, by a word of other programs, or by meaning.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/assist/name_pages.hpp"

namespace cubelang::meaning {

/// The entries with all of the words in their names or meanings: names equal to a word first, then names that begin
/// with it, names that contain it, and meanings; at equal rank topics before functions, and functions before the
/// library. If nothing is found, a line that reports it.
[[nodiscard]] render::Drawing search(const HelpSetting& setting, std::string_view words);
/// Does the search find anything?
[[nodiscard]] bool finds(const HelpSetting& setting, std::string_view words);
/// The words of a question such as `how do I repeat` without filler words.
[[nodiscard]] std::vector<std::string_view> significant_words(std::string_view question);
/// All words that can be found, for suggestions.
[[nodiscard]] std::vector<std::string> names_to_search(const HelpSetting& setting);

}  // namespace cubelang::meaning
