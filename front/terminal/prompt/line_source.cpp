#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/line_source.hpp"
#include "front/terminal/prompt/save.hpp"
#include "front/terminal/prompt/terminal.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

class PlainLines : public LineSource {
public:
    PlainLines() { static_cast<void>(file_.load()); }  // so that the last entry is not repeated

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

    History file_{machine::history_path()};
    int screen_ = screen_stream();
    std::string unread_;
    bool ended_ = false;
};

class TranscriptLines : public LineSource {
public:
    explicit TranscriptLines(Output& output) : output_(output) {}

    Line read_line(const std::string& prompt) override {
        Line line = next_line();
        if (line.kind == Line::Kind::text) echo(prompt + line.text);
        return line;
    }

    [[nodiscard]] bool has_line() const override { return unread_.find('\n', at_) != std::string::npos; }

private:
    // Without trailing blanks, which editors remove.
    void echo(const std::string& text) { output_.write(printable(trimmed_end(text, " \t\r")) + "\n"); }

    Line next_line() {
        while (!has_line() && read_more()) {
        }
        if (interrupted()) return {Line::Kind::interrupted};
        if (at_ == unread_.size()) return {Line::Kind::end};
        return {Line::Kind::text, take_line()};
    }

    bool read_more() {
        output_.flush();
        const files::Read part = files::read_some(STDIN_FILENO);
        unread_.erase(0, std::exchange(at_, 0));
        unread_ += part.text;
        return !part.text.empty();
    }

    std::string take_line() {
        const auto begin = at_, end = std::min(unread_.find('\n', begin), unread_.size());
        at_ = std::min(end + 1, unread_.size());
        return unread_.substr(begin, end - begin);
    }

    Output& output_;
    std::string unread_;
    std::size_t at_ = 0;  ///< offset of the next line in it
};

}  // namespace

std::unique_ptr<LineSource> plain_lines() { return std::make_unique<PlainLines>(); }

std::unique_ptr<LineSource> transcript_lines(Output& output) { return std::make_unique<TranscriptLines>(output); }

}  // namespace cubelang::terminal
