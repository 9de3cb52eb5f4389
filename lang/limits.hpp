#pragma once
// What a text may ask of the parser; each limit has its message.

#include <cstddef>
#include <cstdint>

namespace cubelang::lang {

inline constexpr std::size_t deepest_nesting = 1000;               ///< brackets within brackets
inline constexpr std::size_t largest_text = std::size_t{1} << 30;  ///< bytes in one source: offsets are 32 bits
inline constexpr std::uint32_t largest_layer = 9999;               ///< a layer number that a move can be written with
inline constexpr std::size_t most_amount_digits = 3;               ///< of how often a move turns its layers
inline constexpr std::size_t most_errors = 20;                     ///< reported of one text; reading stops there

}  // namespace cubelang::lang
