#pragma once
// Keeps a student's record in a file of its own for each lesson and seed. Whatever is wrong with that file, the
// lesson goes on.

#include <string>
#include <utility>

#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::shell {

/// $XDG_STATE_HOME/cube/lessons/NAME-…; empty if no place is known.
[[nodiscard]] std::string progress_path(const lesson::Lesson& lesson, const std::string& seed);

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
