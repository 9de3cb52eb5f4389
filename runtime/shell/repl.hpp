#pragma once
// The prompt: reads a statement, over several lines if need be, and has it answered, until the lines end.

#include <optional>
#include <string>

#include "runtime/session.hpp"
#include "runtime/shell/line_source.hpp"
#include "runtime/shell/output.hpp"

namespace cubelang::shell {

/// What a person sees first.
[[nodiscard]] std::string greeting();

/// As wide as `prompt`, for the further lines of a statement.
[[nodiscard]] std::string continuation_of(const std::string& prompt);

class Repl {
public:
    Repl(Session& session, LineSource& lines, Output& output) : session_(session), lines_(lines), output_(output) {}
    void run();

private:
    [[nodiscard]] std::optional<std::string> read_statement();
    [[nodiscard]] Line read_line(const std::string& statement);
    /// False: leave.
    bool answer(const std::string& statement);

    Session& session_;
    LineSource& lines_;
    Output& output_;
};

}  // namespace cubelang::shell
