#include "front/terminal/prompt/continuation.hpp"

#include "front/terminal/prompt/commands.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::terminal {
namespace {

using lang::Token;

bool is_open_comment(std::string_view token) {
    return token.starts_with("/*") && (token.size() < 4 || !token.ends_with("*/"));
}

constexpr const char* long_quotes = R"(""")";

bool is_open_text(std::string_view token) {
    return token.starts_with(long_quotes) && (token.size() < 6 || !token.ends_with(long_quotes));
}

// `line`: the number of the line that the prompt precedes.
std::string prompt_for(const std::string& prompt, const OpenBrackets::Open& open, std::size_t line) {
    constexpr std::size_t near = 5;
    std::string mark = "...> ";
    if (!open.what.empty()) mark = std::string(open.what) + " " + mark;
    if (line > open.line + near && !open.what.empty()) mark = std::to_string(open.line) + ":" + mark;
    return std::string(prompt.size() - std::min(prompt.size(), mark.size()), ' ') + mark;
}

std::string_view last_line(std::string_view text) { return text.substr(text.rfind('\n') + 1); }

}  // namespace

void OpenBrackets::add_line(std::string_view line) {
    ++lines_;
    if (!ending_.empty()) {
        const auto end = line.find(ending_);
        if (end == line.npos) return;
        line.remove_prefix(end + ending_.size());
        ending_ = {};
    }
    for (const auto& token : lang::tokens_of(line)) add(token.kind, line.substr(token.begin, token.end - token.begin));
}

// A closing bracket closes the last open one, if that is of its kind.
void OpenBrackets::add(Token::Kind kind, std::string_view token) {
    constexpr std::string_view opening = "([{", closing = ")]}";
    if (kind == Token::Kind::open) open_.push_back({std::string(token), lines_});
    if (kind == Token::Kind::close && !open_.empty() && opening.find(open_.back().what) == closing.find(token))
        open_.pop_back();
    const bool is_comment = kind == Token::Kind::comment && is_open_comment(token);
    ending_ = is_comment ? "*/" : kind == Token::Kind::text && is_open_text(token) ? long_quotes : "";
    if (!ending_.empty()) ending_line_ = lines_;
}

OpenBrackets::Open OpenBrackets::open() const {
    if (!ending_.empty()) return {ending_ == long_quotes ? "\"" : "/*", ending_line_};
    return open_.empty() ? Open{} : open_.back();
}

std::string OpenBrackets::continuation(const std::string& prompt) const {
    return prompt_for(prompt, open(), lines_ + 1);
}

std::vector<std::string> continuations_in(const std::string& prompt, std::string_view text) {
    OpenBrackets open;
    std::vector<std::string> prompts;
    for (const auto line : lines_of(text.substr(0, text.rfind('\n') + 1))) {
        open.add_line(line);
        prompts.push_back(open.continuation(prompt));
    }
    return prompts;
}

std::string with_prompts(const std::string& prompt, std::string_view text) {
    std::string result = prompt;
    auto further = continuations_in(prompt, text);
    for (auto next = further.begin(); const char c : text) {
        result += c;
        if (c == '\n') result += *next++;
    }
    return result;
}

std::string unclosed_hint(std::string_view text) {
    if (!Session::is_incomplete(trimmed_end(text))) return {};  // an empty second row ends the statement
    OpenBrackets open;
    const auto ended = std::string(text) + '\n';
    for (const auto line : lines_of(ended)) open.add_line(line);
    return unclosed_hint(text, open);
}

// Also recognises a command when the next line has been started.
std::string unclosed_hint(std::string_view text, const OpenBrackets& open) {
    const auto row = trimmed_end(text);
    if (row.starts_with('(') && open.open().what.empty() && lang::is_upper_row(row, row.size()))
        return "a second row of numbers is expected here, or Enter; a cycle has commas: (1,2,3)";
    if (text.find('\n') == text.npos) return {};
    const bool is_begun = trimmed(last_line(text)).empty();
    const auto line = trimmed(last_line(is_begun ? trimmed_end(text) : text));
    const auto command = find_command(line);
    const auto [what, number] = open.open();
    if ((!is_begun && !command) || what.empty()) return {};
    const auto place = what + " of line " + std::to_string(number);
    if (command) return "press Ctrl-C to leave the " + place + ", then type " + std::string(line);
    return "close the " + place + ", or press Ctrl-C";
}

}  // namespace cubelang::terminal
