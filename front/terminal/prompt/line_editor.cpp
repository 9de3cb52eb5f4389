#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "front/terminal/editor/editor.hpp"
#include "front/terminal/prompt/commands.hpp"
#include "front/terminal/prompt/continuation.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/line_source.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/prompt/save.hpp"
#include "front/terminal/prompt/terminal.hpp"
#include "lang/tokens.hpp"
#include "runtime/session/coloring.hpp"

namespace cubelang::terminal {
namespace {

using editor::Outcome;

// Long enough for the rest of a key's bytes on a slow line, too short for the user to notice.
constexpr std::chrono::milliseconds rest_of_key{50};

editor::Callbacks callbacks(const Session& session, Completer completer, const std::string& prompt) {
    return {
        [&session](std::string_view text) {
            return find_command(text, &session).has_value() || !Session::is_incomplete(text);
        },
        std::move(completer),
        [&session](std::string_view text, std::size_t cursor) {
            const auto help = unclosed_hint(text.substr(0, cursor));
            return help.empty() ? signature_at(session, text, cursor) : help;
        },
        [&session](std::string_view text, std::size_t cursor) { return paint(session, text, cursor); },
        [&prompt](std::string_view text) { return continuations_in(prompt, text); },
    };
}

class EditedLines : public LineSource {
public:
    EditedLines(const Session& session, bool color, Completer completer)
        : editor_(callbacks(session, std::move(completer), prompt_), color) {}

    Line read_line(const std::string& prompt) override;
    void remember(const std::string& statement) override;

private:
    [[nodiscard]] Outcome edit(RawMode& mode);
    [[nodiscard]] Outcome wait(RawMode& mode, const TerminalEvents& typing);
    [[nodiscard]] Outcome read_keys();
    [[nodiscard]] Outcome feed_unread();
    [[nodiscard]] Outcome stop(RawMode& mode);
    void show() { gone_ = !write_to_screen(screen_, editor_.take_screen()) || gone_; }
    void go_on(RawMode& mode);
    void load_history();

    std::string prompt_;
    editor::Editor editor_;
    History file_{machine::history_path()};
    int screen_ = screen_stream();
    std::string unread_;  ///< bytes after the key that ended a text
    bool loaded_ = false;
    bool gone_ = false;  ///< has the terminal disconnected?
};

Line EditedLines::read_line(const std::string& prompt) {
    RawMode mode(screen_);
    prompt_ = prompt;
    editor_.begin(prompt, "...> ", screen_size(screen_));
    const Outcome outcome = edit(mode);
    show();
    if (outcome == Outcome::interrupted) unread_.clear();
    if (outcome == Outcome::entered) return {Line::Kind::text, editor_.text(), true};
    return {outcome == Outcome::interrupted ? Line::Kind::interrupted : Line::Kind::end};
}

Outcome EditedLines::edit(RawMode& mode) {
    const TerminalEvents typing;
    for (auto outcome = feed_unread();;) {
        if (outcome == Outcome::suspended) outcome = stop(mode);
        if (outcome != Outcome::editing) return outcome;
        show();
        load_history();
        if (gone_) return Outcome::left;
        outcome = wait(mode, typing);
    }
}

Outcome EditedLines::wait(RawMode& mode, const TerminalEvents& typing) {
    switch (typing.wait(editor_.is_waiting() ? std::optional(rest_of_key) : std::nullopt)) {
        case TerminalEvents::Event::key: return read_keys();
        case TerminalEvents::Event::nothing: return editor_.time_out();
        case TerminalEvents::Event::interrupted:
            if (ending() == 0) return editor_.interrupt();
            editor_.suspend();  // the program ends
            return Outcome::left;
        case TerminalEvents::Event::suspended: editor_.suspend(); return Outcome::suspended;
        case TerminalEvents::Event::resized: editor_.resize(screen_size(screen_)); break;
        case TerminalEvents::Event::continued: go_on(mode); break;
    }
    return Outcome::editing;
}

// An empty read is not the end of input: Ctrl-C has emptied the terminal's queue.
bool is_hung_up() {
    pollfd terminal{STDIN_FILENO, POLLIN, 0};
    return ::poll(&terminal, 1, 0) > 0 && (terminal.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

Outcome EditedLines::read_keys() {
    char bytes[4096];
    const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return Outcome::editing;
    if (count < 0 || (count == 0 && is_hung_up())) return Outcome::left;  // the terminal is gone
    unread_.append(bytes, static_cast<std::size_t>(count));
    return feed_unread();
}

Outcome EditedLines::feed_unread() {
    std::size_t at = 0;
    auto outcome = Outcome::editing;
    while (at < unread_.size() && outcome == Outcome::editing) outcome = editor_.feed(unread_[at++]);
    unread_.erase(0, at);
    return outcome;
}

// Restores the terminal's own mode for the shell before stopping; SIGCONT is a separate event.
Outcome EditedLines::stop(RawMode& mode) {
    show();
    mode.leave();
    ::raise(SIGSTOP);
    return Outcome::editing;
}

// If SIGSTOP stopped the program, the terminal's own mode was not restored before: restore it, then enter raw mode.
void EditedLines::go_on(RawMode& mode) {
    mode.leave();
    mode.enter();
    editor_.resume();
    editor_.resize(screen_size(screen_));
}

// Loaded after the first prompt is shown, so that it does not wait.
void EditedLines::load_history() {
    if (std::exchange(loaded_, true)) return;
    for (auto& entry : file_.load()) editor_.remember(std::move(entry));
}

void EditedLines::remember(const std::string& statement) {
    editor_.remember(statement);
    file_.append(statement);
    if (const auto complaint = file_.take_complaint(); !complaint.empty())
        complain(complaint);  // not while the user is typing
}

using editor::Style;

static_assert(static_cast<int>(Style::bracket) == static_cast<int>(Color::bracket));

}  // namespace

std::unique_ptr<LineSource> edited_lines(const Session& session, bool color, Completer completer) {
    if (!completer) completer = [&session](std::string_view before) { return complete(session, before); };
    return std::make_unique<EditedLines>(session, color, std::move(completer));
}

std::vector<editor::Stretch> paint(const Session& session, std::string_view text, std::size_t cursor) {
    std::vector<editor::Stretch> stretches;
    for (const auto& stretch : color_spans(session, text, cursor))
        stretches.push_back({stretch.begin, stretch.end, static_cast<Style>(stretch.color)});
    if (const auto tokens = lang::tokens_of(text); !tokens.empty() && find_command(text, &session))
        stretches.push_back({tokens.front().begin, tokens.front().end, Style::keyword});
    return stretches;
}

}  // namespace cubelang::terminal
