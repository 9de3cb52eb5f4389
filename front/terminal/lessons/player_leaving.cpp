// The end of a lesson, and what is taken along.

#include <fmt/format.h>

#include "front/terminal/lessons/course.hpp"
#include "front/terminal/lessons/player.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/english.hpp"
#include "runtime/session/lesson/hand_in.hpp"

namespace cubelang::shell {

void LessonPlayer::take_leave() {
    keep();
    if (store_->is_kept()) tell(lesson::advice("Your place is kept. Until next time!"));
}

LessonPlayer::Go LessonPlayer::at_end(const std::string& next) {
    sitting_.say_farewell();
    keep();
    const bool has_answers = !sitting_.record().answers.empty();
    if (next.empty() && !has_answers) return Go::leave;
    std::string invitation;
    if (!next.empty()) invitation = fmt::format("Enter goes on with lesson {}; `quit` leaves.", next);
    if (has_answers)
        invitation +=
            fmt::format("{}`save FILE` writes your answers to a file.", next.empty() ? "Enter leaves; " : " ");
    sitting_.set_cube();
    if (!view_.make_room(rows_of_question)) return *away_;
    invite(invitation);
    return away_ ? *away_ : let_type();
}

void LessonPlayer::save_answers(const std::string& path) {
    if (!sitting_.has_answers()) return;
    const auto problem = save_script(path, lesson::hand_in_mark(), [this](const std::string& directory) {
        return sitting_.handed_in(way_to_lesson(lesson_.source->name, directory));
    });
    if (!problem.empty()) return output_.say_problem("not saved: " + problem);
    const auto count = counted(sitting_.record().answers.size(), "answer");
    output_.say(fmt::format("saved: {}, with {}; `cube check {}` marks it", path, count, path));
}

}  // namespace cubelang::shell
