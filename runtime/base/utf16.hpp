#pragma once
// Positions in a text: bytes of UTF-8 here, units of UTF-16 in pages and editors.

#include <cstdint>
#include <string_view>
#include <vector>

namespace cubelang {

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
