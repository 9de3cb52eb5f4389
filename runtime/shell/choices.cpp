#include "runtime/shell/choices.hpp"

#include <algorithm>
#include <string_view>

namespace cubelang::shell {
namespace {

bool is_within_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// Columns on the screen; every character of a name or a meaning takes one.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !is_within_character(c); }));
}

std::string padded(const std::string& text, std::size_t width) {
    const auto own = width_of(text);
    return text + std::string(own < width ? width - own : 0, ' ');
}

std::string cut(const std::string& text, std::size_t width) {
    std::size_t end = 0, seen = 0;
    for (; end < text.size(); ++end)
        if (!is_within_character(text[end]) && ++seen > width) break;
    return text.substr(0, end);
}

std::string without_blanks_at_end(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

std::size_t widest(const std::vector<Candidate>& candidates) {
    std::size_t result = 0;
    for (const auto& candidate : candidates) result = std::max(result, width_of(candidate.text));
    return result;
}

std::string with_meanings(const std::vector<Candidate>& candidates, std::size_t width) {
    const auto column = widest(candidates) + 2;
    std::string text;
    for (const auto& candidate : candidates)
        text += without_blanks_at_end(cut(padded(candidate.text, column) + candidate.meaning, width));
    return text;
}

// Down the columns, like ls.
std::string in_columns(const std::vector<Candidate>& candidates, std::size_t width) {
    const auto column = widest(candidates) + 2;
    const auto columns = std::max<std::size_t>(1, width / column);
    const auto rows = (candidates.size() + columns - 1) / columns;
    std::string text;
    for (std::size_t row = 0; row < rows; ++row) {
        std::string line;
        for (std::size_t i = row; i < candidates.size(); i += rows) line += padded(candidates[i].text, column);
        text += without_blanks_at_end(line);
    }
    return text;
}

}  // namespace

std::string common_beginning(const std::vector<Candidate>& candidates) {
    if (candidates.empty()) return {};
    std::string_view common = candidates.front().text;
    for (const auto& [text, meaning] : candidates) {
        const auto end = std::mismatch(common.begin(), common.end(), text.begin(), text.end()).first;
        common = common.substr(0, static_cast<std::size_t>(end - common.begin()));
    }
    const auto& whole = candidates.front().text;
    auto end = common.size();
    while (end > 0 && end < whole.size() && is_within_character(whole[end])) --end;
    return whole.substr(0, end);
}

std::string to_choose_from(const std::vector<Candidate>& candidates, std::size_t width, std::size_t height) {
    const bool fits = candidates.size() + 2 <= height;
    return fits ? with_meanings(candidates, width) : in_columns(candidates, width);
}

}  // namespace cubelang::shell
