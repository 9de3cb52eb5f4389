#include "runtime/shell/prompt/continuation.hpp"

#include <algorithm>

#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/session.hpp"
#include "runtime/shell/prompt/commands.hpp"

namespace cubelang::shell {
namespace {

using lang::Token;

/// What is open at the end of a line: a bracket, or a comment.
struct Open {
    std::string_view what{};
    std::size_t line = 0;  ///< of the text, from 1
};

// Goes through the tokens of a text, newline by newline.
class OpenAtNewlines {
public:
    explicit OpenAtNewlines(std::string_view text) : text_(text), tokens_(lang::tokens_of(text)) {}

    [[nodiscard]] Open at(std::size_t newline) {
        for (; next_ < tokens_.size() && tokens_[next_].begin < newline; ++next_) take(tokens_[next_]);
        const bool in_comment = next_ > 0 && tokens_[next_ - 1].end > newline;
        if (in_comment) return {"/*", line_of(tokens_[next_ - 1].begin)};
        if (open_.empty()) return {};
        return {text_.substr(tokens_[open_.back()].begin, 1), line_of(tokens_[open_.back()].begin)};
    }

private:
    void take(const Token& token) {
        if (token.kind == Token::Kind::open) open_.push_back(static_cast<std::size_t>(&token - tokens_.data()));
        if (token.kind != Token::Kind::close || token.partner == Token::none) return;
        while (!open_.empty() && open_.back() >= token.partner) open_.pop_back();
    }
    [[nodiscard]] std::size_t line_of(std::size_t at) const {
        return 1 + static_cast<std::size_t>(std::ranges::count(text_.substr(0, at), '\n'));
    }

    std::string_view text_;
    std::vector<Token> tokens_;
    std::size_t next_ = 0;
    std::vector<std::size_t> open_;
};

// `line` is the one that the prompt is for.
std::string prompt_for(const std::string& prompt, const Open& open, std::size_t line) {
    constexpr std::size_t near = 5;
    std::string mark = "...> ";
    if (!open.what.empty()) mark = std::string(open.what) + " " + mark;
    if (line > open.line + near && !open.what.empty()) mark = std::to_string(open.line) + ":" + mark;
    return std::string(prompt.size() - std::min(prompt.size(), mark.size()), ' ') + mark;
}

std::string_view last_line(std::string_view text) { return text.substr(text.rfind('\n') + 1); }

}  // namespace

std::vector<std::string> continuations_in(const std::string& prompt, std::string_view text) {
    OpenAtNewlines open(text);
    std::vector<std::string> prompts;
    for (auto at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1))
        prompts.push_back(prompt_for(prompt, open.at(at), prompts.size() + 2));
    return prompts;
}

std::string continuation_of(const std::string& prompt, std::string_view text) {
    return continuations_in(prompt, std::string(text) + '\n').back();
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

// A command is still seen when the next line has been begun.
std::string way_out(std::string_view text) {
    if (text.find('\n') == text.npos) return {};
    const bool is_begun = trimmed(last_line(text)).empty();
    const auto line = trimmed(last_line(is_begun ? trimmed_end(text) : text));
    const auto command = find_command(line);
    if ((!is_begun && !command) || !Session::is_incomplete(text)) return {};
    const auto ended = std::string(text) + '\n';
    const auto [what, number] = OpenAtNewlines(ended).at(text.size());
    if (what.empty()) return {};
    const auto place = std::string(what) + " of line " + std::to_string(number);
    if (command) return "Ctrl-C leaves the " + place + "; then " + std::string(line);
    return "close the " + place + "; Ctrl-C leaves";
}

}  // namespace cubelang::shell
