#include "runtime/shell/lessons/view.hpp"

#include "runtime/shell/prompt/repl.hpp"
#include "runtime/shell/system/interrupt.hpp"

namespace cubelang::shell {

LessonView::LessonView(const lesson::Lesson& lesson, LessonSetting setting, Output& output)
    : lesson_(lesson),
      setting_(std::move(setting)),
      output_(output),
      grader_(std::make_unique<lesson::Grader>(lesson, setting_.seed, setting_.host, setting_.session)),
      student_(setting_.session, setting_.host, output) {}

const render::Screen& LessonView::screen() const {
    setting_.refresh_screen();
    return setting_.host.screen;
}

void LessonView::tell(std::string_view markdown, std::string_view mark, render::Role role) {
    output_.write(lesson::wrapped(markdown, screen(), mark, role));
}

void LessonView::show_faintly(const std::string& text) {
    output_.write(render::painted(render::text(text, {render::Role::faint}), screen()) + '\n');
}

void LessonView::show(std::size_t begin, std::size_t end) {
    for (auto at = begin; at < end && !interrupted(); ++at)
        std::visit([this](const auto& step) { show(step); }, lesson_.steps[at]);
}

template <class Text>
void LessonView::show(const Text& text) {
    output_.write(lesson::laid_out(text, screen()));
    blank_line();
}

void LessonView::show(const lesson::Example& example) {
    setting_.refresh_screen();
    for (const auto& statement : lesson::Grader::statements(example)) {
        echo(statement.text);
        const InterruptScope computing(grader_->session());
        for (const Answer& answer : grader_->typed(statement).answers)
            output_.write(output_.painted(answer));  // an error is part of the lesson
    }
    set_cube();
    student_.run_quietly(example.code.text);
    blank_line();
}

void LessonView::echo(const std::string& statement) {
    const auto prompt = grader_->session().prompt();
    std::string text = prompt;
    for (const char c : statement) text += c == '\n' ? '\n' + continuation_of(prompt) : std::string(1, c);
    output_.write(text + '\n');
}

void LessonView::set(std::size_t end) {
    grader_ = std::make_unique<lesson::Grader>(lesson_, setting_.seed, setting_.host, setting_.session);
    for (std::size_t at = 0; at < end; ++at)
        if (const auto* const example = std::get_if<lesson::Example>(&lesson_.steps[at]))
            for (const auto& statement : lesson::Grader::statements(*example))
                static_cast<void>(grader_->typed(statement));
    furnish(end);
}

void LessonView::furnish(std::size_t end) {
    for (std::size_t at = 0; at < end; ++at)
        if (const auto* const example = std::get_if<lesson::Example>(&lesson_.steps[at]))
            student_.run_quietly(example->code.text);
    set_cube();
}

// "supercube 5> " is what makes a supercube of 5, but for its mark.
void LessonView::set_cube() {
    const auto wanted = grader_->session().prompt();
    if (student_.session().prompt() != wanted) student_.run_quietly(wanted.substr(0, wanted.find('>')));
}

}  // namespace cubelang::shell
