#include "runtime/base/utf8.hpp"

#include <algorithm>
#include <cstring>

namespace cubelang::inline base {
namespace {

unsigned byte_at(std::string_view text, std::size_t index) { return static_cast<unsigned char>(text[index]); }

// An overlong encoding, half of a surrogate pair, or a code above U+10FFFF.
bool is_forbidden(unsigned first, unsigned second) {
    return (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) || (first == 0xF0 && second < 0x90) ||
           (first == 0xF4 && second >= 0x90);
}

// Eight bytes at a time: true if all are ASCII and none is NUL.
bool is_plain(std::uint64_t eight) {
    constexpr std::uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
    return ((eight | (eight - ones)) & tops) == 0;
}

std::size_t skip_plain(std::string_view text, std::size_t at) {
    for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if (!is_plain(eight)) break;
    }
    return at;
}

/// The length of a character in UTF-8 bytes and in UTF-16 units.
struct Step {
    std::size_t bytes, units;
};
Step step_at(std::string_view text, std::size_t at) {
    if (static_cast<unsigned char>(text[at]) < 0x80) return {1, 1};
    const auto length = std::max<std::size_t>(character_length(text.substr(at)), 1);
    return {length, length == 4 ? std::size_t{2} : 1};
}

}  // namespace

std::size_t announced_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    if (byte < 0x80) return 1;
    if (byte >= 0xC2 && byte < 0xE0) return 2;
    if (byte >= 0xE0 && byte < 0xF0) return 3;
    if (byte >= 0xF0 && byte < 0xF5) return 4;
    return 0;
}

std::size_t character_length(std::string_view text) {
    if (text.empty()) return 0;
    const std::size_t length = announced_length(text[0]);
    if (length == 0 || length > text.size()) return 0;
    const std::string_view rest = text.substr(1, length - 1);
    if (!std::all_of(rest.begin(), rest.end(), is_continuation)) return 0;
    return length > 1 && is_forbidden(byte_at(text, 0), byte_at(text, 1)) ? 0 : length;
}

std::optional<std::size_t> first_bad_byte(std::string_view text) {
    for (std::size_t at = skip_plain(text, 0); at < text.size(); at = skip_plain(text, at)) {
        const std::size_t length = character_length(text.substr(at));
        if (length == 0 || text[at] == '\0') return at;
        at += length;
    }
    return std::nullopt;
}

std::size_t character_end(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && is_continuation(text[at]);) ++at;
    return at;
}

std::string_view beginning(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && is_continuation(text[most])) --most;
    return text.substr(0, most);
}

std::string shortened(std::string text, std::size_t most) {
    if (text.size() <= most) return text;
    auto end = text.size() - most / 4;
    while (end < text.size() && is_continuation(text[end])) ++end;
    return std::string(beginning(text, most - most / 4)) + " … " + text.substr(end);
}

std::size_t count_characters(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_continuation));
}

void append_utf8(std::string& text, std::uint32_t code) {
    const auto put = [&](std::uint32_t head, int bits) {
        text += static_cast<char>(head | (code >> bits));
        while ((bits -= 6) >= 0) text += static_cast<char>(0x80 | ((code >> bits) & 0x3F));
    };
    if (code < 0x80) return put(0, 0);
    if (code < 0x800) return put(0xC0, 6);
    if (code < 0x10000) return put(0xE0, 12);
    put(0xF0, 18);
}

std::uint32_t code_point(std::string_view text) {
    const std::size_t length = announced_length(text[0]);
    constexpr unsigned masks[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    std::uint32_t code = byte_at(text, 0) & masks[length];
    for (std::size_t i = 1; i < length; ++i) code = (code << 6) | (byte_at(text, i) & 0x3F);
    return code;
}

std::size_t utf16_unit_at(std::string_view text, std::size_t byte) {
    std::size_t unit = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto [bytes, units] = step_at(text, at);
        if (at + bytes > byte) break;
        at += bytes;
        unit += units;
    }
    return unit;
}

std::size_t utf16_byte_at(std::string_view text, std::size_t unit) {
    std::size_t at = 0;
    for (std::size_t units = 0; at < text.size() && units < unit;) {
        const auto step = step_at(text, at);
        at += step.bytes;
        units += step.units;
    }
    return at;
}

Utf16::Utf16(std::string_view text) : units_(text.size() + 1) {
    std::uint32_t unit = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto [bytes, units] = step_at(text, at);
        std::fill_n(units_.begin() + static_cast<std::ptrdiff_t>(at), bytes, unit);
        unit += static_cast<std::uint32_t>(units);
        at += bytes;
    }
    units_.back() = unit;
}

std::size_t Utf16::unit_at(std::size_t byte) const { return units_[std::min(byte, units_.size() - 1)]; }

std::size_t Utf16::byte_at(std::size_t unit) const {
    const auto at = std::lower_bound(units_.begin(), units_.end(), unit);
    return static_cast<std::size_t>(std::min(at, units_.end() - 1) - units_.begin());
}

}  // namespace cubelang::inline base
