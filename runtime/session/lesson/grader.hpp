#pragma once
// The lesson's own session: it runs the examples and grades answers. The student's definitions cannot affect it.

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/answer_grammar.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/written_answer.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// A session's answers to one text.
struct Result {
    bool well = false;
    std::vector<Answer> answers;

    [[nodiscard]] bool has_value() const;
    [[nodiscard]] const lang::Diagnostic* error() const;
};

/// One condition on an answer, and whether it holds.
struct Finding {
    std::string says;
    bool holds = false;
    bool is_about_form = false;  ///< about how the answer is written
};

struct Grade {
    enum class Kind {
        right,
        wrong,
        wrong_type,  ///< a value of the wrong type: shown, not graded
        stopped      ///< the grading was interrupted
    };
    Kind kind = Kind::wrong;
    std::string answer{};   ///< as printed
    std::string does{};     ///< its cycles, if it is an algorithm
    std::string problem{};  ///< the reason why it cannot be performed here
    std::vector<Finding> findings{};
    bool only_form_is_wrong = false;  ///< it does the right thing, but is not written as asked
    std::string reply{};              ///< to a right answer or a foreseen mistake; may be empty
    /// The findings to show. A wrong answer gets no praise for how it is written.
    [[nodiscard]] std::vector<Finding> shown_findings() const;
};

class Grader {
public:
    Grader(const Lesson& lesson, std::uint64_t seed, const Host& host = no_host(), const SessionOptions& options = {});

    [[nodiscard]] Session& session() { return session_; }

    /// Runs a piece of the lesson; error positions refer to the lesson's file.
    Result run(const Snippet& snippet);
    /// Runs it like typed text.
    Result typed(const Snippet& snippet) { return run("<prompt>", snippet.text, 1); }
    [[nodiscard]] static std::vector<Snippet> statements(const Example& example);

    /// The longest time for each statement from now on; 0: no limit.
    void limit_statements(std::chrono::milliseconds limit) { limit_ = limit; }

    /// Runs an exercise's definitions and evaluates its model answer, with another student's seed if one is given.
    /// Returns the error if one of them fails.
    std::optional<lang::Diagnostic> prepare(const Exercise& exercise, std::optional<std::uint64_t> seed = {});
    [[nodiscard]] const Session::Meaning& model() const { return model_; }
    [[nodiscard]] ExpectedAnswer expected() const;
    /// The model answer as a student would type it: `no`, `odd`.
    [[nodiscard]] std::string model_as_typed() const;
    /// The model answer as its author wrote it. Empty if that adds nothing to the printed value or uses names that
    /// the student does not know.
    [[nodiscard]] std::string model_as_written();
    /// Defines the names that the exercise gives to the student.
    void give(Session& student) const;

    /// Grades an expression of the lesson, in which `answer` is the model answer; how it is written does not matter.
    [[nodiscard]] Grade grade(const Snippet& expression);
    /// Grades the value of `_` in another session.
    [[nodiscard]] Grade grade(const Session& student, const AnswerText& written = {});
    /// Checks the exercise itself: every condition must be a condition and hold for the model answer, and every name
    /// in a text must be known. Returns the first error.
    [[nodiscard]] std::optional<lang::Diagnostic> fault();

    /// The text with each `{name}` replaced by its value.
    [[nodiscard]] std::string filled(const Snippet& text) const;

private:
    static constexpr std::string_view own_text = "<lesson>";  ///< for statements that are not in the file

    Result run(std::string name, std::string text, std::uint32_t first_line);
    void define_yes_and_no();
    [[nodiscard]] Snippet model_statement() const;
    [[nodiscard]] bool take(const Session& student, const Session::Meaning& given);
    [[nodiscard]] Grade grade_value();
    void grade_writing(Grade& grade, const Session& student, const AnswerText& written);
    [[nodiscard]] bool meets(const Demand& demand, const WrittenAnswer& answer);
    [[nodiscard]] bool has_at_most(const std::string& moves);
    [[nodiscard]] bool is_well_written(std::string_view model);
    [[nodiscard]] std::optional<lang::Diagnostic> fault_of(const Demand& demand);
    [[nodiscard]] Result try_check(const Check& check, bool& holds);
    [[nodiscard]] std::optional<lang::Diagnostic> fault_of(const Check& check, bool must_hold);
    [[nodiscard]] std::optional<lang::Diagnostic> fault_of(const Snippet& text) const;
    [[nodiscard]] lang::Diagnostic mistake(const Snippet& at, std::string message, std::string hint = {}) const;

    const Lesson& lesson_;
    std::uint64_t seed_;
    std::vector<Answer> received_;
    Session session_;
    std::chrono::milliseconds limit_{0};
    const Exercise* exercise_ = nullptr;
    Session::Meaning model_;
};

/// The statement that sets the session's cube, `supercube 5`: its prompt without the mark.
[[nodiscard]] std::string cube_statement(const Session& session);

/// The name that a definition of an exercise defines.
[[nodiscard]] std::string defined_name(const Snippet& definition);

/// A type of answer as shown to students: "moves, such as R U", "yes or no".
[[nodiscard]] std::string describe_type(const std::string& type);

/// Runs every example and grades every exercise's own answer; returns the mistakes found. Removes exercises with a
/// mistake from the lesson. `limit`: the longest time for a statement, or 0.
[[nodiscard]] std::vector<lang::Diagnostic> rehearse(Lesson& lesson, std::uint64_t seed, const Host& host = no_host(),
                                                     std::chrono::milliseconds limit = {});

/// An audit of a lesson's conditions: which wrong answers do they let through? Each exercise is answered with near
/// misses of its model answer (an inverse, one move more, moved centres …), with sentences, with the codes of its
/// question, and with ways around its demands (the question in every built-in function, a definition that is changed
/// afterwards).
struct Audit {
    std::vector<lang::Diagnostic> passed;  ///< answers that are marked right, but are neither the model nor `also`
    std::vector<std::string> replies;      ///< with the exercise and the answer: "three edges: `[M', U2]`: Four turns."
    std::size_t tried = 0;
};
/// Audits a rehearsed lesson. `over`: ends the audit early. `limit`: the longest time for a statement, or 0.
[[nodiscard]] Audit audit(const Lesson& lesson, std::uint64_t seed, const Host& host, const std::function<bool()>& over,
                          std::chrono::milliseconds limit = {});

/// A rehearsed lesson, without its broken parts.
struct RehearsedLesson {
    Lesson lesson;
    std::vector<lang::Diagnostic> mistakes;  ///< in file order
};
[[nodiscard]] RehearsedLesson open_lesson(Lesson lesson, std::string_view seed, const Host& host = no_host(),
                                          std::chrono::milliseconds limit = {});

/// The picture of `_` in a session, on its cube.
struct DrawnPicture {
    std::string svg{};                        ///< empty if it cannot be drawn
    std::optional<lang::Diagnostic> error{};  ///< then the reason
};
[[nodiscard]] DrawnPicture picture_of_last(const Session& session, std::string_view style);

inline constexpr std::string_view broken_parts_message = "the broken parts of this lesson are left out";
[[nodiscard]] std::string empty_lesson_message(const Lesson& lesson);

}  // namespace cubelang::lesson
