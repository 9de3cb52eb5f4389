#include "lang/rows.hpp"

#include <algorithm>
#include <optional>

namespace cubelang::lang {
namespace {

constexpr std::string_view blanks = " \t\r", spaces = " \t\r\n", decimal_digits = "0123456789";

// What is known of a row.
struct NumberRow {
    std::size_t size = 0;
    bool is_ascending = true;  ///< 1 2 3 …
    bool is_small = true;      ///< 0 to 3
};

// The row that begins with the bracket at `begin`, if it is one to its end.
std::optional<NumberRow> row_at(std::string_view text, std::size_t begin) {
    if (begin >= text.size() || text[begin] != '(') return std::nullopt;
    NumberRow row;
    for (std::size_t at = text.find_first_not_of(spaces, begin + 1); at < text.size();
         at = text.find_first_not_of(spaces, at)) {
        if (text[at] == ')') return row.size > 1 ? std::optional(row) : std::nullopt;
        const auto end = std::min(text.find_first_not_of(decimal_digits, at), text.size());
        if (end == at || (end < text.size() && text[end] != ')' && spaces.find(text[end]) == spaces.npos)) break;
        std::size_t number = 0;
        for (; at < end; ++at)
            number = std::min<std::size_t>(number, 100'000'000) * 10 + static_cast<std::size_t>(text[at] - '0');
        row.is_ascending &= number == ++row.size;
        row.is_small &= number <= 3;
    }
    return std::nullopt;
}

// The row that ends right before `end`.
std::optional<NumberRow> row_before(std::string_view text, std::size_t end) {
    if (end == 0 || text[end - 1] != ')') return std::nullopt;
    const auto begin = text.substr(0, end - 1).find_last_not_of("0123456789 \t\r\n");
    return begin == text.npos ? std::nullopt : row_at(text, begin);
}

}  // namespace

bool is_upper_row(std::string_view text, std::size_t end) {
    const auto row = row_before(text, end);
    return row && row->is_ascending;
}

bool second_row_follows(std::string_view text, std::size_t end) {
    const auto newline = std::min(text.find_first_not_of(blanks, end), text.size());
    if (newline == text.size() || text[newline] != '\n') return false;
    const auto lower = row_at(text, text.find_first_not_of(blanks, newline + 1));
    if (!lower) return false;
    const auto upper = row_before(text, end);
    return upper && upper->is_ascending && upper->size == lower->size;
}

bool orientations_follow(std::string_view text, std::size_t end) {
    constexpr std::size_t fewest = 6;  // there is no kind of fewer pieces
    const auto behind = row_at(text, text.find_first_not_of(blanks, end));
    if (!behind || !behind->is_small || behind->size < fewest) return false;
    const auto row = row_before(text, end);
    return row && row->size == behind->size;
}

}  // namespace cubelang::lang
