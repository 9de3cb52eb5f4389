#pragma once
// The items of a JSON document as JSON lines, so that all that reads rows line by line reads them.

#include <string>
#include <string_view>

#include "runtime/base/byte_stream.hpp"

namespace cubelang::meaning {

/// Whether a text is a JSON document itself, a list or an object, and no file name.
[[nodiscard]] bool is_json(std::string_view text);

/// A line for each item of the list at the end of the path, or one for a value that is no list. An item is on the line
/// where it begins in the document, unless several begin there. The path has names and positions, as "sessions.1"; an
/// empty one leads to the whole. The document is read to its end. A text on the way that is a document itself is read
/// as one.
[[nodiscard]] OpenedSource json_lines(ByteSource& document, std::string_view path);

}  // namespace cubelang::meaning
