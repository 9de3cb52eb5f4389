#pragma once
// How much there is of what, as bars beside each other.

#include <cstddef>
#include <string>
#include <vector>

#include "runtime/render/screen.hpp"

namespace cubelang::render {

struct Bar {
    std::string label;       ///< of what
    double share = 0;        ///< of the longest bar's, from 0 to 1
    std::string amount;      ///< as it is written behind the bar
    bool is_number = false;  ///< is the label one? Then it is written to the right
};

inline constexpr std::size_t most_bars = 1000;

/// A line for each; what is not 0 can be seen. They fill the screen's columns, or sixty where those have no limit.
[[nodiscard]] Drawing bars(const std::vector<Bar>& all, const Screen& screen);

}  // namespace cubelang::render
