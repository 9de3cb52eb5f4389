#pragma once
// Answers as lines of text, for a terminal, a pipe or the text of a page.

#include <string>

#include "runtime/session/session.hpp"

namespace cubelang::inline session {

/// The answer as newline-terminated lines: its JSON if it has any, otherwise its drawing or its diagnostic. Its notes
/// are left out. `color`: colour the diagnostic.
[[nodiscard]] std::string as_lines(const Answer& answer, const render::Screen& screen = {}, bool color = false);
[[nodiscard]] std::string as_lines(const render::Drawing& drawing, const render::Screen& screen = {});
/// Wraps the sentences to `columns`; 0: no wrapping.
[[nodiscard]] std::string as_lines(const lang::Diagnostic& diagnostic, bool color = false, int columns = 0);
/// One line "note: TEXT; HINT" for each note, folded to the screen width.
[[nodiscard]] std::string as_lines(const std::vector<lang::Note>& notes, const render::Screen& screen = {},
                                   bool color = false);

}  // namespace cubelang::inline session
