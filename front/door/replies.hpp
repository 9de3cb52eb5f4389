#pragma once
// What the program says, as JSON that a page makes elements of: texts with what they are, and never HTML.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/door/conversation.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/session/coloring.hpp"
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

}  // namespace cubelang::web
