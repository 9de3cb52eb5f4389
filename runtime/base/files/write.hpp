#pragma once
// Files of data, written piece by piece, so that nothing is lost: the file is the old one or the whole new one.

#include <string>

#include "runtime/base/byte_stream.hpp"

namespace cubelang::files {

/// Makes the file, or replaces it if that may be, packed by gzip if its name ends with `.gz`; a pipe or a device is
/// written to as it is. The problem in words, empty if there is none.
[[nodiscard]] std::string write_data(const std::string& path, bool may_replace, const DataContent& content);

}  // namespace cubelang::files
