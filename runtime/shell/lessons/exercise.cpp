#include "runtime/shell/lessons/exercise.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"
#include "runtime/lesson/hand_in.hpp"
#include "runtime/shell/system/interrupt.hpp"

namespace cubelang::shell {
namespace {

using render::Role;
using Kind = lesson::Grade::Kind;

constexpr std::size_t longest_shown = 600;  // of an answer that is repeated in a sentence

std::string shortened(const std::string& text) {
    return text.size() <= longest_shown ? text : text.substr(0, longest_shown) + " ...";
}

// Fit to be repeated within a sentence; the last value says nothing.
bool is_plain(const std::string& typed) {
    return typed.size() <= longest_shown && typed.find_first_of(";#`\n") == typed.npos && typed != "_";
}

}  // namespace

LessonExercise::LessonExercise(const lesson::Exercise& exercise, LessonView& view, Output& output)
    : exercise_(exercise), view_(view), output_(output) {
    const InterruptScope computing(view.grader().session());
    static_cast<void>(view.grader().prepare(exercise));  // it has been rehearsed with this seed
    view.grader().give(view.student().session());
}

void LessonExercise::ask(const std::string& heading) {
    view_.tell("**" + heading + "**", ">", Role::strong);
    view_.tell(view_.grader().filled(exercise_.task), " ");
    view_.blank_line();
}

std::string LessonExercise::prompt() const {
    auto prompt = view_.student().session().prompt();
    return prompt.insert(prompt.find('>'), " ?");
}

// Where a text or a yes or no is wanted, it can be said without ceremony.
std::string LessonExercise::statement_of(const std::string& word) const {
    const auto is_name = [this](std::string_view name) {
        return view_.student().session().meaning_of(name).has_value();
    };
    return lesson::meant_in_script(word, view_.grader().wanted(), is_name);
}

bool LessonExercise::take(const std::string& line) {
    typed_ = trimmed(line, " ");
    const auto statement = statement_of(typed_);
    if (view_.student().run(statement)) return judge(statement);
    const bool is_broken = !view_.student().session().check("<prompt>", typed_).empty();
    if (is_broken && view_.grader().wanted().type == "boolean")
        view_.tell("The answer is to be `yes` or `no`.", "-", Role::hint);
    return false;
}

// What cannot be typed (a record) is handed over.
bool LessonExercise::take_model() {
    typed_ = view_.grader().model_as_typed();
    output_.write(prompt() + printable(typed_) + '\n');
    view_.student().session().adopt("_", view_.grader().session(), "answer");
    return judge({});
}

bool LessonExercise::judge(const std::string& written) {
    const InterruptScope computing(view_.grader().session());
    const auto grade = view_.grader().grade(view_.student().session(), written);
    if (grade.kind == Kind::unfit) {
        view_.student().show_held();
        say_unfit();
        return false;
    }
    view_.student().drop_held();
    if (grade.kind == Kind::stopped) view_.tell("The marking was interrupted; answer again, or go on with skip.");
    if (grade.kind == Kind::wrong) judge_wrong(grade);
    if (grade.kind != Kind::right) return false;
    value_ = grade.answer;
    say_value(grade);
    view_.tell(view_.grader().filled(exercise_.right), "Right.", Role::good);
    return true;
}

// What has been worked out is shown; what has been typed is known.
void LessonExercise::say_value(const lesson::Grade& grade) {
    const auto value = grade.does.empty() ? grade.answer : grade.does;
    if (value != typed_ && statement_of(typed_) == typed_) view_.show_faintly(shortened(value));
}

void LessonExercise::say_unfit() {
    if (std::exchange(said_unfit_, true)) return;
    const auto& wanted = view_.grader().model().type;
    view_.tell(fmt::format("This is shown, not marked: the answer is to be {}.", lesson::described(wanted)), "-",
               Role::hint);
}

void LessonExercise::judge_wrong(const lesson::Grade& grade) {
    ++tries_;
    say_what_it_does(grade);
    if (const auto told = grade.told(); told.size() > 1)
        for (const auto& finding : told)
            view_.tell(finding.says, finding.holds ? "  [x]" : "  [ ]", finding.holds ? Role::good : Role::bad);
    if (!grade.remark.empty()) view_.tell(grade.remark, "-", Role::hint);
    if (tries_ == 1) view_.tell("Try again; or type `hint`, or `skip`.", "-", Role::hint);
}

// `(R U)105` rather than all its moves.
std::string LessonExercise::as_typed(const std::string& answer) const {
    return typed_.size() < answer.size() && is_plain(typed_) ? typed_ : answer;
}

void LessonExercise::say_what_it_does(const lesson::Grade& grade) {
    if (grade.only_written_otherwise)
        return view_.tell("that is right, but not written as asked for.", "Not yet:", Role::bad);
    if (!grade.problem.empty())
        return view_.tell(fmt::format("this cannot be done here: {}.", grade.problem), "Not yet:", Role::bad);
    const auto answer = as_typed(shortened(grade.answer)), does = shortened(grade.does);
    const bool in_words = statement_of(typed_) != typed_ || view_.grader().model().type == "text";  // a word
    if (grade.does.empty())
        return view_.tell(fmt::format("it is not `{}`.", in_words ? lesson::bare(typed_) : answer),
                          "Not yet:", Role::bad);
    if (grade.does == "()")
        return view_.tell(fmt::format("`{}` leaves everything unchanged.", answer), "Not yet:", Role::bad);
    const auto cycles = is_plain(typed_) ? typed_ : answer;  // in the student's order and not the program's
    if (grade.does == grade.answer) return view_.tell(fmt::format("it is not `{}`.", cycles), "Not yet:", Role::bad);
    view_.tell(fmt::format("`{}` does this instead:", answer), "Not yet:", Role::bad);
    view_.tell(does, "   ");
}

// "supercube 5> " is what makes a supercube of 5, but for its mark.
std::string LessonExercise::section(const lesson::Lesson& lesson) const {
    const auto& student = view_.student().session();
    const auto cube = student.prompt();
    const bool is_own = cube != view_.grader().session().prompt();
    return lesson::answer_section(
        lesson, {typed_, value_, student.script({}), is_own ? cube.substr(0, cube.find('>')) + '\n' : ""});
}

void LessonExercise::hint() {
    const auto count = exercise_.hints.size();
    if (count == 0) return view_.tell("There is no hint here; `solution` shows an answer.", "-", Role::hint);
    const auto at = std::min(hints_++, count - 1);
    view_.tell(view_.grader().filled(exercise_.hints[at]), fmt::format("Hint {} of {}:", at + 1, count), Role::hint);
    if (hints_ > count) view_.tell("That was the last one; `solution` shows an answer.", "-", Role::hint);
}

void LessonExercise::show_solution() {
    const auto written = view_.grader().model_as_written(), typed = view_.grader().model_as_typed();
    view_.tell(written.empty() ? fmt::format("`{}`", typed) : fmt::format("`{}`, that is `{}`", written, typed),
               "One answer:", Role::hint);
    view_.tell("Type it and see; or find another. `skip` goes on.", "-", Role::hint);
}

}  // namespace cubelang::shell
