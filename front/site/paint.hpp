#pragma once
// Code and answers in colours; how each looks is in look/style.css.

#include <string>
#include <string_view>

#include "runtime/render/drawing.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::site {

/// Names mean what they mean in the session.
[[nodiscard]] std::string painted(const Session& session, std::string_view code);
/// Nets as pictures, and for whoever cannot see them as letters.
[[nodiscard]] std::string painted(const render::Drawing& drawing);

}  // namespace cubelang::site
