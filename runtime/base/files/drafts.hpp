#pragma once
// The files in which new content is written before it takes a file's place: NAME.draft.PROCESS.NUMBER beside it.

#include <string>

namespace cubelang::files {

struct Draft {
    std::string path;
    int handle = -1;
    int error = 0;  ///< if there is no handle
};

/// A file of its own, made by nobody else: a name that is taken, by a link too, is left alone.
[[nodiscard]] Draft open_draft(const std::string& target);

/// Those of this file whose process runs no more on this machine.
void remove_abandoned_drafts(const std::string& target);

}  // namespace cubelang::files
