#pragma once
// What the program says, as JSON that a page makes elements of: texts with what they are, and never HTML.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/door/conversation.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/session/coloring.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/sitting.hpp"
#include "runtime/session/lesson/student_session.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::web {

/// The text that a page asks about; places in it are told in its units.
struct AskedText {
    explicit AskedText(std::string asked) : text(std::move(asked)), units(text) {}
    std::string text;
    Utf16 units;
};

/// The statement that writes the page on which a cube makes the moves of this expression.
[[nodiscard]] std::string animating(const std::string& expression, bool safe_colors);

/// What a piece of text is, as pages know it: "value", "good"; of plain text nothing.
[[nodiscard]] std::string_view name_of(render::Role role);

/// {"lines": [[["12", "value"], [" ", ""], ["U", "", "U"]], …], "left_out": "3 more cycles"}: pieces with their role,
/// and of stickers the face whose colour they have.
[[nodiscard]] Json to_json(const render::Drawing& drawing);

/// {"message", "hint", "text": all of it as at a terminal, "begin", "end": where in the text that was asked about, if
/// the mistake is there, "interrupted"}
[[nodiscard]] Json to_json(const lang::Diagnostic& diagnostic, const AskedText& asked);

/// {"kind", "drawing" or "mistake", "notes": [in words]}
[[nodiscard]] Json to_json(const Answer& answer, const AskedText& asked);

/// [{"name", "meaning", "kind"}]
[[nodiscard]] Json to_json(const std::vector<NameInfo>& names);

/// [[begin, end, "keyword"], …]
[[nodiscard]] Json to_json(const std::vector<Colored>& colors, const AskedText& asked);

// Lessons as JSON. What a lesson's file contains comes as text with what it is; no HTML comes of it.

/// [["words", ""], ["R U", "code"], ["here", "link", "2-order.md"], …]; "strong", "emphasis", "break" too. A link that
/// leads elsewhere than to a page or a file is words.
[[nodiscard]] Json to_json(const markdown::Spans& spans);

/// {"kind": "paragraph", "text": spans}, {"kind": "heading", "level", "text": spans}, {"kind": "verbatim", "text"},
/// {"kind": "rule"}, {"kind": "list", "numbered", "first", "items": [blocks, …]}, {"kind": "quote", "blocks"},
/// {"kind": "table", "align": ["left", …], "rows": [[spans, …], …]}, whose first row is the head
[[nodiscard]] Json to_json(const markdown::Block& block);

/// {"mark", "role", "text": spans}: a paragraph behind a mark
[[nodiscard]] Json to_json(const lesson::Told& told);

/// {"prompt", "text", "answers"}; places are those in the statement.
[[nodiscard]] Json to_json(const lesson::Sitting::Shown& shown);

/// As of any mistake, with "line" and "column"; places are those in the lesson's text, whose lines end in "\n".
[[nodiscard]] Json mistakes_json(const lesson::Opened& opened);

/// {"pause": spans}, {"exercise": {"name", "heading", "task": spans, "wanted": "moves, such as R U", "solved"}} or
/// {"end": true}
[[nodiscard]] Json stop_json(lesson::Sitting& sitting);

}  // namespace cubelang::web
