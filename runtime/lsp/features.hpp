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

}  // namespace cubelang::lsp
