#pragma once
// The lesson's own session: it runs the examples and grades answers, out of reach of what a student defines.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/word_answer.hpp"
#include "runtime/session/lesson/written_answer.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// How a session took one text.
struct Result {
    bool well = false;
    std::vector<Answer> answers;

    [[nodiscard]] bool has_value() const;
    [[nodiscard]] const lang::Diagnostic* error() const;
};

/// One condition on an answer, tried.
struct Finding {
    std::string says;
    bool holds = false;
    bool of_writing = false;  ///< a demand on how it is written
};

struct Grade {
    enum class Kind {
        right,
        wrong,
        unfit,   ///< a value of another kind than is wanted: looked at, not graded
        stopped  ///< someone interrupted the grading
    };
    Kind kind = Kind::wrong;
    std::string answer{};   ///< as printed
    std::string does{};     ///< its cycles, if it is an algorithm
    std::string problem{};  ///< why it cannot be performed here
    std::vector<Finding> findings{};
    bool only_written_otherwise = false;  ///< it does what is asked, and is wrong only in how it is written
    std::string remark{};                 ///< on an answer that is wrong in a foreseen way; may be empty
    /// The findings to show: that a wrong answer is well written is no comfort.
    [[nodiscard]] std::vector<Finding> told() const;
};

class Grader {
public:
    Grader(const Lesson& lesson, std::uint64_t seed, const Host& host = no_host(), const SessionOptions& options = {});

    [[nodiscard]] Session& session() { return session_; }

    /// Runs a piece of the lesson; errors are placed in its file.
    Result run(const Snippet& snippet);
    /// Runs it as if it had been typed.
    Result typed(const Snippet& snippet) { return run("<prompt>", snippet.text, 1); }
    /// The statements of an example, one by one.
    [[nodiscard]] static std::vector<Snippet> statements(const Example& example);

    /// Makes an exercise's definitions and finds its model answer; nothing if all is well, else what is wrong with
    /// them.
    std::optional<lang::Diagnostic> prepare(const Exercise& exercise);
    /// The model answer, and what type of answer is wanted.
    [[nodiscard]] const Session::Meaning& model() const { return model_; }
    [[nodiscard]] Wanted wanted() const { return {model_.type, model_.text}; }
    /// The model answer as a student would type it: `no`, `odd`.
    [[nodiscard]] std::string model_as_typed() const;
    /// The model answer as its author wrote it, if that says more: it is not what is printed anyway, and names nothing
    /// that the student does not know. Else empty.
    [[nodiscard]] std::string model_as_written();
    /// Gives the student what the exercise says is given.
    void give(Session& student) const;

    /// Grades what `_` is in another session. `written` is the text that it comes from; empty if nobody has written it.
    [[nodiscard]] Grade grade(const Session& student, std::string_view written = {});
    /// What is wrong with the exercise: a condition that is none, or that its own model answer does not meet; a text
    /// that names nothing.
    [[nodiscard]] std::optional<lang::Diagnostic> fault();

    /// A text of the exercise, each `{name}` in it replaced by its value.
    [[nodiscard]] std::string filled(const Snippet& text) const;

private:
    static constexpr std::string_view own_text = "<lesson>";  ///< what runs without being in the file

    Result run(std::string name, std::string text, std::uint32_t first_line);
    void define_yes_and_no();
    [[nodiscard]] Snippet model_meant() const;
    [[nodiscard]] bool take(const Session& student, const Session::Meaning& given);
    [[nodiscard]] Grade graded_answer();
    void grade_writing(Grade& grade, const Session& student, std::string_view written);
    [[nodiscard]] bool meets(const Demand& demand, const WrittenAnswer& answer);
    [[nodiscard]] bool has_at_most(const std::string& moves);
    [[nodiscard]] bool is_well_written(std::string_view model);
    [[nodiscard]] std::optional<lang::Diagnostic> fault_of(const Demand& demand);
    [[nodiscard]] Result tried(const Check& check, bool& holds);
    [[nodiscard]] std::optional<lang::Diagnostic> fault_of(const Check& check, bool must_hold);
    [[nodiscard]] std::optional<lang::Diagnostic> fault_of(const Snippet& text) const;
    [[nodiscard]] lang::Diagnostic mistake(const Snippet& at, std::string message, std::string hint = {}) const;

    const Lesson& lesson_;
    std::uint64_t seed_;
    std::vector<Answer> received_;
    Session session_;
    const Exercise* exercise_ = nullptr;
    Session::Meaning model_;
};

/// What a type of answer is, for a student: "moves, such as R U", "yes or no".
[[nodiscard]] std::string described(const std::string& type);

/// The mistakes that show when every example runs and every exercise is given its own answer. Exercises that have one
/// are taken out of the lesson.
[[nodiscard]] std::vector<lang::Diagnostic> rehearse(Lesson& lesson, std::uint64_t seed, const Host& host = no_host());

/// A lesson to be played, rehearsed before anyone sees it: what is broken is left out.
struct Opened {
    Lesson lesson;
    std::vector<lang::Diagnostic> mistakes;  ///< in their order in the file
};
[[nodiscard]] Opened opened(Lesson lesson, std::string_view seed, const Host& host = no_host());

inline constexpr std::string_view broken_is_left_out = "what is broken in this lesson is left out";
/// That there is nothing in it.
[[nodiscard]] std::string said_of_empty(const Lesson& lesson);

}  // namespace cubelang::lesson
