#pragma once
// What can be given for an argument that is one of a few words.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::eval {

struct ArgumentValue {
    std::string text;
    std::string meaning;
};

/// Empty if anything may be given for it.
[[nodiscard]] std::vector<ArgumentValue> argument_values(std::string_view function, std::string_view parameter);

}  // namespace cubelang::eval
