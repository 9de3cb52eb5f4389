#pragma once
// A notebook: what Jupyter's side can ask, a row each, in a conversation (front/door/conversation.hpp) of which each
// request and reply is a line. Positions are counted in characters. What the session says is posted, part by part, to
// the current request:
//
//     {"bundle": {…}, "kind": "value" or "printed"}  what is shown (see below)
//     {"bundle": {…}, "kind": "file"}                a picture or a page that was written
//     {"note": "note: …"}                            what may have been meant otherwise
//     {"mistake": {"message", "text", "interrupted"}}  the text with its place, painted
//     {"progress": "…"}  {"notice": "…"}             how far a long computation has come; what one has to know

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "front/door/conversation.hpp"
#include "front/terminal/options/options.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

using web::Json;

class NotebookSession {
public:
    using Part = std::function<void(Json part)>;
    NotebookSession(const Options& options, Part part);

    [[nodiscard]] Session& session() { return session_; }

    /// Runs the text of a cell, which is called so in messages; true if all went well.
    bool run(const std::string& name, const std::string& text);
    /// What an expression is, {"bundle": …} or {"mistake": …}; no trace is left of it.
    [[nodiscard]] Json evaluate(const std::string& text);
    void post(Json part) { part_(std::move(part)); }
    /// What has been defined here.
    [[nodiscard]] std::vector<std::string> names() const;

    /// Ends what is computed. From any thread.
    void interrupt() noexcept { session_.interrupt(); }

private:
    [[nodiscard]] Host host();
    void answer(const Answer& answer);
    [[nodiscard]] Json part_of(const Answer& answer);
    void tell_notes(const Json& value);
    std::string write(const std::string& path, const std::string& text);
    [[nodiscard]] std::string paint(const Json& value);

    Part part_;
    Json* caught_ = nullptr;  ///< takes what is answered instead of its being posted
    Host host_;
    Session session_;
    // Draws: a session of its own, which the one of the notebook knows nothing of.
    std::string drawn_;
    Host painters_host_;
    Session painter_;
};

class Notebook {
public:
    /// A reply is one line, not ended.
    Notebook(const Options& options, web::Post post);
    /// Answers one request, whatever its text is.
    void ask(std::string_view request);
    void interrupt() noexcept { session_.interrupt(); }

private:
    web::Conversation conversation_;
    NotebookSession session_;
};

/// What cube_kernel.py starts and talks to. Answers requests line by line, from standard input to standard output,
/// until its end. The line {"ask": "interrupt"} is heard while another request is worked on, and ends it. When nobody
/// is there any more to read the answers, the program ends, whatever it is doing.
[[nodiscard]] int serve_notebook(const Options& options);

// What a text in a cell says before it is run: is it whole, and what is it about where the cursor is?

/// Where the character of that number begins; behind the end: the end.
[[nodiscard]] std::size_t byte_at(std::string_view text, std::size_t character);
/// How many characters are before that byte.
[[nodiscard]] std::size_t character_at(std::string_view text, std::size_t byte);

/// "complete", "incomplete" (more lines must follow) or "invalid" (none can mend it).
[[nodiscard]] std::string completeness(const std::string& text);
/// The blanks before the next line: two for each bracket that is open.
[[nodiscard]] std::string indent_after(std::string_view text);

/// The page of help about the name, moves or sign at the cursor, with the value of what was defined here; else the
/// signature of the call around it. Empty: there is nothing to say.
[[nodiscard]] std::string explained_at(const Session& session, std::string_view text, std::size_t cursor);

// What a notebook shows, as Jupyter wants it: the same thing in several types, of which each front end takes the best
// that it knows. All that is not ours is escaped.

/// Draws what a value as JSON is, if that is a state of a cube; empty: it is none, or a large one.
using Painter = std::function<std::string(const Json& value)>;

/// A drawing as text. Of what nobody would read in a notebook the end is left out, and that is said.
[[nodiscard]] std::string notebook_text(const render::Drawing& drawing);

/// {"text/plain": as the prompt shows it, "application/vnd.cube+json": the value, "image/svg+xml", "text/html"}; the
/// last two if there is something to be seen.
[[nodiscard]] Json bundle_of(const Answer& answer, const Painter& painter);

/// Of a picture or a page that was written to that file; null of any other.
[[nodiscard]] Json bundle_of_file(const std::string& name, const std::string& text);

}  // namespace cubelang::shell
