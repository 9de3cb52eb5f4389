#pragma once
// A student's script: which exercises it answers, and with which of its lines.
//
//     # seed: anna
//     let trigger = R U R' U'
//     # exercise: lessons/2-order.md six
//     trigger
//     # exercise: twice
//     trigger trigger
//
// The lines before the first such comment belong to every answer. A lesson that is not named is that of the exercise
// before, or the first that is named at all; `# lesson: FILE.md` names one alone.
//
// How such a comment is written does not matter as long as it is clear what is meant (see script_header.hpp). What
// looks like one and is none is warned of, so that no answer goes to another exercise unseen.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lesson {

struct Section {
    std::string lesson;    ///< as written; empty if none is named
    std::string exercise;  ///< as the lesson calls it, if it has it; else as written
    std::string text;
    std::uint32_t first_line = 1;
};

/// Something about a line that its author should look at.
struct Warning {
    std::uint32_t line = 1;
    std::string text;
};

struct Script {
    std::string seed;      ///< empty if none is named
    std::string preamble;  ///< from line 1
    std::vector<Section> sections;
    std::vector<Warning> warnings;
};

/// The exercises of a lesson, as a script names it (empty: by no name), in their order; empty if it cannot be read.
using ExerciseNames = std::function<std::vector<std::string>(const std::string& lesson)>;

[[nodiscard]] Script read_script(std::string_view text, const ExerciseNames& names_of = {});

}  // namespace cubelang::lesson
