#pragma once
// HTML helpers.

#include <string>
#include <string_view>

#include "runtime/render/drawing.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::site {

/// The anchor of a heading, as GitHub makes it: small letters, digits, `-` and `_`.
[[nodiscard]] std::string anchor_of(std::string_view heading);

/// A heading with an anchor; without one if the id is empty.
[[nodiscard]] std::string heading(int level, std::string_view id, std::string_view html);

/// <code>…</code>
[[nodiscard]] std::string code(std::string_view text);
[[nodiscard]] std::string link_to(std::string_view target, std::string_view html);

// Code and answers in colours, which look/style.css defines.

/// Code as HTML, coloured by the meaning of its names in the session.
[[nodiscard]] std::string painted(const Session& session, std::string_view code);
/// A drawing as HTML. Nets become pictures, with letters as alternative text.
[[nodiscard]] std::string painted(const render::Drawing& drawing);

}  // namespace cubelang::site
