// The end of a lesson, and what is taken along.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/lesson/hand_in.hpp"
#include "runtime/shell/lessons/course.hpp"
#include "runtime/shell/lessons/player.hpp"
#include "runtime/shell/system/save.hpp"

namespace cubelang::shell {
namespace {

using render::Role;

std::string in_number(std::size_t count, const std::string& what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

}  // namespace

void LessonPlayer::take_leave() {
    keep();
    if (store_->is_kept()) view_.tell("Your place is kept. Until next time!", "-", Role::hint);
}

void LessonPlayer::farewell() {
    const auto count = exercise_count();
    const auto solved = static_cast<std::size_t>(std::ranges::count_if(lesson_.steps, [&](const auto& step) {
        const auto* exercise = std::get_if<lesson::Exercise>(&step);
        return exercise != nullptr && record_.solved.contains(exercise->name.text);
    }));
    const auto all = solved == count;
    view_.tell(fmt::format("{} of {} solved.{}", solved, in_number(count, "exercise"),
                           all ? "" : " Play the lesson again for the others."),
               "The end.", Role::strong);
}

LessonPlayer::Go LessonPlayer::at_end(const std::string& next) {
    farewell();
    keep();
    if (next.empty() && record_.answers.empty()) return Go::leave;
    lesson::Pause ending;
    if (!next.empty()) ending.invitation.text = fmt::format("Enter goes on with lesson {}; `quit` leaves.", next);
    if (!record_.answers.empty())
        ending.invitation.text +=
            fmt::format("{}`save FILE` writes your answers to a file.", next.empty() ? "Enter leaves; " : " ");
    explained_pause_ = true;
    return at_pause(ending);
}

void LessonPlayer::save_answers(const std::string& path) {
    if (record_.answers.empty())
        return view_.tell("Nothing is solved yet: there are no answers to save.", "-", Role::hint);
    const auto problem = save_script(path, lesson::hand_in_mark(), [this](const std::string& directory) {
        return lesson::hand_in(lesson_, {way_to_lesson(lesson_.source->name, directory), seed_name_, record_.answers});
    });
    if (!problem.empty()) return output_.say_problem("not saved: " + problem);
    const auto count = in_number(record_.answers.size(), "answer");
    output_.say(fmt::format("saved: {}, with {}; `cube check {}` marks it", path, count, path));
}

}  // namespace cubelang::shell
