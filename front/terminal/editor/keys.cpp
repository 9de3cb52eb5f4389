#include "front/terminal/editor/keys.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "front/terminal/editor/characters.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::editor {
namespace {

constexpr std::size_t longest = 32;  // longer than the sequence of any key; more is noise

template <class Code>
using Names = std::span<const std::pair<Code, std::string_view>>;

constexpr std::pair<char, std::string_view> by_letter[] = {
    {'A', "Up"}, {'B', "Down"}, {'C', "Right"}, {'D', "Left"}, {'H', "Home"}, {'F', "End"},
    {'a', "Up"}, {'b', "Down"}, {'c', "Right"}, {'d', "Left"}, {'Z', "Tab"},  {'M', "Enter"},
};
constexpr std::pair<int, std::string_view> by_number[] = {
    {1, "Home"},     {2, "Insert"}, {3, "Delete"}, {4, "End"},           {5, "PageUp"},
    {6, "PageDown"}, {7, "Home"},   {8, "End"},    {200, "PasteBegins"}, {201, "PasteEnds"},
};
constexpr std::pair<int, std::string_view> by_code[] = {
    {13, "Enter"}, {9, "Tab"}, {127, "Backspace"}, {27, "Esc"}, {8, "Backspace"}};

template <class Code>
std::string name_in(Names<Code> names, Code wanted) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& row) { return row.first == wanted; });
    return found == names.end() ? "" : std::string(found->second);
}

enum Modifier : unsigned { shift = 1, alt = 2, ctrl = 4 };

// Shift is named only for Tab and Enter; with an arrow it would select in other programs, and only moves here.
std::string modified(const std::string& name, unsigned modifiers) {
    if (name.empty()) return {};
    const bool shifted = (modifiers & shift) != 0 && (name == "Tab" || name == "Enter");
    return std::string((modifiers & ctrl) != 0 ? "Ctrl-" : "") + ((modifiers & alt) != 0 ? "Alt-" : "") +
           (shifted ? "Shift-" : "") + name;
}

