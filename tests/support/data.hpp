#pragma once
// The tables in tests/data, and files of the source tree.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::test {

/// The rows of a table: fields separated by tabs, without comments and the heading row.
[[nodiscard]] std::vector<std::vector<std::string>> data_rows(const std::string& name);

/// The text of a file; the path is relative to the root of the sources.
[[nodiscard]] std::string source_text(const std::string& path);
/// The paths of all files below a source folder with this ending, also relative to the root.
[[nodiscard]] std::vector<std::string> source_paths(const std::string& folder, std::string_view end);

struct Program {
    std::string path, text;
};
/// The programs below a source folder: files, and the sections of programs that fail.
[[nodiscard]] std::vector<Program> programs(const std::string& folder);

/// The pages of the documentation and the lessons.
[[nodiscard]] std::vector<std::string> pages();
/// The lines typed at the prompts of a page, with their newlines.
[[nodiscard]] std::vector<std::string> typed_lines(const std::string& page);

[[nodiscard]] std::vector<std::string> split(std::string_view text, char between);
/// The numbers in "1 2 3", or with another separator.
[[nodiscard]] std::vector<int> numbers(std::string_view text, char between = ' ');

}  // namespace cubelang::test
