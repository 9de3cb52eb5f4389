#include "runtime/session/lesson/sitting.hpp"

#include <utility>

#include "runtime/base/text.hpp"
#include "runtime/session/lesson/seeds.hpp"

namespace cubelang::lesson {

Stops::Stops(const Lesson& lesson) : lesson_(lesson) {
    for (std::size_t at = 0; at < lesson.steps.size(); ++at)
        if (is_stop(lesson.steps[at])) steps_.push_back(at);
}

const Exercise* Stops::exercise_at(std::size_t stop) const {
    return stop == steps_.size() ? nullptr : std::get_if<Exercise>(&lesson_.steps[steps_[stop]]);
}

const Pause* Stops::pause_at(std::size_t stop) const {
    return stop == steps_.size() ? nullptr : std::get_if<Pause>(&lesson_.steps[steps_[stop]]);
}

Sitting::Sitting(const Lesson& lesson, SittingSetting setting, Listener& listener)
    : lesson_(lesson),
      setting_(std::move(setting)),
      listener_(listener),
      stops_(lesson),
      student_(setting_.session, setting_.host, listener) {
    begin_anew();
}

void Sitting::begin_anew() {
    asked_.reset();
    grader_ = std::make_unique<Grader>(lesson_, seed_of(setting_.seed), setting_.host, setting_.session);
}

Sitting::Shown Sitting::show(const Snippet& statement) {
    const ComputingScope computing(listener_, grader_->session());
    auto prompt = grader_->session().prompt();
    return {std::move(prompt), statement.text, grader_->typed(statement).answers};
}

void Sitting::pass(const Example& example) {
    set_cube();
    student_.run_quietly(example.code.text);
}

void Sitting::arrive() {
    has_arrived_ = true;
    asked_.reset();
    set_cube();
    if (const auto* const exercise = stops_.exercise_at(at())) asked_.emplace(*exercise, *grader_, student_, listener_);
}

std::string Sitting::prompt() const { return asked_ ? asked_->prompt() : student_.session().prompt(); }

Sitting::Said Sitting::say(const std::string& text) {
    if (!asked_) return {say_aside(text)};
    if (trimmed(text).empty()) {
        listener_.tell(advice("Your answer? `hint`, `skip` and `help` are there too."));
        return {};
    }
    if (const auto* const word = find_lesson_word(text)) return {act(word->word)};
    if (!asked_->take(text)) return {};
    const auto& name = asked_->exercise().name.text;
    record_.solved.insert(name);
    record_.answers.insert_or_assign(name, asked_->section(lesson_));
    return {Go::on, true};
}

std::optional<Sitting::Go> Sitting::say_aside(const std::string& text) {
    if (trimmed(text).empty()) return Go::on;
    if (const auto* const word = find_lesson_word(text)) return act(word->word);
    if (student_.run(text)) student_.show_held();
    return std::nullopt;
}

// Who skips what has not been shown still has what it defines.
void Sitting::go(Go where) {
    const auto at = record_.at;
    if (where == Go::leave || (where == Go::on && at == stops_.size())) return;
    if (where == Go::on) record_.at = at + 1;
    if (where == Go::back) record_.at = at == 0 ? 0 : at - 1;
    if (where == Go::restart) record_.at = 0;
    asked_.reset();
    if (where != Go::on || !has_arrived_) set(stops_.begin_of(record_.at));
    has_arrived_ = false;
}

// Makes everything what it is when the steps before `end` have been shown.
void Sitting::set(std::size_t end) {
    begin_anew();
    for (std::size_t at = 0; at < end; ++at)
        if (const auto* const example = std::get_if<Example>(&lesson_.steps[at]))
            for (const auto& statement : Grader::statements(*example)) static_cast<void>(grader_->typed(statement));
    furnish(end);
}

void Sitting::furnish(std::size_t end) {
    for (std::size_t at = 0; at < end; ++at)
        if (const auto* const example = std::get_if<Example>(&lesson_.steps[at]))
            student_.run_quietly(example->code.text);
    set_cube();
}

void Sitting::furnish_anew() {
    furnish(has_arrived_ ? stops_.end_of(at()) : stops_.begin_of(at()));
    if (asked_) grader_->give(student());
}

// "supercube 5> " is what makes a supercube of 5, but for its mark.
void Sitting::set_cube() {
    const auto wanted = grader_->session().prompt();
    if (student().prompt() != wanted) student_.run_quietly(wanted.substr(0, wanted.find('>')));
}

}  // namespace cubelang::lesson
