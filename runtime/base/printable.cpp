#include "runtime/base/printable.hpp"

#include <algorithm>
#include <charconv>

#include "runtime/base/utf8.hpp"

namespace cubelang {
namespace {

constexpr std::string_view replacement = "\uFFFD";

// The first bytes of what may not be shown; most text has none of them.
constexpr bool is_suspect(char byte) {
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
    std::string_view allowed;  ///< control characters that stay
    std::string (*written)(std::uint32_t code);
};
constexpr Rule of_text{"\n\t", in_language}, of_name{"", in_language}, of_json{"", in_json};

/// The character at the front of a text: how long it is, and what stands for it, if it does not stand for itself.
struct Shown {
    std::size_t length = 1;
    std::string instead{};
};
Shown first_of(std::string_view text, const Rule& rule) {
    const auto length = character_length(text);
    if (length == 0) return {1, std::string(replacement)};
    const auto code = code_point(text);
    const bool stays = !is_control(code) || rule.allowed.find(text.front()) != rule.allowed.npos;
    return {length, stays ? std::string() : rule.written(code)};
}

std::string shown(std::string_view text, const Rule& rule) {
    std::string result;
    while (!text.empty()) {
        const auto plain = std::ranges::find_if(text, is_suspect) - text.begin();
        result += text.substr(0, static_cast<std::size_t>(plain));
        text.remove_prefix(static_cast<std::size_t>(plain));
        if (text.empty()) break;
        const auto [length, instead] = first_of(text, rule);
        result += instead.empty() ? text.substr(0, length) : std::string_view(instead);
        text.remove_prefix(length);
    }
    return result;
}

bool is_shown(std::string_view text, const Rule& rule) {
    for (std::size_t at = 0; at < text.size();) {
        if (!is_suspect(text[at])) {
            ++at;
            continue;
        }
        const auto [length, instead] = first_of(text.substr(at), rule);
        if (!instead.empty()) return false;
        at += length;
    }
    return true;
}

}  // namespace

std::string printable(std::string_view text) { return shown(text, of_text); }
std::string printable_name(std::string_view name) { return shown(name, of_name); }
bool is_printable(std::string_view text) { return is_shown(text, of_text); }

std::string printable_json(std::string json) {
    if (is_shown(json, of_json)) return json;
    return shown(json, of_json);
}

}  // namespace cubelang
