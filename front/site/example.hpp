#pragma once
// A session in which the examples of a page are run. What they write as files is caught.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/session.hpp"

namespace cubelang::site {

class Trial {
public:
    explicit Trial(int n = 3);

    /// As if typed at the prompt.
    std::vector<Answer> typed(const std::string& text);
    /// The last answer as a line or more, not ended; empty if there is none.
    std::string says(const std::string& text);
    /// The picture that the statement writes as `picture.svg`; empty if it fails.
    std::string picture(const std::string& statement);

    [[nodiscard]] const Session& session() const { return session_; }

private:
    std::vector<Answer> answers_;
    std::map<std::string, std::string> files_;
    Host host_;
    Session session_;
};

// An example on a page: what is typed, with what is answered beside it, or below where that is long.

/// What is typed, and what is said to it.
struct Turn {
    std::string prompt;  ///< may be empty
    std::string typed, answer;
};

/// A block of the documentation, whose prompts tell what is typed (tests/docs.sh reads them so too). What stands before
/// the first prompt is an answer to nothing.
[[nodiscard]] std::vector<Turn> turns_in(std::string_view block);

/// Run from the first on. The answers are painted as the session draws them if it says the same as they do, which the
/// tests of the documentation hold true of all but the prompt's own commands.
[[nodiscard]] std::string example(const std::vector<Turn>& turns, Trial& trial);

}  // namespace cubelang::site
