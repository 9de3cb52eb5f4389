#pragma once
// The commands of the prompt: one table, which help and completion read too.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "front/terminal/prompt/output.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::terminal {

/// The objects that commands act on.
struct PromptContext {
    Session& session;
    Output& output;
    std::function<void()> begin_session;   ///< runs the init file in a new session
    std::function<void()> refresh_screen;  ///< updates the host's screen to the present window size
    bool* cubes = nullptr;                 ///< whether answers have small cubes beside them; null: never
};

struct Command {
    std::string_view name;
    std::string_view argument;  ///< placeholder or literal word; may be empty
    std::string_view meaning;
    enum class Takes { nothing, count, path, all, itself } takes;
    /// Null: leaves the prompt.
    void (*act)(const PromptContext& context, const std::string& argument);
};

[[nodiscard]] std::span<const Command> commands();

struct CommandCall {
    const Command* command;
    std::string argument;
    /// Returns false to leave the prompt.
    bool run(const PromptContext& context) const {
        if (command->act != nullptr) command->act(context, argument);
        return command->act != nullptr;
    }
};

/// Undoes the last statement, or as many as the digits say; `say` gets a message for each.
void undo(Session& session, const std::string& digits, const std::function<void(const std::string&)>& say);

/// The command on a line. It takes the whole line, so that it shadows little of the language; it may also be written
/// as a call, `reset()`, unless the session has defined that name.
[[nodiscard]] std::optional<CommandCall> find_command(std::string_view line, const Session* session = nullptr);

}  // namespace cubelang::terminal
