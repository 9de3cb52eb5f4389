#pragma once
// The session of a page, and the lesson that is played in it: what they say and write is posted, part by part, to
// the current request. A lesson may come from anybody: there are no files here that it could read, and what it
// writes is shown.

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "front/door/replies.hpp"

namespace cubelang::web {

/// The text of a lesson's file and the names that go with it.
struct LessonFile {
    std::string name, text;
    std::string seed{};  ///< the student's; empty: none
};

using Part = std::function<void(Json part)>;

class PageLesson : private lesson::Listener {
public:
    /// Reads and rehearses it.
    PageLesson(LessonFile file, Part part);

    [[nodiscard]] const lesson::Opened& opened() const { return opened_; }
    [[nodiscard]] lesson::Sitting& sitting() { return sitting_; }
    /// Text is folded to so many columns; 0: it is not.
    void set_columns(int columns) { host_.screen.columns = columns; }

    /// Goes on with what was kept of an earlier sitting; empty: there was none.
    void resume(const std::string& record);
    /// The parts up to the next stop, which is there then. What has been shown is shown again.
    void show();
    lesson::Sitting::Said say(const std::string& text);
    /// As in a session of the page's own.
    [[nodiscard]] std::string moving_cube(const std::string& expression, bool safe_colors);

private:
    void tell(const lesson::Told& told) override { part_({{"told", to_json(told)}}); }
    void answer(const Answer& answer) override { part_({{"answer", to_json(answer, said_)}}); }
    void notes(const Answer& answer) override;
    void worked_out(const std::string& value) override { part_({{"worked_out", value}}); }
    void show(const lesson::Step& step);
    [[nodiscard]] Json shown(const lesson::Example& example);
    [[nodiscard]] Host host();
    std::string keep(const std::string& path, const std::string& text);

    Part part_;
    LessonFile file_;
    Host host_;
    std::optional<std::string> caught_;  ///< the file that is written instead of being shown
    bool heard_ = false;                 ///< does somebody look at what is done now?
    lesson::Opened opened_;
    lesson::Sitting sitting_;
    AskedText said_{""};
};

class PageSession {
public:
    explicit PageSession(Part part);

    /// A new one, on this cube.
    void begin(int n, bool super);
    /// Text is folded to so many columns; 0: it is not.
    void set_columns(int columns) { host_.screen.columns = columns; }

    [[nodiscard]] Session& session() { return *session_; }

    /// In place of the one before.
    PageLesson& open(LessonFile file);
    /// The lesson that is open; if none is, that is thrown.
    [[nodiscard]] PageLesson& lesson();

    /// Runs it as typed; true if all went well.
    bool run(const std::string& text);
    /// The page on which the cube makes the moves of this expression; nothing if it has none. No trace is left of it.
    [[nodiscard]] std::string moving_cube(const std::string& expression, bool safe_colors);

private:
    void post(const Answer& answer);
    std::string keep(const std::string& path, const std::string& text);

    Part part_;
    Host host_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<PageLesson> lesson_;
    AskedText asked_{""};
    bool quiet_ = false;
    std::string caught_;  ///< the file written while quiet
};

}  // namespace cubelang::web
