#pragma once
// What is to be found by its name, by what people call it elsewhere, or by its meaning.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/assist/name_pages.hpp"

namespace cubelang::eval {

/// What has all of the words in its name or meaning: names that are the word first, then those that begin with it, then
/// those that hold it, then meanings; of alike ones topics before functions, and those before the library. Says so if
/// there is nothing.
[[nodiscard]] render::Drawing search(const HelpSetting& setting, std::string_view words);
/// Is there anything?
[[nodiscard]] bool finds(const HelpSetting& setting, std::string_view words);
/// Of a question such as `how do I repeat`, without the words that only hold it together.
[[nodiscard]] std::vector<std::string_view> words_that_count(std::string_view question);
/// All words that could have been meant.
[[nodiscard]] std::vector<std::string> names_to_search(const HelpSetting& setting);

}  // namespace cubelang::eval
