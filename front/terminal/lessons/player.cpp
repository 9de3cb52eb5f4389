#include "front/terminal/lessons/player.hpp"

#include <utility>
#include <vector>

#include <fmt/format.h>

#include "front/terminal/prompt/continuation.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::terminal {
namespace {

using render::Role;

// The terminal's additions to the help on lesson commands.
std::vector<lesson::LessonMessage> at_terminal() {
    return {{"save your answers for `cube check`; the other prompt commands work too", "  save FILE", Role::moves},
            lesson::advice("`cube lesson` alone lists the course and your progress.")};
}

}  // namespace

LessonPlayer::LessonPlayer(const lesson::Lesson& lesson, const LessonSetting& setting, Output& output)
    : lesson_(lesson),
      output_(output),
      view_(setting, output),
      sitting_(lesson, {setting.seed, setting.session, setting.host, at_terminal()}, *this) {}

void LessonPlayer::computing(Session* session) {
    computing_.reset();
    if (session != nullptr) computing_.emplace(*session);
}

void LessonPlayer::show_up_to_stop() {
    const auto& stops = sitting_.stops();
    view_.read_on();
    for (auto at = stops.begin_of(sitting_.at()); at < stops.end_of(sitting_.at()); ++at) {
        if (interrupted() || view_.is_left()) return;
        std::visit([this](const auto& step) { show(step); }, lesson_.steps[at]);
    }
}

void LessonPlayer::show(const lesson::Example& example) {
    view_.refresh_screen()();
    const auto statements =
        example.picture.empty() ? lesson::Grader::statements(example) : std::vector{lesson::picture_statement(example)};
    for (const auto& statement : statements) {
        show(statement, example.picture.empty());
        if (view_.is_left()) return;
    }
    sitting_.pass(example);
    view_.blank_line();
}

// A statement and its answer are shown together; an error is a part of the lesson.
void LessonPlayer::show(const lesson::Snippet& statement, bool with_statement) {
    const auto shown = sitting_.show(statement);
    auto text = with_statement ? with_prompts(shown.prompt, printable(shown.text)) + '\n' : "";
    for (const Answer& answer : shown.answers) text += output_.painted(answer);
    view_.put(text);
}

void LessonPlayer::ask(lesson::CurrentExercise& current) {
    tell({"**" + sitting_.heading() + "**", ">", Role::strong});
    tell({current.task(), " "});
    const auto choices = current.choices();
    for (std::size_t at = 0; at < choices.size(); ++at)
        tell({choices[at], fmt::format("  {})", lesson::choice_letter(at)), Role::strong});
    view_.blank_line();
}

void LessonPlayer::invite(const std::string& invitation) { tell({invitation, ">", Role::strong}); }

// --- Without a student

bool LessonPlayer::perform() {
    bool well = true;
    for (; !interrupted(); sitting_.go(Go::on)) {
        show_up_to_stop();
        if (sitting_.at() == sitting_.stops().size()) break;
        sitting_.arrive();
        if (auto* const current = sitting_.current()) {
            ask(*current);
            output_.write(current->prompt() + printable(current->model()) + '\n');
            well = current->take_model() && well;
        } else {
            invite(sitting_.stops().pause_at(sitting_.at())->invitation.text);
        }
        view_.blank_line();
    }
    return well && !interrupted();
}

// --- With one

bool LessonPlayer::play(LineSource& lines, ProgressStore& store, const std::string& next) {
    lines_ = &lines;
    store_ = &store;
    view_.stop_at_screenfuls([this] { return at_screenful(); });
    welcome();
    while (ending() == 0) {
        forget_interrupt();
        next_move_.reset();
        show_up_to_stop();
        const bool is_end = sitting_.at() == sitting_.stops().size() && !next_move_;
        Go go = Go::on;
        if (next_move_)
            go = *next_move_;
        else
            go = is_end ? at_end(next) : turn();
        if (is_end && (go == Go::on || go == Go::leave)) return go == Go::on && !next.empty();
        if (go == Go::leave) {
            leave();
            return false;
        }
        sitting_.go(go);
        keep();
    }
    return false;
}

void LessonPlayer::welcome() {
    auto record = store_->load();
    report_problem();
    sitting_.resume(std::move(record));
    view_.blank_line();
}

LessonPlayer::Go LessonPlayer::turn() {
    sitting_.arrive();
    if (!view_.make_room(rows_of_question)) return *next_move_;
    auto* const current = sitting_.current();
    return current != nullptr ? at_exercise(*current) : at_pause();
}

