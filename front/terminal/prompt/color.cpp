#include "front/terminal/prompt/color.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <string>

#include "runtime/meaning/host/user_paths.hpp"

namespace cubelang::shell {
namespace {

constexpr int usual_width = 80, usual_height = 24;  // of a terminal that does not say

render::ColorDepth depth_of_terminal() {
    const auto more = environment("COLORTERM"), kind = environment("TERM");
    if (more == "truecolor" || more == "24bit" || kind.ends_with("-direct")) return render::ColorDepth::full;
    const bool many = kind.find("256color") != kind.npos || kind.starts_with("screen") || kind.starts_with("tmux");
    return many ? render::ColorDepth::indexed : render::ColorDepth::basic;
}

// A locale that names another character set, or none at all; the Linux console has few characters whatever it says.
bool terminal_lacks_utf8() {
    std::string locale;
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (locale.empty()) locale = environment(name);
    const bool utf8 = locale.ends_with("UTF-8") || locale.ends_with("utf8") || locale.ends_with("UTF8");
    return (!locale.empty() && !utf8) || environment("TERM") == "linux";
}

}  // namespace

bool wants_color(ColorChoice choice, bool terminal) {
    if (choice != ColorChoice::automatic) return choice == ColorChoice::always;
    if (!environment("NO_COLOR").empty()) return false;
    if (const auto force = environment("CLICOLOR_FORCE"); !force.empty() && force != "0") return true;
    const auto kind = environment("TERM");
    return terminal && !kind.empty() && kind != "dumb";
}

render::Screen screen_of(int stream, ColorChoice choice) {
    const bool terminal = ::isatty(stream) != 0;
    winsize size{};
    const bool known = terminal && ::ioctl(stream, TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
    const int columns = known ? size.ws_col : usual_width;
    const bool colored = wants_color(choice, terminal);
    return {terminal ? columns : 0, colored ? depth_of_terminal() : render::ColorDepth::none,
            !terminal || !terminal_lacks_utf8(), 0, terminal || colored};
}

render::Screen page_of(int stream, ColorChoice choice) {
    auto screen = screen_of(stream, choice);
    winsize size{};
    const bool known = screen.columns > 0 && ::ioctl(stream, TIOCGWINSZ, &size) == 0 && size.ws_row != 0;
    if (screen.columns > 0) screen.rows = known ? size.ws_row : usual_height;
    return screen;
}

}  // namespace cubelang::shell
