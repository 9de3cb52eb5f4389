#pragma once
// Files of other programs in programs of the tests.

#include <string>

namespace cubelang::test {

/// The text as a literal of the language.
inline std::string quoted(const std::string& text) {
    std::string to = "\"";
    for (const char c : text) {
        if (c == '\n')
            to += "\\n";
        else
            to += std::string(c == '"' || c == '\\' || c == '{' || c == '}' ? "\\" : "") + c;
    }
    return to + '"';
}

}  // namespace cubelang::test
