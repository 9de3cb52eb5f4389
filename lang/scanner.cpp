#include "lang/scanner.hpp"

#include <algorithm>
#include <string>

#include "lang/rows.hpp"
#include "lang/spelling/unexpected.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

// Goes through the text piece by piece; knows just enough of it not to be misled by brackets in texts and comments.
class Scanner {
public:
    Scanner(std::string_view text, std::size_t begin, std::string brackets = {}, bool blank = true)
        : text_(text), at_(begin), brackets_(std::move(brackets)), blank_(blank) {}

    Extent run() {
        while (at_ < text_.size() && !ended_) step();
        return {at_, !ended_ && (!brackets_.empty() || in_comment_ || ends_with_upper_row(text_.size())), ended_};
    }

    // For a scan that goes on later from here.
    [[nodiscard]] bool goes_on() const { return at_ < text_.size() && !ended_; }
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] const std::string& brackets() const { return brackets_; }
    [[nodiscard]] bool blank() const { return blank_; }

    void step() {
        if (ahead("#") || ahead("//")) return skip_line();
        if (ahead("/*")) return skip_comment();
        const char c = text_[at_++];
        if (c == '"') return skip_text();
        if (c == '\n' || c == ';') return end_line(c);
        if (c != ' ' && c != '\t' && c != '\r') blank_ = false;
        if (c == '(' || c == '[' || c == '{') brackets_ += c;
        if ((c == ')' || c == ']' || c == '}') && !brackets_.empty()) brackets_.pop_back();
    }

private:
    [[nodiscard]] bool ahead(std::string_view wanted) const { return text_.substr(at_).starts_with(wanted); }

    // Blank lines and comments belong to the statement after them: they may be its description. A line that begins a
    // statement inside ( or [ is wrong either way: better the bracket is unclosed than the statement lost.
    void end_line(char c) {
        if (brackets_.empty())
            ended_ = (!blank_ || c == ';') && !(c == '\n' && may_go_on());
        else if (c == '\n' && brackets_.back() != '{')
            ended_ = begins_statement(text_.substr(std::min(text_.find_first_not_of(" \t", at_), text_.size())));
    }

    [[nodiscard]] bool ends_with_upper_row(std::size_t end) const {
        return is_upper_row(text_, trimmed_end(text_.substr(0, end), " \t\r").size());
    }
    // Behind a newline: may it be the one between the two rows of one value, if only what follows comes?
    [[nodiscard]] bool may_go_on() const {
        const auto next = text_.find_first_not_of(" \t\r", at_);
        return (next == text_.npos || text_[next] == '(') && ends_with_upper_row(at_ - 1);
    }

    void skip_line() { at_ = std::min(text_.find('\n', at_), text_.size()); }

    void skip_comment() {
        const std::size_t end = text_.find("*/", at_ + 2);
        in_comment_ = end == std::string_view::npos;
        at_ = in_comment_ ? text_.size() : end + 2;
    }

    // A text that is not closed ends with its line, as the parser says.
    void skip_text() {
        blank_ = false;
        for (; at_ < text_.size() && text_[at_] != '\n'; ++at_) {
            if (text_[at_] == '"') return void(++at_);
            if (text_[at_] == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n') ++at_;
        }
    }

    std::string_view text_;
    std::size_t at_;
    std::string brackets_;
    bool blank_ = true, ended_ = false, in_comment_ = false;
};

}  // namespace

Extent GrowingStatement::extent(std::string_view text) {
    Scanner scanner(text, at_, brackets_, blank_);
    const auto last_newline = text.rfind('\n');
    for (; scanner.goes_on(); scanner.step()) {
        if (scanner.at() != last_newline) continue;
        at_ = scanner.at();
        brackets_ = scanner.brackets();
        blank_ = scanner.blank();
    }
    const auto extent = scanner.run();
    if (extent.ended) *this = {};
    return extent;
}

Extent statement_extent(std::string_view text, std::size_t begin) { return Scanner(text, begin).run(); }

bool is_incomplete(std::string_view text) {
    Extent extent;
    while (extent.end < text.size()) extent = statement_extent(text, extent.end);
    return extent.open;
}

}  // namespace cubelang::lang
