#pragma once
// What `cube check` is given: a lesson, scripts, folders of scripts.

#include <map>
#include <string>
#include <vector>

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

/// The words of the command line, sorted.
struct Handed {
    std::string lesson;
    std::vector<std::string> scripts;
    std::map<std::string, std::string>
        found{};          ///< the scripts that nobody has named, and the folders they were found in
    std::string problem;  ///< wrong usage; empty if there is none
};

[[nodiscard]] Handed sorted_words(const Options& options);

}  // namespace cubelang::shell
