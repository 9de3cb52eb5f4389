#include "runtime/lesson/rehearsal.hpp"

#include "runtime/lesson/marker.hpp"

namespace cubelang::lesson {
namespace {

std::optional<lang::Diagnostic> fault_of(const Lesson& lesson, Marker& marker, const Example& example) {
    bool failed = false;
    for (const Snippet& statement : Marker::statements(example)) {
        const auto said = marker.run(statement);
        if (!said.well && !example.fails) return *said.error();
        failed = failed || !said.well;
    }
    if (failed || !example.fails) return std::nullopt;
    return lang::Diagnostic{where(lesson, example.code),
                            "this example is to show an error, and all goes well",
                            "call its block cube, not cube error",
                            {}};
}

std::optional<lang::Diagnostic> fault_of(Marker& marker, const Exercise& exercise) {
    if (auto fault = marker.prepare(exercise)) return fault;
    return marker.fault();
}

}  // namespace

std::vector<lang::Diagnostic> rehearse(Lesson& lesson, std::uint64_t seed, const Host& host) {
    std::vector<lang::Diagnostic> faults;
    Marker marker(lesson, seed, host);
    const auto is_broken = [&](const Step& step) {
        std::optional<lang::Diagnostic> fault;
        if (const auto* example = std::get_if<Example>(&step)) fault = fault_of(lesson, marker, *example);
        const auto* exercise = std::get_if<Exercise>(&step);
        if (exercise != nullptr) fault = fault_of(marker, *exercise);
        if (fault) faults.push_back(*std::move(fault));
        return fault && exercise != nullptr;
    };
    std::vector<Step> kept;
    for (const Step& step : lesson.steps)
        if (!is_broken(step)) kept.push_back(step);
    lesson.steps = std::move(kept);
    return faults;
}

}  // namespace cubelang::lesson
