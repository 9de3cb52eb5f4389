#include "lang/scanner.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

constexpr std::string_view blanks = " \t\r", spaces = " \t\r\n", decimal_digits = "0123456789";

struct NumberRow {
    std::size_t size = 0;
    bool is_ascending = true;  ///< 1 2 3 …
    bool is_small = true;      ///< 0 to 3
};

// The row in the bracket that opens at `begin`; nothing if it contains anything but numbers.
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
    constexpr std::size_t fewest = 6;  // no kind has fewer pieces
    const auto next = row_at(text, text.find_first_not_of(blanks, end));
    if (!next || !next->is_small || next->size < fewest) return false;
    const auto row = row_before(text, end);
    return row && row->size == next->size;
}

namespace {

// An indented row of numbers in the first line says how many there are: a layout of N rows has 6 N^2.
bool is_open_layout(std::string_view text) {
    const auto numbers_in = [](std::string_view part) {
        std::size_t count = 0;
        for (std::size_t at = 0; (at = part.find_first_of(decimal_digits, at)) < part.size(); ++count)
            at = std::min(part.find_first_not_of(decimal_digits, at), part.size());
        return count;
    };
    const auto block = text.find_last_not_of("0123456789 \t\r\n") + 1;  // npos + 1 is 0
    const auto layout = text.substr(block == 0 ? 0 : std::min(text.find('\n', block), text.size() - 1) + 1);
    const auto first = layout.substr(0, layout.find('\n'));
    const auto size = first.starts_with("  ") ? numbers_in(first) : 0;
    return size > 1 && numbers_in(layout) < 6 * size * size;
}

// The role of a character in the search for the end of a statement.
enum class CharacterClass : std::uint8_t { plain, blank, special };

constexpr auto meanings = [] {
    std::array<CharacterClass, 256> all{};
    for (const char c : {' ', '\t', '\r'}) all[static_cast<unsigned char>(c)] = CharacterClass::blank;
    for (const char c : std::string_view("#/\"\n;()[]{}")) all[static_cast<unsigned char>(c)] = CharacterClass::special;
    return all;
}();

constexpr CharacterClass character_class(char c) { return meanings[static_cast<unsigned char>(c)]; }

// Scans a text, and is not misled by brackets in text literals and comments.
class Scanner {
public:
    Scanner(std::string_view text, ScanState from) : text_(text), at_(from.at), now_(std::move(from)), line_(now_) {}

    Extent run() {
        for (skip_plain(); at_ < text_.size() && !ended_; skip_plain()) step();
        const auto goes_on = [&] { return ends_with_upper_row(text_.size()) || is_open_layout(text_); };
        const bool open = !has_open_text() && (!now_.brackets.all.empty() || in_comment_ || (!ended_ && goes_on()));
        return {at_, !ended_ && open, ended_};
    }

    /// The state at the last newline: the tokens before it do not depend on the text after it.
    [[nodiscard]] ScanState& line() { return line_; }

private:
    // A text, or a value in one, that must end with this line.
    [[nodiscard]] bool has_open_text() const { return now_.brackets.all.find('"') != text_.npos; }
    [[nodiscard]] bool ahead(std::string_view wanted) const { return text_.substr(at_).starts_with(wanted); }

    // Skips blanks and plain characters, nearly all that there are; nothing after the end of the statement.
    void skip_plain() {
        if (ended_ || now_.brackets.in_text()) return;
        const auto is_blank = [](char c) { return character_class(c) == CharacterClass::blank; };
        const auto is_special = [](char c) { return character_class(c) == CharacterClass::special; };
        const auto after_blanks = std::find_if_not(text_.begin() + offset(), text_.end(), is_blank);
        const auto special = std::find_if(after_blanks, text_.end(), is_special);
        now_.blank &= after_blanks == special;
        at_ = static_cast<std::size_t>(special - text_.begin());
    }
    [[nodiscard]] std::ptrdiff_t offset() const { return static_cast<std::ptrdiff_t>(at_); }

    void step() {
        const char c = text_[at_];
        if (now_.brackets.in_text() && c != '{' && c != '\n') return skip_text();
        if (ahead("#") || ahead("//")) return skip_line();
        if (ahead("/*")) return skip_comment();
        if (c == '"') return skip_text();
        if (c == '\n') remember_line();
        ++at_;
        if (c == '\n' && has_open_text()) return static_cast<void>(ended_ = true);
        if (c == '\n' || c == ';') return end_line(c);
        now_.blank = false;
        now_.brackets.add(c);
    }

    void remember_line() {
        now_.at = at_;
        line_ = now_;
    }

    // Blank lines and comments belong to the statement after them, which they may describe. A line that begins a
    // statement inside ( or [ is an error anyway: better the bracket is reported than the statement lost.
    void end_line(char c) {
        if (now_.brackets.all.empty())
            ended_ = (!now_.blank || c == ';') && !(c == '\n' && may_go_on());
        else if (c == '\n' && std::string_view("([").find(now_.brackets.all.back()) != text_.npos)
            ended_ = statement_begins_here();
    }

    // Only a complete word counts: `def` may still become `deft`.
    [[nodiscard]] bool statement_begins_here() const {
        const auto line = text_.substr(std::min(text_.find_first_not_of(" \t", at_), text_.size()));
        return begins_statement(line) && !std::all_of(line.begin(), line.end(), is_word_character);
    }

