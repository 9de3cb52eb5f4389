#pragma once
// The words of the language for editor grammars, from the program's tables.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::editors {

/// Words of one kind, or under one heading.
struct Words {
    std::string heading;  ///< may be empty
    std::vector<std::string> words;
};

/// A list by its name in the templates. Throws std::out_of_range for an unknown name.
[[nodiscard]] const std::vector<Words>& word_list(const std::string& name);

/// Whether the word is in a list, such as `functions` or `constants`.
[[nodiscard]] bool is_in_list(const std::string& name, std::string_view word);

}  // namespace cubelang::editors
