#pragma once
// Replaces a file atomically: the new content is written beside it, synced, and renamed to its place. A reader, even
// after a power cut, finds the old file or the new one.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "runtime/base/files/version.hpp"

namespace cubelang::files {

/// A temporary file for new content, beside its target: NAME.draft.PROCESS.NUMBER.
struct Draft {
    std::string path;
    int handle = -1;
    int error = 0;  ///< why there is no handle
};

/// Creates a new file. An existing name, even of a link, is never used.
[[nodiscard]] Draft open_draft(const std::string& target);

/// Removes the drafts of this file whose process no longer runs on this machine.
void remove_abandoned_drafts(const std::string& target);

/// Passes the content to `write` piece by piece; false on an error (errno).
using Content = std::function<bool(const std::function<bool(std::string_view piece)>& write)>;

/// Replaces or creates `path`. Keeps its mode and owner, and keeps a link; does not replace a read-only file. Also
/// removes drafts of processes that have ended. Returns the error number, 0 on success; leaves no draft.
/// `seen`: the version that the new content is made from. A file of another version is left unchanged (ESTALE).
[[nodiscard]] int replace(const std::string& path, const Content& content, const std::optional<Version>& seen = {});
[[nodiscard]] int replace(const std::string& path, std::string_view text, const std::optional<Version>& seen = {});

/// The entry of a new file reaches the disk as well, where directories can be synced.
void sync_directory(const std::string& path);

/// Whether `path` exists and is not an ordinary file. Opening a pipe would wait for ever.
[[nodiscard]] bool is_special(const std::string& path);

/// Writes all bytes to a file descriptor, waiting for a non-blocking one. Returns the error number, 0 on success.
/// `is_unwanted`, if given, is asked before each further write: if true, the rest is dropped.
[[nodiscard]] int write_all(int stream, std::string_view bytes,
                            bool (*is_unwanted)(int stream) noexcept = nullptr) noexcept;

}  // namespace cubelang::files
