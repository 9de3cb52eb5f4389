#pragma once
// The prompt: reads statements, of one or more lines, and runs them until the input ends.

#include <optional>
#include <string>

#include "front/terminal/prompt/commands.hpp"
#include "front/terminal/prompt/continuation.hpp"
#include "front/terminal/prompt/line_source.hpp"

namespace cubelang::terminal {

/// The first lines of the prompt; `first_time`: with an example to type.
[[nodiscard]] std::string greeting(bool first_time);

class Repl {
public:
    Repl(PromptContext context, LineSource& lines) : context_(std::move(context)), lines_(lines) {}
    void run();

private:
    [[nodiscard]] std::optional<std::string> read_statement();
    [[nodiscard]] Line read_line(const TypedStatement& statement);
    /// Returns false to leave the prompt.
    bool answer(const std::string& statement);

    PromptContext context_;
    LineSource& lines_;
};

}  // namespace cubelang::terminal
