#pragma once
// The files of this machine as a host: read, and written whole or not at all, never over something of another kind.
// And files of data in memory, where there is no disk, or none to be touched: what examples write, they can read.

#include <string>
#include <string_view>

#include "runtime/meaning/host/host.hpp"

namespace cubelang {

/// A file that a program imports.
[[nodiscard]] FileText import_file(const std::string& path);

/// The folder that a file is in: what a sandbox around it may read.
[[nodiscard]] std::string folder_of(const std::string& file);

/// Replaces `path` by `text` in one step. The problem in words, empty if there is none.
[[nodiscard]] std::string replace_file(const std::string& path, std::string_view text);

/// The same for a picture or a page, which then bears a mark: a file that is there without it is left alone.
[[nodiscard]] std::string save_picture(const std::string& path, const std::string& text);

/// Imports are read; nothing is written.
[[nodiscard]] Host reading_host();
/// Imports are read, and pictures are written.
[[nodiscard]] Host file_host();

/// The host reads and writes data among files of its own, of which there are none at first. Nothing is packed.
void keep_data_in_memory(Host& host);

}  // namespace cubelang
