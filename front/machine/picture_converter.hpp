#pragma once
// PNG and PDF files, made from SVG by the program rsvg-convert of librsvg.

#include <optional>
#include <string>

namespace cubelang {

/// The picture in a format of rsvg-convert, such as "png" or "pdf"; empty if the conversion fails. Nothing if the
/// program is not installed. It gets the picture through its standard input, without a shell.
[[nodiscard]] std::optional<std::string> convert_picture(const std::string& svg, const std::string& format);

}  // namespace cubelang
