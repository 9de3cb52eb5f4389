// What takes time: it is begun here, and answered by the worker's thread.

#include "front/lsp/rows.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "front/lsp/expressions.hpp"
#include "front/lsp/workspace.hpp"

namespace cubelang::lsp {
namespace {

/// `$/progress`: how far long work has come, told while it goes on. Begins when it is made and ends with it.
class Progress {
public:
    /// By the token that the client has sent with its request, or else by one that it is asked to take; of a client
    /// that knows neither nothing is told.
    Progress(Workspace& workspace, const Json& params, std::string title) : workspace_(workspace) {
        token_ = params.value("workDoneToken", Json());
        if (token_.is_null() && workspace.capability("window/workDoneProgress") == true) {
            token_ = workspace.new_token();
            workspace.ask("window/workDoneProgress/create", {{"token", token_}});
        }
        tell({{"kind", "begin"}, {"title", std::move(title)}, {"cancellable", true}});
    }
    ~Progress() { tell({{"kind", "end"}}); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// By any thread.
    void report(const std::string& words) {
        if (!words.empty()) tell({{"kind", "report"}, {"message", words}});
    }
    [[nodiscard]] const Json& token() const { return token_; }

private:
    void tell(Json value) {
        if (!token_.is_null()) workspace_.notify("$/progress", {{"token", token_}, {"value", std::move(value)}});
    }

    Workspace& workspace_;
    Json token_;
};

enum MessageType { as_error = 1, as_information = 3 };

void show(Workspace& workspace, MessageType type, const std::string& words) {
    workspace.notify("window/showMessage", {{"type", type}, {"message", words}});
}

void fail_called_off(Workspace& workspace, const Json& id) {
    workspace.fail(id, ErrorCode::request_cancelled, "this was called off");
}

/// A rewrite that is asked for, with all that the worker must know of the document.
struct Order {
    const Rewrite* rewrite = nullptr;
    Selected selected{};
    std::string expression{};
    Json edit{};  ///< with nothing written in it yet
};

Order order_of(Workspace& workspace, const Json& asked) {
    auto& document = workspace.document(asked.at("uri").get<std::string>());
    const auto* rewrite = find_rewrite(asked.at("rewrite").get<std::string>());
    if (rewrite == nullptr) throw Failure(ErrorCode::invalid_params, "there is no such rewrite");
    if (asked.value("version", Json()) != document.in_protocol().version())
        throw Failure(ErrorCode::content_modified, "the text has changed");
    const auto selected = selected_expression(document, document.in_protocol().span_of(asked.at("range")));
    if (!selected) throw Failure(ErrorCode::request_failed, "there is no algorithm");
    const lang::Fix fix{selected->span, ""};
    return {rewrite, *selected, std::string(document.spelled(selected->span)),
            workspace_edit(workspace, document, fix)};
}

// The one text in it.
void write_into(Json& edit, const std::string& text) {
    for (auto& [key, part] : edit.items()) {
        if (key == "newText")
            part = text;
        else if (part.is_structured())
            write_into(part, text);
    }
}

/// What is answered when it is known what to write.
using Done = std::function<void(Workspace& workspace, const Json& id, const Json& edit)>;

TicketPtr begin_rewrite(Workspace& workspace, const Json& id, const Json& asked, std::shared_ptr<Progress> progress,
                        Done done) {
    auto order = order_of(workspace, asked);
    const Worker::Subject subject{asked.at("uri").get<std::string>(), workspace.document(asked.at("uri")).path()};
    const auto limit = order.rewrite->is_long ? workspace.settings().long_limit : workspace.settings().limit;
    auto work = [&workspace, id, limit, order = std::move(order), progress = std::move(progress),
                 done = std::move(done)](Calculation& calculation, const Ticket& ticket) mutable {
        if (progress) calculation.set_report([&](const std::string& words) { progress->report(words); });
        const auto result = rewritten(calculation, *order.rewrite, order.expression, ticket, limit);
        calculation.set_report({});
        progress.reset();
        if (ticket.is_cancelled()) return fail_called_off(workspace, id);
        if (!result.problem.empty()) return workspace.fail(id, ErrorCode::request_failed, result.problem);
        write_into(order.edit, fitted(result.text, order.selected));
        done(workspace, id, order.edit);
    };
    return workspace.worker().add(subject, std::move(work));
}

TicketPtr rewrite(Workspace& workspace, const Json& id, const Json& params) {
    const auto& asked = params.at("arguments").at(0);
    const auto* row = find_rewrite(asked.at("rewrite").get<std::string>());
    if (row == nullptr) throw Failure(ErrorCode::invalid_params, "there is no such rewrite");
    static_cast<void>(order_of(workspace, asked));  // what cannot be done is not begun
    auto progress = std::make_shared<Progress>(workspace, params, std::string(row->title));
    const auto token = progress->token();
    auto ticket = begin_rewrite(workspace, id, asked, std::move(progress),
                                [](Workspace& asked_one, const Json& request, const Json& edit) {
                                    asked_one.ask("workspace/applyEdit", {{"edit", edit}});
                                    asked_one.answer(request, nullptr);
                                });
    workspace.remember(token, ticket);
    return ticket;
}

// Each statement before it first, as they stand.
TicketPtr run_assertion(Workspace& workspace, const Json& id, const Json& params) {
    auto& document = workspace.document(params.at("arguments").at(0).get<std::string>());
    const auto number = params.at("arguments").at(1).get<std::size_t>();
    const auto& statements = document.parsed().statements;
    if (number >= statements.size() || !std::holds_alternative<lang::Assert>(statements[number].node))
        throw Failure(ErrorCode::content_modified, "there is no assertion there");
    std::vector<std::string> before;
    for (std::size_t i = 0; i < number; ++i) before.emplace_back(document.spelled(statements[i].span));
    const std::string assertion(document.spelled(statements[number].span));
    const auto limit = workspace.settings().limit;
    auto work = [&workspace, id, before = std::move(before), assertion, limit](Calculation& calculation,
                                                                               const Ticket& ticket) {
        static_cast<void>(calculation.run(before, ticket, limit));
        const auto outcome = calculation.tried(assertion, ticket, limit);
        if (ticket.is_cancelled()) return fail_called_off(workspace, id);
        const auto words = outcome.mistake ? outcome.mistake->message : "this assertion holds";
        show(workspace, outcome.is_done ? as_information : as_error, words);
        workspace.answer(id, {{"holds", outcome.is_done}, {"message", words}});
    };
    auto ticket = workspace.worker().add({document.uri(), document.path()}, std::move(work));
    static_cast<void>(workspace.change(document.uri()));
    return ticket;
}

}  // namespace

TicketPtr resolve_code_action(Workspace& workspace, const Json& id, const Json& params) {
    if (!params.contains("data")) {
        workspace.answer(id, params);
        return nullptr;
    }
    return begin_rewrite(workspace, id, params["data"], nullptr,
                         [params](Workspace& asked, const Json& request, const Json& edit) {
                             auto action = params;
                             action["edit"] = edit;
                             asked.answer(request, std::move(action));
                         });
}

TicketPtr execute_command(Workspace& workspace, const Json& id, const Json& params) {
    const auto command = params.at("command").get<std::string>();
    if (command == try_assertion) return run_assertion(workspace, id, params);
    if (command == rewrite_command) return rewrite(workspace, id, params);
    throw Failure(ErrorCode::invalid_params, "there is no command " + command);
}

void cancel_progress(Workspace& workspace, const Json& params) { workspace.cancel(params.at("token")); }

}  // namespace cubelang::lsp
