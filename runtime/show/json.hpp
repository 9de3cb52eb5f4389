#pragma once
// Answers as JSON, one object on a line.

#include <string>

#include "lang/diagnostic.hpp"
#include "runtime/value/context.hpp"

namespace cubelang::eval {

/// {"type":…, …}; `full` gives a permutation's second row on cubes above the usual size too.
[[nodiscard]] std::string json(Context& context, const Value& value, const lang::Where& where, bool full);
/// {"type":"error","message":…,"line":…,"column":…}
[[nodiscard]] std::string json(const lang::Diagnostic& diagnostic);
/// {"type":"print","text":…}
[[nodiscard]] std::string json_printed(const std::string& text);

}  // namespace cubelang::eval
