#pragma once
// What a notebook shows, as Jupyter wants it: the same thing in several types, of which each front end takes the best
// that it knows. All that is not ours is escaped.

#include <functional>
#include <string>

#include "front/door/conversation.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

using web::Json;

/// Draws what a value as JSON is, if that is a state of a cube; empty: it is none, or a large one.
using Painter = std::function<std::string(const Json& value)>;

/// A drawing as text. Of what nobody would read in a notebook the end is left out, and that is said.
[[nodiscard]] std::string notebook_text(const render::Drawing& drawing);

/// {"text/plain": as the prompt shows it, "application/vnd.cube+json": the value, "image/svg+xml", "text/html"}; the
/// last two if there is something to be seen.
[[nodiscard]] Json bundle_of(const Answer& answer, const Painter& painter);

/// Of a picture or a page that was written to that file; null of any other.
[[nodiscard]] Json bundle_of_file(const std::string& name, const std::string& text);

}  // namespace cubelang::shell
