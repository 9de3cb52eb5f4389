#pragma once
// The functions of the rows (see rows.hpp).

#include "runtime/lsp/workspace.hpp"

namespace cubelang::lsp {

[[nodiscard]] Json initialize(Workspace& workspace, const Json& params);
void did_open(Workspace& workspace, const Json& params);
void did_change(Workspace& workspace, const Json& params);
void did_close(Workspace& workspace, const Json& params);
void did_save(Workspace& workspace, const Json& params);
void did_change_configuration(Workspace& workspace, const Json& params);

// Names (lang/bindings)
[[nodiscard]] Json definition(Workspace& workspace, const Json& params);
[[nodiscard]] Json references(Workspace& workspace, const Json& params);
[[nodiscard]] Json document_highlight(Workspace& workspace, const Json& params);
[[nodiscard]] Json prepare_rename(Workspace& workspace, const Json& params);
[[nodiscard]] Json rename(Workspace& workspace, const Json& params);
[[nodiscard]] Json document_symbol(Workspace& workspace, const Json& params);
[[nodiscard]] Json workspace_symbol(Workspace& workspace, const Json& params);
[[nodiscard]] Json folding_range(Workspace& workspace, const Json& params);
[[nodiscard]] Json semantic_tokens(Workspace& workspace, const Json& params);
[[nodiscard]] Json semantic_tokens_in_range(Workspace& workspace, const Json& params);

}  // namespace cubelang::lsp
