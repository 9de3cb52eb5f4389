#pragma once
// Answers for front ends that show characters: a terminal, a pipe, the text of a page.

#include <string>

#include "runtime/session/session.hpp"

namespace cubelang {

/// Whole lines, the last one ended: the answer's JSON if it has any, else what is drawn, or what is wrong; without its
/// notes. `color`: paint what is wrong.
[[nodiscard]] std::string as_lines(const Answer& answer, const render::Screen& screen = {}, bool color = false);
[[nodiscard]] std::string as_lines(const render::Drawing& drawing, const render::Screen& screen = {});
/// Its sentences wrapped to `columns`; 0: they are not.
[[nodiscard]] std::string as_lines(const lang::Diagnostic& diagnostic, bool color = false, int columns = 0);
/// "note: HOW IT IS READ; WHAT MAY HAVE BEEN MEANT", folded to the screen. None: nothing.
[[nodiscard]] std::string as_lines(const std::vector<lang::Note>& notes, const render::Screen& screen = {},
                                   bool color = false);

}  // namespace cubelang
