// Capabilities of client and server, the user's settings, and the client's changes to documents.

#include <algorithm>

#include "front/lsp/rows.hpp"

namespace cubelang::lsp {
namespace {

constexpr std::string_view synchronization = R"({"openClose": true, "change": 2, "save": {"includeText": false}})";

template <class Row>
void add_capabilities(std::span<const Row> rows, Json& capabilities) {
    for (const auto& row : rows)
        if (!row.capability.empty()) capabilities[std::string(row.capability)] = Json::parse(row.options);
}

template <class T>
void choose(const Json& choices, const char* name, T& choice) {
    if (const auto at = choices.find(name); at != choices.end() && at->is_boolean()) choice = at->template get<T>();
}

// Ignores settings of the wrong type.
void choose_all(const Json& choices, Settings& settings) {
    if (!choices.is_object()) return;
    choose(choices, "run", settings.run);
    choose(choices, "inlayHints", settings.inlay_hints);
    choose(choices, "codeLenses", settings.code_lenses);
    constexpr double shortest = 0.1, longest = 3600;
    if (const auto at = choices.find("timeLimit"); at != choices.end() && at->is_number()) {
        const std::chrono::duration<double> seconds(std::clamp(at->get<double>(), shortest, longest));
        settings.limit = std::chrono::duration_cast<std::chrono::milliseconds>(seconds);
    }
}

bool imports_files(Document& document) {
    for (const auto& statement : document.parsed().statements)
        if (const auto* import = std::get_if<lang::Import>(&statement.node); import != nullptr && import->is_file)
            return true;
    return false;
}

}  // namespace

Json initialize(Workspace& workspace, const Json& params) {
    workspace.set_capabilities(params.value("capabilities", Json::object()));
    choose_all(params.value("initializationOptions", Json()), workspace.settings());
    Json capabilities{{"positionEncoding", "utf-16"}, {"textDocumentSync", Json::parse(synchronization)}};
    add_capabilities(requests(), capabilities);
    add_capabilities(long_requests(), capabilities);
    return {{"capabilities", std::move(capabilities)}, {"serverInfo", {{"name", "cube"}}}};
}

void did_change_configuration(Workspace& workspace, const Json& params) {
    const auto settings = params.value("settings", Json());
    choose_all(settings.is_object() ? settings.value("cube", settings) : settings, workspace.settings());
    for (const auto& [uri, document] : workspace.documents()) static_cast<void>(workspace.change(uri));
}

void did_open(Workspace& workspace, const Json& params) { workspace.open(params.at("textDocument")); }

void did_change(Workspace& workspace, const Json& params) {
    const auto& named = params.at("textDocument");
    auto& document = workspace.change(named.at("uri").get<std::string>());
    const auto version = named.find("version");
    const bool is_numbered = version != named.end() && version->is_number_integer();
    document.change(is_numbered ? version->get<std::int64_t>() : document.version() + 1, params.at("contentChanges"));
}

void did_close(Workspace& workspace, const Json& params) {
    workspace.close(params.at("textDocument").at("uri").get<std::string>());
}

// Documents that import files may import the saved one.
void did_save(Workspace& workspace, const Json&) {
    for (auto& [uri, document] : workspace.documents()) {
        if (!imports_files(document)) continue;
        workspace.worker().forget(uri);
        static_cast<void>(workspace.change(uri));
    }
}

}  // namespace cubelang::lsp
