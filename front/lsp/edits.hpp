#pragma once
// Changes of a document, as a client makes them.

#include <vector>

#include "front/lsp/workspace.hpp"

namespace cubelang::lsp {

struct DocumentEdits {
    const Document* document = nullptr;
    std::vector<lang::Fix> fixes;
};

/// A WorkspaceEdit. Of a client that can, a later version is not changed.
[[nodiscard]] Json workspace_edit(Workspace& workspace, Document& document, const lang::Fix& fix);
[[nodiscard]] Json workspace_edit(const Workspace& workspace, const std::vector<DocumentEdits>& documents);

}  // namespace cubelang::lsp
