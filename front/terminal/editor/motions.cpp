#include "front/terminal/editor/motions.hpp"

#include <algorithm>

#include "front/terminal/editor/characters.hpp"
#include "front/terminal/editor/text.hpp"

namespace cubelang::editor {
namespace {

bool is_in_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}
bool is_no_blank(char c) { return !is_blank(c); }

// Back over what is no part of a word, then over the word.
std::size_t begin_of(bool (*is_part)(char), std::string_view text, std::size_t at) {
    while (at > 0 && !is_part(text[at - 1])) --at;
    while (at > 0 && is_part(text[at - 1])) --at;
    return at;
}

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

}  // namespace cubelang::editor
