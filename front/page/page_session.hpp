#pragma once
// The session of a page, and the lesson played in it. Their output and files are posted in parts, as replies to the
// current request. A lesson may be untrusted: it can read no files, and files that it writes are only shown.

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "front/json/replies.hpp"

namespace cubelang::page {

using json::Conversation, json::Json, json::Post, json::RequestText, json::Row, json::animate_statement,
    json::mistakes_json, json::stop_json, json::to_json;

/// The text of a lesson, its file name, and the student's seed.
struct LessonFile {
    std::string name, text;
    std::string seed{};  ///< the student's; may be empty
};

using Part = std::function<void(Json part)>;

class PageLesson : private lesson::Listener {
public:
    /// Reads and rehearses the lesson.
    PageLesson(LessonFile file, Part part);

    [[nodiscard]] const lesson::RehearsedLesson& opened() const { return opened_; }
    [[nodiscard]] lesson::Sitting& sitting() { return sitting_; }
    /// Text is wrapped at this number of columns; 0: not at all.
    void set_columns(int columns) { host_.screen.columns = columns; }

    /// Continues an earlier sitting, whose record may be empty.
    void resume(const std::string& record);
    /// Posts the parts up to the next stop and arrives there. At a stop, shows its parts again.
    void show();
    lesson::Sitting::Outcome say(const std::string& text);
    /// Runs a statement of an example again in the student's session.
    void slide(const std::string& text, MovedText moved);
    /// See PageSession::moving_cube.
    [[nodiscard]] std::string moving_cube(const std::string& expression, bool safe_colors);

private:
    void tell(const lesson::LessonMessage& told) override { part_({{"told", to_json(told)}}); }
    void answer(const Answer& answer) override { part_({{"answer", to_json(answer, said_)}}); }
    void notes(const Answer& answer) override;
    void show_value(const std::string& value) override { part_({{"worked_out", value}}); }
    void show(const lesson::Step& step);
    [[nodiscard]] Json shown(const lesson::Example& example);
    std::string keep(const std::string& path, const std::string& text);

    Part part_;
    LessonFile file_;
    Host host_;
    std::optional<std::string> captured_;  ///< if set, receives a written file, which is not posted
    bool posts_files_ = false;             ///< whether written files are posted
    lesson::RehearsedLesson opened_;
    lesson::Sitting sitting_;
    RequestText said_{""};
};

class PageSession {
public:
    explicit PageSession(Part part);

    /// Starts a new session on this cube. `bundles`: answers also have their value and their picture, for programs.
    void begin(int n, bool super, bool bundles = false);
    /// Text is wrapped at this number of columns; 0: not at all.
    void set_columns(int columns) { host_.screen.columns = columns; }

    [[nodiscard]] Session& session() { return *session_; }

    /// Replaces the open lesson.
    PageLesson& open(LessonFile file);
    /// Throws std::logic_error if no lesson is open.
    [[nodiscard]] PageLesson& lesson();

    /// Runs the text as typed; true if all went well.
    bool run(const std::string& text, MovedText moved = {});
    /// A page that animates the moves of this expression; empty if it has no moves. Leaves the session unchanged.
    [[nodiscard]] std::string moving_cube(const std::string& expression, bool safe_colors);

private:
    void post(const Answer& answer);
    std::string keep(const std::string& path, const std::string& text);

    Part part_;
    Host host_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<PageLesson> lesson_;
    RequestText asked_{""};
    bool bundles_ = false;
    bool quiet_ = false;
    std::string captured_;  ///< the file written while quiet
};

}  // namespace cubelang::page
