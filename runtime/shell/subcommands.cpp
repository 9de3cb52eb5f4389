#include "runtime/shell/subcommands.hpp"

#include <vector>

#include "runtime/shell/kernel/command.hpp"
#include "runtime/shell/lessons/check.hpp"
#include "runtime/shell/lessons/lesson.hpp"

namespace cubelang::shell {

Subcommands subcommands() {
    static const std::vector<Subcommand> table{
        {"lesson", "[FILE]", "list the course; or play a lesson: cube lesson 1",
         "A lesson is a FILE, a number or a name; of a FOLDER the lessons are listed. Your place in a lesson is kept.",
         lesson_options(), run_lesson},
        {"check", "FILE...", "mark students' answers to the exercises of a lesson",
         "A script says which exercise it answers by a comment: # exercise: LESSON.md NAME. The lesson may also be "
         "named "
         "first; several scripts, or a folder of them, make a table. The status is 0 if all is right, 1 if not.",
         check_options(), run_check},
        {"kernel", "install|remove", "the language in Jupyter's notebooks, for you alone with --user",
         "A --memory-limit and a --time-limit that are given to install are those of every notebook. What Jupyter "
         "starts "
         "then is `cube kernel serve`, which reads requests and writes answers, a line each.",
         kernel_options(), run_kernel},
    };
    return table;
}

}  // namespace cubelang::shell
