#pragma once
// An answer as a MIME bundle, which notebooks show: each front end takes the best type that it supports. Text is
// escaped.

#include <string>

#include "front/json/conversation.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::json {

/// A drawing as text, cut to a length that fits a notebook, with a note on the omitted lines.
[[nodiscard]] std::string notebook_text(const render::Drawing& drawing);

/// {"text/plain": as the prompt shows it, "application/vnd.cube+json": the value, "image/svg+xml", "text/html"}; the
/// last two only if there is a picture: of a drawing, or of a value that is a state of a small cube.
[[nodiscard]] Json bundle_of(const Answer& answer);

/// The bundle of a file that is a picture or a page; null for any other file.
[[nodiscard]] Json bundle_of_file(const std::string& name, const std::string& text);

}  // namespace cubelang::json
