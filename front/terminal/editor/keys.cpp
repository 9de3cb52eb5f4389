#include "front/terminal/editor/keys.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "front/terminal/editor/characters.hpp"
#include "front/terminal/editor/sequences.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::editor {
namespace {

constexpr std::string_view paste_ends = "\033[201~";

// Ctrl-H, Ctrl-I, Ctrl-J and Ctrl-M cannot be told from the keys that send them.
constexpr std::pair<char, std::string_view> own_names[] = {
    {'\r', "Enter"},       {'\n', "Enter"}, {'\t', "Tab"},        {'\b', "Backspace"},
    {'\x7F', "Backspace"}, {'\033', "Esc"}, {'\0', "Ctrl-Space"},
};

std::string control_name(char byte) {
    const auto own =
        std::find_if(std::begin(own_names), std::end(own_names), [&](const auto& row) { return row.first == byte; });
    return own != std::end(own_names) ? std::string(own->second)
                                      : std::string("Ctrl-") + static_cast<char>(byte | 0x40);
}

bool is_control_byte(char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == '\x7F'; }

// A key or a whole character without Alt.
Key plain_key(std::string_view bytes) {
    if (is_control_byte(bytes.front())) return {control_name(bytes.front())};
    return {"", harmless(bytes)};
}

Key with_alt(Key key) {
    if (key.name.empty()) key.name = key.text.size() == 1 ? std::string(1, upper(key.text.front())) : key.text;
    return {"Alt-" + key.name};
}

bool is_whole(std::string_view bytes) { return bytes.size() >= announced_length(bytes.front()); }

// No answer: more must follow. An empty name and text: a sequence that means no key.
std::optional<Key> key_of(std::string_view bytes) {
    if (bytes.front() != '\033') return is_whole(bytes) ? std::optional(plain_key(bytes)) : std::nullopt;
    const auto rest = bytes.substr(1);
    if (rest.empty()) return std::nullopt;
    if (begins_sequence(rest)) {
        auto name = sequence_name(rest);
        return name ? std::optional(Key{*std::move(name)}) : std::nullopt;
    }
    if (rest.front() != '\033') return is_whole(rest) ? std::optional(with_alt(plain_key(rest))) : std::nullopt;
    // Alt before a key that is itself a sequence.
    auto inner = key_of(rest);
    return inner && !inner->name.empty() ? std::optional(with_alt(*inner)) : inner;
}

// Such a byte can be no part of what has begun: a broken sequence must swallow nothing else.
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
    if (fits) key.text = harmless(std::string_view(pasted_).substr(0, pasted_.size() - paste_ends.size()));
    pasted_.clear();
    return {std::move(key)};
}

std::vector<Key> KeyReader::time_out() {
    const auto begun = std::exchange(pending_, {});
    if (begun.empty()) return {};
    if (begun.front() != '\033') return {Key{"", harmless(begun)}};
    if (begun == "\033" || begun == "\033\033") return {Key{"Esc"}};
    return begun.size() == 2 ? std::vector<Key>{with_alt(plain_key(begun.substr(1)))} : std::vector<Key>{};
}

void KeyReader::forget() { *this = {}; }

}  // namespace cubelang::editor
