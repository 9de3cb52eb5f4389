#include <algorithm>
#include <array>

#include "lang/advice/suggest.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/whole_number.hpp"
#include "runtime/session/lesson/script.hpp"

namespace cubelang::lesson {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view decoration = "-=*_~# \t\r";  // `# --- exercise: undo ---`

// The text of a comment that is alone on its line.
std::optional<std::string_view> comment_on(std::string_view line) {
    line = trimmed(line);
    if (line.starts_with("/*") && line.ends_with("*/") && line.size() > 3) return line.substr(2, line.size() - 4);
    if (line.starts_with("//")) return trimmed_front(line, "/");
    if (line.starts_with('#')) return trimmed_front(line, "#");
    return std::nullopt;
}

// The text of a comment after a statement; marks within quotes do not count.
std::optional<std::string_view> comment_behind(std::string_view line) {
    bool is_quoted = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '"') is_quoted = !is_quoted;
        if (!is_quoted && (line[at] == '#' || line.substr(at).starts_with("//"))) return comment_on(line.substr(at));
    }
    return std::nullopt;
}

std::string_view word_at_front(std::string_view text) {
    const auto end = std::ranges::find_if_not(text, is_letter);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

bool is_exercise_word(std::string_view word) {
    static const std::vector<std::string> right{"exercise"};
    return word.size() >= 6 && eval::nearest(word, right).has_value();
}

bool is_other_word(std::string_view word) {
    static constexpr std::array<std::string_view, 8> words{"ex",      "exc",      "exer",    "task",
                                                           "problem", "question", "aufgabe", "answer"};
    return std::ranges::find(words, std::string_view(lower(word))) != words.end();
}

// `Q1`, `nr 1`
bool is_before_number(std::string_view word, std::string_view behind) {
    static constexpr std::array<std::string_view, 4> words{"q", "nr", "no", "number"};
    const auto next = trimmed(behind);
    return std::ranges::find(words, std::string_view(lower(word))) != words.end() && !next.empty() &&
           digits.find(next.front()) != digits.npos;
}

/// Reads a comment from the front.
class Front {
public:
    explicit Front(std::string_view text) : rest_(text) {}

    // `:`, `-`, `.`, `)`, `=` or a typographic dash, but not the dots of `../l.md`.
    bool take_mark() {
        skip_blanks();
        if (rest_.starts_with("..") || rest_.starts_with("./")) return false;
        for (const std::string_view mark : {":", "-", ".", ")", "=", "\u2013", "\u2014"})
            if (rest_.starts_with(mark)) {
                rest_.remove_prefix(mark.size());
                return true;
            }
        return false;
    }

    // `3`, `#3`, `no. 3`, `(3)`; a following `of 6` is skipped.
    std::string take_number() {
        skip_blanks();
        auto ahead = rest_;
        for (const std::string_view sign : {"#", "no.", "No.", "nr.", "Nr.", "("})
            if (ahead.starts_with(sign)) ahead = trimmed(ahead.substr(sign.size()));
        const auto count = std::min(ahead.find_first_not_of(digits), ahead.size());
        const bool is_number = count > 0 && !is_glued(ahead.substr(count));
        if (!is_number || is_lesson_ahead(ahead)) return {};
        std::string number(ahead.substr(0, count));
        rest_ = ahead.substr(count);
        skip_total();
        return number;
    }

    void drop(std::size_t count) { rest_.remove_prefix(count); }
    [[nodiscard]] std::string_view rest() const { return rest_; }

private:
    // `4x4 parity` and `3-cycles` are names.
    static bool is_glued(std::string_view behind) {
        if (behind.starts_with('-')) behind.remove_prefix(1);
        return !behind.empty() && is_letter(behind.front());
    }
    void skip_blanks() { rest_ = trimmed_front(rest_, " \t"); }
    // `3-cycles.md` is not a number.
    static bool is_lesson_ahead(std::string_view text) { return is_lesson_file(text.substr(0, text.find(' '))); }
    void skip_total() {
        auto ahead = trimmed(rest_);
        for (const std::string_view of : {"of", "/"})
            if (ahead.starts_with(of)) {
                ahead = trimmed(ahead.substr(of.size()));
                const auto count = std::min(ahead.find_first_not_of(digits), ahead.size());
                if (count > 0) rest_ = ahead.substr(count);
                return;
            }
    }

    std::string_view rest_;
};

// A lesson's file name may contain spaces: it extends to its ending.
void take_lesson(Header& header, std::string_view named) {
    for (auto blank = named.find_first_of(" \t:"); blank != named.npos; blank = named.find_first_of(" \t:", blank + 1))
        if (is_lesson_file(named.substr(0, blank))) {
            header.lesson = named.substr(0, blank);
            header.name = trimmed(trimmed(named.substr(blank), " \t:"), decoration);
            return;
        }
    const bool all = is_lesson_file(named);
    (all ? header.lesson : header.name) = named;
}

// A number may precede the name.
void take_name(Header& header, const std::string& named) {
    Front front(named);
    if (header.number.empty()) header.number = front.take_number();
    if (!header.number.empty()) static_cast<void>(front.take_mark());
    header.name = trimmed(front.rest());
}

std::optional<Header> header_behind_word(Front front, Header::Sort with_mark) {
    Header header;
    header.number = front.take_number();
    header.sort = front.take_mark() ? with_mark : Header::Sort::likely;
    while (front.take_mark()) {
    }
    if (header.number.empty()) header.number = front.take_number();
    take_lesson(header, trimmed(front.rest()));
    take_name(header, std::string(header.name));
    const bool is_something = header.sort == Header::Sort::plain || !header.number.empty() || !header.name.empty();
    return is_something ? std::optional(header) : std::nullopt;
}

// `2. two wheels`, `2:`, `two wheels:`
std::optional<Header> header_without_word(std::string_view comment) {
    Front front(comment);
    Header header{Header::Sort::doubtful, false, {}, front.take_number(), {}};
    const bool numbered = !header.number.empty() && front.take_mark();
    const auto name = trimmed(front.rest());
    if (numbered || name.ends_with(':')) header.sort = Header::Sort::likely;
    header.name = trimmed_end(name, " \t:");
    return header.name.empty() && header.number.empty() ? std::nullopt : std::optional(header);
}

// Letters of other alphabets are bytes from 0x80.
bool is_sign_of_name(char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

// Only letters and digits, in lower case: "Three quarters", "three-quarters", "three  quarters".
std::string folded_name(std::string_view name) {
    std::string result;
    for (const char c : name)
        if (is_sign_of_name(c)) result += lower(c);
    return result;
}

std::optional<std::string> named(std::string_view name, const std::vector<std::string>& names) {
    if (std::ranges::find(names, name) != names.end()) return std::string(name);
    const auto folded = folded_name(name);
    const auto is_same = [&](const std::string& one) { return folded_name(one) == folded; };
    const auto found = std::ranges::find_if(names, is_same);
    if (folded.empty() || found == names.end()) return std::nullopt;
    const bool is_only = std::ranges::count_if(names, is_same) == 1;  // otherwise the name is ambiguous
    return is_only ? std::optional(*found) : std::nullopt;
}

// Is the name a part of the exercise's: "fraction" of "a fraction"?
bool is_part(std::string_view name, std::string_view exercise) {
    constexpr std::size_t shortest = 4;
    const auto folded = folded_name(name);
    return folded.size() >= shortest && folded_name(exercise).find(folded) != std::string::npos;
}

// The single exercise name contained in a longer text: `3-cycles only corners`.
std::optional<std::string> contained(std::string_view name, const std::vector<std::string>& names) {
    constexpr std::size_t shortest = 4;
    const auto folded = folded_name(name);
    std::optional<std::string> longest;
    for (const auto& one : names) {
        const auto inner = folded_name(one);
        if (inner.size() < shortest || folded.find(inner) == folded.npos) continue;
        if (longest && folded_name(*longest).find(inner) != std::string::npos) continue;
        if (longest && inner.find(folded_name(*longest)) == inner.npos) return std::nullopt;
        longest = one;
    }
    return longest;
}

std::optional<std::string> numbered(std::string_view number, const std::vector<std::string>& names) {
    const auto at = whole_number<std::size_t>(number).value_or(0);
    return at > 0 && at <= names.size() ? std::optional(names[at - 1]) : std::nullopt;
}

}  // namespace

bool is_lesson_file(std::string_view word) { return word.ends_with(".md") || word.ends_with(".lesson"); }

std::optional<std::string_view> value_of(std::string_view line, std::string_view key) {
    const auto comment = comment_on(line);
    if (!comment) return std::nullopt;
    const auto inside = trimmed(*comment);
    if (inside.size() < key.size() || lower(inside.substr(0, key.size())) != key) return std::nullopt;
    const auto rest = trimmed(inside.substr(key.size()));
    return rest.starts_with(':') || rest.starts_with('=') ? std::optional(trimmed(rest.substr(1))) : std::nullopt;
}

std::optional<Header> header_on(std::string_view line) {
    using Sort = Header::Sort;
    const auto alone = comment_on(line);
    const auto anywhere = alone ? alone : comment_behind(line);
    if (!anywhere) return std::nullopt;
    const auto comment = trimmed(*anywhere, decoration);
    const auto word = word_at_front(comment);
    Front behind(comment);
    behind.drop(word.size());
    const bool has_word = is_exercise_word(word);
    const bool has_other_word = is_other_word(word) || is_before_number(word, behind.rest());
    auto header = has_word || has_other_word ? header_behind_word(behind, has_word ? Sort::plain : Sort::likely)
                                             : header_without_word(comment);
    if (!header || (!alone && header->sort != Sort::plain)) return std::nullopt;
    header->has_word = has_word;
    if (!alone) header->sort = Sort::doubtful;
    return header;
}

namespace {

Match match_name(const Header& header, const std::optional<std::string>& at_number,
                 const std::vector<std::string>& names) {
    using How = Match::How;
    for (const auto& name : {header.name, header.number + header.name})
        if (const auto found = named(name, names)) return {How::exactly, *found};
    if (const auto found = contained(header.name, names)) return {How::nearly, *found};
    if (const auto found = header.name.empty() ? std::nullopt : eval::nearest(header.name, names))
        return {How::nearly, *found};
    if (at_number && is_part(header.name, *at_number)) return {How::nearly, *at_number};
    if (at_number) return {header.name.empty() ? How::exactly : How::by_number, *at_number};
    return {};
}

}  // namespace

Match match(const Header& header, const std::vector<std::string>& names) {
    const auto at_number = numbered(header.number, names);
    auto found = match_name(header, at_number, names);
    found.has_number = at_number == found.name;
    return found;
}

}  // namespace cubelang::lesson
