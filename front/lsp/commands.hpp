#pragma once
// What `workspace/executeCommand` can be asked for.

namespace cubelang::lsp {

/// [uri, number of the statement]: {"holds", "message"}, and the message is shown.
inline constexpr auto try_assertion = "cube.tryAssertion";
/// [{"uri", "version", "range", "rewrite"}]: the client is asked to make the edit.
inline constexpr auto rewrite_command = "cube.rewrite";

}  // namespace cubelang::lsp
