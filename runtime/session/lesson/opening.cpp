#include "runtime/session/lesson/opening.hpp"

#include <algorithm>
#include <utility>

#include "runtime/session/lesson/seeds.hpp"

namespace cubelang::lesson {

Opened opened(Lesson lesson, std::string_view seed, const Host& host) {
    auto mistakes = lesson.mistakes;
    for (auto& mistake : rehearse(lesson, seed_of(seed), host)) mistakes.push_back(std::move(mistake));
    std::ranges::stable_sort(mistakes, {}, [](const lang::Diagnostic& mistake) { return mistake.where.span.begin; });
    return {std::move(lesson), std::move(mistakes)};
}

std::string said_of_empty(const Lesson& lesson) { return lesson.source->name + ": there is nothing in this lesson"; }

}  // namespace cubelang::lesson
