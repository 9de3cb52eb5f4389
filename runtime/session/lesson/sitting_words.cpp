// What a sitting says besides what is said of an answer.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/session/lesson/hand_in.hpp"
#include "runtime/session/lesson/seeds.hpp"
#include "runtime/session/lesson/sitting.hpp"

namespace cubelang::lesson {

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
    for (const auto& row : lesson_words()) {
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
