#include "front/terminal/editor/characters.hpp"

#include <algorithm>

#include "runtime/base/printable.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::editor {
namespace {

constexpr Character broken{0xFFFD, 1, true};

int columns_at(std::string_view text, std::size_t at) { return columns_of(character_at(text, at).code); }

bool is_mark(std::string_view text, std::size_t at) {
    const auto character = character_at(text, at);
    return !is_control(character.code) && columns_of(character.code) == 0;
}

// Steps back over one character; a broken byte counts as one.
std::size_t previous_character(std::string_view text, std::size_t at) {
    std::size_t start = at - 1;
    while (start > 0 && at - start < 4 && is_continuation(text[start])) --start;
    return start + character_at(text, start).length == at ? start : at - 1;
}

}  // namespace

Character character_at(std::string_view text, std::size_t at) {
    const auto length = character_length(text.substr(at));
    return length == 0 ? broken : Character{code_point(text.substr(at)), length};
}

std::size_t next_glyph(std::string_view text, std::size_t at) {
    const auto is_ascii = [&](std::size_t i) { return i >= text.size() || static_cast<unsigned char>(text[i]) < 0x80; };
    if (is_ascii(at) && is_ascii(at + 1)) return std::min(at + 1, text.size());
    const bool alone = is_control(character_at(text, at).code);
    at += character_at(text, at).length;
    while (!alone && at < text.size() && is_mark(text, at)) at += character_at(text, at).length;
    return at;
}

// Steps back over combining marks to their base character.
std::size_t previous_glyph(std::string_view text, std::size_t at) {
    if (at == 0) return 0;
    for (at = previous_character(text, at); at > 0 && is_mark(text, at);) {
        const auto carrier = previous_character(text, at);
        if (is_control(character_at(text, carrier).code)) break;
        at = carrier;
    }
    return at;
}

std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size(); at += character_at(text, at).length)
        width += static_cast<std::size_t>(columns_at(text, at));
    return width;
}

std::string_view cut(std::string_view text, std::size_t columns) {
    std::size_t at = 0, width = 0;
    for (; at < text.size(); at += character_at(text, at).length) {
        width += static_cast<std::size_t>(columns_at(text, at));
        if (width > columns) break;
    }
    return text.substr(0, at);
}

std::string sanitized(std::string_view foreign) {
    std::string text;
    text.reserve(foreign.size());
    for (std::size_t at = 0; at < foreign.size();) {
        const auto [code, length, is_broken] = character_at(foreign, at);
        const bool ends_line = code == '\r' || code == '\n';
        if (ends_line)
            text += '\n';
        else if (code != '\t' && (is_broken || is_control(code)))
            text += replacement;
        else
            text += foreign.substr(at, length);
        at += code == '\r' && foreign.substr(at).starts_with("\r\n") ? 2 : length;
    }
    return text;
}

}  // namespace cubelang::editor
