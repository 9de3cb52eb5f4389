// The pictures of a lesson, ```picture blocks, as SVG.

#include <fmt/format.h>

#include "runtime/session/lesson/grader.hpp"

namespace cubelang::lesson {

// Only this statement runs where writing is allowed, and it writes into memory.
DrawnPicture picture_of_last(const Session& session, std::string_view style) {
    DrawnPicture drawn;
    Host host;
    host.write_file = [&drawn](const std::string&, const std::string& text) {
        drawn.svg = text;
        return std::string();
    };
    Session painter(
        {},
        [&drawn](const Answer& answer) {
            if (answer.failed()) drawn.error = *answer.diagnostic;
        },
        host);
    static_cast<void>(painter.run("<picture>", cube_statement(session)));
    static_cast<void>(painter.adopt("picture_", session, "_"));
    static_cast<void>(painter.run("<picture>", fmt::format("svg(picture_, \"picture.svg\", {})", style)));
    return drawn;
}

}  // namespace cubelang::lesson
