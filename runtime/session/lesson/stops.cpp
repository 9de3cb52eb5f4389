#include "runtime/session/lesson/stops.hpp"

namespace cubelang::lesson {

Stops::Stops(const Lesson& lesson) : lesson_(lesson) {
    for (std::size_t at = 0; at < lesson.steps.size(); ++at)
        if (is_stop(lesson.steps[at])) steps_.push_back(at);
}

const Exercise* Stops::exercise_at(std::size_t stop) const {
    return stop == steps_.size() ? nullptr : std::get_if<Exercise>(&lesson_.steps[steps_[stop]]);
}

const Pause* Stops::pause_at(std::size_t stop) const {
    return stop == steps_.size() ? nullptr : std::get_if<Pause>(&lesson_.steps[steps_[stop]]);
}

}  // namespace cubelang::lesson
