#pragma once
// Requests and replies in JSON, one object each, so that who asks and who answers may be in different threads or
// processes. A request is
//
//     {"id": 7, "ask": "run", "text": "order(R U)"}
//
// and whatever there is to say to it comes back with its `id`: parts while it is worked on, {"id": 7, "part": {…}}, and
// at last either {"id": 7, "result": {…}} or, of a request that is none, {"id": 7, "problem": "in words"}.

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::web {

using Json = nlohmann::json;

/// Gets every reply, as soon as it is there.
using Post = std::function<void(const std::string& reply)>;

/// What can be asked of a subject.
template <class Subject>
struct Row {
    std::string_view ask;
    /// The result. What the request lacks is thrown as Json::exception.
    Json (*answer)(Subject& subject, const Json& request);
};

class Conversation {
public:
    explicit Conversation(Post post) : post_(std::move(post)) {}

    /// Answers one request. Whatever the text is, this returns, and the last reply is a result or a problem.
    template <class Subject>
    void answer(std::string_view text, Subject& subject, std::span<const Row<Subject>> rows) {
        const auto request = read(text);
        id_ = request.is_object() ? request.value("id", Json()) : Json();
        try {
            const auto row = std::ranges::find(rows, asked(request), &Row<Subject>::ask);
            if (row == rows.end())
                say("problem", "nobody answers this request");
            else
                say("result", row->answer(subject, request));
        } catch (const std::exception& problem) {
            say("problem", problem.what());
        }
    }
    /// More on the request that is worked on.
    void add_part(Json part) { say("part", std::move(part)); }

private:
    // JSON of requests is flat: what is deeper is none, and nothing is read of it.
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

}  // namespace cubelang::web
