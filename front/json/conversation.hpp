#pragma once
// JSON requests and replies, one object each, so that client and server can be in different threads or processes:
//
//     {"id": 7, "ask": "run", "text": "order(R U)"}
//
// Each reply has the request's `id`: parts during the computation, {"id": 7, "part": {…}}, and finally
// {"id": 7, "result": {…}} or, for an invalid request, {"id": 7, "problem": "message"}.

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::json {

using Json = nlohmann::json;

/// Called at once with each reply.
using Post = std::function<void(const std::string& reply)>;

/// A request that a subject answers.
template <class Subject>
struct Row {
    std::string_view ask;
    /// Returns the result. Throws Json::exception if the request lacks a field.
    Json (*answer)(Subject& subject, const Json& request);
};

class Conversation {
public:
    explicit Conversation(Post post) : post_(std::move(post)) {}

    /// Answers one request. Returns for any text; the last reply is a result or a problem.
    template <class Subject>
    void answer(std::string_view text, Subject& subject, std::span<const Row<Subject>> rows) {
        const auto request = read(text);
        id_ = request.is_object() ? request.value("id", Json()) : Json();
        try {
            const auto row = std::ranges::find(rows, asked(request), &Row<Subject>::ask);
            if (row == rows.end())
                say("problem", "unknown request");
            else
                say("result", row->answer(subject, request));
        } catch (const std::exception& problem) {
            say("problem", problem.what());
        }
    }
    /// Posts a part of the answer to the current request.
    void add_part(Json part) { say("part", std::move(part)); }

private:
    // Requests are flat JSON; anything nested deeper is discarded.
    static Json read(std::string_view text) {
        constexpr int deepest = 8;
        int depth = 0;
        const auto keep = [&](int level, Json::parse_event_t, Json&) {
            depth = std::max(depth, level);
            return depth <= deepest;
        };
        return Json::parse(text, keep, false);
    }
    static std::string asked(const Json& request) { return request.is_object() ? request.value("ask", "") : ""; }
    void say(const char* what, Json content) {
        const Json reply{{"id", id_}, {what, std::move(content)}};
        post_(reply.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

    Post post_;
    Json id_;
};

}  // namespace cubelang::json
