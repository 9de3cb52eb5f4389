#include "runtime/session/lesson/student_name.hpp"

#include <algorithm>
#include <array>

#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lesson {
namespace {

constexpr std::array<std::string_view, 5> spaces{"\u00A0", "\u2007", "\u2009", "\u202F", "\u3000"};
constexpr std::array<std::string_view, 3> of_no_width{"\u200B", "\u2060", "\uFEFF"};

// One row of letters.txt.
void apply(std::string_view row, std::string& name) {
    const std::string mark(row.substr(0, row.find('\t')));
    if (name.find(mark) == name.npos) return;
    const auto take = [&row] {
        const auto character = row.substr(0, character_length(row));
        row.remove_prefix(character.size());
        return std::string(character);
    };
    for (row.remove_prefix(mark.size() + 1); !row.empty();) {
        const auto written = take() + mark, read = take();
        name = replaced(name, written, read);
    }
}

// A letter has two marks at most, in any order: this reads one.
void apply_letters(std::string& name) {
    for (const auto row : lines_of(letter_tables().front().text))
        if (!row.empty() && !row.starts_with('#')) apply(row, name);
}

// `Müller, Anna` is Anna Müller.
std::string first_name_first(const std::string& name) {
    const auto comma = name.find(',');
    if (comma == name.npos || name.find(',', comma + 1) != name.npos) return name;
    return name.substr(comma + 1) + " " + name.substr(0, comma);
}

}  // namespace

std::string with_plain_spaces(std::string_view text) {
    std::string plain(text);
    for (const auto space : spaces) plain = replaced(plain, space, " ");
    for (const auto space : of_no_width) plain = replaced(plain, space, "");
    return plain;
}

std::string folded_name(std::string_view name) {
    constexpr std::size_t longest = 1000;  // more is no name, and would take long
    if (name.size() > longest) return std::string(name);
    auto folded = lower(with_plain_spaces(name));
    if (!std::ranges::all_of(folded, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        for (int mark = 0; mark < 2; ++mark) apply_letters(folded);
    return with_single_spaces(trimmed(first_name_first(replaced(folded, "`", "'"))));
}

std::uint64_t seed_of(std::string_view name_or_number) {
    if (!is_digits(name_or_number)) return fingerprint(folded_name(name_or_number));
    std::uint64_t number = 0;
    for (const char c : name_or_number) number = number * 10 + static_cast<std::uint64_t>(c - '0');
    return number;
}

}  // namespace cubelang::lesson