    [[nodiscard]] bool ends_with_upper_row(std::size_t end) const {
        return is_upper_row(text_, trimmed_end(text_.substr(0, end), " \t\r").size());
    }
    // After a newline: may it separate the two rows of one value, if the second is still to come?
    [[nodiscard]] bool may_go_on() const {
        if (is_open_layout(text_.substr(0, at_))) return true;
        const auto next = text_.find_first_not_of(" \t\r", at_);
        return (next == text_.npos || text_[next] == '(') && ends_with_upper_row(at_ - 1);
    }

    void skip_line() { at_ = std::min(text_.find('\n', at_), text_.size()); }

    void skip_comment() {
        const std::size_t end = text_.find("*/", at_ + 2);
        in_comment_ = end == std::string_view::npos;
        at_ = in_comment_ ? text_.size() : end + 2;
    }

    void skip_text() {
        now_.blank = false;
        at_ = now_.brackets.pass_text(text_, at_);
    }

    std::string_view text_;
    std::size_t at_;
    ScanState now_, line_;  ///< `now_.at` is valid only when copied to `line_`
    bool ended_ = false, in_comment_ = false;
};

}  // namespace

void OpenBrackets::add(char bracket) {
    if (std::string_view("([{").find(bracket) != std::string_view::npos) all += bracket;
    if (std::string_view(")]}").find(bracket) != std::string_view::npos && !all.empty()) all.pop_back();
}

std::size_t OpenBrackets::pass_text(std::string_view text, std::size_t at) {
    constexpr std::string_view quotes = R"(""")";
    const bool begins = !in_text();
    if (begins) all += text.substr(at).starts_with(quotes) ? '|' : '"';
    const std::size_t size = all.back() == '|' ? quotes.size() : 1;
    if (begins) at += size;
    for (; (at = text.find_first_of("\"\\{\n", at)) < text.size(); ++at) {
        if (text[at] == '{' || text[at] == '\n') return at;
        const bool is_escape = text[at] == '\\' && !text.substr(at + 1).starts_with('\n');
        if (is_escape) at += text.substr(at + 1).starts_with("u{") ? 2 : 1;
        if (is_escape || !text.substr(at).starts_with(quotes.substr(0, size))) continue;
        all.pop_back();
        return at + size;
    }
    return text.size();
}

Extent GrowingStatement::extent(std::string_view text) {
    Scanner scanner(text, std::move(line_));
    const auto extent = scanner.run();
    line_ = extent.ended ? ScanState{} : std::move(scanner.line());
    return extent;
}

bool GrowingText::is_incomplete(std::string_view text) {
    while (begin_ < text.size()) {
        const auto extent = growing_.extent(text.substr(begin_));
        if (!extent.ended) return extent.open;
        begin_ += extent.end;
    }
    return false;
}

Extent statement_extent(std::string_view text, std::size_t begin) { return Scanner(text, {begin}).run(); }

bool is_incomplete(std::string_view text) { return GrowingText().is_incomplete(text); }

namespace {

std::size_t after_spaces(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(spaces, at), text.size());
}

// The end of a default value: the comma or the bracket after it. A long text is not a value.
std::size_t default_end(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 1U << 14;
    const auto end = std::min(text.size(), at + longest);
    bool is_text = false;
    for (int depth = 0; at < end; ++at) {
        const char c = text[at];
        if (!is_text && depth == 0 && (c == ',' || c == ')')) return at;
        if (c == '"') is_text = !is_text;
        if (is_text)
            at += c == '\\' ? 1 : 0;
        else
            depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
    }
    return end;
}

// `(a, b = U)` at the front: the number of names, and the offset just past the bracket.
struct NamesInBrackets {
    std::size_t count = 0, end = 0;
    bool has_defaults = false;
};
std::optional<NamesInBrackets> names_in_brackets(std::string_view text) {
    std::size_t at = 0, count = 0;
    bool has_defaults = false;
    do {
        at = after_spaces(text, at + 1);
        const auto name = word_at(text, at);
        if (name.empty() ? count > 0 : !is_letter(name.front())) return std::nullopt;
        count += name.empty() ? 0 : 1;
        at = after_spaces(text, at + name.size());
        const bool is_equals = text.substr(at).starts_with('=') && !text.substr(at).starts_with("==");
        if (is_equals && !name.empty()) at = default_end(text, at + 1);
        has_defaults |= is_equals;
    } while (count > 0 && text.substr(at).starts_with(','));
    if (!text.substr(at).starts_with(')')) return std::nullopt;
    return NamesInBrackets{count, at + 1, has_defaults};
}

}  // namespace

bool begins_lambda(std::string_view text) {
    const auto arrow_follows = [&](std::size_t at) { return text.substr(after_spaces(text, at)).starts_with("->"); };
    if (text.starts_with('(')) {
        const auto names = names_in_brackets(text);
        return names && (names->count != 1 || names->has_defaults) && arrow_follows(names->end);
    }
    const auto word = word_at(text, 0);
    if (word.empty() || !is_letter(word.front()) || !arrow_follows(word.size())) return false;
    const bool is_part = word.size() > 1 && word.find_first_not_of("urfdlbURFDLB0123456789") == word.npos;
    return !is_part;
}

bool begins_index(std::string_view text) {
    OpenBrackets open;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"' || (open.in_text() && c != '{' && c != '\n')) {
            at = open.pass_text(text, at);
            continue;
        }
        if (open.all == "[" && (c == ',' || c == ':')) return false;
        open.add(c);
        if (open.all.empty()) return at > 0;
        ++at;
    }
    return false;
}

}  // namespace cubelang::lang
