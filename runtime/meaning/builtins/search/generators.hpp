#pragma once
// The turns that a search may use, and what each costs.

#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::eval {

/// `using = {R, U, M}`, with their costs in a metric; without it, what people turn on this cube and count in this
/// metric.
[[nodiscard]] std::vector<search::Generator> generators_of(Context& context, const std::optional<At<Value>>& moves,
                                                           const std::optional<query::Metric>& metric);
/// Where none is given, the usual one of the size.
[[nodiscard]] query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n);

}  // namespace cubelang::eval
