#pragma once
// What is known when all lines are answered, as it is printed.

#include <string>

#include "runtime/session/batch_question.hpp"
#include "runtime/session/tally.hpp"

namespace cubelang::shell {

/// Empty where each line's answer was printed.
[[nodiscard]] std::string totals(const batch::Question& question, const batch::Tally& tally);

}  // namespace cubelang::shell
