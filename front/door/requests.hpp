#pragma once
// What a page can ask: a row each.

#include <span>
#include <string_view>

#include "front/door/page_session.hpp"

namespace cubelang::web {

struct Request {
    std::string_view ask;
    /// The result. What the request lacks is thrown as Json::exception.
    Json (*answer)(PageSession& page, const Json& request);
};

/// Null: nobody answers it.
[[nodiscard]] const Request* find_request(std::string_view ask);

}  // namespace cubelang::web
