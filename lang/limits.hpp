#pragma once
// The parser's limits.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cubelang::lang {

inline constexpr std::size_t deepest_nesting = 1000;               ///< brackets within brackets
inline constexpr std::size_t largest_text = std::size_t{1} << 30;  ///< bytes in one source: offsets are 32 bits
inline constexpr std::uint32_t largest_layer = 9999;               ///< the largest layer number in a move
inline constexpr std::size_t most_amount_digits = 3;               ///< of the number of quarter turns in a move
inline constexpr std::size_t most_errors = 20;                     ///< reported for one text; then parsing stops

inline constexpr std::string_view stack_is_full = "nested too deep for the stack of this thread (ulimit -s)";

}  // namespace cubelang::lang
