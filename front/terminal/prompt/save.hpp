#pragma once
// Scripts and sessions written so that nothing is lost: never over something of another kind.

#include <functional>
#include <string>
#include <string_view>

#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// Writes a script that begins with `mark`; `text` makes it, for the directory that it goes to. A file that is there
/// and does not begin so is left alone. `~/` is the person's home. The problem in words, empty if there is none.
[[nodiscard]] std::string save_script(const std::string& path, std::string_view mark,
                                      const std::function<std::string(const std::string& directory)>& text);

/// Writes the session as a script. A file that is there and was not saved so is left alone. `~/` is the person's home.
[[nodiscard]] std::string save_session(const Session& session, const std::string& path);

}  // namespace cubelang::shell
