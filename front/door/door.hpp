#pragma once
// The program behind a page. What can be asked (see conversation.hpp) is the table in door.cpp. Positions in texts
// are counted as JavaScript counts them.
//
// A lesson, played by a page that waits for nobody: it opens the lesson, shows what stands up to the next stop, and
// hands over what the student types there until that leads away; then it shows on. In order:
//
//     {"ask": "lesson open", "name": "1-moves.md", "text": "# Moves …", "seed": "anna", "record": "…"}
//
// reads and rehearses it. `record` is what an earlier sitting gave. The result has "title", "mistakes" (of the lesson's
// author, with "line" and "column"), "exercises": [{"name", "solved"}], "stops" (how many) and "at" (how many are
// behind the student).
//
//     {"ask": "lesson show", "columns": 0}
//
// posts the steps as parts, {"step": {"block": …}} for text and {"step": {"example": [{"prompt", "text", "answers"}]}}
// for statements, and ends with {"stop": …, "at", "prompt"}: a pause, an exercise or the end (see lesson_replies.hpp).
//
//     {"ask": "lesson say", "text": "R'"}   {"ask": "lesson go", "where": "next"}
//
// is what the student typed (nothing at all goes on from a pause), and a word of lessons that a button stands for:
// next, skip, back, again, restart, hint, solution, help. Both end with {"right", "go", "at", "prompt"}. `go` is ""
// where the student stays; "on", "back", "again" or "restart": show next; "leave": they have typed that they leave.
//
//     {"ask": "lesson record"}   {"ask": "lesson hand in"}   {"ask": "lesson reset"}
//
// give {"record", "exercises", "at"}, to be kept after every "say" and "go"; {"text"}, the script that `cube check`
// marks, empty if nothing is solved; and {"prompt"} of a student's session begun anew.
//
// Parts of the answer, posted while the request runs: {"told": {"mark", "role", "text": spans}}, {"answer": …} of the
// student's session, {"worked_out": "105"} for what an answer comes to, {"file": {"name", "text"}}, {"progress": "…"}.

#include <string_view>

#include "front/door/page_session.hpp"

namespace cubelang::web {

class Door {
public:
    explicit Door(Post post) : conversation_(std::move(post)) {}

    /// Answers one request. Whatever the text is, this returns, and the last reply is a result or a problem.
    void ask(std::string_view request);

private:
    Conversation conversation_;
    PageSession page_{[this](Json part) { conversation_.add_part(std::move(part)); }};
};

}  // namespace cubelang::web
