#include "runtime/shell/lessons/player.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/lesson/seeds.hpp"
#include "runtime/shell/prompt/commands.hpp"
#include "runtime/shell/prompt/repl.hpp"
#include "runtime/shell/system/interrupt.hpp"

namespace cubelang::shell {
namespace {

using render::Role;

bool is_blank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

std::string counted(std::size_t count, const std::string& what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

}  // namespace

LessonPlayer::LessonPlayer(const lesson::Lesson& lesson, LessonSetting setting, Output& output)
    : lesson_(lesson), output_(output), stage_(lesson, std::move(setting), output) {
    for (std::size_t at = 0; at < lesson.steps.size(); ++at)
        if (lesson::is_stop(lesson.steps[at])) stops_.push_back(at);
}

const lesson::Exercise* LessonPlayer::exercise_at(std::size_t stop) const {
    return std::get_if<lesson::Exercise>(&lesson_.steps[stops_[stop]]);
}

std::size_t LessonPlayer::exercise_count() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        lesson_.steps, [](const auto& step) { return std::holds_alternative<lesson::Exercise>(step); }));
}

std::string LessonPlayer::heading(const lesson::Exercise& exercise) const {
    std::size_t number = 0;
    for (std::size_t stop = 0; stop < stops_.size(); ++stop) {
        number += exercise_at(stop) != nullptr ? 1U : 0U;
        if (exercise_at(stop) == &exercise) break;
    }
    return fmt::format("Exercise {} of {}: {}{}", number, exercise_count(), exercise.name.text,
                       progress_.solved.contains(exercise.name.text) ? " (solved)" : "");
}

void LessonPlayer::show_up_to(std::size_t stop) { stage_.show(begin_of(stop), end_of(stop)); }

// --- Without a student

bool LessonPlayer::perform() {
    bool well = true;
    for (std::size_t stop = 0; stop <= stops_.size() && !interrupted(); ++stop) {
        show_up_to(stop);
        if (stop == stops_.size()) break;
        if (const auto* exercise = exercise_at(stop)) {
            LessonExercise turn(*exercise, stage_, output_);
            turn.ask(heading(*exercise));
            well = turn.take_model() && well;
        } else {
            stage_.tell(std::get<lesson::Pause>(lesson_.steps[stops_[stop]]).invitation.text, ">", Role::strong);
        }
        stage_.blank_line();
    }
    return well && !interrupted();
}

// --- With one

void LessonPlayer::play(LineSource& lines, LessonKeeper& keeper) {
    lines_ = &lines;
    keeper_ = &keeper;
    progress_ = keeper.load();
    welcome();
    while (ending() == 0) {
        const auto stop = progress_.at;
        forget_interrupt();
        show_up_to(stop);
        if (stop == stops_.size()) return farewell();
        switch (turn(stop)) {
            case Go::on: move_to(stop + 1); break;
            case Go::back: move_to(stop == 0 ? 0 : stop - 1); break;
            case Go::again: move_to(stop); break;
            case Go::restart: move_to(0); break;
            case Go::leave: return take_leave();
        }
    }
}

// Where they were; if the lesson has changed since, where the first exercise is that they have not solved.
void LessonPlayer::welcome() {
    const auto content = lesson::fingerprint(lesson_.source->text);
    const bool changed = progress_.content != 0 && progress_.content != content;
    progress_.content = content;
    if (changed) {
        const auto is_open = [&](std::size_t stop) {
            return exercise_at(stop) != nullptr && !progress_.solved.contains(exercise_at(stop)->name.text);
        };
        progress_.at = 0;
        while (progress_.at < stops_.size() && !is_open(progress_.at)) ++progress_.at;
    }
    if (progress_.at > stops_.size()) progress_.at = 0;
    const bool finished = progress_.at == stops_.size() && !stops_.empty();
    if (finished) progress_.at = 0;
    tell_problem();
    if (changed) stage_.tell("This lesson has changed since you were here.", "-", Role::hint);
    if (finished) stage_.tell("You have been through this lesson; here it is again.", "-", Role::hint);
    if (progress_.at > 0)
        stage_.tell("You go on where you left; `back` shows what came before, `restart` begins anew.", "-", Role::hint);
    else
        stage_.tell(fmt::format("{}. Type lines as at the prompt; `help` says what else.",
                                counted(exercise_count(), "exercise")),
                    "-", Role::hint);
    stage_.blank_line();
    stage_.set(begin_of(progress_.at));
}

void LessonPlayer::take_leave() {
    keep();
    if (keeper_->is_kept()) stage_.tell("Your place is kept. Until next time!", "-", Role::hint);
}

void LessonPlayer::farewell() {
    const auto count = exercise_count();
    const auto solved = static_cast<std::size_t>(std::ranges::count_if(lesson_.steps, [&](const auto& step) {
        const auto* exercise = std::get_if<lesson::Exercise>(&step);
        return exercise != nullptr && progress_.solved.contains(exercise->name.text);
    }));
    const auto all = solved == count;
    stage_.tell(fmt::format("{} of {} solved.{}", solved, counted(count, "exercise"),
                            all ? "" : " Play the lesson again for the others."),
                "The end.", Role::strong);
}

