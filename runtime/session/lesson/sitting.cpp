#include "runtime/session/lesson/sitting.hpp"

#include <utility>

#include <fmt/format.h>

#include "runtime/base/english.hpp"

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
    reset_grader();
}

void Sitting::reset_grader() {
    current_.reset();
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

void Sitting::slide(const std::string& statement, MovedText moved) {
    static_cast<void>(student_.run(statement, std::move(moved)));
    student_.show_held();
}

void Sitting::arrive() {
    has_arrived_ = true;
    current_.reset();
    set_cube();
    if (const auto* const exercise = stops_.exercise_at(at()))
        current_.emplace(*exercise, *grader_, student_, listener_);
}

std::string Sitting::prompt() const { return current_ ? current_->prompt() : student_.session().prompt(); }

Sitting::Outcome Sitting::say(const std::string& typed) {
    const auto text = with_plain_spaces(typed);
    if (!current_) return {say_aside(text)};
    if (trimmed(text).empty()) {
        listener_.tell(advice("Type your answer, or `hint`, `skip` or `help`."));
        return {};
    }
    if (const auto* const row = find_lesson_command(text)) return {act(row->command)};
    if (!current_->take(text)) return {};
    const auto& name = current_->exercise().name.text;
    record_.solved.insert(name);
    record_.answers.insert_or_assign(name, current_->section(lesson_));
    return {Go::on, true};
}

std::optional<Sitting::Go> Sitting::say_aside(const std::string& text) {
    if (trimmed(text).empty()) return Go::on;
    if (const auto* const row = find_lesson_command(text)) return act(row->command);
    if (student_.run(text)) student_.show_held();
    return std::nullopt;
}

// Parts that are skipped still define their names.
void Sitting::go(Go where) {
    const auto at = record_.at;
    if (where == Go::leave || (where == Go::on && at == stops_.size())) return;
    if (where == Go::on) record_.at = at + 1;
    if (where == Go::back) record_.at = at == 0 ? 0 : at - 1;
    if (where == Go::restart) record_.at = 0;
    current_.reset();
    if (where != Go::on || !has_arrived_) set(stops_.begin_of(record_.at));
    has_arrived_ = false;
}

// Sets the state that holds when the steps before `end` have been shown.
void Sitting::set(std::size_t end) {
    reset_grader();
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

void Sitting::restore_definitions() {
    furnish(has_arrived_ ? stops_.end_of(at()) : stops_.begin_of(at()));
    if (current_) grader_->give(student());
}

void Sitting::set_cube() {
    const auto wanted = cube_statement(grader_->session());
    if (cube_statement(student()) != wanted) student_.run_quietly(wanted);
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
    if (changed) listener_.tell(advice("This lesson has changed since your last visit."));
    if (finished) listener_.tell(advice("You have finished this lesson; it starts again."));
    if (record_.at > 0)
        listener_.tell(advice("You continue where you left off; `back` goes back one stop, `restart` starts again."));
    else
        listener_.tell(advice(fmt::format("{}. Type lines as at the prompt; `help` lists the commands.",
                                          counted(exercises(lesson_).size(), "exercise"))));
    set(stops_.begin_of(record_.at));
}

std::string Sitting::heading() const {
    const auto& exercise = current_->exercise();
    const auto all = exercises(lesson_);
    const auto number = std::ranges::find(all, &exercise) - all.begin() + 1;
    return fmt::format("Exercise {} of {}: {}{}", number, all.size(), exercise.name.text,
                       record_.solved.contains(exercise.name.text) ? " (solved)" : "");
}

void Sitting::explain_pause() {
    if (!std::exchange(explained_pause_, true)) listener_.tell(advice("Type anything you like; Enter alone goes on."));
}

std::optional<Sitting::Go> Sitting::act(LessonCommand command) {
    switch (command) {
        case LessonCommand::next:
        case LessonCommand::skip: return Go::on;
        case LessonCommand::back: return Go::back;
        case LessonCommand::again: return Go::again;
        case LessonCommand::restart: return Go::restart;
        case LessonCommand::quit: return Go::leave;
        case LessonCommand::help: help(current_.has_value()); return std::nullopt;
        case LessonCommand::hint:
        case LessonCommand::solution: break;
    }
    if (!current_) {
        listener_.tell(advice("There is no exercise here; Enter alone goes on."));
    } else if (command == LessonCommand::hint) {
        current_->hint();
    } else {
        current_->show_solution();
        const auto& name = current_->exercise().name.text;
        if (!record_.solved.contains(name)) record_.shown.insert(name);
    }
    return std::nullopt;
}

void Sitting::help(bool has_exercise) {
    listener_.tell({has_exercise ? "An expression of the right kind is your answer; any other line is "
                                   "run as at the prompt. Commands:"
                                 : "Any line is run as at the prompt. Commands:"});
    for (const auto& row : lesson_commands) {
        const bool is_left_out = row.command == LessonCommand::quit && !setting_.lists_quit;
        if (!row.meaning.empty() && (has_exercise || row.at_pauses) && !is_left_out)
            listener_.tell({std::string(row.meaning), fmt::format("  {:9}", row.name), render::Role::moves});
    }
    for (const auto& message : setting_.front_end_commands) listener_.tell(message);
}

void Sitting::show_result() {
    const auto all = exercises(lesson_);
    const auto solved = static_cast<std::size_t>(std::ranges::count_if(
        all, [&](const Exercise* exercise) { return record_.solved.contains(exercise->name.text); }));
    listener_.tell({fmt::format("{} of {} solved.{}", solved, counted(all.size(), "exercise"),
                                solved == all.size() ? "" : " Repeat the lesson to solve the others."),
                    "The end.", render::Role::strong});
}

bool Sitting::has_answers() {
    if (record_.answers.empty()) listener_.tell(advice("Nothing is solved yet: there are no answers to save."));
    return !record_.answers.empty();
}

std::string Sitting::hand_in_script(const std::string& way) const {
    return hand_in(lesson_, {way, setting_.seed, record_});
}

}  // namespace cubelang::lesson
