#pragma once
// A metric by the name that a program gives.

#include <string>

#include "runtime/builtins/bind.hpp"
#include "runtime/query/length.hpp"

namespace cubelang::eval {

/// Unknown: an error that lists them.
[[nodiscard]] const query::Metric& metric_named(const std::string& name, const Origin& origin);

}  // namespace cubelang::eval
