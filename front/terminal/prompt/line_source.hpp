#pragma once
// Where the prompt's lines come from: someone typing, or a stream.

#include <memory>
#include <string>

#include "front/terminal/prompt/output.hpp"

namespace cubelang::shell {

struct Line {
    enum class Kind { text, end, interrupted };
    Kind kind = Kind::end;
    std::string text{};  ///< without the newline that ends it
    bool whole = false;  ///< it has been entered as a whole statement, or several, whatever is still open in it
};

class LineSource {
public:
    virtual ~LineSource() = default;
    [[nodiscard]] virtual Line read_line(const std::string& prompt) = 0;
    /// Is a line there already? Then nobody waits for the answers before it.
    [[nodiscard]] virtual bool has_line() const { return false; }
    /// Keeps a whole statement (it may have several lines) to be recalled.
    virtual void remember(const std::string& /*statement*/) {}
};

/// Lines typed at a terminal that can do no more than write: it shows and erases what is typed by itself.
[[nodiscard]] std::unique_ptr<LineSource> plain_lines();
/// Standard input, echoed after the prompts: what is written is the transcript of a session.
[[nodiscard]] std::unique_ptr<LineSource> transcript_lines(Output& output);

}  // namespace cubelang::shell
