#pragma once
// Lessons as JSON. What a lesson's file contains comes as text with what it is; no HTML comes of it.

#include "front/door/replies.hpp"
#include "runtime/session/lesson/listener.hpp"
#include "runtime/session/lesson/opening.hpp"
#include "runtime/session/lesson/sitting.hpp"

namespace cubelang::web {

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
