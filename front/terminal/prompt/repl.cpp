#include "front/terminal/prompt/repl.hpp"

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {

std::string greeting(bool first_time) {
    std::string text = "Cubelang " CUBELANG_VERSION ", algebra of cubes. Type help to begin; Ctrl-D leaves.\n";
    if (first_time)
        text +=
            "Your first time here? Type R U R' U' and then order(_), each with Enter. `cubes off` hides the cube "
            "beside answers.\n";
    return text;
}

void Repl::run() {
    while (const auto statement = read_statement()) {
        if (trimmed(*statement).empty()) continue;
        lines_.remember(*statement);
        if (!answer(*statement)) return;
    }
}

Line Repl::read_line(const TypedStatement& statement) {
    if (!lines_.has_line()) context_.output.flush();
    forget_interrupt();
    return lines_.read_line(statement.prompt(context_.session.prompt()));
}

// Ctrl-C discards the input. The end of input ends an incomplete statement, which then gives an error.
std::optional<std::string> Repl::read_statement() {
    TypedStatement statement;
    std::string shown;
    while (ending() == 0) {
        const Line line = read_line(statement);
        if (line.kind == Line::Kind::interrupted) {
            statement.clear();
            shown.clear();
        } else if (line.kind == Line::Kind::end) {
            return statement.empty() ? std::nullopt : std::optional(statement.text());
        } else {
            statement.add(line.text);
            if (line.whole || find_command(statement.text(), &context_.session) || !statement.is_incomplete())
                return statement.text();
            if (const auto help = statement.unclosed_hint(); !help.empty() && help != shown)
                context_.output.print(shown = help);
        }
    }
    return std::nullopt;
}

bool Repl::answer(const std::string& statement) {
    context_.refresh_screen();
    if (const auto call = find_command(statement, &context_.session)) return call->run(context_);
    const InterruptScope stoppable(context_.session);
    const Computing computing;
    static_cast<void>(
        context_.session.run_typed("<prompt>", statement));  // errors have been shown and have no further effect
    return true;
}

}  // namespace cubelang::terminal
