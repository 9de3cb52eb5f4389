#pragma once
// What a client can ask and say: a row each. To add a feature:
//
//  1. Write a function of the workspace and the request's params that makes the result, and
//     declare it below. `workspace.document_of(params)` is the document that is asked about;
//     `document.byte_at(params.at("position"))` where in its text; `document.range_json(span)` the way back. The
//     document keeps its tree, its tokens and what running it has found. What the params lack is thrown as
//     Json::exception, what cannot be done as a Failure; either is the answer then. It has 50 ms.
//  2. Give it a row in rows.cpp. `capability` and `options` are what the client is told at the beginning that there is:
//     "hoverProvider" and "true", or any other JSON.
//
// What takes longer is a LongRequest: it begins something (see worker.hpp) that answers when it is done.

#include <span>
#include <string>
#include <string_view>

#include "front/lsp/workspace.hpp"
#include "runtime/session/markdown/prose.hpp"

namespace cubelang::lsp {

struct Request {
    std::string_view method;
    Json (*answer)(Workspace& workspace, const Json& params);
    std::string_view capability{};  ///< empty: it goes without saying
    std::string_view options = "true";
};

struct LongRequest {
    std::string_view method;
    /// The ticket calls it off; null: it has been answered.
    TicketPtr (*begin)(Workspace& workspace, const Json& id, const Json& params);
    std::string_view capability{};
    std::string_view options = "true";
};

struct Notification {
    std::string_view method;
    void (*take)(Workspace& workspace, const Json& params);
};

[[nodiscard]] std::span<const Request> requests();
[[nodiscard]] std::span<const LongRequest> long_requests();
[[nodiscard]] std::span<const Notification> notifications();

// The functions of the rows.
[[nodiscard]] Json initialize(Workspace& workspace, const Json& params);

[[nodiscard]] Json hover(Workspace& workspace, const Json& params);
[[nodiscard]] Json completion(Workspace& workspace, const Json& params);
[[nodiscard]] Json resolve_completion(Workspace& workspace, const Json& params);
[[nodiscard]] Json signature_help(Workspace& workspace, const Json& params);
[[nodiscard]] Json inlay_hints(Workspace& workspace, const Json& params);
[[nodiscard]] Json code_lenses(Workspace& workspace, const Json& params);
[[nodiscard]] Json formatting(Workspace& workspace, const Json& params);
[[nodiscard]] Json range_formatting(Workspace& workspace, const Json& params);
[[nodiscard]] Json on_type_formatting(Workspace& workspace, const Json& params);
[[nodiscard]] Json code_actions(Workspace& workspace, const Json& params);

[[nodiscard]] TicketPtr resolve_code_action(Workspace& workspace, const Json& id, const Json& params);
[[nodiscard]] TicketPtr execute_command(Workspace& workspace, const Json& id, const Json& params);

void did_open(Workspace& workspace, const Json& params);
void did_change(Workspace& workspace, const Json& params);
void did_close(Workspace& workspace, const Json& params);
void did_save(Workspace& workspace, const Json& params);
void did_change_configuration(Workspace& workspace, const Json& params);
void cancel_progress(Workspace& workspace, const Json& params);

/// Does the client show Markdown there? `formats` is the capability that lists what it shows.
[[nodiscard]] bool knows_markdown(Workspace& workspace, const std::string& formats);
/// MarkupContent of the protocol.
[[nodiscard]] Json markup_content(const markdown::Prose& prose);

// Names (lang/editing)
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

// What `workspace/executeCommand` can be asked for.

/// [uri, number of the statement]: {"holds", "message"}, and the message is shown.
inline constexpr auto try_assertion = "cube.tryAssertion";
/// [{"uri", "version", "range", "rewrite"}]: the client is asked to make the edit.
inline constexpr auto rewrite_command = "cube.rewrite";

}  // namespace cubelang::lsp
