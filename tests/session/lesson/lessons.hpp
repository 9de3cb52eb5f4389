#pragma once
// Small lessons for tests.

#include <string>

#include "runtime/session/as_lines.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::test {

inline std::string exercise(const std::string& fields) { return "```exercise\n" + fields + "```\n"; }

/// A lesson that is parsed without an error.
inline lesson::Lesson lesson_of(const std::string& text) {
    auto lesson = lesson::read("test.md", text);
    for (const auto& mistake : lesson.mistakes) FAIL(as_lines(mistake));
    return lesson;
}

inline const lesson::Exercise& only_exercise(const lesson::Lesson& lesson) {
    for (const auto& step : lesson.steps)
        if (const auto* exercise = std::get_if<lesson::Exercise>(&step)) return *exercise;
    throw std::invalid_argument("no exercise");
}

}  // namespace cubelang::test
