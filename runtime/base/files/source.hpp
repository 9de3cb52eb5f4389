#pragma once
// Files of data, read bit by bit. What gzip has packed is unpacked: its first two bytes say so, not its name.

#include <memory>
#include <string>

#include "runtime/base/byte_stream.hpp"

namespace cubelang::files {

/// What may be opened: whoever names a pipe on a command line means it, while a script would wait for it for ever.
enum class Openable { anything, ordinary_files };

/// A file; "-" is standard input where anything may be opened. Waiting for more ends when this thread is asked to stop
/// (runtime/base/stop_point.hpp).
[[nodiscard]] OpenedSource open_source(const std::string& path, Openable what);

/// What another source gives, unpacked if it is packed.
[[nodiscard]] std::unique_ptr<ByteSource> unpacked(std::unique_ptr<ByteSource> source);

// Files of data, written piece by piece, so that nothing is lost: the file is the old one or the whole new one.

/// Makes the file, or replaces it if that may be, packed by gzip if its name ends with `.gz`; a pipe or a device is
/// written to as it is. The problem in words, empty if there is none.
[[nodiscard]] std::string write_data(const std::string& path, bool may_replace, const DataContent& content);

}  // namespace cubelang::files
