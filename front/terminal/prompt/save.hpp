#pragma once
// The prompt's files: saved scripts and sessions, which never replace a file of another kind, and the history.

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/machine/user_paths.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::terminal {

/// Writes a script that begins with `mark`; `text` makes it for the directory of the file. An existing file without
/// the mark is not replaced. `~/` is the user's home. Returns an error message; empty on success.
[[nodiscard]] std::string save_script(const std::string& path, std::string_view mark,
                                      const std::function<std::string(const std::string& directory)>& text);

/// Makes the missing folders of a file, for the user only.
void make_folders_of(const std::string& path);

/// Saves the session as a script with save_script.
[[nodiscard]] std::string save_session(const Session& session, const std::string& path);

/// The history of statements, stored in a file between sessions. Errors in that file do not end the session.
class History {
public:
    explicit History(std::string path) : path_(std::move(path)) {}

    /// The newest entries, oldest first; lines that are not text are skipped.
    [[nodiscard]] std::vector<std::string> load();
    /// Written immediately, so that nothing is lost if the program ends; skipped if it repeats the last entry.
    void append(std::string_view entry);
    /// The error messages since the last call: about a failed load or save, each reported once.
    [[nodiscard]] std::string take_complaint() { return std::exchange(complaint_, {}); }

private:
    void complain_of(const std::string& what);

    std::string path_;
    std::string last_;
    std::string complaint_;
    bool torn_ = false;         ///< the file's last line has no newline
    bool save_failed_ = false;  ///< and this has been reported
};

}  // namespace cubelang::terminal
