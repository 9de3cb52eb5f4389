#pragma once
// The session of a page: what it says and writes is posted, part by part, to whoever asks just then.

#include <functional>
#include <memory>
#include <string>

#include "front/door/page_lesson.hpp"
#include "front/door/replies.hpp"

namespace cubelang::web {

class PageSession {
public:
    using Part = std::function<void(Json part)>;
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
