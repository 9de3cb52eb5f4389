#pragma once
// Small things of HTML.

#include <string>
#include <string_view>

#include "runtime/render/drawing.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::site {

/// What a heading is linked to by: small letters, digits, `-` and `_`, as GitHub makes it.
[[nodiscard]] std::string anchor_of(std::string_view heading);

/// A heading that can be linked to; without an id it is one that cannot.
[[nodiscard]] std::string heading(int level, std::string_view id, std::string_view html);

/// <code>…</code>
[[nodiscard]] std::string code(std::string_view text);
[[nodiscard]] std::string link_to(std::string_view target, std::string_view html);

// Code and answers in colours; how each looks is in look/style.css.

/// Names mean what they mean in the session.
[[nodiscard]] std::string painted(const Session& session, std::string_view code);
/// Nets as pictures, and for whoever cannot see them as letters.
[[nodiscard]] std::string painted(const render::Drawing& drawing);

}  // namespace cubelang::site
