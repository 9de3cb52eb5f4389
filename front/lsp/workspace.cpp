#include "front/lsp/workspace.hpp"

#include <algorithm>

namespace cubelang::lsp {
namespace {

constexpr int warning = 2;
constexpr auto not_run_again = ": a statement does not stop; the document is not run until it is opened again";

}  // namespace

Workspace::Workspace(Environment environment, Post post, std::function<void()> wake)
    : environment_(std::move(environment)), post_(std::move(post)), worker_(environment_, std::move(wake)) {}

void Workspace::open(const Json& item) {
    const auto uri = item.at("uri").get<std::string>();
    TextDocument text(uri, item.value("version", std::int64_t{0}), item.at("text").get<std::string>());
    documents_.insert_or_assign(uri, Document(std::move(text)));
    static_cast<void>(change(uri));
}

void Workspace::close(const std::string& uri) {
    if (documents_.erase(uri) == 0) return;
    std::erase(changed_, uri);
    worker_.forget(uri);
    notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
}

Document& Workspace::document(const std::string& uri) {
    const auto at = documents_.find(uri);
    if (at == documents_.end()) throw Failure(ErrorCode::invalid_params, "this document is not open: " + uri);
    return at->second;
}

Document& Workspace::document_of(const Json& params) {
    return document(params.at("textDocument").at("uri").get<std::string>());
}

Document& Workspace::change(const std::string& uri) {
    auto& changed = document(uri);
    if (std::ranges::find(changed_, uri) == changed_.end()) changed_.push_back(uri);
    return changed;
}

void Workspace::process_changes() {
    for (const auto& uri : std::exchange(changed_, {})) {
        auto& changed = document(uri);
        publish_diagnostics(*this, changed);
        run(changed);
    }
    if (!take_findings()) return;
    if (settings_.inlay_hints && capability("workspace/inlayHint/refreshSupport") == true)
        ask("workspace/inlayHint/refresh", nullptr);
    if (settings_.code_lenses && capability("workspace/codeLens/refreshSupport") == true)
        ask("workspace/codeLens/refresh", nullptr);
}

bool Workspace::take_findings() {
    for (const auto& uri : worker_.take_stuck())
        notify("window/showMessage", {{"type", warning}, {"message", uri + not_run_again}});
    bool any = false;
    for (auto& [uri, findings] : worker_.take_findings()) {
        const auto at = documents_.find(uri);
        if (at == documents_.end()) continue;
        at->second.set_findings(std::move(findings));
        publish_diagnostics(*this, at->second);
        any = true;
    }
    return any;
}

// Runs the statements before the first syntax error.
void Workspace::run(Document& document) {
    if (!settings_.run) return;
    const auto& parsed = document.parsed();
    const auto broken = parsed.errors.empty() ? document.text().size() : parsed.errors.front().where.span.begin;
    std::vector<std::string> statements;
    for (const auto& statement : parsed.statements)
        if (statement.span.end <= broken) statements.emplace_back(document.spelled(statement.span));
    worker_.run({document.uri(), document.path()}, std::move(statements), settings_.limit);
}

void Workspace::ask(std::string_view method, Json params) {
    post_(request("cube-" + std::to_string(++requests_), method, std::move(params)));
}

void Workspace::remember(const TaskName& task, const CancelTokenPtr& cancel_token) {
    std::erase_if(cancellable_, [](const auto& one) { return one.second.expired(); });
    cancellable_[task] = cancel_token;
}

void Workspace::cancel(const TaskName& task) {
    const auto at = cancellable_.find(task);
    if (at == cancellable_.end()) return;
    if (const auto cancel_token = at->second.lock()) cancel_token->cancel();
}

const Json& Workspace::capability(const std::string& path) const {
    static const Json none;
    const Json::json_pointer pointer("/" + path);
    return capabilities_.contains(pointer) ? capabilities_.at(pointer) : none;
}

Json workspace_edit(const Workspace& workspace, const std::vector<DocumentEdits>& documents) {
    auto by_version = Json::array(), by_uri = Json::object();
    for (const auto& [document, fixes] : documents) {
        auto edits = Json::array();
        for (const auto& fix : fixes)
            edits.push_back({{"range", document->range_json(fix.span)}, {"newText", fix.replacement}});
        const Json named{{"uri", document->uri()}, {"version", document->version()}};
        by_version.push_back({{"textDocument", named}, {"edits", edits}});
        by_uri[document->uri()] = std::move(edits);
    }
    if (workspace.capability("workspace/workspaceEdit/documentChanges") != true) return {{"changes", by_uri}};
    return {{"documentChanges", by_version}};
}

}  // namespace cubelang::lsp
