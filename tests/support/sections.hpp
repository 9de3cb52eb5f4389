#pragma once
// Files of programs that fail, tests/errors/….errors, in sections:
//
//     --- NAME
//     the program
//     ---
//     its output on standard error
//     ---
//     its output on standard output, if any
//
// Sections are separated by an empty line, which belongs to neither.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::test {

struct Section {
    std::string name;
    std::string program;  ///< empty if it is not valid text: it is in a separate file
    std::string errors, output;
};

/// Throws std::runtime_error if the text does not begin with a section.
[[nodiscard]] std::vector<Section> sections(std::string_view text);
/// The text with these sections. Throws std::runtime_error if it could not be read again.
[[nodiscard]] std::string text_of(const std::vector<Section>& sections);

}  // namespace cubelang::test
