#include "runtime/session/as_lines.hpp"

#include <algorithm>

namespace cubelang {
namespace {

const lang::Paint colours{"\033[1;31m", "\033[36m", "\033[1m", "\033[0m"};

}  // namespace

std::string as_lines(const lang::Diagnostic& diagnostic, bool color, int columns) {
    return lang::to_string(diagnostic, color ? colours : lang::Paint{}, static_cast<std::size_t>(std::max(columns, 0)));
}

std::string as_lines(const render::Drawing& drawing, const render::Screen& screen) {
    return render::painted(drawing, screen) + "\n";
}

std::string as_lines(const Answer& answer, const render::Screen& screen, bool color) {
    if (!answer.json.empty()) return answer.json + "\n";
    return answer.failed() ? as_lines(*answer.diagnostic, color, screen.columns) : as_lines(answer.drawing, screen);
}

}  // namespace cubelang
