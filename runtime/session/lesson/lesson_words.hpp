#pragma once
// What can be typed in a lesson besides the language: one table, which help and completion read too.

#include <algorithm>
#include <array>
#include <string_view>

#include "runtime/base/text.hpp"

namespace cubelang::lesson {

enum class LessonWord { next, hint, solution, skip, back, again, restart, help, quit };

struct LessonWordRow {
    std::string_view name;
    LessonWord word;
    std::string_view meaning;  ///< empty for a second name
    bool at_pauses;            ///< does it mean anything where no exercise is asked?
};
inline constexpr std::array lesson_words{
    LessonWordRow{"next", LessonWord::next, "go on; at a pause the Enter key alone does it too", true},
    LessonWordRow{"hint", LessonWord::hint, "a hint; ask again for the next", false},
    LessonWordRow{"solution", LessonWord::solution, "an answer that is right", false},
    LessonWordRow{"skip", LessonWord::skip, "go on without an answer", true},
    LessonWordRow{"back", LessonWord::back, "one stop back", true},
    LessonWordRow{"again", LessonWord::again, "show this part again", true},
    LessonWordRow{"restart", LessonWord::restart, "from the beginning", true},
    LessonWordRow{"help", LessonWord::help, "these words; help NAME explains a word of the language", true},
    LessonWordRow{"quit", LessonWord::quit, "leave; so does Ctrl-D. Your place is kept", true},
    LessonWordRow{"exit", LessonWord::quit, "", true},
};

/// The word that is alone on the line; null if none does.
[[nodiscard]] inline const LessonWordRow* find_lesson_word(std::string_view line) {
    const auto* const found = std::ranges::find(lesson_words, trimmed(line, " \t"), &LessonWordRow::name);
    return found == lesson_words.end() ? nullptr : found;
}

}  // namespace cubelang::lesson
