#pragma once
// A statement while it is typed, line by line. Each line is looked at once, however many there are.

#include <string>
#include <string_view>

#include "lang/scanner.hpp"
#include "runtime/shell/prompt/continuation.hpp"

namespace cubelang::shell {

class TypedStatement {
public:
    void add(std::string_view line) {
        if (!text_.empty()) text_ += '\n';
        text_ += line;
        open_.add_line(line);
    }
    void clear() { *this = {}; }

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    /// Must more lines follow?
    [[nodiscard]] bool is_incomplete() { return growing_.is_incomplete(text_); }
    /// What is asked for the next line with.
    [[nodiscard]] std::string prompt(const std::string& first) const {
        return text_.empty() ? first : open_.continuation(first);
    }
    /// What is said to whoever may be lost in it; most often nothing.
    [[nodiscard]] std::string way_out() const { return shell::way_out(text_, open_); }

private:
    std::string text_;
    lang::GrowingText growing_;
    OpenAtEnd open_;
};

}  // namespace cubelang::shell
