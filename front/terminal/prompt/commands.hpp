#pragma once
// What can be typed at the prompt and is not the language: one table, which help and completion read too.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "front/terminal/prompt/output.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// What commands work on.
struct PromptContext {
    Session& session;
    Output& output;
    std::function<void()> begin_session;   ///< what a new session begins with: the init file
    std::function<void()> refresh_screen;  ///< windows are resized: makes the host's screen what is looked at now
};

struct Command {
    std::string_view name;
    std::string_view argument;  ///< what it is called, or itself; empty if there is none
    std::string_view meaning;
    enum class Takes { nothing, count, path, all, itself } takes;
    /// Null: leaves the prompt.
    void (*act)(const PromptContext& context, const std::string& argument);
};

[[nodiscard]] std::span<const Command> commands();

struct CommandCall {
    const Command* command;
    std::string argument;
    /// False: leave the prompt.
    bool run(const PromptContext& context) const {
        if (command->act != nullptr) command->act(context, argument);
        return command->act != nullptr;
    }
};

/// A command takes the whole line, so that as little as possible of the language is shadowed; it may also be written as
/// a call, `reset()`, unless the session has defined something by that name.
[[nodiscard]] std::optional<CommandCall> find_command(std::string_view line, const Session* session = nullptr);

}  // namespace cubelang::shell
