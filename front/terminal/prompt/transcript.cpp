#include "front/terminal/prompt/transcript.hpp"

#include <unistd.h>

#include <algorithm>
#include <utility>

#include "front/terminal/system/interrupt.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::shell {
namespace {

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
    // Blanks at the end of a line do not survive editors.
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
    std::size_t at_ = 0;  ///< where in it the next line begins
};

}  // namespace

std::unique_ptr<LineSource> transcript_lines(Output& output) { return std::make_unique<TranscriptLines>(output); }

}  // namespace cubelang::shell
