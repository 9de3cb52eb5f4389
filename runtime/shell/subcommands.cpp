#include "runtime/shell/subcommands.hpp"

#include <vector>

#include "runtime/shell/lessons/check.hpp"
#include "runtime/shell/lessons/lesson.hpp"

namespace cubelang::shell {

Subcommands subcommands() {
    static const std::vector<Subcommand> table{
        {"lesson", "FILE", "play a lesson: text, live examples, exercises that are marked",
         "Where a student has come is kept from one sitting to the next.", lesson_options(), run_lesson},
        {"check", "FILE...", "mark students' answers to the exercises of a lesson",
         "A script says which exercise it answers by a comment: # exercise: LESSON.md NAME. The status is 0 if all is "
         "right, 1 if not.",
         check_options(), run_check},
    };
    return table;
}

}  // namespace cubelang::shell
