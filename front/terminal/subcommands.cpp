#include "front/terminal/subcommands.hpp"

#include <array>
#include <vector>

#include "front/notebook/kernel_install.hpp"
#include "front/terminal/lessons/lessons.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::terminal {
namespace {

constexpr std::array review_options{
    OptionRow{"", "html", "PAGE", "write PAGE too, with a moving cube and the steps to click on", "", "*.html"},
    OptionRow{"", "markdown", "", "print Markdown, for forums and READMEs"},
};

}  // namespace

Subcommands subcommands() {
    static const std::vector<Subcommand> table{
        {"lesson", "[FILE]", "list the course, or play a lesson: cube lesson 1",
         "A lesson is a FILE, a number or a name; for a FOLDER its lessons are listed. Your place in a lesson is "
         "saved.",
         lesson_options(), run_lesson, lesson_words()},
        {"check", "FILE...", "mark students' answers to the exercises of a lesson",
         "A script names the exercise that it answers in a comment: # exercise: LESSON.md NAME. The lesson may also be "
         "given as a FILE. For several scripts, or a folder of them, a table is printed. The status is 0 if all "
         "answers are right, otherwise 1.",
         check_options(), run_check, "*.cube"},
        {"fmt", "FILE...", "format scripts in the standard style",
         "A FILE is a script, a folder of scripts, or - to format standard input to standard output. The names of "
         "changed files are printed. A file with syntax errors is left unchanged, and the status is 1.",
         fmt_options(), run_fmt, "*.cube"},
        {"review", "FILE...", "check posted solves, and name their steps",
         "A post is a scramble, then lines of moves with comments. A file with several posts, each from a line that "
         "begins with Scramble, gives a table. The function reconstruction does the same with a text. Thousands of "
         "posts: cube map 'review_line(it, line)' --as posts FILE...",
         review_options, run_review, "*"},
        {"verify",
         "FILE",
         "check a certificate",
         "The FILE, or standard input for -, was written with --certificate or by the function certificate. The "
         "checker "
         "is certificates/check.c, which has nothing in common with the rest of the program: docs/certificates.md. The "
         "status is 1 if the certificate is not valid.",
         {},
         run_verify,
         "*"},
        {"kernel", "install|remove", "install or remove the kernel for Jupyter notebooks",
         "The options --memory-limit and --time-limit of install set the limits of every notebook. Jupyter then starts "
         "`cube kernel serve`, which reads requests and writes answers, one per line.",
         notebook::kernel_options(), notebook::run_kernel, "install remove"},
        {"map", "EXPRESSION [FILE...]", "evaluate an expression for each line of files",
         "In EXPRESSION, `it` is the line, read as an algorithm or a permutation, and `line` is its number. Without a "
         "FILE, or for the FILE -, standard input is read.",
         map_options(), run_map, "*"},
        {"lsp",
         "",
         "run the language server for editors",
         "It speaks the Language Server Protocol over standard input and output. Documents are run to show their "
         "results; they write no files, and read only files in their own folders and below.",
         {},
         run_language_server},
    };
    // The language server and `map` need threads.
    return Subcommands(table).first(table.size() - (is_single_threaded ? 2 : 0));
}

}  // namespace cubelang::terminal
