#pragma once
// The turns that a search may use, with their costs.

#include <memory>

#include "runtime/meaning/bind/argument.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::meaning {

/// The turns of `using = {R, U, M}` with their costs in a metric; without `using`, the usual turns of the cube in this
/// metric.
[[nodiscard]] std::vector<search::Generator> generators_of(Context& context, const std::optional<At<Value>>& moves,
                                                           const std::optional<query::Metric>& metric);
/// The given metric, or the usual one for a cube of n layers.
[[nodiscard]] query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n);

[[nodiscard]] cube::WordPtr algorithm_of(const search::GeneratorWord& word,
                                         const std::vector<search::Generator>& generators);

}  // namespace cubelang::meaning
