#pragma once
// The program behind a page: requests and replies in JSON, one object each, so that the page and the program may live
// in different threads or, in the tests, in one. A request is
//
//     {"id": 7, "ask": "run", "text": "order(R U)"}
//
// and whatever there is to say to it comes back with its `id`: parts while it is worked on, {"id": 7, "part": {…}}, and
// at last either {"id": 7, "result": {…}} or, of a request that is none, {"id": 7, "problem": "in words"}. What can be
// asked are the tables in requests.cpp and lesson_requests.cpp. Positions in texts are counted as JavaScript counts
// them.

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace cubelang::web {

class Door {
public:
    /// Gets every reply, as soon as it is there.
    using Post = std::function<void(const std::string& reply)>;

    explicit Door(Post post);
    ~Door();
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

    /// Answers one request. Whatever the text is, this returns, and the last reply is a result or a problem.
    void ask(std::string_view request);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace cubelang::web
