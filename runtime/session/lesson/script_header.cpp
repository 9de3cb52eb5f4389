// The comments of a script that name its exercises, and those that may be meant to.

#include <algorithm>
#include <sstream>

#include "lang/advice/suggest.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/whole_number.hpp"
#include "runtime/session/lesson/script.hpp"

namespace cubelang::lesson {
namespace {

// The text of a comment that is alone on its line, without decoration before it: `# --- exercise: undo`.
std::optional<std::string_view> comment_on(std::string_view line) {
    line = trimmed(line);
    const bool is_comment = line.starts_with('#') || line.starts_with("//");
    return is_comment ? std::optional(trimmed_front(line, " \t#/-=*_~")) : std::nullopt;
}

// `2: two wheels`, `2 of 5`, `lessons/l.md two wheels`; a file name may contain blanks.
Header header_in(std::string_view text) {
    constexpr std::string_view marks = ":-.=)", signs = ":-=)(#\"*_~";
    Header header{.written = std::string(trimmed(trimmed(text).substr(trimmed(text).starts_with(':') ? 1 : 0)))};
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        const auto bare = trimmed_end(trimmed(word, signs), marks);
        const bool is_number = header.name.empty() && is_digits(bare);
        const auto sign = is_number ? word.back() : word.front();
        header.has_mark = header.has_mark || (header.name.empty() && marks.find(sign) != marks.npos);
        if (is_number && header.number.empty()) header.number = bare;
        if (is_number || bare.empty() || bare == "\u2013" || (word == "of" && header.name.empty())) continue;
        header.name += (header.name.empty() ? "" : " ") + std::string(bare);
        const auto path = trimmed(word, ":");
        if (!is_lesson_file(path)) continue;
        header.lesson = header.name.substr(0, header.name.size() - bare.size()) + std::string(path);
        header.name.clear();
    }
    return header;
}

// Letters and digits: "Three quarters", "three-quarters".
std::string plain_name(std::string_view name) {
    std::string plain;
    for (const char c : name)
        if (is_letter(c) || is_digits({&c, 1})) plain += lower(c);
    return plain;
}

}  // namespace

bool is_lesson_file(std::string_view word) { return word.ends_with(".md") || word.ends_with(".lesson"); }

std::optional<std::string_view> value_of(std::string_view line, std::string_view key) {
    const auto comment = comment_on(line);
    if (!comment || lower(comment->substr(0, key.size())) != key) return std::nullopt;
    const auto rest = trimmed(comment->substr(key.size()));
    return rest.starts_with(':') || rest.starts_with('=') ? std::optional(trimmed(rest.substr(1))) : std::nullopt;
}

std::optional<Header> header_on(std::string_view line) {
    constexpr std::string_view word = "exercise";
    const auto comment = comment_on(line);
    if (!comment || lower(comment->substr(0, word.size())) != word) return std::nullopt;
    const auto rest = comment->substr(word.size());
    return rest.empty() || is_letter(rest.front()) ? std::nullopt : std::optional(header_in(rest));
}

std::optional<std::string> named(const Header& header, const std::vector<std::string>& names) {
    if (std::ranges::count(names, header.written) != 0) return header.written;
    if (std::ranges::count(names, header.name) != 0) return header.name;
    for (const auto& wanted : {header.written, header.name, header.number + header.name}) {
        const auto is_same = [&](const auto& name) { return plain_name(name) == plain_name(wanted); };
        if (!plain_name(wanted).empty() && std::ranges::count_if(names, is_same) == 1)
            return *std::ranges::find_if(names, is_same);
    }
    const auto at = header.name.empty() ? whole_number<std::size_t>(header.number).value_or(0) : 0;
    return at > 0 && at <= names.size() ? std::optional(names[at - 1]) : std::nullopt;
}

std::string suggestion(const Header& header, const std::vector<std::string>& names) {
    const auto nearest = meaning::nearest(header.name, names);
    return nearest ? *nearest : named({.number = header.number}, names).value_or("");
}

std::optional<Header> resembled_on(std::string_view line, const std::vector<std::string>& names) {
    const auto comment = comment_on(line);
    const auto behind = lower(line).find(" # exercise:");
    if (!comment || names.empty()) return behind == line.npos ? std::nullopt : header_on(line.substr(behind));
    const auto whole = header_in(*comment);
    if ((!whole.number.empty() && whole.has_mark) || named(whole, names)) return whole;
    const auto word = comment->substr(0, comment->find_first_of(" :.0123456789"));
    const auto rest = header_in(comment->substr(word.size()));
    const bool is_misspelt = word.size() > 5 && meaning::nearest(word, {"exercise"});
    const bool is_meant = named(rest, names) || (is_misspelt && !(rest.number + rest.name).empty());
    return is_meant && !Session::is_moves(*comment) ? std::optional(rest) : std::nullopt;
}

}  // namespace cubelang::lesson
