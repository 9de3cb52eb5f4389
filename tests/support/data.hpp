#pragma once
// The tables in tests/data, and what they are written in.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::test {

/// The rows of a table: fields separated by tabs. Comments and the row of headings are left out.
[[nodiscard]] std::vector<std::vector<std::string>> data_rows(const std::string& name);

/// The text of a file, by its path from the root of the sources.
[[nodiscard]] std::string source_text(const std::string& path);
/// The paths of all files below a folder of the sources that end so, from the root too.
[[nodiscard]] std::vector<std::string> source_paths(const std::string& folder, std::string_view end);

struct Program {
    std::string path, text;
};
/// The programs below a folder of the sources: files, and the sections of those that fail.
[[nodiscard]] std::vector<Program> programs(const std::string& folder);

/// Those of the documentation and the lessons.
[[nodiscard]] std::vector<std::string> pages();
/// The lines that someone types at the prompts of a page, with their newlines.
[[nodiscard]] std::vector<std::string> typed_lines(const std::string& page);

[[nodiscard]] std::vector<std::string> split(std::string_view text, char between);
/// "1 2 3", or with another sign between.
[[nodiscard]] std::vector<int> numbers(std::string_view text, char between = ' ');

}  // namespace cubelang::test
