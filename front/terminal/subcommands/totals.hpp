#pragma once
// What is known when all lines are answered, as it is printed.

#include <string>

#include "runtime/session/batch/question.hpp"
#include "runtime/session/batch/tally.hpp"

namespace cubelang::shell {

/// Empty where each line's answer was printed.
[[nodiscard]] std::string totals(const batch::Question& question, const batch::Tally& tally);

}  // namespace cubelang::shell
