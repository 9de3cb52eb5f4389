#pragma once
// What a grammar for an editor has to know of the language, from the program's own tables.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::editors {

/// Words of one kind, or under one heading.
struct Words {
    std::string heading;  ///< may be empty
    std::vector<std::string> words;
};

/// A list by its name in the templates; none of that name: throws std::out_of_range.
[[nodiscard]] const std::vector<Words>& words_called(const std::string& name);

/// Is it a built-in function, or a constant? By the lists `functions` and `constants`.
[[nodiscard]] bool is_one_of(const std::string& name, std::string_view word);

}  // namespace cubelang::editors
