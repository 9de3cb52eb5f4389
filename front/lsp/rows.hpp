#pragma once
// What a client can ask and say: a row each. To add a feature:
//
//  1. Write a function of the workspace and the request's params that makes the result, in a file of its own, and
//     declare it in features.hpp. `workspace.document_of(params)` is the document that is asked about;
//     `document.byte_at(params.at("position"))` where in its text; `document.range_json(span)` the way back. The
//     document keeps its tree, its tokens and what running it has found. What the params lack is thrown as
//     Json::exception, what cannot be done as a Failure; either is the answer then. It has 50 ms.
//  2. Give it a row in rows.cpp. `capability` and `options` are what the client is told at the beginning that there is:
//     "hoverProvider" and "true", or any other JSON.
//
// What takes longer is a LongRequest: it begins something (see worker.hpp) that answers when it is done.

#include <span>
#include <string_view>

#include "front/lsp/workspace.hpp"

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

}  // namespace cubelang::lsp
