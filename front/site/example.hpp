#pragma once
// A session that runs the examples of a page. Written files are kept in memory.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/session.hpp"

namespace cubelang::site {

class ExampleSession {
public:
    explicit ExampleSession(int n = 3);

    /// Runs a text as if typed at the prompt.
    std::vector<Answer> run(const std::string& text);
    /// Runs a text and returns its last answer without the final line end; empty if it has no answer.
    std::string last_answer(const std::string& text);
    /// The picture that the statement writes as `picture.svg`; empty if it fails.
    std::string picture(const std::string& statement);

    [[nodiscard]] const Session& session() const { return session_; }

private:
    std::vector<Answer> answers_;
    std::map<std::string, std::string> files_;
    Host host_;
    Session session_;
};

// An example on a page: input, with its answer beside it, or below if it is long.

/// An input, and the answer to it.
struct Exchange {
    std::string prompt;  ///< may be empty
    std::string input, answer;
};

/// The exchanges of a documentation block, whose prompts mark the input (as in tests/docs.sh). Lines before the first
/// prompt are an answer without input.
[[nodiscard]] std::vector<Exchange> exchanges_in(std::string_view block);

/// HTML of an example, which is run from the start. Answers are coloured like the session's if the texts are equal, as
/// the documentation tests ensure for all statements except the prompt's commands.
[[nodiscard]] std::string example(const std::vector<Exchange>& exchanges, ExampleSession& example_session);

}  // namespace cubelang::site
