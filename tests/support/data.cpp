#include "tests/support/data.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "tests/support/sections.hpp"

namespace cubelang::test {

std::vector<std::string> split(std::string_view text, char between) {
    std::vector<std::string> fields;
    for (;;) {
        const auto end = std::min(text.find(between), text.size());
        fields.emplace_back(text.substr(0, end));
        if (end == text.size()) return fields;
        text.remove_prefix(end + 1);
    }
}

std::vector<int> numbers(std::string_view text, char between) {
    std::vector<int> all;
    for (const auto& field : split(text, between)) all.push_back(std::stoi(field));
    return all;
}

std::vector<std::vector<std::string>> data_rows(const std::string& name) {
    std::ifstream file(std::filesystem::path(CUBELANG_TEST_DATA) / name);
    std::vector<std::vector<std::string>> rows;
    bool headings_seen = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        if (std::exchange(headings_seen, true)) rows.push_back(split(line, '\t'));
    }
    if (rows.empty()) throw std::runtime_error("no rows in tests/data/" + name);
    return rows;
}

std::string source_text(const std::string& path) {
    std::ifstream file(std::filesystem::path(CUBELANG_TEST_DATA) / "../.." / path);
    if (!file) throw std::runtime_error("no file " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> source_paths(const std::string& folder, std::string_view end) {
    const auto root = std::filesystem::path(CUBELANG_TEST_DATA) / "../..";
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder))
        if (entry.path().string().ends_with(end)) paths.push_back(entry.path().lexically_relative(root).string());
    std::ranges::sort(paths);
    return paths;
}

std::vector<Program> programs(const std::string& folder) {
    std::vector<Program> all;
    for (const auto& path : source_paths(folder, ".cube")) all.push_back({path, source_text(path)});
    for (const auto& path : source_paths(folder, ".errors"))
        for (auto& section : sections(source_text(path)))
            if (!section.program.empty()) all.push_back({path + ": " + section.name, std::move(section.program)});
    return all;
}

std::vector<std::string> pages() {
    auto all = source_paths("docs", ".md");
    const auto lessons = source_paths("examples/lessons", ".md");
    all.insert(all.end(), lessons.begin(), lessons.end());
    all.emplace_back("README.md");
    return all;
}

std::vector<std::string> typed_lines(const std::string& page) {
    constexpr std::size_t longest_prompt = 16;
    std::vector<std::string> lines;
    for (const auto& line : split(source_text(page), '\n')) {
        const auto prompt = line.find("> ");
        const bool is_typed = line.starts_with("cube ") || line.starts_with("supercube ");
        if (is_typed && prompt < longest_prompt) lines.push_back(line.substr(prompt + 2) + "\n");
    }
    return lines;
}

}  // namespace cubelang::test
