#include "lang/layout/page.hpp"

#include <algorithm>

namespace cubelang::lang {
namespace {

constexpr std::size_t before_comment = 2;

}  // namespace

void Page::add(std::vector<Line> lines) {
    for (Line& line : lines) {
        if (line.comment.empty() || line.is_set_off) flush();
        if (line.comment.empty())
            write(line, 0);
        else
            beside_each_other_.push_back(std::move(line));
    }
}

// Below each other, unless the longest line would push them all off the page.
void Page::flush() {
    std::size_t column = 0;
    for (const Line& line : beside_each_other_) column = std::max(column, line.width());
    for (const Line& line : beside_each_other_) write(line, column > widest_line ? 0 : column);
    beside_each_other_.clear();
}

void Page::write(const Line& line, std::size_t comment_column) {
    if (line.is_set_off && !text_.empty()) text_ += '\n';
    text_.append(line.indent, ' ') += line.code;
    if (!line.comment.empty()) {
        const auto width = line.width();
        text_.append(std::max(comment_column, width) - width + before_comment, ' ') += line.comment;
    }
    text_ += '\n';
}

std::string Page::finish() {
    flush();
    return std::move(text_);
}

}  // namespace cubelang::lang
