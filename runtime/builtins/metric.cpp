#include "runtime/builtins/metric.hpp"

#include <fmt/format.h>

namespace cubelang::eval {

const query::Metric& metric_named(const std::string& name, const Origin& origin) {
    if (const auto* metric = query::find_metric(name)) return *metric;
    std::vector<std::string> names;
    for (const auto& metric : query::metrics()) names.emplace_back(metric.name);
    throw lang::Error(origin.where, fmt::format("there is no metric `{}`", name),
                      fmt::format("the metrics are {}", fmt::join(names, ", ")));
}

}  // namespace cubelang::eval
