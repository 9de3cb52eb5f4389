#pragma once
// A statement while it is typed, line by line. Each line is looked at once, however many there are.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "front/terminal/prompt/continuation.hpp"
#include "lang/scanner.hpp"

namespace cubelang::shell {

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
