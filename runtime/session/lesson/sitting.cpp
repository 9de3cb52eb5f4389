#include "runtime/session/lesson/sitting.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/student_record.hpp"

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

std::size_t Sitting::first_open_stop() const {
    std::size_t stop = 0;
    const auto is_open = [&] {
        const auto* const exercise = stops_.exercise_at(stop);
        return exercise != nullptr && !record_.solved.contains(exercise->name.text);
    };
    while (stop < stops_.size() && !is_open()) ++stop;
    return stop;
}

void Sitting::resume(StudentRecord kept) {
    record_ = std::move(kept);
    const auto content = fingerprint(lesson_.source->text);
    const bool changed = record_.content != 0 && record_.content != content;
    record_.content = content;
    if (changed) record_.at = first_open_stop();
    if (record_.at > stops_.size()) record_.at = 0;
    const bool finished = record_.at == stops_.size() && stops_.size() != 0;
    if (finished) record_.at = 0;
    if (changed) listener_.tell(advice("This lesson has changed since you were here."));
    if (finished) listener_.tell(advice("You have been through this lesson; here it is again."));
    if (record_.at > 0)
        listener_.tell(advice("You go on where you left; `back` shows what came before, `restart` begins again."));
    else
        listener_.tell(advice(fmt::format("{}. Type lines as at the prompt; `help` says what else.",
                                          counted(exercises(lesson_).size(), "exercise"))));
    set(stops_.begin_of(record_.at));
}

std::string Sitting::heading() const {
    const auto& exercise = asked_->exercise();
    const auto all = exercises(lesson_);
    const auto number = std::ranges::find(all, &exercise) - all.begin() + 1;
    return fmt::format("Exercise {} of {}: {}{}", number, all.size(), exercise.name.text,
                       record_.solved.contains(exercise.name.text) ? " (solved)" : "");
}

void Sitting::explain_pause() {
    if (!std::exchange(explained_pause_, true)) listener_.tell(advice("Type what you like; Enter alone goes on."));
}

std::optional<Sitting::Go> Sitting::act(LessonWord word) {
    switch (word) {
        case LessonWord::next:
        case LessonWord::skip: return Go::on;
        case LessonWord::back: return Go::back;
        case LessonWord::again: return Go::again;
        case LessonWord::restart: return Go::restart;
        case LessonWord::quit: return Go::leave;
        case LessonWord::help: help(asked_.has_value()); return std::nullopt;
        case LessonWord::hint:
        case LessonWord::solution: break;
    }
    if (!asked_) {
        listener_.tell(advice("No exercise is asked here; Enter alone goes on."));
    } else if (word == LessonWord::hint) {
        asked_->hint();
    } else {
        asked_->show_solution();
        const auto& name = asked_->exercise().name.text;
        if (!record_.solved.contains(name)) record_.shown.insert(name);
    }
    return std::nullopt;
}

void Sitting::help(bool is_asked) {
    listener_.tell({is_asked
                        ? "An expression is your answer, if it is of the kind that is asked for; any other line is "
                          "run as at the prompt. Besides:"
                        : "Any line is run as at the prompt. Besides:"});
    for (const auto& row : lesson_words) {
        const bool is_left_out = row.word == LessonWord::quit && !setting_.ends_by_a_word;
        if (!row.meaning.empty() && (is_asked || row.at_pauses) && !is_left_out)
            listener_.tell({std::string(row.meaning), fmt::format("  {:9}", row.name), render::Role::moves});
    }
    for (const auto& told : setting_.besides) listener_.tell(told);
}

void Sitting::say_farewell() {
    const auto all = exercises(lesson_);
    const auto solved = static_cast<std::size_t>(std::ranges::count_if(
        all, [&](const Exercise* exercise) { return record_.solved.contains(exercise->name.text); }));
    listener_.tell({fmt::format("{} of {} solved.{}", solved, counted(all.size(), "exercise"),
                                solved == all.size() ? "" : " Play the lesson again for the others."),
                    "The end.", render::Role::strong});
}

bool Sitting::has_answers() {
    if (record_.answers.empty()) listener_.tell(advice("Nothing is solved yet: there are no answers to save."));
    return !record_.answers.empty();
}

std::string Sitting::handed_in(const std::string& way) const {
    return hand_in(lesson_, {way, setting_.seed, record_.answers});
}

}  // namespace cubelang::lesson
