#include "lang/advice/match.hpp"

#include <algorithm>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "lang/advice/move_letters.hpp"
#include "lang/advice/primes.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

constexpr std::size_t longest_quoted = 60;

std::size_t offset_in(std::string_view text, std::string_view part) {
    return static_cast<std::size_t>(part.data() - text.data());
}
std::size_t end_in(std::string_view text, std::string_view part) { return offset_in(text, part) + part.size(); }

bool is_blank(char c) { return c == ' ' || c == '\t'; }

bool is_word(std::string_view text) { return !text.empty() && word_at(text, 0).size() == text.size(); }

// A name that `let` can define.
bool is_new_name(std::string_view text) {
    const bool is_moves = is_code(text) && lower(text) != text;
    return is_word(text) && !is_digits(text.substr(0, 1)) && find_keyword(text) == nullptr && !is_moves;
}

// Whether a text may stand in a gap of the pattern of a line: {alg2} is one like {alg}.
bool may_fill(std::string_view gap, std::string_view text) {
    const auto kind = gap.substr(1, gap.find_first_of("2}") - 1);
    if (kind == "end") return text.empty();
    if (text.empty() || !is_balanced(text)) return false;
    if (kind == "name") return is_new_name(text);
    if (kind == "list") return is_word(text) && !is_digits(text.substr(0, 1)) && find_keyword(text) == nullptr;
    if (kind == "n" || kind == "m") return is_digits(text);
    if (kind == "alg") return is_code(text);
    if (kind == "g") return text.ends_with(')');
    if (kind == "v") return !begins_statement(text);
    return kind != "c" || text.find("then ") == text.npos;
}

struct Part {
    std::string_view text;
    bool is_gap = false;
};
std::vector<Part> parts_of(std::string_view pattern) {
    std::vector<Part> parts;
    for (std::size_t at = 0; at < pattern.size();) {
        const auto name = pattern[at] == '{' ? word_at(pattern, at + 1) : std::string_view();
        const bool is_gap = !name.empty() && pattern.substr(at + 1 + name.size()).starts_with('}');
        const auto end = is_gap ? pattern.find('}', at) + 1 : std::min(pattern.find('{', at + 1), pattern.size());
        const bool goes_on = !is_gap && !parts.empty() && !parts.back().is_gap;
        const auto begin = goes_on ? offset_in(pattern, parts.back().text) : at;
        if (goes_on) parts.pop_back();
        parts.push_back({pattern.substr(begin, end - begin), is_gap});
        at = end;
    }
    return parts;
}

// The end of the words and signs of a pattern in the text; npos if they are not at `at`. A blank may be left out.
std::size_t end_of_words(std::string_view text, std::size_t at, std::string_view words) {
    for (const char c : words) {
        if (!is_blank(c) && at < text.size() && text[at] == c)
            ++at;
        else if (!is_blank(c))
            return text.npos;
        while (is_blank(c) && at < text.size() && is_blank(text[at])) ++at;
    }
    const auto last = trimmed(words).back();
    const bool goes_on = at < text.size() && (last == '=' ? text[at] == '=' || text[at] == '>'
                                                          : is_word_character(last) && words.ends_with(' ') &&
                                                                !is_blank(text[at - 1]) && is_word_character(text[at]));
    return goes_on ? text.npos : at;
}

struct Stretch {
    std::size_t begin, end;
};
// The next words and signs of a pattern, outside brackets.
std::optional<Stretch> find_words(std::string_view text, std::size_t from, std::string_view words) {
    const auto sought = trimmed_front(words);
    if (sought.empty()) {
        const auto blank = text.find(' ', from);
        return blank == text.npos ? std::nullopt : std::optional(Stretch{blank, blank + 1});
    }
    const bool is_word = is_word_character(sought.front()) && words.starts_with(' ');
    int depth = 0;
    for (auto at = from; at < text.size(); at = next_place(text, at)) {
        const bool begins = !is_word || at == 0 || !is_word_character(text[at - 1]);
        const bool is_other =
            at > 0 && ((sought == ">" && text[at - 1] == '-') ||
                       (sought.front() == '=' && std::string_view("=<>!").find(text[at - 1]) != text.npos));
        const auto end = depth == 0 && begins && !is_other ? end_of_words(text, at, sought) : text.npos;
        if (end != text.npos) return Stretch{at, end};
        if (std::string_view("([{").find(text[at]) != text.npos) ++depth;
        if (std::string_view(")]}").find(text[at]) != text.npos && --depth < 0) return {};
    }
    return {};
}

struct Filled {
    std::string_view gap, by;
};

