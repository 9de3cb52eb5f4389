#pragma once
// Files of programs that fail, tests/errors/….errors, section by section:
//
//     --- NAME
//     the program
//     ---
//     what it then writes to standard error
//     ---
//     what it has written to standard output, if anything
//
// An empty line is between two sections, and belongs to neither.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::test {

struct Section {
    std::string name;
    std::string program;  ///< empty if it cannot stand in a text: it is a file of its own then
    std::string errors, output;
};

/// Throws std::runtime_error if the text does not begin with a section.
[[nodiscard]] std::vector<Section> sections(std::string_view text);
/// The other way round. Throws std::runtime_error if that could not be read again.
[[nodiscard]] std::string text_of(const std::vector<Section>& sections);

}  // namespace cubelang::test
