#pragma once
// The pictures of a lesson, ```picture blocks, as SVG.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// The names of the styles; the first is the usual one.
[[nodiscard]] std::vector<std::string_view> picture_styles();

struct DrawnPicture {
    std::string svg{};                        ///< empty if it cannot be drawn
    std::optional<lang::Diagnostic> error{};  ///< then the reason
};
/// The picture of `_` in a session, on its cube.
[[nodiscard]] DrawnPicture picture_of_last(const Session& session, std::string_view style);

}  // namespace cubelang::lesson
