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
// before.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lesson {

struct Section {
    std::string lesson;  ///< as written; empty if none was named so far
    std::string exercise;
    std::string text;
    std::uint32_t first_line = 1;
};

struct Script {
    std::string seed;      ///< empty if none is named
    std::string preamble;  ///< from line 1
    std::vector<Section> sections;
};

[[nodiscard]] Script read_script(std::string_view text);

}  // namespace cubelang::lesson
