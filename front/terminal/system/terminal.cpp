#include "front/terminal/system/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "runtime/base/files/write_all.hpp"

namespace cubelang::shell {
namespace {

constexpr std::string_view marks_pastes = "\033[?2004h", marks_no_pastes = "\033[?2004l";

termios raw(termios mode) {
    mode.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | ISTRIP | IXON);
    mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
    mode.c_cc[VMIN] = 0;  // a read never waits: between the news of a key and its reading, Ctrl-C may empty the queue
    mode.c_cc[VTIME] = 0;
    mode.c_cc[VQUIT] = _POSIX_VDISABLE;  // it would end the program and leave the terminal so
    return mode;
}

}  // namespace

int screen_stream() { return ::isatty(STDOUT_FILENO) != 0 ? STDOUT_FILENO : STDERR_FILENO; }

editor::Size screen_size(int stream) {
    winsize size{};
    if (::ioctl(stream, TIOCGWINSZ, &size) != 0) return {0, 0};
    return {size.ws_col, size.ws_row};
}

bool can_edit() {
    const char* const kind = std::getenv("TERM");
    const bool dumb = kind == nullptr || *kind == '\0' || std::string_view(kind) == "dumb";
    return !dumb && ::isatty(STDIN_FILENO) != 0 && ::isatty(screen_stream()) != 0;
}

bool write_to_screen(int stream, std::string_view bytes) { return files::write_all(stream, bytes) == 0; }

RawMode::RawMode(int screen) : screen_(screen) { enter(); }

// What was typed ahead is kept.
void RawMode::enter() {
    if (entered_ || ::tcgetattr(STDIN_FILENO, &before_) != 0) return;
    const termios mode = raw(before_);
    entered_ = ::tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0;
    write_to_screen(screen_, marks_pastes);
}

void RawMode::leave() {
    if (!entered_) return;
    write_to_screen(screen_, marks_no_pastes);
    ::tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
    entered_ = false;
}

}  // namespace cubelang::shell
