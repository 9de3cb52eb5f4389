#include "front/lsp/edits.hpp"

namespace cubelang::lsp {

Json workspace_edit(Workspace& workspace, Document& document, const lang::Fix& fix) {
    return workspace_edit(workspace, {{&document, {fix}}});
}

Json workspace_edit(const Workspace& workspace, const std::vector<DocumentEdits>& documents) {
    auto by_version = Json::array(), by_uri = Json::object();
    for (const auto& [document, fixes] : documents) {
        auto edits = Json::array();
        for (const auto& fix : fixes)
            edits.push_back({{"range", document->range_json(fix.span)}, {"newText", fix.replacement}});
        const Json named{{"uri", document->uri()}, {"version", document->in_protocol().version()}};
        by_version.push_back({{"textDocument", named}, {"edits", edits}});
        by_uri[document->uri()] = std::move(edits);
    }
    if (workspace.capability("workspace/workspaceEdit/documentChanges") != true) return {{"changes", by_uri}};
    return {{"documentChanges", by_version}};
}

}  // namespace cubelang::lsp
