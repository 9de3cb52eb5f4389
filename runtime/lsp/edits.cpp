#include "runtime/lsp/edits.hpp"

namespace cubelang::lsp {

Json workspace_edit(Workspace& workspace, Document& document, const lang::Fix& fix) {
    auto edits = Json::array({Json{{"range", document.range_json(fix.span)}, {"newText", fix.replacement}}});
    if (workspace.capability("workspace/workspaceEdit/documentChanges") != true)
        return {{"changes", {{document.uri(), std::move(edits)}}}};
    const Json named{{"uri", document.uri()}, {"version", document.in_protocol().version()}};
    return {{"documentChanges", Json::array({Json{{"textDocument", named}, {"edits", std::move(edits)}}})}};
}

}  // namespace cubelang::lsp
