#pragma once
// The files of this machine, for sessions.

#include <string>

#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// A file that a program imports.
[[nodiscard]] FileText import_file(const std::string& path);

/// The folder that a file is in: what a sandbox around it may read.
[[nodiscard]] std::string folder_of(const std::string& file);

/// Imports are read; nothing is written.
[[nodiscard]] Host reading_host();
/// Imports are read, and pictures are written.
[[nodiscard]] Host file_host();

}  // namespace cubelang::shell
