#pragma once
// A parsed lesson: Markdown with live examples, pauses and exercises. It keeps the text of its file, so that errors
// can be shown at their place.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::lesson {

/// A piece of the lesson's file.
struct Snippet {
    std::string text;
    std::uint32_t begin = 0;  ///< offset in the file
};

/// Statements that are run in the lesson. If `fails`, they are meant to show an error.
struct Example {
    Snippet code;
    bool fails = false;
    std::string picture{};  ///< the style in which the value is drawn, without the statements; empty for none
};

/// The student may type any number of lines here.
struct Pause {
    Snippet invitation;
};

/// A condition on `answer`, and the text that describes it.
struct Check {
    Snippet condition;
    Snippet says;
};

/// A demand on the writing of an answer, rather than on its effect.
struct Demand {
    enum class Sort {
        without,  ///< these names are not used in it
        only,     ///< nothing else is typed in it: moves and names
        form,     ///< it is written in one of these forms: a cycle, a commutator … (see written_answer.hpp)
        moves     ///< it has at most this number of moves
    };
    Sort sort = Sort::without;
    Snippet what;
    Snippet says;
};

/// Under `also`: every answer that meets the conditions is right.
inline constexpr std::string_view any_answer = "any";

struct Exercise {
    Snippet name, task;
    std::vector<Snippet> definitions;  ///< `let` and `def`, for the checks and the texts
    std::vector<Snippet> given;        ///< definitions that the student can use too
    Snippet answer;                    ///< a model answer
    std::vector<Check> also;           ///< other right answers; `answer` in them is the model
    std::vector<Snippet> with;         ///< definitions that use `answer`
    std::vector<Check> checks;         ///< all must hold for an answer to be right
    std::vector<Demand> demands;       ///< all must be met too
    std::vector<Check> remarks;        ///< on foreseen mistakes
    std::vector<Snippet> hints;
    std::vector<Check> right;     ///< replies to right answers; one without a condition has the condition `true`
    std::vector<Check> choices;   ///< the texts of a multiple choice, a, b, c …; `says`: the reply, or empty
    std::vector<Snippet> rubric;  ///< for the teacher; if not empty, the answer is marked by hand
    int points = 1;

    [[nodiscard]] bool is_by_hand() const { return !rubric.empty(); }
};

/// The letter of a choice: "a" for the first.
[[nodiscard]] inline std::string choice_letter(std::size_t at) { return {static_cast<char>('a' + at)}; }
inline constexpr std::size_t most_choices = 10;

using Step = std::variant<markdown::Block, Example, Pause, Exercise>;

struct Lesson {
    lang::SourcePtr source;
    std::string title;
    std::vector<Step> steps;
    std::vector<lang::Diagnostic> mistakes;  ///< parts that could not be parsed and were left out
};

[[nodiscard]] inline bool is_stop(const Step& step) {
    return std::holds_alternative<Pause>(step) || std::holds_alternative<Exercise>(step);
}

/// Parses the text of a lesson: headings, paragraphs, lists and fenced blocks. Never throws for invalid text: faulty
/// parts are reported in `mistakes` and left out.
[[nodiscard]] Lesson read(lang::SourcePtr source);
[[nodiscard]] Lesson read(std::string name, std::string text);

/// In file order.
[[nodiscard]] inline std::vector<const Exercise*> exercises(const Lesson& lesson) {
    std::vector<const Exercise*> all;
    for (const Step& step : lesson.steps)
        if (const auto* exercise = std::get_if<Exercise>(&step)) all.push_back(exercise);
    return all;
}
/// The statement that shows the picture of an example on a screen.
[[nodiscard]] inline Snippet picture_statement(const Example& example) {
    return {"show(" + example.code.text + "\n)", example.code.begin};
}

/// Null if there is no exercise with this name.
[[nodiscard]] inline const Exercise* find_exercise(const Lesson& lesson, std::string_view name) {
    for (const Exercise* exercise : exercises(lesson))
        if (exercise->name.text == name) return exercise;
    return nullptr;
}
[[nodiscard]] inline std::vector<std::string> exercise_names(const Lesson& lesson) {
    std::vector<std::string> names;
    for (const Exercise* exercise : exercises(lesson)) names.push_back(exercise->name.text);
    return names;
}

[[nodiscard]] inline lang::Where where(const Lesson& lesson, const Snippet& snippet) {
    return {lesson.source, {snippet.begin, snippet.begin + static_cast<std::uint32_t>(snippet.text.size())}};
}

}  // namespace cubelang::lesson
