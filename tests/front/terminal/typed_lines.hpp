#pragma once
// The other end of a pseudo-terminal: repeats each line that it receives.

#include <cstdio>
#include <string>
#include <string_view>

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/line_source.hpp"

namespace cubelang::test {

inline void say_each(terminal::LineSource& lines) {
    using Kind = terminal::Line::Kind;
    for (;;) {
        terminal::forget_interrupt();
        const auto line = lines.read_line("> ");
        if (line.kind == Kind::end) break;
        std::printf(line.kind == Kind::interrupted ? "dropped\n" : "{%s}\n", line.text.c_str());
        std::fflush(stdout);
        lines.remember(line.text);
    }
    std::printf("left\n");
    std::fflush(stdout);
}

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace cubelang::test
