#pragma once
// Amounts as horizontal bars, one below the other.

#include <cstddef>
#include <string>
#include <vector>

#include "runtime/render/screen.hpp"

namespace cubelang::render {

struct Bar {
    std::string label;       ///< name of the amount
    double share = 0;        ///< length relative to the longest possible bar, from 0 to 1
    std::string amount;      ///< text after the bar
    bool is_number = false;  ///< is the label a number? Then it is right-aligned
};

inline constexpr std::size_t most_bars = 1000;

/// One line for each bar; amounts above 0 are always visible. The lines fill the screen's columns, or sixty if there
/// is no limit.
[[nodiscard]] Drawing bars(const std::vector<Bar>& all, const Screen& screen);

}  // namespace cubelang::render
