#include "front/terminal/prompt/plain_lines.hpp"

#include <signal.h>
#include <unistd.h>

#include <string>

#include "front/terminal/prompt/history.hpp"
#include "front/terminal/system/interrupt.hpp"
#include "front/terminal/system/terminal.hpp"
#include "front/terminal/system/terminal_events.hpp"
#include "runtime/base/files/read.hpp"

namespace cubelang::shell {
namespace {

class PlainLines : public LineSource {
public:
    PlainLines() { static_cast<void>(file_.load()); }  // so that it knows what not to write twice

    Line read_line(const std::string& prompt) override {
        const TerminalEvents typing;
        write_to_screen(screen_, prompt);
        while (unread_.find('\n') == std::string::npos && !ended_) wait(typing, prompt);
        if (interrupted() || ending() != 0) {
            unread_.clear();
            ended_ = false;
            write_to_screen(screen_, "\n");
            return {Line::Kind::interrupted};
        }
        return unread_.empty() ? end() : Line{Line::Kind::text, take_line()};
    }

    void remember(const std::string& statement) override { file_.append(statement); }

private:
    void wait(const TerminalEvents& typing, const std::string& prompt) {
        switch (typing.wait(std::nullopt)) {
            case TerminalEvents::Event::key: return read_more();
            case TerminalEvents::Event::interrupted: ended_ = true; break;
            case TerminalEvents::Event::suspended: ::raise(SIGSTOP); break;
            case TerminalEvents::Event::continued: write_to_screen(screen_, prompt); break;
            case TerminalEvents::Event::resized:
            case TerminalEvents::Event::nothing: break;
        }
    }

    void read_more() {
        const files::Read part = files::read_some(STDIN_FILENO);
        unread_ += part.text;
        ended_ = part.text.empty();
    }

    Line end() {
        ended_ = false;
        write_to_screen(screen_, "\n");
        return {Line::Kind::end};
    }

    std::string take_line() {
        const auto end = unread_.find('\n');
        std::string line = unread_.substr(0, end);
        unread_.erase(0, end == std::string::npos ? end : end + 1);
        return line;
    }

    History file_{history_path()};
    int screen_ = screen_stream();
    std::string unread_;
    bool ended_ = false;
};

}  // namespace

std::unique_ptr<LineSource> plain_lines() { return std::make_unique<PlainLines>(); }

}  // namespace cubelang::shell
