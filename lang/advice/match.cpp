#include "lang/advice/match.hpp"

#include <algorithm>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "lang/advice/look_alikes.hpp"
#include "lang/advice/patterns.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

constexpr std::size_t longest_quoted = 60;

// The arguments after a name, in brackets or without; empty for plain words.
std::string_view arguments_of(std::string_view line, std::size_t end) {
    const auto given = arguments_after(line, end);
    const bool has_bracket = line.find_first_not_of(" \t", end) < offset_in(line, given);
    return has_bracket || is_code(given) || given.find(' ') == given.npos ? given : "";
}

// Where the arguments end, with their brackets.
std::size_t arguments_end(std::string_view line, std::size_t end) {
    const auto given = arguments_of(line, end);
    const auto open = line.find_first_not_of(" \t", end);
    if (given.empty()) return line.substr(end).starts_with("()") ? end + 2 : end;
    return open < offset_in(line, given) ? std::min(bracket_end(line, open), line.size()) : end_in(line, given);
}

bool has_any(std::string_view write, std::initializer_list<std::string_view> gaps) {
    return std::ranges::any_of(gaps, [&](auto gap) { return write.find(gap) != write.npos; });
}

// The part of a line that a row for a word or an operator replaces.
std::optional<Edit> match_word(const Advice& row, std::string_view line, std::size_t at, std::size_t end) {
    Edit edit{at, end, {}, &row};
    const bool is_statement = row.place == Place::statement;
    if (row.write.empty() || (is_statement && statement_begin(line, at) != at)) return {};
    if (has_any(row.write, {"{a}"})) {
        const auto before = value_before(line, at);
        if (before.empty()) return {};
        edit.begin = offset_in(line, before);
    }
    const auto after = value_after(line, end);
    if (has_any(row.write, {"{b}"}) && after.empty()) return {};
    if (has_any(row.write, {"{b}"}))
        edit.end = end_in(line, after);
    else if (has_any(row.write, {"{args}", "{alg}", "{group}", "{1}"}))
        edit.end = arguments_end(line, end);
    else if (is_statement)
        edit.end = line.size();
    else if (line.substr(end).starts_with('('))
        edit.end = std::min(bracket_end(line, end), line.size());
    edit.text = filled(row.write, line, at, end);
    return edit;
}

bool is_sign_row(const Advice& row) { return row.place == Place::operation || row.place == Place::unexpected; }

std::optional<Edit> sign_edit_at(std::string_view line, std::size_t at) {
    for (const auto& row : advice())
        if (is_sign_row(row) && line.substr(at).starts_with(row.pattern) &&
            !is_in_operator(line, at, row.pattern.size()))
            return match_word(row, line, at, at + row.pattern.size());
    return {};
}

std::optional<Edit> word_edit_at(std::string_view line, std::size_t at, const KnownNames& known) {
    const auto word = word_at(line, at);
    const bool is_field = at > 1 && line[at - 1] == '.' && line[at - 2] != '.';
    if (word.empty() || is_field || find_keyword(word) != nullptr || known.has(word)) return {};
    if (auto spelled = known.spelled(line, at); !spelled.empty()) return Edit{at, at + word.size(), spelled, nullptr};
    if (const auto small = lower(word); small != word && find_keyword(small) != nullptr)
        return Edit{at, at + word.size(), small, nullptr};
    const auto* row = find_word(word);
    return row == nullptr ? std::nullopt : match_word(*row, line, at, at + word.size());
}

// At the first word or sign of the line that has one.
template <typename Find>
std::optional<Edit> first_edit(std::string_view line, Find find) {
    for (std::size_t at = 0; at < line.size(); at = next_place(line, at)) {
        if (at > 0 && is_word_character(line[at]) && is_word_character(line[at - 1])) continue;
        if (auto edit = find(line, at)) return edit;
    }
    return {};
}

void replace_example(std::string& text, std::string_view gap, std::string_view by, std::string_view otherwise) {
    text = replaced(text, gap, by.empty() || by.size() > longest_quoted ? otherwise : by);
}

}  // namespace

std::string filled(std::string_view write, std::string_view text, std::size_t begin, std::size_t end) {
    std::string all(write);
    replace_example(all, "{a}", value_before(text, begin), "a");
    replace_example(all, "{b}", value_after(text, end), "b");
    replace_example(all, "{rest}", trimmed(text.substr(end)), write.starts_with("def") ? "twice(p) = p p" : "p = R U");
    const auto given = arguments_of(text, end);
    replace_example(all, "{group}", given, "full_group()");
    auto parts = split_at(given, ',');
    if (const auto space = given.find(' '); parts.size() == 1 && space != given.npos)  // conjugate R U
        parts = {given.substr(0, space), trimmed(given.substr(space))};
    replace_example(all, "{alg}", given, "R U F");
    replace_example(all, "{args}", given, "R U");
    replace_example(all, "{1}", parts.size() == 2 ? parts[0] : "", "R");
    replace_example(all, "{2}", parts.size() == 2 ? parts[1] : "", "U");
    return all;
}

std::optional<Edit> edit_at(std::string_view line, std::size_t at, const KnownNames& known) {
    if (at >= line.size()) return {};
    if (auto edit = pattern_at(line, at)) return edit;
    if (is_word_character(line[at])) return word_edit_at(line, at, known);
    return sign_edit_at(line, at);
}

Mended mended(std::string_view line, const KnownNames& known) {
    constexpr int most_edits = 20;
    constexpr std::size_t longest = 200;
    auto result = in_our_notation(line);
    if (result.text == line && !result.remark.empty()) return result;
    const KnownNames here{[&](auto word) { return known.has(word) || is_defined_in(result.text, word); },
                          known.spelled};
    for (int i = 0; i < most_edits && result.text.size() < longest; ++i) {
        auto edit = first_edit(result.text, pattern_at);
        if (!edit) edit = first_edit(result.text, [&](auto text, auto at) { return edit_at(text, at, here); });
        if (!edit) break;
        if (result.remark.empty() && edit->row != nullptr) result.remark = edit->row->remark;
        result.text.replace(edit->begin, edit->end - edit->begin, edit->text);
    }
    if (result.text != line) result.text = in_our_notation(result.text).text;
    return result;
}

}  // namespace cubelang::lang
