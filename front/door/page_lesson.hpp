#pragma once
// A lesson that is played in the page: what it says is posted, part by part, to whoever asks just then. It may come
// from anybody: there are no files here that it could read, and what it writes is shown.

#include <functional>
#include <optional>
#include <string>

#include "front/door/lesson_replies.hpp"

namespace cubelang::web {

/// The text of a lesson's file and the names that go with it.
struct LessonFile {
    std::string name, text;
    std::string seed{};  ///< the student's; empty: none
};

class PageLesson : private lesson::Listener {
public:
    using Part = std::function<void(Json part)>;
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
    /// As in a session of the page's own (see page_session.hpp).
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

}  // namespace cubelang::web
