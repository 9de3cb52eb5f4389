#include "front/terminal/subcommands.hpp"

#include <vector>

#include "front/door/kernel_install.hpp"
#include "front/terminal/lessons/lessons.hpp"
#include "runtime/base/stop_token.hpp"

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
        {"fmt", "FILE...", "write scripts in the one style",
         "A FILE is a script, a folder with scripts in it, or - for standard input, which goes to standard output. "
         "Files that change are named. One with mistakes is left as it is, and the status is 1.",
         fmt_options(), run_fmt},
        {"kernel", "install|remove", "the language in Jupyter's notebooks, for you alone with --user",
         "A --memory-limit and a --time-limit that are given to install are those of every notebook. What Jupyter "
         "starts "
         "then is `cube kernel serve`, which reads requests and writes answers, a line each.",
         kernel_options(), run_kernel},
        {"map", "EXPRESSION [FILE...]", "the answer to an expression for each line of files",
         "In the EXPRESSION, `it` is the line, read as an algorithm or a permutation, and `line` its number. Without a "
         "FILE, and where it is -, standard input is read.",
         map_options(), run_map},
        {"words", "GENERATORS LENGTH", "the canonical words of LENGTH turns, one a line",
         "GENERATORS are written as in the language: 'R U' or '{R, U2}', where R is all turns of that face, or the "
         "name "
         "of a metric such as HTM, for all turns that it counts. Of words that differ only in the order of turns about "
         "one axis, or by merging such turns, there is one.",
         words_options(), run_words},
        {"lsp",
         "",
         "the language server that editors start",
         "It speaks the Language Server Protocol over standard input and output. Documents are run to show what comes "
         "of them; they write nothing, and read only what lies beside them.",
         {},
         run_language_server},
    };
    // A server answers while it computes, and so does `map`.
    return Subcommands(table).first(table.size() - (is_alone ? 2 : 0));
}

}  // namespace cubelang::shell
