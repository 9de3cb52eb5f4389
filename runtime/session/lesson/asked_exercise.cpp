#include "runtime/session/lesson/sitting.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::lesson {
namespace {

using render::Role;

constexpr std::size_t longest_shown = 600;  // of an answer that is repeated in a sentence

std::string shortened(const std::string& text) {
    return text.size() <= longest_shown ? text : text.substr(0, longest_shown) + " ...";
}

// Fit to be repeated within a sentence; the last value says nothing.
bool is_plain(const std::string& typed) {
    return typed.size() <= longest_shown && typed.find_first_of(";#`\n") == typed.npos && typed != "_";
}

}  // namespace

AskedExercise::AskedExercise(const Exercise& exercise, Grader& grader, StudentSession& student, Listener& listener)
    : exercise_(exercise), grader_(grader), student_(student), listener_(listener) {
    const ComputingScope computing(listener, grader.session());
    static_cast<void>(grader.prepare(exercise));  // it has been rehearsed with this seed
    grader.give(student.session());
}

std::string AskedExercise::prompt() const {
    auto prompt = student_.session().prompt();
    return prompt.insert(prompt.find('>'), " ?");
}

// Where a text or a yes or no is wanted, it can be said without ceremony.
std::string AskedExercise::statement_of(const std::string& word) const {
    const auto is_name = [this](std::string_view name) { return student_.session().meaning_of(name).has_value(); };
    return meant_in_script(word, grader_.wanted(), is_name);
}

bool AskedExercise::take(const std::string& line) {
    typed_ = trimmed(line, " ");
    const auto statement = statement_of(typed_);
    if (student_.run(statement)) return judge(statement);
    const bool is_broken = !student_.session().check("<prompt>", typed_).empty();
    if (is_broken && grader_.wanted().type == "boolean") listener_.tell(advice("The answer is to be `yes` or `no`."));
    return false;
}

// What cannot be typed (a record) is handed over.
bool AskedExercise::take_model() {
    typed_ = model();
    student_.session().adopt("_", grader_.session(), "answer");
    return judge({});
}

bool AskedExercise::judge(const std::string& written) {
    const ComputingScope computing(listener_, grader_.session());
    const auto grade = grader_.grade(student_.session(), written);
    if (grade.kind == Grade::Kind::unfit) {
        student_.show_held();
        say_unfit();
        return false;
    }
    student_.drop_held();
    if (grade.kind == Grade::Kind::stopped)
        listener_.tell({"The marking was interrupted; answer again, or go on with skip."});
    if (grade.kind == Grade::Kind::wrong) judge_wrong(grade);
    if (grade.kind != Grade::Kind::right) return false;
    value_ = grade.answer;
    say_value(grade);
    listener_.tell({grader_.filled(exercise_.right), "Right.", Role::good});
    return true;
}

// What has been worked out is shown; what has been typed is known.
void AskedExercise::say_value(const Grade& grade) {
    const auto value = grade.does.empty() ? grade.answer : grade.does;
    if (value != typed_ && statement_of(typed_) == typed_) listener_.worked_out(shortened(value));
}

void AskedExercise::say_unfit() {
    if (std::exchange(said_unfit_, true)) return;
    listener_.tell(advice(fmt::format("This is shown, not marked: the answer is to be {}.", wanted())));
}

void AskedExercise::judge_wrong(const Grade& grade) {
    ++tries_;
    const auto [says, below] = verdict(grade);
    listener_.tell({says, "Not yet:", Role::bad});
    if (!below.empty()) listener_.tell({below, "   "});
    if (const auto told = grade.told(); told.size() > 1)
        for (const auto& finding : told)
            listener_.tell({finding.says, finding.holds ? "  [x]" : "  [ ]", finding.holds ? Role::good : Role::bad});
    if (!grade.remark.empty()) listener_.tell(advice(grade.remark));
    if (tries_ == 1) listener_.tell(advice("Try again; or type `hint`, or `skip`."));
}

// `(R U)105` rather than all its moves.
std::string AskedExercise::as_typed(const std::string& answer) const {
    return typed_.size() < answer.size() && is_plain(typed_) ? typed_ : answer;
}

AskedExercise::Verdict AskedExercise::verdict(const Grade& grade) const {
    if (grade.only_written_otherwise) return {"that is right, but not written as asked for."};
    if (!grade.problem.empty()) return {fmt::format("this cannot be done here: {}.", grade.problem)};
    const auto answer = as_typed(shortened(grade.answer));
    const bool in_words = statement_of(typed_) != typed_ || grader_.model().type == "text";  // a word
    if (grade.does.empty()) return {fmt::format("it is not `{}`.", in_words ? bare(typed_) : answer)};
    if (grade.does == "()") return {fmt::format("`{}` leaves everything unchanged.", answer)};
    const auto cycles = is_plain(typed_) ? typed_ : answer;  // in the student's order and not the program's
    if (grade.does == grade.answer) return {fmt::format("it is not `{}`.", cycles)};
    return {fmt::format("`{}` does this instead:", answer), shortened(grade.does)};
}

// "supercube 5> " is what makes a supercube of 5, but for its mark.
std::string AskedExercise::section(const Lesson& lesson) const {
    const auto& student = student_.session();
    const auto cube = student.prompt();
    const bool is_own = cube != grader_.session().prompt();
    return answer_section(lesson,
                          {typed_, value_, student.script({}), is_own ? cube.substr(0, cube.find('>')) + '\n' : ""});
}

void AskedExercise::hint() {
    const auto count = exercise_.hints.size();
    if (count == 0) return listener_.tell(advice("There is no hint here; `solution` shows an answer."));
    const auto at = std::min(hints_++, count - 1);
    listener_.tell({grader_.filled(exercise_.hints[at]), fmt::format("Hint {} of {}:", at + 1, count), Role::hint});
    if (hints_ > count) listener_.tell(advice("That was the last one; `solution` shows an answer."));
}

void AskedExercise::show_solution() {
    const auto written = grader_.model_as_written(), typed = model();
    listener_.tell({written.empty() ? fmt::format("`{}`", typed) : fmt::format("`{}`, that is `{}`", written, typed),
                    "One answer:", Role::hint});
    listener_.tell(advice("Type it and see; or find another. `skip` goes on."));
}

}  // namespace cubelang::lesson
