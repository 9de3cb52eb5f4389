#include "front/terminal/editor/text.hpp"

#include <algorithm>
#include <utility>

#include "front/terminal/editor/characters.hpp"

namespace cubelang::editor {
namespace {

bool is_in_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}
bool is_no_blank(char c) { return !is_blank(c); }

// Steps back over separators, then over the word.
std::size_t begin_of(bool (*is_part)(char), std::string_view text, std::size_t at) {
    while (at > 0 && !is_part(text[at - 1])) --at;
    while (at > 0 && is_part(text[at - 1])) --at;
    return at;
}

constexpr std::size_t most_noted_bytes = 2 * longest_text;

}  // namespace

std::size_t line_begin(std::string_view text, std::size_t at) {
    return text.substr(0, at).rfind('\n') + 1;
}  // npos + 1 is 0
std::size_t line_end(std::string_view text, std::size_t at) { return std::min(text.find('\n', at), text.size()); }

std::size_t word_end(std::string_view text, std::size_t at) {
    while (at < text.size() && !is_in_word(text[at])) ++at;
    while (at < text.size() && is_in_word(text[at])) ++at;
    return at;
}

std::size_t word_begin(std::string_view text, std::size_t at) { return begin_of(is_in_word, text, at); }
std::size_t blank_word_begin(std::string_view text, std::size_t at) { return begin_of(is_no_blank, text, at); }

std::size_t column_of(std::string_view text, std::size_t at) {
    const auto begin = line_begin(text, at);
    return width_of(text.substr(begin, at - begin));
}

std::size_t at_column(std::string_view text, std::size_t begin_of_line, std::size_t column) {
    const auto line = text.substr(begin_of_line, line_end(text, begin_of_line) - begin_of_line);
    return begin_of_line + cut(line, column).size();
}

void Text::set(std::string text, std::size_t cursor) {
    text_ = std::move(text);
    changes_.clear();
    noted_bytes_ = 0;
    move_to(cursor);
}

void Text::move_to(std::size_t at) {
    cursor_ = std::min(at, text_.size());
    goal_.reset();
    killing_ = false;
}

bool Text::replace(std::size_t from, std::size_t to, std::string_view by) {
    if (text_.size() - (to - from) + by.size() > longest_text) return false;
    if (from == to && by.empty()) return true;
    if (joins_last(from, to, by)) {
        changes_.back().inserted += by;
        noted_bytes_ += by.size();
    } else {
        note({from, cursor_, text_.substr(from, to - from), std::string(by)});
    }
    text_.replace(from, to - from, by);
    move_to(from + by.size());
    return true;
}

// Consecutive typing is one change, up to the start of a new word.
bool Text::joins_last(std::size_t from, std::size_t to, std::string_view by) const {
    if (changes_.empty() || from != to || by.empty()) return false;
    const auto& [at, cursor, removed, inserted] = changes_.back();
    const bool continues = removed.empty() && !inserted.empty() && at + inserted.size() == from;
    return continues && by.size() <= 4 && !(is_blank(inserted.back()) && !is_blank(by.front()));
}

void Text::note(Change change) {
    noted_bytes_ += change.removed.size() + change.inserted.size();
    changes_.push_back(std::move(change));
    while (noted_bytes_ > most_noted_bytes && changes_.size() > 1) {
        noted_bytes_ -= changes_.front().removed.size() + changes_.front().inserted.size();
        changes_.pop_front();
    }
}

bool Text::undo() {
    if (changes_.empty()) return false;
    const auto change = std::move(changes_.back());
    changes_.pop_back();
    noted_bytes_ -= change.removed.size() + change.inserted.size();
    text_.replace(change.at, change.inserted.size(), change.removed);
    move_to(change.cursor_before);
    return true;
}

void Text::kill_back(std::size_t from) {
    if (from == cursor_) return;
    killed_ = text_.substr(from, cursor_ - from) + (killing_ ? killed_ : "");
    erase(from, cursor_);
    killing_ = true;
}

void Text::kill_on(std::size_t to) {
    if (to == cursor_) return;
    killed_ = (killing_ ? killed_ : "") + text_.substr(cursor_, to - cursor_);
    erase(cursor_, to);
    killing_ = true;
}

std::size_t Text::take_goal() { return goal_.value_or(column_of(text_, cursor_)); }

bool Text::up() {
    const auto begin = line_begin(text_, cursor_), goal = take_goal();
    if (begin == 0) return false;
    move_to(at_column(text_, line_begin(text_, begin - 1), goal));
    goal_ = goal;
    return true;
}

bool Text::down() {
    const auto end = line_end(text_, cursor_), goal = take_goal();
    if (end == text_.size()) return false;
    move_to(at_column(text_, end + 1, goal));
    goal_ = goal;
    return true;
}

}  // namespace cubelang::editor
