#include "lang/advice/patterns.hpp"

#include <algorithm>
#include <charconv>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

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

// The end of what the last gap may take: the bracket that closes around it, or the end of the statement.
std::size_t end_of_rest(std::string_view line, std::size_t at) {
    for (int depth = 0; at < line.size(); at = next_place(line, at)) {
        if (std::string_view("([{").find(line[at]) != line.npos) ++depth;
        const bool closes = std::string_view(")]}").find(line[at]) != line.npos;
        if (depth == 0 && (closes || line[at] == ';')) break;
        if (closes) --depth;
    }
    return std::min(at, line.size());
}

struct Filled {
    std::string_view gap, by;
};

// The text in front of the first sign of a pattern: a value, or all of the statement.
std::string_view text_before(std::string_view gap, std::string_view line, std::size_t at) {
    if (gap == "{a}" || gap == "{g}" || gap == "{n}" || gap == "{list}") return value_before(line, at);
    const auto begin = statement_begin(line, at);
    return trimmed(line.substr(begin, at - begin));
}

// {m-1} is the number before the one in {m}: other languages leave out the end of a range.
std::string one_less(std::string_view digits) {
    long number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return std::to_string(number - 1);
}

std::string with_gaps(std::string_view write, const std::vector<Filled>& gaps) {
    std::string text(write);
    for (const auto& [gap, by] : gaps) {
        if (is_digits(by)) text = replaced(text, std::string(gap.substr(0, gap.size() - 1)) + "-1}", one_less(by));
        text = replaced(text, gap, by);
    }
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
        const auto end = is_last ? end_of_rest(line, edit.end) : next->begin;
        const auto by = is_value ? value_after(line, edit.end) : trimmed(line.substr(edit.end, end - edit.end));
        if (!may_fill(parts[i].text, by)) return {};
        gaps.push_back({parts[i].text, by});
        edit.end = is_last ? (by.empty() ? end : end_in(line, by)) : next->end;
    }
    if (!parts.back().is_gap && edit.end < line.size() && is_word_character(parts.back().text.back()) &&
        is_word_character(line[edit.end]))
        return {};
    edit.text = with_gaps(row.write, gaps);
    const bool is_same = edit.end != line.npos && line.substr(edit.begin, edit.end - edit.begin) == edit.text;
    return edit.end == line.npos || is_same ? std::nullopt : std::optional(edit);
}

constexpr std::string_view our_operators[] = {"==", "!=", "<=", ">=", "->", "<-", "..", "|>"};

}  // namespace

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

namespace {

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

}  // namespace

std::optional<Edit> pattern_at(std::string_view line, std::size_t at) {
    for (const auto& row : advice())
        if (row.place == Place::line && begins_with_key(row, line, at))
            if (auto edit = match_line(row, line, at)) return edit;
    return {};
}

}  // namespace cubelang::lang
