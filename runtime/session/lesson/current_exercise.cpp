#include "runtime/session/lesson/sitting.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/session/lesson/script.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::lesson {
namespace {

using render::Role;

constexpr std::size_t longest_shown = 600;  // of an answer quoted in a sentence

std::string shortened(const std::string& text) {
    return text.size() <= longest_shown ? text : text.substr(0, longest_shown) + " ...";
}

// Can it be quoted in a sentence? `_` would say nothing.
bool is_plain(const std::string& typed) {
    return typed.size() <= longest_shown && typed.find_first_of(";#`\n") == typed.npos && typed != "_";
}

}  // namespace

CurrentExercise::CurrentExercise(const Exercise& exercise, Grader& grader, StudentSession& student, Listener& listener)
    : exercise_(exercise), grader_(grader), student_(student), listener_(listener) {
    const ComputingScope computing(listener, grader.session());
    static_cast<void>(grader.prepare(exercise));  // cannot fail: it was rehearsed with this seed
    grader.give(student.session());
}

std::string CurrentExercise::prompt() const {
    auto prompt = student_.session().prompt();
    return prompt.insert(prompt.find('>'), " ?");
}

std::string CurrentExercise::wanted() const {
    const auto count = exercise_.choices.size();
    if (count == 0) return describe_type(grader_.model().type);
    return fmt::format("one of the letters {} to {}", choice_letter(0), choice_letter(count - 1));
}

std::vector<std::string> CurrentExercise::choices() const {
    std::vector<std::string> texts;
    for (const Check& choice : exercise_.choices) texts.push_back(grader_.filled(choice.condition));
    return texts;
}

// A text or yes or no can be answered without quotes, in any case.
std::string CurrentExercise::statement_of(const std::string& word) const {
    const auto is_name = [this](std::string_view name) { return student_.session().meaning_of(name).has_value(); };
    return answer_script(word, grader_.expected(), is_name);
}

bool CurrentExercise::take(const std::string& line) {
    typed_ = trimmed(line, " ");
    if (exercise_.is_by_hand()) typed_ = meaning::in_quotes(typed_);
    const auto statement = statement_of(typed_);
    const auto expected = grader_.expected();
    if (!not_understood(statement, expected, student_.session()).empty()) {
        listener_.tell(advice(fmt::format("This is not understood: {}.", describe_grammar(expected))));
        return false;
    }
    auto earlier = student_.session().script({});
    return student_.run(statement) && judge({statement, {std::move(earlier)}});
}

// The model is passed as a value, since some cannot be typed (a record).
bool CurrentExercise::take_model() {
    typed_ = model();
    student_.session().adopt("_", grader_.session(), "answer");
    return judge({});
}

bool CurrentExercise::judge(const AnswerText& written) {
    const ComputingScope computing(listener_, grader_.session());
    const auto grade = grader_.grade(student_.session(), written);
    if (grade.kind == Grade::Kind::wrong_type) {
        student_.show_held();
        report_unfit();
        return false;
    }
    student_.drop_held();
    if (grade.kind == Grade::Kind::stopped)
        listener_.tell({"The marking was interrupted. Answer again, or type `skip`."});
    if (grade.kind == Grade::Kind::wrong) judge_wrong(grade);
    if (grade.kind != Grade::Kind::right) return false;
    value_ = grade.answer;
    if (exercise_.is_by_hand()) {
        listener_.tell({grade.reply, "Kept: your teacher marks this answer.", Role::good});
        return true;
    }
    show_answer_value(grade);
    listener_.tell({grade.reply, "Right.", Role::good});
    return true;
}

// Shows the value, unless the student typed just that.
void CurrentExercise::show_answer_value(const Grade& grade) {
    const auto value = grade.does.empty() ? grade.answer : grade.does;
    if (value != typed_ && statement_of(typed_) == typed_) listener_.show_value(shortened(value));
}

void CurrentExercise::report_unfit() {
    if (std::exchange(reported_unfit_, true)) return;
    listener_.tell(advice(fmt::format("This is shown, not marked: the answer must be {}.", wanted())));
}

void CurrentExercise::judge_wrong(const Grade& grade) {
    ++tries_;
    const auto [says, below] = verdict(grade);
    listener_.tell({says, "Not yet:", Role::bad});
    if (!below.empty()) listener_.tell({below, "   "});
    if (const auto shown = grade.shown_findings(); shown.size() > 1)
        for (const auto& finding : shown)
            listener_.tell({finding.says, finding.holds ? "  [x]" : "  [ ]", finding.holds ? Role::good : Role::bad});
    if (!grade.reply.empty()) listener_.tell(advice(grade.reply));
    if (tries_ == 1) listener_.tell(advice("Try again, or type `hint` or `skip`."));
}

// Prefers the typed text if it is shorter: `(R U)105` rather than all its moves.
std::string CurrentExercise::as_typed(const std::string& answer) const {
    return typed_.size() < answer.size() && is_plain(typed_) ? typed_ : answer;
}

CurrentExercise::Verdict CurrentExercise::verdict(const Grade& grade) const {
    if (grade.only_form_is_wrong) return {"that is right, but not written as the exercise asks."};
    if (!grade.problem.empty()) return {fmt::format("this cannot be done here: {}.", grade.problem)};
    const auto answer = as_typed(shortened(grade.answer));
    const bool is_one_word = typed_.find(' ') == typed_.npos && is_plain(typed_);
    if (grade.does.empty()) return {fmt::format("it is not `{}`.", is_one_word ? trimmed(typed_, ".\"") : answer)};
    if (grade.does == "()") return {fmt::format("`{}` leaves everything unchanged.", answer)};
    const auto cycles = is_plain(typed_) ? typed_ : answer;  // in the student's order, not the program's
    if (grade.does == grade.answer) return {fmt::format("it is not `{}`.", cycles)};
    return {fmt::format("`{}` does this instead:", answer), shortened(grade.does)};
}

std::string CurrentExercise::section(const Lesson& lesson) const {
    const auto& student = student_.session();
    const auto cube = cube_statement(student);
    const bool is_own = cube != cube_statement(grader_.session());
    return answer_section(lesson, {typed_, value_, student.script({}), is_own ? cube + '\n' : ""});
}

void CurrentExercise::hint() {
    const auto count = exercise_.hints.size();
    if (count == 0) return listener_.tell(advice("There is no hint here; `solution` shows an answer."));
    const auto at = std::min(hints_++, count - 1);
    listener_.tell({grader_.filled(exercise_.hints[at]), fmt::format("Hint {} of {}:", at + 1, count), Role::hint});
    if (hints_ > count) listener_.tell(advice("That was the last one; `solution` shows an answer."));
}

void CurrentExercise::show_solution() {
    const auto written = grader_.model_as_written(), typed = model();
    if (exercise_.is_by_hand() && grader_.model().text.empty())
        return listener_.tell(advice("There is no model answer here: your teacher marks this exercise."));
    listener_.tell({written.empty() ? fmt::format("`{}`", typed) : fmt::format("`{}`, that is `{}`", written, typed),
                    "One answer:", Role::hint});
    listener_.tell(advice("Type it to see its effect, or find another. `skip` goes on."));
}

}  // namespace cubelang::lesson
