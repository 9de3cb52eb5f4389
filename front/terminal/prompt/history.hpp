#pragma once
// What was typed before, kept in a file between sessions. Whatever is wrong with that file, the session goes on
// without.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/meaning/host/user_paths.hpp"

namespace cubelang::shell {

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
