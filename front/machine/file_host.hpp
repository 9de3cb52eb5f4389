#pragma once
// Hosts for the file system, which replace files atomically and only files of the same kind.

#include <optional>
#include <string>
#include <string_view>

#include "runtime/meaning/host/host.hpp"

namespace cubelang::machine {

[[nodiscard]] FileText import_file(const std::string& path);

/// The folder that contains a file, for a sandbox around it.
[[nodiscard]] std::string folder_of(const std::string& file);

/// Replaces `path` by `text` in one step. Returns a description of the error, empty on success.
[[nodiscard]] std::string replace_file(const std::string& path, std::string_view text);

/// The same for a picture or a page, which gets a mark: an existing file without the mark is not replaced.
[[nodiscard]] std::string save_picture(const std::string& path, const std::string& text);

/// The picture in a format of rsvg-convert, such as "png" or "pdf"; empty if the conversion fails. Nothing if the
/// program is not installed. It gets the picture through its standard input, without a shell.
[[nodiscard]] std::optional<std::string> convert_picture(const std::string& svg, const std::string& format);

/// Reads imports and data files, and writes nothing.
[[nodiscard]] Host reading_host();
/// Also writes pictures and data files.
[[nodiscard]] Host file_host();

}  // namespace cubelang::machine
