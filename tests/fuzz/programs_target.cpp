// Well-formed programs: the bytes make the choices of the grammar's generator.

#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/fuzz/interrupter.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/support/programs.hpp"

namespace cubelang::fuzz {
namespace {

// The last output of a session, and whether it was interrupted.
struct LastOutput {
    std::string last;
    bool interrupted = false;
};
LastOutput output;

void hear(const Answer& answer) {
    output.last = as_lines(answer);
    if (answer.kind == Answer::Kind::interrupted) output.interrupted = true;
}

Session& session_on(cube::Cube cube) {
    static Session session({}, hear);
    session.reset();
    session.choose(cube.n, cube.super);
    return session;
}

void check(Session& session, const std::string& program) {
    output = {};
    const Interrupter interrupter(session);
    const bool well = session.run("fuzz", program);
    if (!output.interrupted) must(well && output.last == "true\n", output.last, program);
}

void run(std::string_view bytes) {
    Input input(bytes);
    const cube::Cube cube{static_cast<int>(2 + input.choice(6)), input.choice(2) == 1};
    const auto choose = [&](std::size_t count) { return input.choice(count); };
    const auto law = input.choice(64);
    const auto text = [&] { return test::written(test::some_tree(cube, 3, choose)); };
    auto& session = session_on(cube);
    if (law % 4 == 0) {
        const auto of_words = test::laws_of_words();
        const auto word = test::written(test::some_word_tree(cube, 2, choose));
        return check(session, "let a = " + word + "; " + of_words[law / 4 % of_words.size()]);
    }
    const auto of_all = test::laws();
    const auto names = "let a = " + text() + "; let c = " + text() + "; let p = " + text() + "; ";
    check(session, names + of_all[law % of_all.size()]);
}

const TargetRegistration target("programs", run);

}  // namespace
}  // namespace cubelang::fuzz
