// Lessons: any text can be read as one, and its mistakes can be shown; it can be laid out on any screen and printed.
// Handed-in work and progress are read as they were written.

#include "runtime/session/lesson/handout.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/script.hpp"
#include "runtime/session/lesson/student_record.hpp"
#include "runtime/session/markdown/layout.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/session/lesson/well_formed.hpp"

namespace cubelang::fuzz {
namespace {

// Running examples is the session target's task, and slow.
void leave_examples_out(lesson::Lesson& lesson) {
    std::erase_if(lesson.steps, [](const auto& step) { return std::holds_alternative<lesson::Example>(step); });
}

void check_layout(const lesson::Lesson& lesson, std::size_t columns) {
    render::Screen screen;
    screen.columns = static_cast<int>(columns);
    for (const auto& step : lesson.steps)
        if (const auto* block = std::get_if<markdown::Block>(&step))
            static_cast<void>(markdown::laid_out(*block, screen));
}

void check_record(const std::string& text) {
    const auto read = lesson::record_from(text);
    const auto again = lesson::record_from(lesson::to_text(read.record));
    must(again.whole && again.record == read.record, "progress is read as it was written", text);
}

void check_hand_in(const lesson::Lesson& lesson, const std::string& text) {
    const auto names = lesson::exercise_names(lesson);
    const auto names_of = [&](const std::string&) { return names; };
    const auto script = lesson::read_script(text, names_of);
    static_cast<void>(script);
    lesson::StudentRecord work;
    for (const auto& name : names) work.answers.emplace(name, "R U\n");
    const auto read = lesson::read_script(lesson::hand_in(lesson, {"lesson.md", "anna", work}), names_of);
    must(read.sections.size() == work.answers.size(), "all answers that are handed in are read", text);
}

void run(std::string_view bytes) {
    Input input(bytes);
    const auto columns = input.choice(130), form = input.choice(4);
    const auto text = input.rest();
    if (form == 1) check_record(text);
    auto lesson = lesson::read("fuzz.md", text);
    for (const auto& mistake : lesson.mistakes) check_shown(mistake);
    check_layout(lesson, columns);
    check_hand_in(lesson, text);
    if (form < 2) leave_examples_out(lesson);
    static_cast<void>(lesson::handout(lesson, "anna", form % 2 == 0));
}

const TargetRegistration target("lessons", run);

}  // namespace
}  // namespace cubelang::fuzz
