#pragma once
// Positions in a text: bytes of UTF-8 here, units of UTF-16 in pages and editors.

#include <cstdint>
#include <string_view>
#include <vector>

namespace cubelang {

/// In a text without its index: the units before the character that the byte belongs to, and the way back. Positions
/// are as those of Utf16.
[[nodiscard]] std::size_t utf16_unit_at(std::string_view text, std::size_t byte);
[[nodiscard]] std::size_t utf16_byte_at(std::string_view text, std::size_t unit);

/// The same of a text of which much is asked.
class Utf16 {
public:
    /// A broken byte counts as one unit, as the character that a page shows for it does.
    explicit Utf16(std::string_view text);

    /// Of the character that the byte belongs to; behind the end: the end.
    [[nodiscard]] std::size_t unit_at(std::size_t byte) const;
    [[nodiscard]] std::size_t byte_at(std::size_t unit) const;

private:
    std::vector<std::uint32_t> units_;  ///< at each byte, and at the end
};

}  // namespace cubelang
