#pragma once
// An example on a page: what is typed, with what is answered beside it, or below where that is long.

#include <string>
#include <string_view>
#include <vector>

#include "front/site/trial.hpp"

namespace cubelang::site {

/// What is typed, and what is said to it.
struct Turn {
    std::string prompt;  ///< may be empty
    std::string typed, answer;
};

/// A block of the documentation, whose prompts tell what is typed (tests/docs.sh reads them so too). What stands before
/// the first prompt is an answer to nothing.
[[nodiscard]] std::vector<Turn> turns_in(std::string_view block);

/// Run from the first on. The answers are painted as the session draws them if it says the same as they do, which the
/// tests of the documentation hold true of all but the prompt's own commands.
[[nodiscard]] std::string example(const std::vector<Turn>& turns, Trial& trial);

}  // namespace cubelang::site
