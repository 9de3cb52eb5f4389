#pragma once
// Data files, read in chunks. gzip data is recognized by its first two bytes, not by its name, and decompressed.

#include <memory>
#include <string>

#include "runtime/base/byte_stream.hpp"

namespace cubelang::files {

/// Files that may be opened: a user may name a pipe on the command line, but a script would wait for it for ever.
enum class Openable { anything, ordinary_files };

/// Opens a file; "-" is standard input if anything may be opened. Waiting for data ends when this thread is asked to
/// stop (runtime/base/stop_point.hpp).
[[nodiscard]] OpenedSource open_source(const std::string& path, Openable what);

/// The data of another source, decompressed if it is gzip data. If `is_packed`, it is truncated if it ends before the
/// mark of gzip data.
[[nodiscard]] std::unique_ptr<ByteSource> unpacked(std::unique_ptr<ByteSource> source, bool is_packed = false);

// Data files are written piece by piece and replaced atomically: a reader finds the old file or the whole new one.

/// Creates the file, or replaces it if it may; compresses it with gzip if its name ends with `.gz`. A pipe or device
/// is written to directly. Returns the problem as text, empty on success.
[[nodiscard]] std::string write_data(const std::string& path, bool may_replace, const DataContent& content);

}  // namespace cubelang::files
