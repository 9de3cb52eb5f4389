#include "runtime/editor/characters.hpp"

#include <algorithm>

#include "runtime/editor/widths.hpp"

namespace cubelang::editor {
namespace {

constexpr Character broken{0xFFFD, 1, true};

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// Too long a spelling, half of a surrogate pair, or past the last character.
bool is_forbidden(char32_t code, std::size_t length) {
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    return code < least[length] || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF;
}

int columns_at(std::string_view text, std::size_t at) { return columns_of(character_at(text, at).code); }

bool is_mark(std::string_view text, std::size_t at) {
    const auto character = character_at(text, at);
    return !is_control(character.code) && columns_of(character.code) == 0;
}

// Bidirectional overrides and the like: a terminal would shuffle what stands around them.
bool is_rearranging(char32_t code) {
    return code == 0x200E || code == 0x200F || (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

// Back over the bytes of one; broken bytes stand alone.
std::size_t previous_character(std::string_view text, std::size_t at) {
    std::size_t start = at - 1;
    while (start > 0 && at - start < 4 && is_continuation(text[start])) --start;
    return start + character_at(text, start).length == at ? start : at - 1;
}

}  // namespace

std::size_t announced_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte >= 0xF8 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
}

Character character_at(std::string_view text, std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x80) return {first, 1};
    const auto length = announced_length(text[at]);
    if (length == 1 || length > text.size() - at) return broken;
    char32_t code = first & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (!is_continuation(text[at + i])) return broken;
        code = code << 6 | (static_cast<unsigned char>(text[at + i]) & 0x3Fu);
    }
    return is_forbidden(code, length) ? broken : Character{code, length};
}

std::string utf8(char32_t code) {
    if (is_forbidden(code, 1)) return std::string(replacement);
    const int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr char32_t heads[] = {0, 0xC0, 0xE0, 0xF0};
    std::string text(1, static_cast<char>(heads[more] | code >> (6 * more)));
    for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) text += static_cast<char>(0x80u | (code >> shift & 0x3Fu));
    return text;
}

bool is_well_formed(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto character = character_at(text, at);
        if (character.broken) return false;
        at += character.length;
    }
    return true;
}

bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0) || is_rearranging(code); }

std::size_t next_glyph(std::string_view text, std::size_t at) {
    const auto is_ascii = [&](std::size_t i) { return i >= text.size() || static_cast<unsigned char>(text[i]) < 0x80; };
    if (is_ascii(at) && is_ascii(at + 1)) return std::min(at + 1, text.size());
    const bool alone = is_control(character_at(text, at).code);
    at += character_at(text, at).length;
    while (!alone && at < text.size() && is_mark(text, at)) at += character_at(text, at).length;
    return at;
}

// Back over marks until something carries them.
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

std::string harmless(std::string_view foreign) {
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
