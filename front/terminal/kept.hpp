#pragma once
// How far the answers have come: as a resume file says it, with what was asked of what, and as totals at the end.

#include <string>

#include "front/terminal/settings.hpp"
#include "runtime/session/batch.hpp"
#include "runtime/session/tally.hpp"

namespace cubelang::shell {

struct Kept {
    batch::Standing standing;
    std::uint64_t output = 0, rejects = 0;  ///< bytes written
    bool finished = false;
};

/// As text.
[[nodiscard]] std::string written(const MapSettings& settings, const Kept& kept);

/// Takes in what a run that was broken off has kept. The problem in words, empty if there is none: it is no such file,
/// or of a run that was asked something else, or of files that have changed since.
[[nodiscard]] std::string read_kept(const std::string& text, const MapSettings& settings, Kept& kept);

/// What is known when all lines are answered, as it is printed. Empty where each line's answer was printed.
[[nodiscard]] std::string totals(const batch::Question& question, const batch::Tally& tally);

}  // namespace cubelang::shell
