#include "runtime/session/lesson/opening.hpp"

#include <algorithm>
#include <utility>

#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/seeds.hpp"

namespace cubelang::lesson {
namespace {

std::optional<lang::Diagnostic> fault_of(const Lesson& lesson, Grader& grader, const Example& example) {
    bool failed = false;
    for (const Snippet& statement : Grader::statements(example)) {
        const auto result = grader.run(statement);
        if (!result.well && !example.fails) return *result.error();
        failed = failed || !result.well;
    }
    if (failed || !example.fails) return std::nullopt;
    return lang::Diagnostic{where(lesson, example.code),
                            "this example is to show an error, and all goes well",
                            "call its block cube, not cube error",
                            {}};
}

std::optional<lang::Diagnostic> fault_of(Grader& grader, const Exercise& exercise) {
    if (auto fault = grader.prepare(exercise)) return fault;
    return grader.fault();
}

}  // namespace

std::vector<lang::Diagnostic> rehearse(Lesson& lesson, std::uint64_t seed, const Host& host) {
    std::vector<lang::Diagnostic> faults;
    Grader grader(lesson, seed, host);
    const auto is_broken = [&](const Step& step) {
        std::optional<lang::Diagnostic> fault;
        if (const auto* example = std::get_if<Example>(&step)) fault = fault_of(lesson, grader, *example);
        const auto* exercise = std::get_if<Exercise>(&step);
        if (exercise != nullptr) fault = fault_of(grader, *exercise);
        if (!fault) return false;
        faults.push_back(*std::move(fault));
        return exercise != nullptr;
    };
    std::vector<Step> kept;
    for (const Step& step : lesson.steps)
        if (!is_broken(step)) kept.push_back(step);
    lesson.steps = std::move(kept);
    return faults;
}

Opened opened(Lesson lesson, std::string_view seed, const Host& host) {
    auto mistakes = lesson.mistakes;
    for (auto& mistake : rehearse(lesson, seed_of(seed), host)) mistakes.push_back(std::move(mistake));
    std::ranges::stable_sort(mistakes, {}, [](const lang::Diagnostic& mistake) { return mistake.where.span.begin; });
    return {std::move(lesson), std::move(mistakes)};
}

std::string said_of_empty(const Lesson& lesson) { return lesson.source->name + ": there is nothing in this lesson"; }

}  // namespace cubelang::lesson
