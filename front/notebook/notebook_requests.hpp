#pragma once
// A notebook: the requests of the Jupyter kernel, one row each, in a conversation (front/json/conversation.hpp) with
// one line per request and reply. Positions are counted in characters. The session's output is posted in parts, as
// replies to the current request:
//
//     {"bundle": {…}, "kind": "value" or "printed"}  output (see below)
//     {"bundle": {…}, "kind": "file"}                a picture or a page that was written
//     {"bundle": {…}, "kind": "sliders"}             sliders with the outputs for each choice of their values
//     {"note": "note: …"}                            notation that other programs read differently
//     {"mistake": {"message", "text", "interrupted"}}  the text shows the place, in colour
//     {"progress": "…"}  {"notice": "…"}             of a long computation; for the user

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "front/json/bundle.hpp"
#include "front/json/conversation.hpp"
#include "front/notebook/notebook_sliders.hpp"
#include "front/terminal/options/options.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::notebook {

using json::Json;

class NotebookSession {
public:
    using Part = std::function<void(Json part)>;
    NotebookSession(const terminal::Options& options, Part part, SliderLimits limits);

    [[nodiscard]] Session& session() { return session_; }

    /// Runs the text of a cell, which messages call `name`. True if all went well.
    bool run(const std::string& name, const std::string& text);
    /// The value of an expression, {"bundle": …} or {"mistake": …}. Leaves the session unchanged.
    [[nodiscard]] Json evaluate(const std::string& text);
    void post(Json part);
    /// The names of the user's definitions.
    [[nodiscard]] std::vector<std::string> names() const;

    /// Interrupts the computation. Callable from any thread.
    void interrupt() noexcept { session_.interrupt(); }

private:
    // Of a cell's run. Each part has the field "statement", the offset of its statement.
    struct Recording {
        CellSliders sliders;
        std::vector<Json> parts{};
        bool well = false;
    };

    [[nodiscard]] Recording record(const CellSliders& cell, MovedText moved);
    void post_recorded(std::span<Json> parts);
    bool run_with_sliders(const CellSliders& cell);
    std::string run_choices(const CellSliders& sliders, std::vector<std::string>& pages);
    [[nodiscard]] Host host(const terminal::Options& options);
    void handle(const Answer& answer);
    [[nodiscard]] Json part_of(const Answer& answer);
    void post_notes(const Json& value);
    std::string write(const std::string& path, const std::string& text);

    Part part_;
    SliderLimits limits_;
    Recording* recording_ = nullptr;  ///< if not null, receives the output, which is not posted
    bool is_repeated_ = false;        ///< is the cell run for another choice of its sliders?
    Json* captured_ = nullptr;        ///< if not null, receives the answer, which is not posted
    std::size_t drawn_ = 0;           ///< bytes of the cell's pictures
    Host host_;
    Session session_;
};

class Notebook {
public:
    /// `post` gets each reply as one line, without a line end.
    Notebook(const terminal::Options& options, json::Post post, SliderLimits limits = {});
    /// Answers one request, for any text.
    void ask(std::string_view request);
    void interrupt() noexcept { session_.interrupt(); }

private:
    json::Conversation conversation_;
    NotebookSession session_;
};

/// The process that cube_kernel.py starts. Answers request lines from standard input on standard output until the
/// input ends. The line {"ask": "interrupt"} interrupts the current request. Exits at once when the output is closed.
[[nodiscard]] int serve_notebook(const terminal::Options& options);

// Analysis of a cell's text before it is run.

/// The byte offset of a character; beyond the end: the end.
[[nodiscard]] std::size_t byte_at(std::string_view text, std::size_t character);
/// The number of characters before a byte offset.
[[nodiscard]] std::size_t character_at(std::string_view text, std::size_t byte);

/// "complete", "incomplete" (more lines must follow) or "invalid" (more lines cannot repair it).
[[nodiscard]] std::string completeness(const std::string& text);
/// Indentation of the next line: two blanks for each open bracket.
[[nodiscard]] std::string indent_after(std::string_view text);

/// The hint for a line that begins with a magic or a shell command of IPython; empty for any other mistake.
[[nodiscard]] std::string magic_hint(const lang::Diagnostic& mistake);
/// The help page of the name, moves or sign at the cursor, with the value of a definition; else the signature of the
/// call around it. Empty if neither exists.
[[nodiscard]] std::string explanation_at(const Session& session, std::string_view text, std::size_t cursor);

}  // namespace cubelang::notebook
