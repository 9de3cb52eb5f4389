#pragma once
// Commands of the prompt (front/terminal/prompt/commands.hpp) that stand alone in a cell.

#include <optional>
#include <string>

#include "front/door/notebook_session.hpp"

namespace cubelang::shell {

struct CommandDone {
    bool well = true;
    bool leave = false;  ///< the notebook is to end
};

/// Nothing if the text is no such command. Help and its search are the session's own.
[[nodiscard]] std::optional<CommandDone> run_command(NotebookSession& notebook, const std::string& text);

}  // namespace cubelang::shell
