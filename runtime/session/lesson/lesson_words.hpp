#pragma once
// What can be typed in a lesson besides the language: one table, which help and completion read too.

#include <span>
#include <string_view>

namespace cubelang::lesson {

enum class LessonWord { next, hint, solution, skip, back, again, restart, help, quit };

struct LessonWordRow {
    std::string_view name;
    LessonWord word;
    std::string_view meaning;  ///< empty for a second name
    bool at_pauses;            ///< does it mean anything where no exercise is asked?
};

[[nodiscard]] std::span<const LessonWordRow> lesson_words();

/// The word that is alone on the line; null if none does.
[[nodiscard]] const LessonWordRow* find_lesson_word(std::string_view line);

}  // namespace cubelang::lesson
