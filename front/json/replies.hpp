#pragma once
// Output as JSON, from which a page makes elements: text with its role, and never HTML.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/json/conversation.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/session/coloring.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/sitting.hpp"
#include "runtime/session/lesson/student_session.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::json {

/// The text of a request, with the UTF-16 units in which its places are reported.
struct RequestText {
    explicit RequestText(std::string asked) : text(std::move(asked)), units(text) {}
    std::string text;
    Utf16 units;
};

/// The statement that writes a page with a cube animated by this expression.
[[nodiscard]] std::string animate_statement(const std::string& expression, bool safe_colors);

/// A page's name for a role: "value", "good"; empty for plain text.
[[nodiscard]] std::string_view name_of(render::Role role);

/// The drawing up to the line in which it exceeds a number of stickers: a page and a notebook's file need a bound.
/// Stops if it is asked to.
[[nodiscard]] render::Drawing bounded(render::Drawing drawing);

/// {"lines": [[["12", "value"], [" ", ""], ["U", "", "U"]], …], "left_out": "3 more cycles"}: pieces with their role,
/// and stickers with the face of their colour.
[[nodiscard]] Json to_json(const render::Drawing& drawing);

/// {"message", "hint", "text": all of it as on a terminal, "begin", "end": the place, if it is in the request's text,
/// "interrupted"}
[[nodiscard]] Json to_json(const lang::Diagnostic& diagnostic, const RequestText& asked);

/// {"low", "high", "step", "value": integers as texts, "begin": its place, "statement": the place of its statement,
/// "before": recorded statements before that}
[[nodiscard]] Json to_json(const ShownSlider& slider, const RequestText& asked);

/// {"kind", "drawing" or "mistake", "notes": [text], "sliders": if there are any}
[[nodiscard]] Json to_json(const Answer& answer, const RequestText& asked);

/// [{"name", "meaning", "kind"}]
[[nodiscard]] Json to_json(const std::vector<NameInfo>& names);

/// [[begin, end, "keyword"], …]
[[nodiscard]] Json to_json(const std::vector<ColorSpan>& colors, const RequestText& asked);

// Lessons as JSON. A lesson's content becomes text with its role, and never HTML.

/// [["words", ""], ["R U", "code"], ["here", "link", "2-order.md"], …]; also "strong", "emphasis", "break". A link to
/// anything but a page or a file becomes plain text.
[[nodiscard]] Json to_json(const markdown::Spans& spans);

/// {"kind": "paragraph", "text": spans}, {"kind": "heading", "level", "text": spans}, {"kind": "verbatim", "text"},
/// {"kind": "rule"}, {"kind": "list", "numbered", "first", "items": [blocks, …]}, {"kind": "quote", "blocks"},
/// {"kind": "table", "align": ["left", …], "rows": [[spans, …], …]}, whose first row is the head
[[nodiscard]] Json to_json(const markdown::Block& block);

/// {"mark", "role", "text": spans}: a paragraph after a mark
[[nodiscard]] Json to_json(const lesson::LessonMessage& told);

/// {"prompt", "text", "answers"}; places refer to the statement.
[[nodiscard]] Json to_json(const lesson::Sitting::Shown& shown);

/// Like other mistakes, with "line" and "column"; places refer to the lesson's text, whose lines end in "\n".
[[nodiscard]] Json mistakes_json(const lesson::RehearsedLesson& opened);

/// {"pause": spans}, {"exercise": {"name", "heading", "task": spans, "wanted": "moves, such as R U", "solved"}} or
/// {"end": true}
[[nodiscard]] Json stop_json(lesson::Sitting& sitting);

}  // namespace cubelang::json
