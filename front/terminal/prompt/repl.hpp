#pragma once
// The prompt: reads a statement, over several lines if need be, and has it answered, until the lines end.

#include <optional>
#include <string>

#include "front/terminal/prompt/commands.hpp"
#include "front/terminal/prompt/continuation.hpp"
#include "front/terminal/prompt/line_source.hpp"

namespace cubelang::shell {

/// What a person sees first; the very first time, what to type too.
[[nodiscard]] std::string greeting(bool first_time);

class Repl {
public:
    Repl(PromptContext context, LineSource& lines) : context_(std::move(context)), lines_(lines) {}
    void run();

private:
    [[nodiscard]] std::optional<std::string> read_statement();
    [[nodiscard]] Line read_line(const TypedStatement& statement);
    /// False: leave.
    bool answer(const std::string& statement);

    PromptContext context_;
    LineSource& lines_;
};

}  // namespace cubelang::shell
