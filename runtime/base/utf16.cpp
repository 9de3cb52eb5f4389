#include "runtime/base/utf16.hpp"

#include <algorithm>

#include "runtime/base/utf8.hpp"

namespace cubelang {

Utf16::Utf16(std::string_view text) : units_(text.size() + 1) {
    std::uint32_t unit = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto length = std::max<std::size_t>(character_length(text.substr(at)), 1);
        std::fill_n(units_.begin() + static_cast<std::ptrdiff_t>(at), length, unit);
        unit += length == 4 ? 2 : 1;
        at += length;
    }
    units_.back() = unit;
}

std::size_t Utf16::unit_at(std::size_t byte) const { return units_[std::min(byte, units_.size() - 1)]; }

std::size_t Utf16::byte_at(std::size_t unit) const {
    const auto at = std::lower_bound(units_.begin(), units_.end(), unit);
    return static_cast<std::size_t>(std::min(at, units_.end() - 1) - units_.begin());
}

}  // namespace cubelang