LessonPlayer::Go LessonPlayer::at_pause() {
    const auto& invitation = sitting_.stops().pause_at(sitting_.at())->invitation.text;
    if (!invitation.empty()) invite(invitation);
    if (!next_move_) sitting_.explain_pause();
    return next_move_ ? *next_move_ : read_free_lines();
}

bool LessonPlayer::at_screenful() {
    sitting_.set_cube();
    tell(lesson::advice("There is more; Enter shows it."));
    const auto go = read_free_lines();
    if (go != Go::on) next_move_ = go;
    return go == Go::on;
}

LessonPlayer::Go LessonPlayer::read_free_lines() {
    while (const auto statement = read_statement(session().prompt())) {
        if (const auto leaves = run_prompt_command(*statement)) {
            if (*leaves) return Go::leave;
        } else if (const auto go = sitting_.say_aside(*statement)) {
            return *go;
        }
    }
    return Go::leave;
}

LessonPlayer::Go LessonPlayer::at_exercise(lesson::CurrentExercise& current) {
    ask(current);
    if (next_move_) return *next_move_;
    while (const auto statement = read_statement(sitting_.prompt())) {
        if (const auto leaves = run_prompt_command(*statement)) {
            if (*leaves) return Go::leave;
            continue;
        }
        const auto record = sitting_.record();
        const auto said = sitting_.say(*statement);
        if (sitting_.record() != record) keep();
        if (said.right) view_.blank_line();
        if (said.go) return *said.go;
    }
    return Go::leave;
}

// Lesson commands take precedence. After `reset` the student's session gets the lesson's definitions again.
std::optional<bool> LessonPlayer::run_prompt_command(const std::string& statement) {
    if (lesson::find_lesson_command(statement) != nullptr) return std::nullopt;
    const auto command = find_command(statement);
    if (!command) return std::nullopt;
    if (command->command->name == "save") {
        save_answers(command->argument);
        return false;
    }
    const auto begin = [this] { sitting_.restore_definitions(); };
    return !command->run({sitting_.student(), output_, begin, view_.refresh_screen()});
}

// Like the prompt: Ctrl-C discards the input, and the end of input ends a statement.
std::optional<std::string> LessonPlayer::read_statement(const std::string& prompt) {
    TypedStatement statement;
    while (ending() == 0) {
        output_.flush();
        forget_interrupt();
        view_.reset_row_count();
        const Line line = lines_->read_line(statement.prompt(prompt));
        if (line.kind == Line::Kind::interrupted) {
            statement.clear();
            continue;
        }
        if (line.kind == Line::Kind::text) statement.add(line.text);
        const bool ended = line.kind == Line::Kind::end;
        if (ended && statement.empty()) return std::nullopt;
        if (!ended && !line.whole && statement.is_incomplete()) continue;
        if (!trimmed(statement.text()).empty()) lines_->remember(statement.text());
        return statement.text();
    }
    return std::nullopt;
}

void LessonPlayer::keep() {
    store_->save(sitting_.record());
    report_problem();
}

void LessonPlayer::report_problem() {
    if (const auto problem = store_->take_problem(); !problem.empty()) output_.print_problem("cube: " + problem);
}

void LessonPlayer::leave() {
    keep();
    if (store_->is_saved()) tell(lesson::advice("Your place is saved. Until next time!"));
}

LessonPlayer::Go LessonPlayer::at_end(const std::string& next) {
    sitting_.show_result();
    keep();
    const bool has_answers = !sitting_.record().answers.empty();
    if (next.empty() && !has_answers) return Go::leave;
    std::string invitation;
    if (!next.empty()) invitation = fmt::format("Enter goes on with lesson {}; `quit` leaves.", next);
    if (has_answers)
        invitation +=
            fmt::format("{}`save FILE` writes your answers to a file.", next.empty() ? "Enter leaves; " : " ");
    sitting_.set_cube();
    if (!view_.make_room(rows_of_question)) return *next_move_;
    invite(invitation);
    return next_move_ ? *next_move_ : read_free_lines();
}

void LessonPlayer::save_answers(const std::string& path) {
    if (!sitting_.has_answers()) return;
    const auto problem = save_script(path, lesson::hand_in_mark(), [this](const std::string& directory) {
        return sitting_.hand_in_script(path_to_lesson(lesson_.source->name, directory));
    });
    if (!problem.empty()) return output_.print_problem("not saved: " + problem);
    const auto count = counted(sitting_.record().answers.size(), "answer");
    output_.print(fmt::format("saved: {}, with {}; `cube check {}` marks it", path, count, path));
}

}  // namespace cubelang::terminal
