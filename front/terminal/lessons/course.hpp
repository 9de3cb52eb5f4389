#pragma once
// The lessons of one folder, in the order of the numbers at the beginning of their names.

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "runtime/base/embedded_file.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::terminal {

struct CourseLesson {
    std::string path;
    std::string number;  ///< "3" of `3-cycles.md`; may be empty
    std::string title;
    std::vector<std::string> exercises;
};

/// The lessons of a folder; may be empty. If some are numbered, only those.
[[nodiscard]] std::vector<CourseLesson> lessons_in(const std::string& folder);

/// Stands for the folder of the program's own course, whose files are embedded in the program.
inline const std::string course_folder = "<course>";
[[nodiscard]] std::span<const EmbeddedFile> course_files();

/// Reads a lesson of the course from the program, and any other with `read`.
[[nodiscard]] files::Read read_lesson_file(const std::string& path,
                                           files::Read (*read)(const std::string&) = files::read_ordinary_file);

/// The lesson meant by a number, a name or a title: `3`, `cycles`, `3-cycles.md`. Null if no lesson or several match.
[[nodiscard]] const CourseLesson* find_lesson(const std::vector<CourseLesson>& lessons, const std::string& word);

/// The nearest name, for "did you mean"; empty if none is near.
[[nodiscard]] std::string nearest_lesson(const std::vector<CourseLesson>& lessons, const std::string& word);

/// The next numbered lesson in its folder.
[[nodiscard]] std::optional<CourseLesson> lesson_after(const std::string& path);

/// The file meant by a path in a script or on the command line: that file if it exists, else the lesson of the course
/// with that name.
[[nodiscard]] std::string lesson_file(const std::string& path);

/// Is it a lesson of the program's own course, or a copy of one?
[[nodiscard]] bool is_of_course(const std::string& path);

/// The inverse of lesson_file: the bare name of a lesson of the course, else the path relative to a directory.
[[nodiscard]] std::string path_to_lesson(const std::string& path, const std::string& directory);

/// The list of lessons with the progress in each. `folder`: as typed; empty for the course.
[[nodiscard]] std::string course_list(const std::vector<CourseLesson>& lessons, const std::string& folder,
                                      const std::string& seed);

/// $XDG_STATE_HOME/cube/lessons/NAME-…; empty without a state folder.
[[nodiscard]] std::string progress_path(const lesson::Lesson& lesson, const std::string& seed);

/// Stores a student's record in a file for each lesson and seed. Errors do not end the lesson.
class ProgressStore {
public:
    explicit ProgressStore(std::string path) : path_(std::move(path)) {}

    /// The saved record, or a new one. Errors are reported by take_problem.
    [[nodiscard]] lesson::StudentRecord load();
    void save(const lesson::StudentRecord& record);

    /// The message to the student, once; may be empty.
    [[nodiscard]] std::string take_problem() { return std::exchange(problem_, {}); }

    /// Did the last save succeed?
    [[nodiscard]] bool is_saved() const { return saved_; }

private:
    std::string path_, problem_;
    bool reported_ = false, saved_ = false;
};

}  // namespace cubelang::terminal
