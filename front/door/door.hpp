#pragma once
// The program behind a page. What can be asked (see conversation.hpp) are the tables in requests.cpp and
// lesson_requests.cpp. Positions in texts are counted as JavaScript counts them.

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
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace cubelang::web
