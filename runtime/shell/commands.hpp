#pragma once
// What can be typed at the prompt and is not the language: one table, which help and completion read too.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "runtime/session.hpp"
#include "runtime/shell/output.hpp"

namespace cubelang::shell {

struct Command {
    std::string_view name;
    std::string_view argument;  ///< what it is called; empty if there is none
    std::string_view meaning;
    /// False: leave the prompt.
    bool (*act)(const Session& session, std::string_view argument, Output& output);
};

[[nodiscard]] std::span<const Command> commands();

struct CommandCall {
    const Command* command;
    std::string argument;
    bool run(const Session& session, Output& output) const { return command->act(session, argument, output); }
};

/// A command takes the whole line, so that as little as possible of the language is shadowed.
[[nodiscard]] std::optional<CommandCall> find_command(std::string_view line);

}  // namespace cubelang::shell
