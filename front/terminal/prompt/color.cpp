#include "front/terminal/prompt/output.hpp"

#include <unistd.h>

#include <string>

#include "front/machine/user_paths.hpp"
#include "front/terminal/prompt/terminal.hpp"

namespace cubelang::terminal {
namespace {

constexpr int usual_width = 80, usual_height = 24;  // if the terminal's size is unknown

render::ColorDepth depth_of_terminal() {
    const auto more = machine::environment("COLORTERM"), kind = machine::environment("TERM");
    if (more == "truecolor" || more == "24bit" || kind.ends_with("-direct")) return render::ColorDepth::full;
    const bool many = kind.find("256color") != kind.npos || kind.starts_with("screen") || kind.starts_with("tmux");
    return many ? render::ColorDepth::indexed : render::ColorDepth::basic;
}

// True for a locale with another character set, and for the Linux console, which has few characters in any locale.
bool terminal_lacks_utf8() {
    std::string locale;
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (locale.empty()) locale = machine::environment(name);
    const bool utf8 = locale.ends_with("UTF-8") || locale.ends_with("utf8") || locale.ends_with("UTF8");
    return (!locale.empty() && !utf8) || machine::environment("TERM") == "linux";
}

}  // namespace

bool wants_color(ColorChoice choice, bool terminal) {
    if (choice != ColorChoice::automatic) return choice == ColorChoice::always;
    if (!machine::environment("NO_COLOR").empty()) return false;
    if (const auto force = machine::environment("CLICOLOR_FORCE"); !force.empty() && force != "0") return true;
    const auto kind = machine::environment("TERM");
    return terminal && !kind.empty() && kind != "dumb";
}

render::Screen screen_of(int stream, ColorChoice choice) {
    const bool terminal = ::isatty(stream) != 0;
    const auto known = static_cast<int>(screen_size(stream).columns);
    const int columns = known != 0 ? known : usual_width;
    const bool colored = wants_color(choice, terminal);
    return {terminal ? columns : 0, colored ? depth_of_terminal() : render::ColorDepth::none,
            !terminal || !terminal_lacks_utf8(), 0, terminal || colored};
}

render::Screen page_of(int stream, ColorChoice choice) {
    auto screen = screen_of(stream, choice);
    const auto known = static_cast<int>(screen_size(stream).rows);
    if (screen.columns > 0) screen.rows = known != 0 ? known : usual_height;
    return screen;
}

}  // namespace cubelang::terminal
