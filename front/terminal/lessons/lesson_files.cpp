#include "front/terminal/lessons/lesson_files.hpp"

#include <fmt/format.h>

#include "front/machine/file_host.hpp"
#include "front/terminal/lessons/hand_marks.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/session/lesson/handout.hpp"

namespace cubelang::terminal {
namespace {

int status_after(const LessonFiles& files, const std::string& path, const std::string& problem) {
    if (!problem.empty()) complain(path + ": " + problem);
    return files.opened.mistakes.empty() && problem.empty() ? exit_ok : exit_error;
}

std::string save_handout(const LessonFiles& files, const std::string& path, const lesson::Lesson& lesson,
                         const std::string& seed) {
    const bool answers = files.options.given.contains("answers");
    return machine::save_picture(path, lesson::handout(lesson, seed, answers, files.host));
}

int write_handout(const LessonFiles& files) {
    const auto path = files.options.word_of("handout");
    return status_after(files, path, save_handout(files, path, files.opened.lesson, files.options.word_of("seed")));
}

// A page for each name of the class, whose seed is the name.
int write_class(const LessonFiles& files, Output& output) {
    const auto names = read_class_list(files.options.word_of("class"));
    if (!names.problem.empty()) {
        complain(names.problem);
        return exit_usage;
    }
    const auto folder = files.options.word_of("handout");
    for (const auto& name : names.value) {
        const auto path = folder + "/" + file_name_of_student(name) + ".html";
        make_folders_of(path);
        const auto opened = lesson::open_lesson(lesson::read(files.opened.lesson.source), name, files.host);
        const auto problem = save_handout(files, path, opened.lesson, name);
        if (!problem.empty()) return status_after(files, path, problem);
    }
    output.write(fmt::format("{} written to {}\n", counted(names.value.size(), "handout"), printable_name(folder)));
    return status_after(files, {}, {});
}

}  // namespace

std::string problem_of_files(const Options& options) {
    const auto has = [&](std::string_view name) { return options.given.contains(name); };
    if (has("answers") && !has("handout")) return "--answers needs --handout";
    if (has("class") && !has("handout")) return "--class needs --handout FOLDER";
    if (has("no-pause") && has("handout")) return "--no-pause and --handout exclude each other";
    return {};
}

int write_handouts(const LessonFiles& files, Output& output) {
    return files.options.given.contains("class") ? write_class(files, output) : write_handout(files);
}

}  // namespace cubelang::terminal
