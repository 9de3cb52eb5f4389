#pragma once
// Runs the files and texts of the command line in one session, up to the first error.

#include <string>
#include <vector>

#include "front/terminal/options/options.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::terminal {

class Runner {
public:
    Runner(const Options& options, Session& session, Output& output)
        : options_(options), session_(session), output_(output) {}

    /// Runs files, then texts. Returns true on success.
    bool run();
    /// Runs the file of --init; without one, if `own`, the user's init file if it exists. Then sets the cube of the
    /// command line again.
    bool run_init(bool own);
    bool run_standard_input();

private:
    bool all_of(const std::vector<std::string>& list, bool (Runner::*one)(const std::string&));
    bool run_text(const std::string& text);
    bool feed(const std::string& text);
    bool finish();
    bool exists(const std::string& name);
    bool run_file(const std::string& name);
    bool run_own_init();
    bool unreadable(const std::string& name, int error);
    [[nodiscard]] std::string intended_command() const;

    const Options& options_;
    Session& session_;
    Output& output_;
};

}  // namespace cubelang::terminal
