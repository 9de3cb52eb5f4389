#pragma once
// What Jupyter's side can ask, a row each, in a conversation (front/door/conversation.hpp) of which each request and
// reply is a line. For the parts see notebook_session.hpp. Positions are counted in characters.

#include "front/door/notebook_session.hpp"

namespace cubelang::shell {

class Notebook {
public:
    /// A reply is one line, not ended.
    Notebook(const Options& options, web::Post post);
    /// Answers one request, whatever its text is.
    void ask(std::string_view request);
    void interrupt() noexcept { session_.interrupt(); }

private:
    web::Conversation conversation_;
    NotebookSession session_;
};

/// What cube_kernel.py starts and talks to. Answers requests line by line, from standard input to standard output,
/// until its end. The line {"ask": "interrupt"} is heard while another request is worked on, and ends it. When nobody
/// is there any more to read the answers, the program ends, whatever it is doing.
[[nodiscard]] int serve_notebook(const Options& options);

}  // namespace cubelang::shell
