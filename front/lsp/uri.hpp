#pragma once
// file:///a%20folder/mine.cube

#include <string>
#include <string_view>

namespace cubelang::lsp {

/// Of what is no file on this machine: empty.
[[nodiscard]] std::string path_of(std::string_view uri);
/// Of an absolute path.
[[nodiscard]] std::string uri_of(std::string_view path);

}  // namespace cubelang::lsp
