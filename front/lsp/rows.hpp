#pragma once
// The requests and notifications of a client, one row each. To add a feature:
//
// 1. Write a function from the workspace and the request's params to the result, and declare it below.
// `workspace.document_of(params)` is the document; `document.byte_at(params.at("position"))` the place in its text;
// `document.range_json(span)` the way back. The document caches its tree, its tokens and the results of its last run.
// Json::exception (params are missing) and Failure become error responses. It has 50 ms.
// 2. Add a row to rows.cpp. `capability` and `options` announce the feature to the client: "hoverProvider" and "true",
// or any other JSON.
//
// A slower feature is a LongRequest: it queues a task for the worker (calculation.hpp), which sends the answer.

#include <span>
#include <string>
#include <string_view>

#include "front/lsp/workspace.hpp"
#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::lsp {

struct Request {
    std::string_view method;
    Json (*answer)(Workspace& workspace, const Json& params);
    std::string_view capability{};  ///< empty: not announced
    std::string_view options = "true";
};

struct LongRequest {
    std::string_view method;
    /// Returns the token that cancels it; null if it has been answered.
    CancelTokenPtr (*begin)(Workspace& workspace, const Json& id, const Json& params);
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

[[nodiscard]] CancelTokenPtr resolve_code_action(Workspace& workspace, const Json& id, const Json& params);
[[nodiscard]] CancelTokenPtr execute_command(Workspace& workspace, const Json& id, const Json& params);

void did_open(Workspace& workspace, const Json& params);
void did_change(Workspace& workspace, const Json& params);
void did_close(Workspace& workspace, const Json& params);
void did_save(Workspace& workspace, const Json& params);
void did_change_configuration(Workspace& workspace, const Json& params);
void cancel_progress(Workspace& workspace, const Json& params);
void cancel_request(Workspace& workspace, const Json& params);

/// Whether a capability of the client is a list with the word in it.
[[nodiscard]] bool client_lists(Workspace& workspace, const std::string& capability, const char* word);
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

// Commands of `workspace/executeCommand`.

/// Arguments [uri, statement index], result {"holds", "message"}. The message is also shown.
inline constexpr auto try_assertion = "cube.tryAssertion";
/// Argument [{"uri", "version", "range", "rewrite"}]. Asks the client to apply the edit.
inline constexpr auto rewrite_command = "cube.rewrite";

}  // namespace cubelang::lsp
