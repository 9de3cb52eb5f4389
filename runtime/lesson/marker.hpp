#pragma once
// The lesson's own session: it runs the examples and marks answers, out of reach of what a student defines.

#include <map>
#include <optional>

#include "runtime/lesson/lesson.hpp"
#include "runtime/session.hpp"

namespace cubelang::lesson {

/// What a session said to one text.
struct Said {
    bool well = false;
    std::vector<Answer> answers;
    [[nodiscard]] const Answer* last_value() const;
    [[nodiscard]] const lang::Diagnostic* error() const;
};

/// One condition on an answer, tried.
struct Finding {
    std::string says;
    bool holds = false;
};

struct Verdict {
    enum class Kind {
        right,
        wrong,
        unfit,   ///< a value of another kind than is wanted: looked at, not marked
        stopped  ///< someone interrupted the marking
    };
    Kind kind = Kind::wrong;
    std::string answer;  ///< as it is printed
    std::string does;    ///< its cycles, if it is an algorithm; or why it cannot be performed
    std::vector<Finding> findings;
    std::string remark;  ///< on a wrong answer that was foreseen; may be empty
};

class Marker {
public:
    Marker(const Lesson& lesson, std::uint64_t seed, const SessionOptions& options = {});

    [[nodiscard]] Session& session() { return session_; }

    /// Runs a piece of the lesson; errors are placed in its file.
    Said run(const Snippet& snippet);
    /// The statements of an example, one by one.
    [[nodiscard]] static std::vector<Snippet> statements(const Example& example);

    /// Makes an exercise's definitions and finds its model answer; false if one of them is broken (see mistakes()).
    bool prepare(const Exercise& exercise);
    /// The type of answer that is wanted: "an algorithm", "an integer".
    [[nodiscard]] std::string wanted() const;
    /// Marks what `_` is in another session.
    Verdict mark(const Session& student);
    /// Marks the model answer, and asks of every condition that it be one.
    bool mark_model();
    /// The model answer, as it is printed.
    [[nodiscard]] const Session::Meaning& model() const { return model_; }

    /// A text of the exercise, its `{name}`s filled in.
    [[nodiscard]] std::string filled(const Snippet& text);

    /// What was found to be wrong with the lesson since it was last asked.
    std::vector<lang::Diagnostic> take_mistakes() { return std::exchange(mistakes_, {}); }

private:
    Said run(const std::string& text, std::uint32_t begin);
    Said quietly(const std::string& text);
    bool define(const std::vector<Snippet>& definitions);
    Verdict verdict();
    std::optional<bool> holds(const Snippet& condition);
    bool check_texts();
    void fail(const Snippet& at, std::string message, std::string hint);

    const Lesson& lesson_;
    std::uint64_t seed_;
    std::vector<Answer> heard_;
    Session session_;
    const Exercise* exercise_ = nullptr;
    Session::Meaning model_;
    std::vector<lang::Diagnostic> mistakes_;
};

}  // namespace cubelang::lesson
