#include "runtime/base/printable.hpp"

#include <algorithm>
#include <charconv>

#include "runtime/base/utf8.hpp"

namespace cubelang::inline base {
namespace {

constexpr std::string_view replacement = "\uFFFD";

// First bytes of characters that may have to be escaped; most text has none.
constexpr bool may_need_escape(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return code < 0x20 || code >= 0x7F;
}

std::string in_hex(std::uint32_t code) {
    char digits[8];
    return {digits, std::to_chars(digits, digits + sizeof digits, code, 16).ptr};
}

std::string in_language(std::uint32_t code) { return "\\u{" + in_hex(code) + "}"; }

std::string in_json(std::uint32_t code) {
    const auto digits = in_hex(code);
    return "\\u" + std::string(4 - digits.size(), '0') + digits;
}

struct Rule {
    std::string_view allowed;  ///< control characters left unchanged
    std::string (*escape)(std::uint32_t code);
};
constexpr Rule of_text{"\n\t", in_language}, of_name{"", in_language}, of_json{"", in_json};

/// The first character of a text: its length in bytes, and its escape; empty if the character stays unchanged.
struct FirstCharacter {
    std::size_t length = 1;
    std::string escape{};
};
FirstCharacter first_character(std::string_view text, const Rule& rule) {
    const auto length = character_length(text);
    if (length == 0) return {1, std::string(replacement)};
    const auto code = code_point(text);
    const bool stays = !is_control(code) || rule.allowed.find(text.front()) != rule.allowed.npos;
    return {length, stays ? std::string() : rule.escape(code)};
}

std::string escaped(std::string_view text, const Rule& rule) {
    std::string result;
    while (!text.empty()) {
        const auto plain = std::ranges::find_if(text, may_need_escape) - text.begin();
        result += text.substr(0, static_cast<std::size_t>(plain));
        text.remove_prefix(static_cast<std::size_t>(plain));
        if (text.empty()) break;
        const auto [length, escape] = first_character(text, rule);
        result += escape.empty() ? text.substr(0, length) : std::string_view(escape);
        text.remove_prefix(length);
    }
    return result;
}

bool needs_no_escape(std::string_view text, const Rule& rule) {
    for (std::size_t at = 0; at < text.size();) {
        if (!may_need_escape(text[at])) {
            ++at;
            continue;
        }
        const auto [length, escape] = first_character(text.substr(at), rule);
        if (!escape.empty()) return false;
        at += length;
    }
    return true;
}

}  // namespace

std::string printable(std::string_view text) { return escaped(text, of_text); }
std::string printable_name(std::string_view name) { return escaped(name, of_name); }
bool is_printable(std::string_view text) { return needs_no_escape(text, of_text); }

std::string printable_json(std::string json) {
    if (needs_no_escape(json, of_json)) return json;
    return escaped(json, of_json);
}

}  // namespace cubelang::inline base
