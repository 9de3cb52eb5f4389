#include "runtime/shell/options.hpp"

namespace cubelang::shell {

std::string usage() {
    return R"(Cubelang: algebra of Rubik's cubes of every size.

Usage:
  cube                          start the prompt; type help there
  cube FILE... [-- ARGUMENT...] run scripts, one after another; they see the arguments as args
  cube -                        read standard input, answer each statement as it comes
  cube -e TEXT                  run TEXT; may be repeated, and comes after the files

What to run, and where:
  -e, --eval TEXT               the text of a program
  -n, --cube N                  begin on the NxNxN cube instead of the 3x3x3 (2 to 2000)
      --super                   begin on a supercube: the turns of the fixed centres count

How to answer:
      --json                    one JSON object a line, errors too
      --full                    with --json: write net above N = 20 too
      --color WHEN              colour in errors: auto (the default), always or never
      --repl                    the prompt without line editing: standard input is echoed after
                                the prompts, errors go to standard output; the transcript results

      --version                 show the version
  -h, --help                    show this

Examples:
  cube -e 'order(R U)'          105
  cube -n 4 -e 'Rw U'           on the 4x4x4
  cube --json -e "R U R' U'"    for another program to read
  echo 'cycles(M2 U M2)' | cube -

Exit status: 0 if all went well, 1 after an error or a failed assert, 2 for wrong usage.
)";
}

}  // namespace cubelang::shell
