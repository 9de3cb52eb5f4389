#include "front/door/door.hpp"

#include <algorithm>
#include <exception>

#include "front/door/requests.hpp"

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

std::string written(const Json& reply) { return reply.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

class Door::Impl {
public:
    explicit Impl(Post post) : post_(std::move(post)), page_([this](Json part) { say("part", std::move(part)); }) {}

    void ask(std::string_view text) {
        const auto request = read(text);
        id_ = request.is_object() ? request.value("id", Json()) : Json();
        try {
            answer(request);
        } catch (const std::exception& problem) {
            say("problem", problem.what());
        }
    }

private:
    void answer(const Json& request) {
        const auto ask = request.is_object() ? request.value("ask", "") : "";
        const auto* const row = find_request(ask);
        if (row == nullptr)
            say("problem", "nobody answers this request");
        else
            say("result", row->answer(page_, request));
    }

    void say(const char* what, Json content) { post_(written({{"id", id_}, {what, std::move(content)}})); }

    Post post_;
    Json id_;
    PageSession page_;
};

Door::Door(Post post) : impl_(std::make_unique<Impl>(std::move(post))) {}
Door::~Door() = default;
void Door::ask(std::string_view request) { impl_->ask(request); }

}  // namespace cubelang::web
