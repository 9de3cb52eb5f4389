#include "runtime/base/utf16.hpp"

#include <algorithm>

#include "runtime/base/utf8.hpp"

namespace cubelang {
namespace {

/// A character of a text: how many bytes it has, how many units.
struct Step {
    std::size_t bytes, units;
};
Step step_at(std::string_view text, std::size_t at) {
    if (static_cast<unsigned char>(text[at]) < 0x80) return {1, 1};
    const auto length = std::max<std::size_t>(character_length(text.substr(at)), 1);
    return {length, length == 4 ? std::size_t{2} : 1};
}

}  // namespace

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

}  // namespace cubelang
