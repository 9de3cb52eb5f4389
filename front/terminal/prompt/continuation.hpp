#pragma once
// The further lines of a statement: their prompts say which bracket is open, and who is lost in them is told the way
// out.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/scanner.hpp"
#include "lang/tokens.hpp"

namespace cubelang::shell {

/// What is open at the end of a text that comes line by line: each is looked at once.
class OpenAtEnd {
public:
    struct Open {
        std::string what{};    ///< a bracket, or `/*`; empty: nothing
        std::size_t line = 0;  ///< of the text, from 1
    };

    void add_line(std::string_view line);
    /// The innermost.
    [[nodiscard]] Open open() const;
    /// What stands before the next line, as wide as `prompt`: "  ( ...> ". A bracket that was opened some lines above
    /// has its line before it.
    [[nodiscard]] std::string continuation(const std::string& prompt) const;

private:
    void add(lang::Token::Kind kind, std::string_view token);

    std::vector<Open> open_;
    std::size_t lines_ = 0, comment_line_ = 0;
    bool in_comment_ = false;
};

/// What stands before each line of `text` but the first.
[[nodiscard]] std::vector<std::string> continuations_in(const std::string& prompt, std::string_view text);
/// The text as it was typed at a prompt.
[[nodiscard]] std::string with_prompts(const std::string& prompt, std::string_view text);

/// Whoever leaves a line empty while a bracket is open, or types a command of the prompt there, may not know that it
/// is: what to do, in few words. Else nothing.
[[nodiscard]] std::string way_out(std::string_view text);
/// Of a text that is incomplete, and known to have that open.
[[nodiscard]] std::string way_out(std::string_view text, const OpenAtEnd& open);

/// A statement while it is typed, line by line. Each line is looked at once, however many there are.
class TypedStatement {
public:
    void add(std::string_view line) {
        if (!text_.empty()) text_ += '\n';
        text_ += line;
    }
    void clear() { *this = {}; }

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    /// Must more lines follow? Only then is it of interest what is open.
    [[nodiscard]] bool is_incomplete() {
        if (!growing_.is_incomplete(text_)) return false;
        for (; seen_ <= text_.size(); seen_ = line_end() + 1)
            open_.add_line(std::string_view(text_).substr(seen_, line_end() - seen_));
        return true;
    }
    /// What is asked for the next line with.
    [[nodiscard]] std::string prompt(const std::string& first) const {
        return text_.empty() ? first : open_.continuation(first);
    }
    /// What is said to whoever may be lost in it; most often nothing.
    [[nodiscard]] std::string way_out() const { return shell::way_out(text_, open_); }

private:
    [[nodiscard]] std::size_t line_end() const { return std::min(text_.find('\n', seen_), text_.size()); }

    std::string text_;
    std::size_t seen_ = 0;  ///< where the lines begin that `open_` has not seen
    lang::GrowingText growing_;
    OpenAtEnd open_;
};

}  // namespace cubelang::shell
