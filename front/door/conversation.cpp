#include "front/door/conversation.hpp"

#include <algorithm>

namespace cubelang::web {
namespace {

constexpr std::size_t deepest_request = 8;  // JSON of requests is flat; what is deeper is none

// Nothing if it is no JSON, or too deep for a request.
Json read(std::string_view text) {
    std::size_t depth = 0;
    const auto keep = [&](int level, Json::parse_event_t, Json&) {
        depth = std::max(depth, static_cast<std::size_t>(level));
        return depth <= deepest_request;
    };
    return Json::parse(text, keep, false);
}

}  // namespace

Json Conversation::begin(std::string_view text) {
    auto request = read(text);
    id_ = request.is_object() ? request.value("id", Json()) : Json();
    return request;
}

std::string Conversation::asked(const Json& request) { return request.is_object() ? request.value("ask", "") : ""; }

void Conversation::say(const char* what, Json content) {
    const Json reply{{"id", id_}, {what, std::move(content)}};
    post_(reply.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace cubelang::web
