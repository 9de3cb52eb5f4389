#pragma once
// A session in which the examples of a page are run. What they write as files is caught.

#include <map>
#include <string>
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

}  // namespace cubelang::site
