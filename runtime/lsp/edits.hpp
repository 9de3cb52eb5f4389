#pragma once
// Changes of a document, as a client makes them.

#include "runtime/lsp/workspace.hpp"

namespace cubelang::lsp {

/// A WorkspaceEdit. Of a client that can, a later version is not changed.
[[nodiscard]] Json workspace_edit(Workspace& workspace, Document& document, const lang::Fix& fix);

}  // namespace cubelang::lsp
