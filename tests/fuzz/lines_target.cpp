// Lines of keywords, groups of other notations, moves and brackets, each byte a part: they have hints that read what
// is around a mistake.

#include "lang/advice/keywords.hpp"
#include "runtime/session/session.hpp"
#include "tests/fuzz/interrupter.hpp"
#include "tests/fuzz/target.hpp"

namespace cubelang::fuzz {
namespace {

constexpr std::string_view others[] = {"<R, U>", "<R",   "G<R>",  "sub<G | R", "<",     ">", "G",  "group", "R",
                                       "U'",     "4",    "a",     "xs[2]",     "\"b\"", "=", "==", "(",     ")",
                                       "{",      "}",    "[",     "]",         ",",     ":", ";",  "\n",    "->",
                                       "please", "what", "range", "lambda p",  "3x3",   "-", ".",  "order", "'"};
constexpr auto count_of_keywords = std::size(lang::keywords), count = count_of_keywords + std::size(others);

void hear(const Answer& answer) {
    if (answer.diagnostic) check_shown(*answer.diagnostic);
}

void run(std::string_view bytes) {
    std::string text;
    for (Input input(bytes); !input.at_end();) {
        const auto choice = input.choice(2 * count);
        const auto at = choice % count;
        text += at < count_of_keywords ? lang::keywords[at].word : others[at - count_of_keywords];
        if (choice < count) text += ' ';
    }
    static Session session({}, hear);
    session.reset();
    const Interrupter interrupter(session);
    static_cast<void>(session.run("fuzz", text));
}

const TargetRegistration target("lines", run);

}  // namespace
}  // namespace cubelang::fuzz
