#pragma once
// The engine of a page. Its requests (see conversation.hpp) are the table in door.cpp. Positions in texts are counted
// in UTF-16 units, as in JavaScript.
//
// A lesson on a page, which cannot wait for input: the page opens the lesson, shows its content up to the next stop,
// and submits the student's input there until it leads away; then it shows more. In order:
//
//     {"ask": "lesson open", "name": "1-moves.md", "text": "# Moves …", "seed": "anna", "record": "…"}
//
// reads and rehearses it. `record` is the result of an earlier sitting. The result has "title", "mistakes" (of the
// lesson's author, with "line" and "column"), "exercises": [{"name", "solved"}], "stops" (their number) and "at" (the
// number of stops that the student has passed).
//
//     {"ask": "lesson show", "columns": 0}
//
// posts the steps as parts, {"step": {"block": …}} for text and {"step": {"example": [{"prompt", "text", "answers"}]}}
// for statements, and ends with {"stop": …, "at", "prompt"}: a pause, an exercise or the end (see replies.hpp).
//
//     {"ask": "lesson say", "text": "R'"}   {"ask": "lesson go", "where": "next"}
//
// submit the student's input (empty input ends a pause), and a lesson command, for which the page has a button: next,
// skip, back, again, restart, hint, solution, help. Both end with {"right", "go", "at", "prompt"}. `go` is "" if the
// student stays; "on", "back", "again" or "restart" before the next "show"; "leave" if the student has typed it.
//
//     {"ask": "lesson record"}   {"ask": "lesson hand in"}
//
// return {"record", "exercises", "at"}, to be saved after every "say" and "go"; and {"text"}, the script that `cube
// check` marks, empty if nothing is solved.
//
// Parts posted while the request runs: {"told": {"mark", "role", "text": spans}}, {"answer": …} of the student's
// session, {"worked_out": "105"} for the value of an answer, {"file": {"name", "text"}}, {"progress": "…"}.

#include <string_view>

#include "front/page/page_session.hpp"

namespace cubelang::page {

class Door {
public:
    explicit Door(Post post) : conversation_(std::move(post)) {}

    /// Answers one request. Returns for any text; the last reply is a result or a problem.
    void ask(std::string_view request);

private:
    Conversation conversation_;
    PageSession page_{[this](Json part) { conversation_.add_part(std::move(part)); }};
};

}  // namespace cubelang::page
