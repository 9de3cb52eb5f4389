#pragma once
// Sources of the prompt's lines: a terminal or a stream.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/editor/menu.hpp"
#include "front/terminal/editor/rows.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::terminal {

using editor::Candidate;
using editor::Completion;

struct Line {
    enum class Kind { text, end, interrupted };
    Kind kind = Kind::end;
    std::string text{};  ///< without its newline
    bool whole = false;  ///< entered as whole statements, even with open brackets
};

class LineSource {
public:
    virtual ~LineSource() = default;
    [[nodiscard]] virtual Line read_line(const std::string& prompt) = 0;
    /// Is another line available already? Then the answers before it need not be flushed yet.
    [[nodiscard]] virtual bool has_line() const { return false; }
    /// Saves a whole statement, of one or more lines, in the history.
    virtual void remember(const std::string& /*statement*/) {}
};

/// Lines from a terminal without cursor control, which echoes and erases by its own means.
[[nodiscard]] std::unique_ptr<LineSource> plain_lines();
/// Standard input, echoed after the prompts: the output is the transcript of a session.
[[nodiscard]] std::unique_ptr<LineSource> transcript_lines(Output& output);

/// Sorts by text, and keeps the first of several with the same.
void sort_candidates(std::vector<Candidate>& candidates);

using Completer = std::function<Completion(std::string_view before)>;

/// Statements of several lines, edited at a terminal. The session provides colours and, without a `completer`,
/// completions.
[[nodiscard]] std::unique_ptr<LineSource> edited_lines(const Session& session, bool color, Completer completer = {});

/// The candidates for Tab; `before`: the line up to the cursor.
[[nodiscard]] Completion complete(const Session& session, std::string_view before);

/// The colours of a text while it is typed: those of the language (see runtime/session/coloring.hpp) and of prompt
/// commands. `cursor` may be `nowhere`.
[[nodiscard]] std::vector<editor::Stretch> paint(const Session& session, std::string_view text, std::size_t cursor);

}  // namespace cubelang::terminal
