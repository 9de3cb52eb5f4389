#include "runtime/shell/prompt/transcript.hpp"

#include <unistd.h>

#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"
#include "runtime/files/read.hpp"
#include "runtime/shell/system/interrupt.hpp"

namespace cubelang::shell {
namespace {

class TranscriptLines : public LineSource {
public:
    explicit TranscriptLines(Output& output) : output_(output) {}

    Line read_line(const std::string& prompt) override {
        output_.flush();
        Line line = next_line();
        if (line.kind == Line::Kind::text) echo(prompt + line.text);
        return line;
    }

private:
    // Blanks at the end of a line do not survive editors.
    void echo(const std::string& text) { output_.write(printable(trimmed_end(text, " \t\r")) + "\n"); }

    Line next_line() {
        while (unread_.find('\n') == std::string::npos && read_more()) {
        }
        if (interrupted()) return {Line::Kind::interrupted};
        if (unread_.empty()) return {Line::Kind::end};
        return {Line::Kind::text, take_line()};
    }

    bool read_more() {
        const files::Read part = files::read_some(STDIN_FILENO);
        unread_ += part.text;
        return !part.text.empty();
    }

    std::string take_line() {
        const auto end = unread_.find('\n');
        std::string line = unread_.substr(0, end);
        unread_.erase(0, end == std::string::npos ? end : end + 1);
        return line;
    }

    Output& output_;
    std::string unread_;
};

}  // namespace

std::unique_ptr<LineSource> transcript_lines(Output& output) { return std::make_unique<TranscriptLines>(output); }

}  // namespace cubelang::shell
