#pragma once
// Where the prompt's lines come from: someone typing, or a stream.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/editor/menu.hpp"
#include "front/terminal/editor/rows.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

using editor::Candidate;
using editor::Completion;

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

using Completer = std::function<Completion(std::string_view before)>;

/// Statements typed at a terminal, of several lines each. The session is asked what to paint, and what completes unless
/// another is to be asked.
[[nodiscard]] std::unique_ptr<LineSource> edited_lines(const Session& session, bool color, Completer completer = {});

/// What Tab offers; `before` is the line up to the cursor.
[[nodiscard]] Completion complete(const Session& session, std::string_view before);

/// How the prompt looks while something is typed: the language's colours (see runtime/session/coloring.hpp), and those
/// of the prompt's own commands. The cursor may be nowhere.
[[nodiscard]] std::vector<editor::Stretch> paint(const Session& session, std::string_view text, std::size_t cursor);

}  // namespace cubelang::shell
