#include "runtime/shell/lessons/exercise.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/shell/system/interrupt.hpp"

namespace cubelang::shell {
namespace {

using render::Role;
using Kind = lesson::Verdict::Kind;

constexpr std::size_t longest_shown = 600;  // of an answer that is repeated in a sentence

std::string shortened(const std::string& text) {
    return text.size() <= longest_shown ? text : text.substr(0, longest_shown) + " ...";
}

bool is_word(const std::string& text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

LessonExercise::LessonExercise(const lesson::Exercise& exercise, LessonStage& stage, Output& output)
    : exercise_(exercise), stage_(stage), output_(output) {
    const Computing computing(stage.marker().session());
    static_cast<void>(stage.marker().prepare(exercise));  // it has been rehearsed with this seed
    stage.marker().give(stage.desk().session());
}

void LessonExercise::ask(const std::string& heading) {
    stage_.tell("**" + heading + "**", ">", Role::strong);
    stage_.tell(stage_.marker().filled(exercise_.task), " ");
    stage_.blank_line();
}

std::string LessonExercise::prompt() const {
    auto prompt = stage_.desk().session().prompt();
    return prompt.insert(prompt.find('>'), " ?");
}

// Where a text or a yes or no is wanted, it can be said without ceremony.
std::string LessonExercise::statement_of(const std::string& word) const {
    const auto& wanted = stage_.marker().model().type;
    if (wanted == "boolean" && (word == "yes" || word == "no")) return word == "yes" ? "true" : "false";
    return wanted == "text" && is_word(word) && !stage_.desk().session().meaning_of(word) ? '"' + word + '"' : word;
}

bool LessonExercise::take(const std::string& line) {
    typed_ = trimmed(line, " ");
    return stage_.desk().run(statement_of(typed_)) && judge();
}

// What cannot be typed (a record) is handed over.
bool LessonExercise::take_model() {
    typed_ = model_text();
    output_.write(prompt() + typed_ + '\n');
    stage_.desk().session().adopt("_", stage_.marker().session(), "answer");
    return judge();
}

bool LessonExercise::judge() {
    const Computing computing(stage_.marker().session());
    const auto verdict = stage_.marker().mark(stage_.desk().session());
    if (verdict.kind == Kind::unfit) {
        stage_.desk().show_held();
        say_unfit();
        return false;
    }
    stage_.desk().drop_held();
    if (verdict.kind == Kind::stopped) stage_.tell("The marking was interrupted; answer again, or go on with skip.");
    if (verdict.kind == Kind::wrong) judge_wrong(verdict);
    if (verdict.kind != Kind::right) return false;
    say_value(verdict);
    stage_.tell(stage_.marker().filled(exercise_.right), "Right.", Role::good);
    return true;
}

// What has been worked out is shown; what has been typed is known.
void LessonExercise::say_value(const lesson::Verdict& verdict) {
    const auto value = verdict.does.empty() ? verdict.answer : verdict.does;
    if (value != typed_ && statement_of(typed_) == typed_) stage_.show_faintly(shortened(value));
}

void LessonExercise::say_unfit() {
    if (std::exchange(said_unfit_, true)) return;
    const auto& wanted = stage_.marker().model().type;
    stage_.tell(fmt::format("This is shown, not marked: the answer is to be {}.", lesson::described(wanted)), "-",
                Role::hint);
}

void LessonExercise::judge_wrong(const lesson::Verdict& verdict) {
    ++tries_;
    say_what_it_does(verdict);
    if (verdict.findings.size() > 1)
        for (const auto& finding : verdict.findings)
            stage_.tell(finding.says, finding.holds ? "  [x]" : "  [ ]", finding.holds ? Role::good : Role::bad);
    if (!verdict.remark.empty()) stage_.tell(verdict.remark, "-", Role::hint);
    if (tries_ == 1) stage_.tell("Try again; or type `hint`, or `skip`.", "-", Role::hint);
}

// `(R U)105` rather than all its moves.
std::string LessonExercise::as_typed(const std::string& answer) const {
    return typed_.size() < answer.size() && typed_.find_first_of(";#`\n") == typed_.npos ? typed_ : answer;
}

void LessonExercise::say_what_it_does(const lesson::Verdict& verdict) {
    if (!verdict.problem.empty())
        return stage_.tell(fmt::format("this cannot be done here: {}.", verdict.problem), "Not yet:", Role::bad);
    const auto answer = as_typed(shortened(verdict.answer)), does = shortened(verdict.does);
    const bool said = statement_of(typed_) != typed_ || stage_.marker().model().type == "text";  // a word
    if (verdict.does.empty())
        return stage_.tell(fmt::format("it is not `{}`.", said ? typed_ : answer), "Not yet:", Role::bad);
    if (verdict.does == "()")
        return stage_.tell(fmt::format("`{}` leaves everything as it is.", answer), "Not yet:", Role::bad);
    if (verdict.does == verdict.answer)
        return stage_.tell(fmt::format("it is not `{}`.", answer), "Not yet:", Role::bad);
    stage_.tell(fmt::format("`{}` does this instead:", answer), "Not yet:", Role::bad);
    stage_.tell(does, "   ");
}

void LessonExercise::hint() {
    const auto count = exercise_.hints.size();
    if (count == 0) return stage_.tell("There is no hint here; `solution` shows an answer.", "-", Role::hint);
    const auto at = std::min(hints_++, count - 1);
    stage_.tell(stage_.marker().filled(exercise_.hints[at]), fmt::format("Hint {} of {}:", at + 1, count), Role::hint);
    if (hints_ > count) stage_.tell("That was the last one; `solution` shows an answer.", "-", Role::hint);
}

std::string LessonExercise::model_text() const {
    const auto& [type, text] = stage_.marker().model();
    return type == "text" ? '"' + text + '"' : text;
}

void LessonExercise::show_solution() {
    const auto written = stage_.marker().model_as_written();
    stage_.tell(
        written.empty() ? fmt::format("`{}`", model_text()) : fmt::format("`{}`, that is `{}`", written, model_text()),
        "One answer:", Role::hint);
    stage_.tell("Type it and see; or find another. `skip` goes on.", "-", Role::hint);
}

}  // namespace cubelang::shell
