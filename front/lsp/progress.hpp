#pragma once
// `$/progress`: how far long work has come, told while it goes on. Begins when it is made and ends with it.

#include <string>

#include "front/lsp/workspace.hpp"

namespace cubelang::lsp {

class Progress {
public:
    /// By the token that the client has sent with its request, or else by one that it is asked to take; of a client
    /// that knows neither nothing is told.
    Progress(Workspace& workspace, const Json& params, std::string title);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// By any thread.
    void report(const std::string& words);
    [[nodiscard]] const Json& token() const { return token_; }

private:
    void tell(Json value);

    Workspace& workspace_;
    Json token_;
};

}  // namespace cubelang::lsp
