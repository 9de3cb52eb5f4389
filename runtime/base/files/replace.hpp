#pragma once
// Writing a file so that nothing is lost: its new content is written beside it, brought to the disk, and then put in
// its place in one step. Whoever reads meanwhile, and whoever comes after a power cut, has the old file or the new one.

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::files {

/// The files in which new content is written before it takes a file's place: NAME.draft.PROCESS.NUMBER beside it.
struct Draft {
    std::string path;
    int handle = -1;
    int error = 0;  ///< if there is no handle
};

/// A file of its own, made by nobody else: a name that is taken, by a link too, is left alone.
[[nodiscard]] Draft open_draft(const std::string& target);

/// Those of this file whose process runs no more on this machine.
void remove_abandoned_drafts(const std::string& target);

/// What is written, piece by piece; false: an error (errno says which).
using Content = std::function<bool(const std::function<bool(std::string_view piece)>& write)>;

/// Replaces `path`, or makes it. The mode and owner of a file that is there are kept, and a link stays a link; a file
/// that may not be written is not replaced. Drafts that a process left that is no more are removed. An error number, 0
/// if all went well; then nothing is left of the draft.
[[nodiscard]] int replace(const std::string& path, const Content& content);
[[nodiscard]] int replace(const std::string& path, std::string_view text);

/// Is it there and no ordinary file? Opening a pipe would wait for ever.
[[nodiscard]] bool is_special(const std::string& path);

// Writing to a file descriptor until all is written.

/// The error number, 0 if all was written. Who made the stream non-blocking is waited for. `is_unwanted`, where there
/// is one, is asked before what is left is tried again: if it says so, the rest is dropped.
[[nodiscard]] int write_all(int stream, std::string_view bytes,
                            bool (*is_unwanted)(int stream) noexcept = nullptr) noexcept;

}  // namespace cubelang::files
