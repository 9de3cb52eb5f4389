#pragma once
// A lesson, read: text that is Markdown, and among it live examples, pauses and exercises. The text of the file stays
// with it, so that whatever goes wrong is shown in its place.

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::lesson {

/// A piece of the file.
struct Snippet {
    std::string text;
    std::uint32_t begin = 0;  ///< where in the file it is
};

/// Statements, run where they are. One that `fails` is there to show an error.
struct Example {
    Snippet code;
    bool fails = false;
};

/// The student's turn: any line, as often as they like.
struct Pause {
    Snippet invitation;
};

/// A condition on `answer`, and what it asks for in words.
struct Check {
    Snippet condition;
    Snippet says;
};

/// How an answer has to be written, besides what it does.
struct Demand {
    enum class Sort {
        without,  ///< these names are not used in it
        form,     ///< it is written as one of these: a cycle, a commutator … (see written_answer.hpp)
        moves     ///< it has so many moves at most
    };
    Sort sort = Sort::without;
    Snippet what;
    Snippet says;
};

struct Exercise {
    Snippet name, task;
    std::vector<Snippet> definitions;  ///< of `let` and `def`: for the checks and the texts
    std::vector<Snippet> given;        ///< definitions that the student sees too
    Snippet answer;                    ///< a model
    std::vector<Snippet> with;         ///< definitions that use `answer`
    std::vector<Check> checks;         ///< all must hold
    std::vector<Demand> demands;       ///< these too
    std::vector<Check> remarks;        ///< on an answer that is wrong in a foreseen way
    std::vector<Snippet> hints;
    Snippet right;  ///< what to say when it is solved; may be empty
};

using Step = std::variant<markdown::Block, Example, Pause, Exercise>;

struct Lesson {
    lang::SourcePtr source;
    std::string title;
    std::vector<Step> steps;
    std::vector<lang::Diagnostic> mistakes;  ///< what could not be read, and was left out
};

[[nodiscard]] inline bool is_stop(const Step& step) {
    return std::holds_alternative<Pause>(step) || std::holds_alternative<Exercise>(step);
}

/// The lesson in a file's text: headings, paragraphs, lists and fenced blocks. Never throws for what the text says:
/// whatever cannot be read is reported and left out.
[[nodiscard]] Lesson read(lang::SourcePtr source);
[[nodiscard]] Lesson read(std::string name, std::string text);

/// In their order.
[[nodiscard]] inline std::vector<const Exercise*> exercises(const Lesson& lesson) {
    std::vector<const Exercise*> all;
    for (const Step& step : lesson.steps)
        if (const auto* exercise = std::get_if<Exercise>(&step)) all.push_back(exercise);
    return all;
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
