#pragma once
// What Jupyter's side can ask, a row each; it is the next of kin of web/door, with a notebook's answers. A request is
// one line, {"id": 7, "ask": "run", "name": "<cell 1>", "text": "order(R U)"}; whatever there is to say to it comes
// back with its id: parts while it is worked on, {"id": 7, "part": {…}} (see notebook_session.hpp), at last {"id": 7,
// "result": {…}} or {"id": 7, "problem": "in words"}. Positions are counted in characters.

#include <functional>
#include <string>

#include "front/terminal/kernel/notebook_session.hpp"

namespace cubelang::shell {

/// Takes a reply, one line, not ended.
using Reply = std::function<void(const std::string& reply)>;

class Notebook {
public:
    Notebook(const Options& options, Reply reply);
    /// Answers one request, whatever its text is.
    void ask(std::string_view request);
    void interrupt() noexcept { session_.interrupt(); }

private:
    void say(const char* what, Json content);

    Reply reply_;
    Json id_;
    NotebookSession session_;
};

}  // namespace cubelang::shell