// "1;5" as {1, 5}. Anything but a number is read as 0; large numbers are capped.
std::array<unsigned, 3> numbers(std::string_view text) {
    std::array<unsigned, 3> all{};
    std::size_t which = 0;
    for (const char c : text) {
        if (c == ';') ++which;
        if (which == all.size()) break;
        if (c >= '0' && c <= '9' && all[which] < 100'000) all[which] = all[which] * 10 + static_cast<unsigned>(c - '0');
    }
    return all;
}

// The same key in the two newer protocols, which encode any key with any modifiers.
std::string key_by_code(unsigned code, unsigned modifiers) {
    auto name = name_in(Names<int>(by_code), static_cast<int>(code));
    if (!name.empty()) return modified(name, modifiers);
    if (code <= 0x20 || code >= 0x7F || (modifiers & (ctrl | alt)) == 0) return {};
    return modified(std::string(1, upper(static_cast<char>(code))), modifiers & ~shift);
}

unsigned modifiers_of(unsigned parameter) { return parameter == 0 ? 0 : parameter - 1; }

// rxvt encodes modifiers in the last byte, other terminals in a number.
unsigned modifiers_by_final(char final) {
    switch (final) {
        case '^': return ctrl;
        case '@': return ctrl | shift;
        case '$': return shift;
        default: return 0;
    }
}

std::string control_sequence(std::string_view parameters, char final) {
    if (parameters.find_first_of("<=>?") != parameters.npos || final == 'M') return {};  // a reply, or the mouse
    const auto [first, second, third] = numbers(parameters);
    if (final == 'u') return key_by_code(first, modifiers_of(second));
    if (final == '~' && first == 27) return key_by_code(third, modifiers_of(second));
    if (final == '~' || final == '^' || final == '$' || final == '@')
        return modified(name_in(Names<int>(by_number), static_cast<int>(first)),
                        modifiers_of(second) | modifiers_by_final(final));
    const auto name = name_in(Names<char>(by_letter), final);
    const unsigned parameter = second == 0 && first > 1 ? first : second;  // ESC [ 5 D is an older form
    return modified(name, modifiers_of(parameter) | (final == 'Z' ? shift : 0u));
}

// ESC O, an optional number, and a letter; rxvt's lower-case letters mean Ctrl.
std::string application_key(std::string_view parameters, char final) {
    const bool small = final >= 'a' && final <= 'd';
    return modified(name_in(Names<char>(by_letter), final), modifiers_of(numbers(parameters)[0]) | (small ? ctrl : 0u));
}

bool is_final(char c) { return c >= 0x40 && c <= 0x7E; }

// These sequences have a fixed length, with arbitrary bytes: the Linux console's function keys, and the oldest mouse
// protocol.
bool is_counted_sequence(std::string_view bytes) { return bytes.starts_with("[[") || bytes.starts_with("[M"); }

std::optional<std::string> bracketed(std::string_view bytes) {
    if (is_counted_sequence(bytes))
        return bytes.size() < (bytes[1] == '[' ? 3u : 5u) ? std::nullopt : std::optional<std::string>("");
    const char final = bytes.back();
    const bool ended =
        bytes.size() > 1 && (is_final(final) || (final == '$' && bytes.find_first_of("?>") == bytes.npos));
    if (!ended) return bytes.size() > longest ? std::optional<std::string>("") : std::nullopt;
    return bytes.front() == '[' ? control_sequence(bytes.substr(1, bytes.size() - 2), final)
                                : application_key(bytes.substr(1, bytes.size() - 2), final);
}

// A terminal's reply to a query and similar strings, which end with a terminator.
bool is_string_sequence(std::string_view bytes) {
    return !bytes.empty() && std::string_view("]P_^X").find(bytes.front()) != bytes.npos;
}

// Do these bytes begin a sequence, without Esc, rather than a key pressed with Alt?
bool begins_sequence(std::string_view bytes) {
    return bytes.starts_with('[') || bytes.starts_with('O') || is_string_sequence(bytes);
}

// The name of the key; "" if the sequence is complete and not a key; nothing if it is incomplete.
std::optional<std::string> sequence_name(std::string_view bytes) {
    if (!is_string_sequence(bytes)) return bracketed(bytes);
    const bool ended = bytes.back() == '\a' || bytes.ends_with("\033\\") || bytes.size() > 100 * longest;
    return ended ? std::optional<std::string>("") : std::nullopt;
}

constexpr std::string_view paste_ends = "\033[201~";

// Ctrl-H, Ctrl-I, Ctrl-J and Ctrl-M cannot be distinguished from the keys that send the same bytes.
constexpr std::pair<char, std::string_view> own_names[] = {
    {'\r', "Enter"},       {'\n', "Enter"}, {'\t', "Tab"},        {'\b', "Backspace"},
    {'\x7F', "Backspace"}, {'\033', "Esc"}, {'\0', "Ctrl-Space"},
};

std::string control_name(char byte) {
    const auto own = name_in(Names<char>(own_names), byte);
    return own.empty() ? std::string("Ctrl-") + static_cast<char>(byte | 0x40) : own;
}

bool is_control_byte(char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == '\x7F'; }

// A key or a complete character without Alt.
Key plain_key(std::string_view bytes) {
    if (is_control_byte(bytes.front())) return {control_name(bytes.front())};
    return {"", sanitized(bytes)};
}

Key with_alt(Key key) {
    if (key.name.empty()) key.name = key.text.size() == 1 ? std::string(1, upper(key.text.front())) : key.text;
    return {"Alt-" + key.name};
}

bool is_whole(std::string_view bytes) { return bytes.size() >= announced_length(bytes.front()); }

// Nothing if more bytes must follow. Empty name and text: a sequence that is not a key.
std::optional<Key> key_of(std::string_view bytes) {
    if (bytes.front() != '\033') return is_whole(bytes) ? std::optional(plain_key(bytes)) : std::nullopt;
    const auto rest = bytes.substr(1);
    if (rest.empty()) return std::nullopt;
    if (begins_sequence(rest)) {
        auto name = sequence_name(rest);
        return name ? std::optional(Key{*std::move(name)}) : std::nullopt;
    }
    if (rest.front() != '\033') return is_whole(rest) ? std::optional(with_alt(plain_key(rest))) : std::nullopt;
    // Alt before a key that is a sequence.
    auto inner = key_of(rest);
    return inner && !inner->name.empty() ? std::optional(with_alt(*inner)) : inner;
}

// True if the byte cannot continue the pending sequence, so that a broken sequence swallows nothing else.
bool breaks_off(std::string_view pending, char byte) {
    if (pending.empty()) return false;
    if (pending.front() != '\033') return !is_continuation(byte);
    const auto rest = pending.substr(1);
    if (rest.empty()) return false;
    if (rest.front() == '\033') return rest.size() == 1 ? byte == '\033' : breaks_off(rest, byte);
    if (is_string_sequence(rest)) return byte == '\x03' || byte == '\x18' || byte == '\x1A';
    if (!begins_sequence(rest)) return !is_continuation(byte);
    return !is_counted_sequence(rest) && (is_control_byte(byte) || static_cast<unsigned char>(byte) >= 0x80);
}

}  // namespace

std::vector<Key> KeyReader::read(char byte) { return pasting_ ? read_paste(byte) : read_key(byte); }

std::vector<Key> KeyReader::read_key(char byte) {
    std::vector<Key> keys;
    if (breaks_off(pending_, byte)) keys = time_out();
    pending_ += byte;
    auto key = key_of(pending_);
    if (!key) return keys;
    pending_.clear();
    pasting_ = key->name == "PasteBegins";
    const bool is_key = !key->name.empty() || !key->text.empty();
    if (is_key && !pasting_ && key->name != "PasteEnds") keys.push_back(*std::move(key));
    return keys;
}

std::vector<Key> KeyReader::read_paste(char byte) {
    pasted_ += byte;
    const bool ended = byte == paste_ends.back() && pasted_.ends_with(paste_ends);
    const auto most = longest_paste + 2 * paste_ends.size();
    if (!ended && pasted_.size() > 2 * most) pasted_.erase(most, most - paste_ends.size());
    if (!ended) return {};
    pasting_ = false;
    const bool fits = pasted_.size() <= longest_paste + paste_ends.size();
    Key key{fits ? "Paste" : "PasteTooLong"};
    if (fits) key.text = sanitized(std::string_view(pasted_).substr(0, pasted_.size() - paste_ends.size()));
    pasted_.clear();
    return {std::move(key)};
}

std::vector<Key> KeyReader::time_out() {
    const auto begun = std::exchange(pending_, {});
    if (begun.empty()) return {};
    if (begun.front() != '\033') return {Key{"", sanitized(begun)}};
    if (begun == "\033" || begun == "\033\033") return {Key{"Esc"}};
    return begun.size() == 2 ? std::vector<Key>{with_alt(plain_key(begun.substr(1)))} : std::vector<Key>{};
}

void KeyReader::forget() { *this = {}; }

}  // namespace cubelang::editor
