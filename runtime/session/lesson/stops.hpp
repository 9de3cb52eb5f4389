#pragma once
// Where a lesson waits for its student: the pauses and exercises, and the steps before each.

#include <cstddef>
#include <vector>

#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::lesson {

class Stops {
public:
    explicit Stops(const Lesson& lesson);

    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    /// Null: it is a pause, or the end.
    [[nodiscard]] const Exercise* exercise_at(std::size_t stop) const;
    /// Null: it is an exercise, or the end.
    [[nodiscard]] const Pause* pause_at(std::size_t stop) const;

    // What is shown before a stop, or before the end: the steps from `begin_of` up to `end_of` (not included).
    [[nodiscard]] std::size_t begin_of(std::size_t stop) const { return stop == 0 ? 0 : steps_[stop - 1] + 1; }
    [[nodiscard]] std::size_t end_of(std::size_t stop) const {
        return stop == steps_.size() ? lesson_.steps.size() : steps_[stop];
    }

private:
    const Lesson& lesson_;
    std::vector<std::size_t> steps_;
};

}  // namespace cubelang::lesson
