#pragma once
// Writing a file so that nothing is lost: its new content is written beside it, brought to the disk, and then put in
// its place in one step. Whoever reads meanwhile, and whoever comes after a power cut, has the old file or the new one.

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::files {

/// What is written, piece by piece; false: an error (errno says which).
using Content = std::function<bool(const std::function<bool(std::string_view piece)>& write)>;

/// Replaces `path`, or makes it. The mode and owner of a file that is there are kept, and a link stays a link; a file
/// that may not be written is not replaced. Drafts that a process left that is no more are removed. An error number, 0
/// if all went well; then nothing is left of the draft.
[[nodiscard]] int replace(const std::string& path, const Content& content);
[[nodiscard]] int replace(const std::string& path, std::string_view text);

/// Is it there and no ordinary file? Opening a pipe would wait for ever.
[[nodiscard]] bool is_special(const std::string& path);

}  // namespace cubelang::files