// The text in front of the first sign of a pattern: a value, or all of the statement.
std::string_view text_before(std::string_view gap, std::string_view line, std::size_t at) {
    if (gap == "{a}" || gap == "{g}" || gap == "{n}") return value_before(line, at);
    const auto begin = statement_begin(line, at);
    return trimmed(line.substr(begin, at - begin));
}

std::string with_gaps(std::string_view write, const std::vector<Filled>& gaps) {
    std::string text(write);
    for (const auto& [gap, by] : gaps) text = replaced(text, gap, by);
    return text;
}

std::optional<Edit> match_line(const Advice& row, std::string_view line, std::size_t at) {
    const auto parts = parts_of(row.pattern);
    std::vector<Filled> gaps;
    Edit edit{at, at, {}, &row};
    const std::size_t first = parts.front().is_gap ? 1 : 0;
    if (first == 1) {
        const auto before = text_before(parts.front().text, line, at);
        if (!may_fill(parts.front().text, before)) return {};
        gaps.push_back({parts.front().text, before});
        edit.begin = offset_in(line, before);
    }
    edit.end = end_of_words(line, at, trimmed_front(parts[first].text));
    for (auto i = first + 1; i < parts.size() && edit.end != line.npos; ++i) {
        if (!parts[i].is_gap) continue;
        const bool is_last = i + 1 == parts.size();
        const auto next = is_last ? std::nullopt : find_words(line, edit.end, parts[i + 1].text);
        if (!is_last && !next) return {};
        const bool is_value = is_last && (parts[i].text == "{a}" || parts[i].text == "{m}" || parts[i].text == "{n}");
        const auto end = is_last ? line.size() : next->begin;
        const auto by = is_value ? value_after(line, edit.end) : trimmed(line.substr(edit.end, end - edit.end));
        if (!may_fill(parts[i].text, by)) return {};
        gaps.push_back({parts[i].text, by});
        edit.end = is_last ? (by.empty() ? line.size() : end_in(line, by)) : next->end;
    }
    edit.text = with_gaps(row.write, gaps);
    const bool is_same = edit.end != line.npos && line.substr(edit.begin, edit.end - edit.begin) == edit.text;
    return edit.end == line.npos || is_same ? std::nullopt : std::optional(edit);
}

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

constexpr std::string_view our_operators[] = {"==", "!=", "<=", ">=", "->", "<-", "..", "|>"};

// Whether a longer operator, ours or another language's, covers the sign.
bool is_in_operator(std::string_view line, std::size_t at, std::size_t size) {
    const auto covers = [&](std::string_view sign) {
        for (std::size_t back = 0; sign.size() > size && back <= sign.size() - size && back <= at; ++back)
            if (line.substr(at - back).starts_with(sign)) return true;
        return false;
    };
    return std::ranges::any_of(our_operators, covers) || std::ranges::any_of(advice(), [&](const Advice& row) {
               return row.place == Place::operation && covers(row.pattern);
           });
}

// The words or signs by which the pattern of a line is found.
std::string_view key_of(const Advice& row) {
    const auto parts = parts_of(row.pattern);
    return trimmed(parts[parts.front().is_gap ? 1 : 0].text);
}

bool begins_with_key(const Advice& row, std::string_view line, std::size_t at) {
    const auto key = key_of(row);
    const bool is_sign = !is_word_character(key.front());
    const bool is_inside = at > 0 && is_word_character(line[at - 1]);
    if (end_of_words(line, at, key) == line.npos || (!is_sign && is_inside)) return false;
    if (key == ":" && !is_balanced(line.substr(0, at))) return false;                   // a map
    if (row.pattern.starts_with('[') && !value_before(line, at).empty()) return false;  // an item
    return !is_sign || key.size() > 1 || !is_in_operator(line, at, 1);
}

std::optional<Edit> pattern_at(std::string_view line, std::size_t at) {
    for (const auto& row : advice())
        if (row.place == Place::line && begins_with_key(row, line, at))
            if (auto edit = match_line(row, line, at)) return edit;
    return {};
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
    Mended result{std::string(line), {}};
    const KnownNames here{[&](auto word) { return known.has(word) || is_defined_in(result.text, word); },
                          known.spelled};
    for (int i = 0; i < most_edits && result.text.size() < longest; ++i) {
        auto edit = first_edit(result.text, pattern_at);
        if (!edit) edit = first_edit(result.text, [&](auto text, auto at) { return edit_at(text, at, here); });
        if (!edit) break;
        if (result.remark.empty() && edit->row != nullptr) result.remark = edit->row->remark;
        result.text.replace(edit->begin, edit->end - edit->begin, edit->text);
    }
    return result;
}

}  // namespace cubelang::lang
