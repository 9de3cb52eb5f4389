#pragma once
// The words of the language.

#include <string_view>
#include <vector>

namespace cubelang::eval {

struct Keyword {
    std::string_view name;
    std::string_view meaning;
    std::string_view example;
};
[[nodiscard]] const std::vector<Keyword>& keywords();
[[nodiscard]] const Keyword* find_keyword(std::string_view name);

}  // namespace cubelang::eval
