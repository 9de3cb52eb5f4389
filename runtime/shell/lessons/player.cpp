#include "runtime/shell/lessons/player.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/lesson/seeds.hpp"
#include "runtime/shell/prompt/commands.hpp"
#include "runtime/shell/prompt/typed_statement.hpp"
#include "runtime/shell/system/interrupt.hpp"

namespace cubelang::shell {
namespace {

using render::Role;

bool is_blank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

constexpr int rows_of_question = 7;  // of which no row is to be out of sight, if it is no longer

std::string counted(std::size_t count, const std::string& what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

}  // namespace

LessonPlayer::LessonPlayer(const lesson::Lesson& lesson, LessonSetting setting, Output& output)
    : lesson_(lesson), output_(output), view_(lesson, setting, output), seed_name_(std::move(setting.seed_name)) {
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
                       record_.solved.contains(exercise.name.text) ? " (solved)" : "");
}

void LessonPlayer::show_up_to(std::size_t stop) { view_.show(begin_of(stop), end_of(stop)); }

// --- Without a student

bool LessonPlayer::perform() {
    bool well = true;
    for (std::size_t stop = 0; stop <= stops_.size() && !interrupted(); ++stop) {
        show_up_to(stop);
        if (stop == stops_.size()) break;
        if (const auto* exercise = exercise_at(stop)) {
            LessonExercise turn(*exercise, view_, output_);
            turn.ask(heading(*exercise));
            well = turn.take_model() && well;
        } else {
            view_.tell(std::get<lesson::Pause>(lesson_.steps[stops_[stop]]).invitation.text, ">", Role::strong);
        }
        view_.blank_line();
    }
    return well && !interrupted();
}

// --- With one

bool LessonPlayer::play(LineSource& lines, ProgressStore& store, const std::string& next) {
    lines_ = &lines;
    store_ = &store;
    record_ = store.load();
    view_.stop_at_screenfuls([this] { return at_screenful(); });
    welcome();
    while (ending() == 0) {
        const auto stop = record_.at;
        forget_interrupt();
        away_.reset();
        show_up_to(stop);
        const bool is_end = stop == stops_.size() && !away_;
        Go go = Go::on;
        if (away_)
            go = *away_;
        else
            go = is_end ? at_end(next) : turn(stop);
        if (is_end && (go == Go::on || go == Go::leave)) return go == Go::on && !next.empty();
        switch (go) {
            case Go::on: move_to(stop + 1); break;
            case Go::back: move_to(stop == 0 ? 0 : stop - 1); break;
            case Go::again: move_to(stop); break;
            case Go::restart: move_to(0); break;
            case Go::leave: take_leave(); return false;
        }
    }
    return false;
}

// Where they were; if the lesson has changed since, where the first exercise is that they have not solved.
void LessonPlayer::welcome() {
    const auto content = lesson::fingerprint(lesson_.source->text);
    const bool changed = record_.content != 0 && record_.content != content;
    record_.content = content;
    if (changed) {
        const auto is_open = [&](std::size_t stop) {
            return exercise_at(stop) != nullptr && !record_.solved.contains(exercise_at(stop)->name.text);
        };
        record_.at = 0;
        while (record_.at < stops_.size() && !is_open(record_.at)) ++record_.at;
    }
    if (record_.at > stops_.size()) record_.at = 0;
    const bool finished = record_.at == stops_.size() && !stops_.empty();
    if (finished) record_.at = 0;
    tell_problem();
    if (changed) view_.tell("This lesson has changed since you were here.", "-", Role::hint);
    if (finished) view_.tell("You have been through this lesson; here it is again.", "-", Role::hint);
    if (record_.at > 0)
        view_.tell("You go on where you left; `back` shows what came before, `restart` begins again.", "-", Role::hint);
    else
        view_.tell(fmt::format("{}. Type lines as at the prompt; `help` says what else.",
                               counted(exercise_count(), "exercise")),
                   "-", Role::hint);
    view_.blank_line();
    view_.set(begin_of(record_.at));
}

LessonPlayer::Go LessonPlayer::turn(std::size_t stop) {
    const auto* const exercise = exercise_at(stop);
    return exercise != nullptr ? at_exercise(*exercise)
                               : at_pause(std::get<lesson::Pause>(lesson_.steps[stops_[stop]]));
}

LessonPlayer::Go LessonPlayer::at_pause(const lesson::Pause& pause) {
    view_.set_cube();
    if (!view_.make_room(rows_of_question)) return *away_;
    if (!pause.invitation.text.empty()) view_.tell(pause.invitation.text, ">", Role::strong);
    if (away_) return *away_;
    if (!std::exchange(explained_pause_, true)) view_.tell("Type what you like; Enter alone goes on.", "-", Role::hint);
    return let_type();
}

bool LessonPlayer::at_screenful() {
    view_.set_cube();
    view_.tell("There is more; Enter goes on.", "-", Role::hint);
    const auto go = let_type();
    if (go != Go::on) away_ = go;
    return go == Go::on;
}

LessonPlayer::Go LessonPlayer::let_type() {
    while (const auto statement = read_statement(session().prompt())) {
        if (is_blank(*statement)) return Go::on;
        if (const auto* word = find_lesson_word(*statement)) {
            if (const auto go = act(word->word, nullptr, nullptr)) return *go;
        } else if (const auto command = find_command(*statement)) {
            if (!run(*command, nullptr)) return Go::leave;
        } else if (view_.student().run(*statement)) {
            view_.student().show_held();
        }
    }
    return Go::leave;
}

LessonPlayer::Go LessonPlayer::at_exercise(const lesson::Exercise& exercise) {
    view_.set_cube();
    LessonExercise asked(exercise, view_, output_);
    if (!view_.make_room(rows_of_question)) return *away_;
    asked.ask(heading(exercise));
    if (away_) return *away_;
    while (const auto statement = read_statement(asked.prompt())) {
        if (is_blank(*statement)) {
            view_.tell("Your answer? `hint`, `skip` and `help` are there too.", "-", Role::hint);
        } else if (const auto* word = find_lesson_word(*statement)) {
            if (const auto go = act(word->word, &asked, &exercise)) return *go;
        } else if (const auto command = find_command(*statement)) {
            if (!run(*command, &exercise)) return Go::leave;
        } else if (asked.take(*statement)) {
            record_.solved.insert(exercise.name.text);
            record_.answers.insert_or_assign(exercise.name.text, asked.section(lesson_));
            view_.blank_line();
            return Go::on;
        }
    }
    return Go::leave;
}

// After `reset` the student's session has what the lesson has defined so far.
bool LessonPlayer::run(const CommandCall& command, const lesson::Exercise* exercise) {
    if (command.command->name == "save") {
        save_answers(command.argument);
        return true;
    }
    const auto begin = [&] {
        view_.furnish(end_of(record_.at));
        if (exercise != nullptr) view_.grader().give(view_.student().session());
    };
    return command.run({view_.student().session(), output_, begin, view_.refresh_screen()});
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
        view_.tell("No exercise is asked here; Enter alone goes on.", "-", Role::hint);
    } else if (word == LessonWord::hint) {
        exercise->hint();
    } else {
        exercise->show_solution();
        if (!record_.solved.contains(asked->name.text)) record_.shown.insert(asked->name.text);
        keep();
    }
    return std::nullopt;
}

