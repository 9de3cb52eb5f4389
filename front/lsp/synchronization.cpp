// Documents as the client has them.

#include "front/lsp/features.hpp"

namespace cubelang::lsp {
namespace {

bool imports_files(Document& document) {
    for (const auto& statement : document.parsed().statements)
        if (const auto* import = std::get_if<lang::Import>(&statement.node); import != nullptr && import->is_file)
            return true;
    return false;
}

}  // namespace

void did_open(Workspace& workspace, const Json& params) { workspace.open(params.at("textDocument")); }

void did_change(Workspace& workspace, const Json& params) {
    const auto& named = params.at("textDocument");
    auto& document = workspace.change(named.at("uri").get<std::string>());
    const auto version = named.find("version");
    const bool is_numbered = version != named.end() && version->is_number_integer();
    document.change(is_numbered ? version->get<std::int64_t>() : document.in_protocol().version() + 1,
                    params.at("contentChanges"));
}

void did_close(Workspace& workspace, const Json& params) {
    workspace.close(params.at("textDocument").at("uri").get<std::string>());
}

// Those that import files may import what has been saved.
void did_save(Workspace& workspace, const Json&) {
    for (auto& [uri, document] : workspace.documents()) {
        if (!imports_files(document)) continue;
        workspace.worker().forget(uri);
        static_cast<void>(workspace.change(uri));
    }
}

}  // namespace cubelang::lsp
