#include "runtime/session/as_lines.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/render/fold.hpp"

namespace cubelang::inline session {
namespace {

using enum render::ColorDepth;

const lang::Paint colours{"\033[1;31m", "\033[36m", "\033[1m", "\033[0m"};

// `script.cube:1:7: `; nothing for a statement that was typed just before.
std::string address_of(const lang::Where& where) {
    if (where.source == nullptr || where.source->name == "<prompt>" || where.source->name == "-e") return {};
    const auto [line, column] = lang::line_column(*where.source, where.span.begin);
    return fmt::format("{}:{}:{}: ", where.source->name, line, column);
}

}  // namespace

std::string as_lines(const lang::Diagnostic& diagnostic, bool color, int columns) {
    return lang::to_string(diagnostic, color ? colours : lang::Paint{}, static_cast<std::size_t>(std::max(columns, 0)));
}

std::string as_lines(const std::vector<lang::Note>& notes, const render::Screen& screen, bool color) {
    std::string lines;
    for (const auto& note : notes) {
        const auto text = address_of(note.where) + "note: " + note.text + (note.hint.empty() ? "" : "; " + note.hint);
        const auto drawing = render::folded(render::text(text, {render::Role::faint}), screen.columns);
        lines += render::painted(drawing,
                                 {screen.columns, color ? std::max(screen.depth, basic) : none, screen.utf8, 0, true});
        lines += '\n';
    }
    return lines;
}

std::string as_lines(const render::Drawing& drawing, const render::Screen& screen) {
    return render::painted(drawing, screen) + "\n";
}

std::string as_lines(const Answer& answer, const render::Screen& screen, bool color) {
    if (!answer.json.empty()) return answer.json + "\n";
    if (answer.kind == Answer::Kind::noted) return {};
    return answer.failed() ? as_lines(*answer.diagnostic, color, screen.columns) : as_lines(answer.drawing, screen);
}

}  // namespace cubelang::inline session
