#pragma once
// Lessons that belong together: those of one folder, in the order of the numbers that their names begin with.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::shell {

struct CourseLesson {
    std::string path;
    std::string number;  ///< "3" of `3-cycles.md`; empty if it has none
    std::string title;
    std::vector<std::string> exercises;
};

/// The lessons of a folder; empty if it has none. With numbered ones, only these.
[[nodiscard]] std::vector<CourseLesson> lessons_in(const std::string& folder);

/// Where the program's own course is: beside the program, as it was installed or built; empty if it is not there.
[[nodiscard]] std::string course_folder();

/// The lesson that a person means by a number, a name or a title: `3`, `cycles`, `3-cycles.md`. Null: none, or several.
[[nodiscard]] const CourseLesson* find_lesson(const std::vector<CourseLesson>& lessons, const std::string& word);

/// "did you mean": the nearest name; empty if none is near.
[[nodiscard]] std::string nearest_lesson(const std::vector<CourseLesson>& lessons, const std::string& word);

/// The lesson after this one in its folder, if it is numbered.
[[nodiscard]] std::optional<CourseLesson> lesson_after(const std::string& path);

/// The file that a script or a command line means: itself if it is there, else the lesson of the course by that name.
[[nodiscard]] std::string lesson_file(const std::string& path);

/// Is it a lesson of the program's own course?
[[nodiscard]] bool is_of_course(const std::string& path);

/// The same the other way round: the name alone for a lesson of the course, else the way there from a directory.
[[nodiscard]] std::string way_to_lesson(const std::string& path, const std::string& directory);

/// The list, with how far someone has come in each. `folder` is as it was typed; empty for the course.
[[nodiscard]] std::string course_list(const std::vector<CourseLesson>& lessons, const std::string& folder,
                                      const std::string& seed);

/// $XDG_STATE_HOME/cube/lessons/NAME-…; empty if no place is known.
[[nodiscard]] std::string progress_path(const lesson::Lesson& lesson, const std::string& seed);

/// Keeps a student's record in a file of its own for each lesson and seed. Whatever is wrong with that file, the
/// lesson goes on.
class ProgressStore {
public:
    explicit ProgressStore(std::string path) : path_(std::move(path)) {}

    /// What was kept; a new one if nothing was. What is wrong is in problem().
    [[nodiscard]] lesson::StudentRecord load();
    void save(const lesson::StudentRecord& record);

    /// What the student should know, once; empty if all is well.
    [[nodiscard]] std::string take_problem() { return std::exchange(problem_, {}); }

    /// Did the last save go well?
    [[nodiscard]] bool is_kept() const { return kept_; }

private:
    std::string path_, problem_;
    bool told_ = false, kept_ = false;
};

}  // namespace cubelang::shell