LessonPlayer::Go LessonPlayer::turn(std::size_t stop) {
    const auto* const exercise = exercise_at(stop);
    return exercise != nullptr ? at_exercise(*exercise)
                               : at_pause(std::get<lesson::Pause>(lesson_.steps[stops_[stop]]));
}

LessonPlayer::Go LessonPlayer::at_pause(const lesson::Pause& pause) {
    stage_.set_cube();
    if (!pause.invitation.text.empty()) stage_.tell(pause.invitation.text, ">", Role::strong);
    if (!std::exchange(explained_pause_, true))
        stage_.tell("Type what you like; Enter alone goes on.", "-", Role::hint);
    while (const auto statement = read_statement(session().prompt())) {
        if (is_blank(*statement)) return Go::on;
        if (const auto* word = find_lesson_word(*statement)) {
            if (const auto go = act(word->word, nullptr, nullptr)) return *go;
        } else if (const auto command = find_command(*statement)) {
            if (!run(*command, nullptr)) return Go::leave;
        } else if (stage_.desk().run(*statement)) {
            stage_.desk().show_held();
        }
    }
    return Go::leave;
}

LessonPlayer::Go LessonPlayer::at_exercise(const lesson::Exercise& exercise) {
    stage_.set_cube();
    LessonExercise asked(exercise, stage_, output_);
    asked.ask(heading(exercise));
    while (const auto statement = read_statement(asked.prompt())) {
        if (is_blank(*statement)) {
            stage_.tell("Your answer? `hint`, `skip` and `help` are there too.", "-", Role::hint);
        } else if (const auto* word = find_lesson_word(*statement)) {
            if (const auto go = act(word->word, &asked, &exercise)) return *go;
        } else if (const auto command = find_command(*statement)) {
            if (!run(*command, &exercise)) return Go::leave;
        } else if (asked.take(*statement)) {
            progress_.solved.insert(exercise.name.text);
            stage_.blank_line();
            return Go::on;
        }
    }
    return Go::leave;
}

// After `reset` the student's session has what the lesson has defined so far.
bool LessonPlayer::run(const CommandCall& command, const lesson::Exercise* exercise) {
    const auto begin = [&] {
        stage_.furnish(end_of(progress_.at));
        if (exercise != nullptr) stage_.marker().give(stage_.desk().session());
    };
    return command.run({stage_.desk().session(), output_, begin, stage_.refresh_screen()});
}

std::optional<LessonPlayer::Go> LessonPlayer::act(LessonWord word, LessonExercise* exercise,
                                                  const lesson::Exercise* asked) {
    switch (word) {
        case LessonWord::next:
        case LessonWord::skip: return Go::on;
        case LessonWord::back: return Go::back;
        case LessonWord::again: return Go::again;
        case LessonWord::restart: return Go::restart;
        case LessonWord::quit: return Go::leave;
        case LessonWord::help: list_words(exercise != nullptr); return std::nullopt;
        case LessonWord::hint:
        case LessonWord::solution: break;
    }
    if (exercise == nullptr) {
        stage_.tell("No exercise is asked here; Enter alone goes on.", "-", Role::hint);
    } else if (word == LessonWord::hint) {
        exercise->hint();
    } else {
        exercise->show_solution();
        if (!progress_.solved.contains(asked->name.text)) progress_.shown.insert(asked->name.text);
        keep();
    }
    return std::nullopt;
}

void LessonPlayer::list_words(bool at_exercise) {
    stage_.tell(at_exercise ? "An expression is your answer, if it is of the kind that is asked for; any other line is "
                              "run as at the prompt. Besides:"
                            : "Any line is run as at the prompt. Besides:");
    for (const auto& row : lesson_words())
        if (!row.meaning.empty() && (at_exercise || row.at_pauses))
            stage_.tell(row.meaning, fmt::format("  {:9}", row.name), Role::moves);
}

// As at the prompt: Ctrl-C drops what was typed, the end of input within a statement ends it.
std::optional<std::string> LessonPlayer::read_statement(const std::string& prompt) {
    std::string statement;
    while (ending() == 0) {
        output_.flush();
        forget_interrupt();
        const Line line = lines_->read_line(statement.empty() ? prompt : continuation_of(prompt));
        if (line.kind == Line::Kind::interrupted) {
            statement.clear();
            continue;
        }
        if (line.kind == Line::Kind::text) statement += (statement.empty() ? "" : "\n") + line.text;
        const bool ended = line.kind == Line::Kind::end;
        if (ended && statement.empty()) return std::nullopt;
        if (!ended && !line.whole && Session::is_incomplete(statement)) continue;
        if (!is_blank(statement)) lines_->remember(statement);
        return statement;
    }
    return std::nullopt;
}

void LessonPlayer::move_to(std::size_t stop) {
    const bool onwards = stop == progress_.at + 1;
    progress_.at = stop;
    if (!onwards) stage_.set(begin_of(stop));
    keep();
}

void LessonPlayer::keep() {
    keeper_->save(progress_);
    tell_problem();
}

void LessonPlayer::tell_problem() {
    if (const auto problem = keeper_->take_problem(); !problem.empty()) output_.error("cube: " + problem + "\n");
}

}  // namespace cubelang::shell
