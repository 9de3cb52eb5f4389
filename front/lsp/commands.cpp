// Long requests: started here and answered by the worker's thread.

#include "front/lsp/rows.hpp"

#include <memory>
#include <string>
#include <utility>

#include "front/lsp/expressions.hpp"
#include "front/lsp/workspace.hpp"

namespace cubelang::lsp {
namespace {

/// `$/progress` notifications: the first from the constructor, the last from the destructor.
class Progress {
public:
    /// Uses the token of the client's request, or else asks the client to create one. Silent if the client supports
    /// neither.
    Progress(Workspace& workspace, const Json& params, std::string title) : workspace_(workspace) {
        token_ = params.value("workDoneToken", Json());
        if (token_.is_null() && workspace.capability("window/workDoneProgress") == true) {
            token_ = workspace.new_token();
            workspace.ask("window/workDoneProgress/create", {{"token", token_}});
        }
        send({{"kind", "begin"}, {"title", std::move(title)}, {"cancellable", true}});
    }
    ~Progress() { send({{"kind", "end"}}); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Callable from any thread.
    void report(const std::string& words) {
        if (!words.empty()) send({{"kind", "report"}, {"message", words}});
    }
    [[nodiscard]] const Json& token() const { return token_; }

private:
    void send(Json value) {
        if (!token_.is_null()) workspace_.notify("$/progress", {{"token", token_}, {"value", std::move(value)}});
    }

    Workspace& workspace_;
    Json token_;
};

enum MessageType { as_error = 1, as_information = 3 };

void show(Workspace& workspace, MessageType type, const std::string& words) {
    workspace.notify("window/showMessage", {{"type", type}, {"message", words}});
}

void fail_cancelled(Workspace& workspace, const Json& id) {
    workspace.fail(id, ErrorCode::request_cancelled, "the request was cancelled");
}

/// A requested rewrite, with all that the worker needs of the document.
struct RewriteRequest {
    const Rewrite* rewrite = nullptr;
    Selection selected{};
    std::string expression{};
    Json edit{};  ///< its newText is still empty
};

RewriteRequest rewrite_request(Workspace& workspace, const Json& data) {
    auto& document = workspace.document(data.at("uri").get<std::string>());
    const auto* rewrite = find_rewrite(data.at("rewrite").get<std::string>());
    if (rewrite == nullptr) throw Failure(ErrorCode::invalid_params, "there is no such rewrite");
    if (data.value("version", Json()) != document.version())
        throw Failure(ErrorCode::content_modified, "the text has changed");
    const auto selected = selected_expression(document, document.span_of(data.at("range")));
    if (!selected) throw Failure(ErrorCode::request_failed, "the selection is not an algorithm");
    const lang::Fix fix{selected->span, ""};
    return {rewrite, *selected, std::string(document.spelled(selected->span)),
            workspace_edit(workspace, {{&document, {fix}}})};
}

// Sets the edit's only newText.
void write_into(Json& edit, const std::string& text) {
    for (auto& [key, part] : edit.items()) {
        if (key == "newText")
            part = text;
        else if (part.is_structured())
            write_into(part, text);
    }
}

/// Answers the request when the edit is complete.
using OnComplete = std::function<void(Workspace& workspace, const Json& id, const Json& edit)>;

CancelTokenPtr begin_rewrite(Workspace& workspace, const Json& id, const Json& data, std::shared_ptr<Progress> progress,
                             OnComplete on_complete) {
    auto request = rewrite_request(workspace, data);
    const Worker::Subject subject{data.at("uri").get<std::string>(), workspace.document(data.at("uri")).path()};
    const auto limit = request.rewrite->is_long ? workspace.settings().long_limit : workspace.settings().limit;
    auto work = [&workspace, id, limit, request = std::move(request), progress = std::move(progress),
                 on_complete = std::move(on_complete)](Calculation& calculation,
                                                       const CancelToken& cancel_token) mutable {
        if (progress) calculation.set_report([&](const std::string& words) { progress->report(words); });
        const auto result = rewrite_expression(calculation, *request.rewrite, request.expression, cancel_token, limit);
        calculation.set_report({});
        progress.reset();
        if (cancel_token.is_cancelled()) return fail_cancelled(workspace, id);
        if (!result.problem.empty()) return workspace.fail(id, ErrorCode::request_failed, result.problem);
        write_into(request.edit, bracketed_if_needed(result.text, request.selected));
        on_complete(workspace, id, request.edit);
    };
    return workspace.worker().add(subject, std::move(work));
}

CancelTokenPtr rewrite(Workspace& workspace, const Json& id, const Json& params) {
    const auto& data = params.at("arguments").at(0);
    const std::string title(rewrite_request(workspace, data).rewrite->title);  // throws before any progress is shown
    auto progress = std::make_shared<Progress>(workspace, params, title);
    const auto token = progress->token();
    auto cancel_token = begin_rewrite(workspace, id, data, std::move(progress),
                                      [](Workspace& owner, const Json& request, const Json& edit) {
                                          owner.ask("workspace/applyEdit", {{"edit", edit}});
                                          owner.answer(request, nullptr);
                                      });
    if (!token.is_null()) workspace.remember({Task::progress, token}, cancel_token);
    return cancel_token;
}

// Runs the statements before the assertion first.
CancelTokenPtr run_assertion(Workspace& workspace, const Json& id, const Json& params) {
    auto& document = workspace.document(params.at("arguments").at(0).get<std::string>());
    const auto number = params.at("arguments").at(1).get<std::size_t>();
    const auto& statements = document.parsed().statements;
    if (number >= statements.size() || !std::holds_alternative<lang::Assert>(statements[number].node))
        throw Failure(ErrorCode::content_modified, "the assertion no longer exists");
    std::vector<std::string> before;
    for (std::size_t i = 0; i < number; ++i) before.emplace_back(document.spelled(statements[i].span));
    const std::string assertion(document.spelled(statements[number].span));
    const auto limit = workspace.settings().limit;
    auto work = [&workspace, id, before = std::move(before), assertion, limit](Calculation& calculation,
                                                                               const CancelToken& cancel_token) {
        static_cast<void>(calculation.run(before, cancel_token, limit));
        const auto outcome = calculation.try_statement(assertion, cancel_token, limit);
        if (cancel_token.is_cancelled()) return fail_cancelled(workspace, id);
        const auto words = outcome.mistake ? outcome.mistake->message : "this assertion holds";
        show(workspace, outcome.is_done ? as_information : as_error, words);
        workspace.answer(id, {{"holds", outcome.is_done}, {"message", words}});
    };
    auto cancel_token = workspace.worker().add({document.uri(), document.path()}, std::move(work));
    static_cast<void>(workspace.change(document.uri()));
    return cancel_token;
}

}  // namespace

CancelTokenPtr resolve_code_action(Workspace& workspace, const Json& id, const Json& params) {
    if (!params.contains("data")) {
        workspace.answer(id, params);
        return nullptr;
    }
    return begin_rewrite(workspace, id, params["data"], nullptr,
                         [params](Workspace& owner, const Json& request, const Json& edit) {
                             auto action = params;
                             action["edit"] = edit;
                             owner.answer(request, std::move(action));
                         });
}

CancelTokenPtr execute_command(Workspace& workspace, const Json& id, const Json& params) {
    const auto command = params.at("command").get<std::string>();
    if (command == try_assertion) return run_assertion(workspace, id, params);
    if (command == rewrite_command) return rewrite(workspace, id, params);
    throw Failure(ErrorCode::invalid_params, "there is no command " + command);
}

void cancel_progress(Workspace& workspace, const Json& params) {
    workspace.cancel({Task::progress, params.at("token")});
}
void cancel_request(Workspace& workspace, const Json& params) {
    if (params.is_object()) workspace.cancel({Task::request, params.value("id", Json())});
}

}  // namespace cubelang::lsp