void LessonPlayer::list_words(bool at_exercise) {
    view_.tell(at_exercise ? "An expression is your answer, if it is of the kind that is asked for; any other line is "
                             "run as at the prompt. Besides:"
                           : "Any line is run as at the prompt. Besides:");
    for (const auto& row : lesson_words())
        if (!row.meaning.empty() && (at_exercise || row.at_pauses))
            view_.tell(row.meaning, fmt::format("  {:9}", row.name), Role::moves);
    view_.tell("writes your answers, for `cube check`; the other commands of the prompt work too", "  save FILE",
               Role::moves);
    view_.tell("`cube lesson` alone lists the course, and where you are in it.", "-", Role::hint);
}

// As at the prompt: Ctrl-C drops what was typed, the end of input within a statement ends it.
std::optional<std::string> LessonPlayer::read_statement(const std::string& prompt) {
    TypedStatement statement;
    while (ending() == 0) {
        output_.flush();
        forget_interrupt();
        view_.count_rows_anew();
        const Line line = lines_->read_line(statement.prompt(prompt));
        if (line.kind == Line::Kind::interrupted) {
            statement.clear();
            continue;
        }
        if (line.kind == Line::Kind::text) statement.add(line.text);
        const bool ended = line.kind == Line::Kind::end;
        if (ended && statement.empty()) return std::nullopt;
        if (!ended && !line.whole && statement.is_incomplete()) continue;
        if (!is_blank(statement.text())) lines_->remember(statement.text());
        return statement.text();
    }
    return std::nullopt;
}

void LessonPlayer::move_to(std::size_t stop) {
    const bool onwards = stop == record_.at + 1;
    record_.at = stop;
    if (!onwards) view_.set(begin_of(stop));
    keep();
}

void LessonPlayer::keep() {
    store_->save(record_);
    tell_problem();
}

void LessonPlayer::tell_problem() {
    if (const auto problem = store_->take_problem(); !problem.empty()) output_.say_problem("cube: " + problem);
}

}  // namespace cubelang::shell
