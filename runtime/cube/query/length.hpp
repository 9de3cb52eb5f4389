#pragma once
// How long an algorithm is, in each of the metrics in use.

#include <span>
#include <string_view>

#include "runtime/cube/word.hpp"

namespace cubelang::query {

struct Metric {
    std::string_view name;
    std::string_view meaning;
    int (*cost)(const cube::Turn& turn, int n);  ///< of a turn of less than the whole cube
    bool counts_rotations = false;
};

[[nodiscard]] std::span<const Metric> metrics();
[[nodiscard]] const Metric* find_metric(std::string_view name);

/// What is counted on a cube of n layers if nobody names a metric: face turns (HTM) up to the 3x3x3, above it turns of
/// single layers (SSTM). Whatever counts moves asks here.
[[nodiscard]] const Metric& usual_metric(int n);

/// The sum over all moves on an n-layer cube; powers are multiplied, not written out. Every move must exist on that
/// cube.
[[nodiscard]] Integer length(const cube::Word& word, const Metric& metric, int n);

}  // namespace cubelang::query
