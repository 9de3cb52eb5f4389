#pragma once
// A text as an editor stores it, in UTF-16 units, with its changes as sent to a language server. Reference for the
// server's text; shares no code with the server.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace cubelang::test {

class EditorText {
public:
    explicit EditorText(std::u16string text) : text_(std::move(text)) {}

    struct Place {
        std::size_t line = 0, character = 0;
    };

    [[nodiscard]] std::size_t size() const { return text_.size(); }
    /// The nearest cursor position at or before the unit: not within a character or \r\n.
    [[nodiscard]] std::size_t between_characters(std::size_t unit) const {
        while (unit > 0 && unit < text_.size() && is_within(unit)) --unit;
        return unit < text_.size() ? unit : text_.size();
    }
    [[nodiscard]] Place place(std::size_t unit) const {
        Place place;
        for (std::size_t at = 0; at < unit; ++at) {
            const bool is_followed = at + 1 < text_.size() && text_[at + 1] == u'\n';
            const bool ends_line = text_[at] == u'\n' || (text_[at] == u'\r' && !is_followed);
            ++place.character;
            if (ends_line) place = {place.line + 1, 0};
        }
        return place;
    }
    [[nodiscard]] bool is_line_end(std::size_t unit) const {
        return unit == text_.size() || text_[unit] == u'\n' || text_[unit] == u'\r';
    }
    void replace(std::size_t begin, std::size_t end, std::u16string_view by) { text_.replace(begin, end - begin, by); }
    [[nodiscard]] std::string utf8() const { return utf8(text_); }

    [[nodiscard]] static std::string utf8(std::u16string_view text) {
        std::string bytes;
        for (std::size_t at = 0; at < text.size(); ++at) {
            std::uint32_t code = text[at];
            if (is_high(text[at]) && at + 1 < text.size())
                code = 0x10000 + ((code - 0xD800) << 10U) + (std::uint32_t{text[++at]} - 0xDC00);
            append(bytes, code);
        }
        return bytes;
    }

private:
    static bool is_high(char16_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
    [[nodiscard]] bool is_within(std::size_t unit) const {
        return is_high(text_[unit - 1]) || (text_[unit - 1] == u'\r' && text_[unit] == u'\n');
    }
    static void append(std::string& bytes, std::uint32_t code) {
        const auto put = [&](std::uint32_t byte) { bytes += static_cast<char>(static_cast<unsigned char>(byte)); };
        const auto rest = [&](unsigned shift) { put(0x80 | ((code >> shift) & 0x3F)); };
        if (code < 0x80) return put(code);
        if (code < 0x800) {
            put(0xC0 | (code >> 6U));
            return rest(0);
        }
        if (code < 0x10000) {
            put(0xE0 | (code >> 12U));
        } else {
            put(0xF0 | (code >> 18U));
            rest(12);
        }
        rest(6);
        rest(0);
    }

    std::u16string text_;
};

/// Pieces of text that can cause wrong positions.
inline constexpr std::u16string_view text_pieces[] = {u"R",      u" U",     u"\n",         u"\r\n",     u"\r",
                                                      u"\u00e9", u"\u2032", u"\U0001f9ca", u"let a = ", u"\U0010ffff"};

}  // namespace cubelang::test
