#pragma once
// Lines typed at a terminal, with editing, completion and history. Only line_editor.cpp knows by which library.

#include <functional>
#include <memory>
#include <string_view>

#include "runtime/shell/completion.hpp"
#include "runtime/shell/line_source.hpp"

namespace cubelang::shell {

using Completer = std::function<Completion(std::string_view before)>;

[[nodiscard]] std::unique_ptr<LineSource> edited_lines(Completer completer);

}  // namespace cubelang::shell
