#include "runtime/meaning/assist/request.hpp"

#include <algorithm>

#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::eval {
namespace {

constexpr std::string_view marks = "? \t\r\n";

// Every statement is asked.
bool may_ask(std::string_view text) {
    const auto begin = std::ranges::find_if(text, [](char c) { return c > ' '; });
    return begin != text.end() && (*begin == 'h' || *begin == 'H' || text.find('?') != text.npos);
}

// Within a text or a comment it asks nothing.
bool ends_with_mark(std::string_view line) {
    if (!line.ends_with('?')) return false;
    const auto last = lang::tokens_of(line).back();
    return last.end - last.begin == 1;
}

// Between the brackets that touch `help`.
std::string_view unwrapped(std::string_view rest) {
    const bool touches = rest.size() > 2 && rest.starts_with('(') && rest.ends_with(')');
    if (rest == "()") return {};
    return touches ? trimmed(rest.substr(1, rest.size() - 2)) : trimmed(rest);
}

}  // namespace

std::optional<HelpRequest> help_request(std::string_view text) {
    if (!may_ask(text)) return std::nullopt;
    const auto line = trimmed(text);
    if (line.find('\n') != line.npos) return std::nullopt;
    if (line.starts_with('?')) return HelpRequest{trimmed(line, marks), true};
    const auto word = line.substr(0, line.find_first_of(" \t(?"));
    if (lower(word) == "help") {
        const auto asked = unwrapped(line.substr(word.size()));
        return HelpRequest{asked.size() > 1 ? trimmed_end(asked, marks) : asked};
    }
    if (ends_with_mark(line)) return HelpRequest{trimmed_end(line, marks)};
    return std::nullopt;
}

}  // namespace cubelang::eval
