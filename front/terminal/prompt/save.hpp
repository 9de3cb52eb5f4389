#pragma once
// What the prompt keeps in files: scripts and sessions, never written over something of another kind, and what was
// typed.

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/meaning/host/user_paths.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// Writes a script that begins with `mark`; `text` makes it, for the directory that it goes to. A file that is there
/// and does not begin so is left alone. `~/` is the person's home. The problem in words, empty if there is none.
[[nodiscard]] std::string save_script(const std::string& path, std::string_view mark,
                                      const std::function<std::string(const std::string& directory)>& text);

/// Writes the session as a script. A file that is there and was not saved so is left alone. `~/` is the person's home.
[[nodiscard]] std::string save_session(const Session& session, const std::string& path);

/// What was typed before, kept in a file between sessions. Whatever is wrong with that file, the session goes on
/// without.
class History {
public:
    explicit History(std::string path) : path_(std::move(path)) {}

    /// The newest entries, oldest first; lines that are no text are left out.
    [[nodiscard]] std::vector<std::string> load();
    /// Written at once, so that nothing is lost however the program ends; not if it repeats the last one.
    void append(std::string_view entry);
    /// What has gone wrong since it was last asked, in words: what could not be read, or is not kept; each is said
    /// once.
    [[nodiscard]] std::string take_complaint() { return std::exchange(complaint_, {}); }

private:
    void make_directories() const;
    void complain_of(const std::string& what);

    std::string path_;
    std::string last_;
    std::string complaint_;
    bool torn_ = false;      ///< the file's last line lacks its end
    bool not_kept_ = false;  ///< and that has been said
};

}  // namespace cubelang::shell
