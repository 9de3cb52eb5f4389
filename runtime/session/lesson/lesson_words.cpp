#include "runtime/session/lesson/lesson_words.hpp"

#include <algorithm>
#include <array>

#include "runtime/base/text.hpp"

namespace cubelang::lesson {
namespace {

constexpr std::array table{
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

}  // namespace

std::span<const LessonWordRow> lesson_words() { return table; }

const LessonWordRow* find_lesson_word(std::string_view line) {
    const auto* const found = std::ranges::find(table, trimmed(line, " \t"), &LessonWordRow::name);
    return found == table.end() ? nullptr : found;
}

}  // namespace cubelang::lesson
