#include "runtime/shell/lessons/view.hpp"

#include <algorithm>

#include "runtime/base/printable.hpp"
#include "runtime/render/text/screenful.hpp"
#include "runtime/shell/prompt/continuation.hpp"
#include "runtime/shell/system/interrupt.hpp"
#include "runtime/shell/system/progress_line.hpp"

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
    put(lesson::wrapped(markdown, screen(), mark, role));
}

void LessonView::show_faintly(const std::string& text) {
    put(render::painted(render::text(text, {render::Role::faint}), screen()) + '\n');
}

void LessonView::show(std::size_t begin, std::size_t end) {
    left_ = false;
    for (auto at = begin; at < end && !interrupted() && !left_; ++at)
        std::visit([this](const auto& step) { show(step); }, lesson_.steps[at]);
}

template <class Text>
void LessonView::show(const Text& text) {
    put(lesson::laid_out(text, screen()));
    blank_line();
}

void LessonView::show(const lesson::Example& example) {
    setting_.refresh_screen();
    for (const auto& statement : lesson::Grader::statements(example)) {
        show(statement);
        if (left_) return;
    }
    set_cube();
    student_.run_quietly(example.code.text);
    blank_line();
}

// A question and its answer are seen together.
void LessonView::show(const lesson::Snippet& statement) {
    auto text = with_prompts(grader_->session().prompt(), printable(statement.text)) + '\n';
    {
        const InterruptScope stoppable(grader_->session());
        const Computing computing;
        for (const Answer& answer : grader_->typed(statement).answers)
            text += output_.painted(answer);  // an error is part of the lesson
    }
    put(text);
}

// A paragraph is not torn apart unless it fills a screen by itself.
void LessonView::put(const std::string& text) {
    if (left_) return;
    if (!wait_ || waiting_ || room() == 0) return output_.write(text);
    if (!make_room(std::min(rows_in_text(text), room()))) return;
    for (std::size_t at = 0; at < text.size() && !left_;) {
        const auto end = std::min(text.find('\n', at), text.size() - 1) + 1;
        put_line(text.substr(at, end - at));
        at = end;
    }
}

void LessonView::put_line(const std::string& line) {
    const int rows = rows_in_text(line);
    if (rows_ + rows > room() && !stop()) return;
    rows_ += rows;
    output_.write(line);
}

int LessonView::rows_in_text(const std::string& text) const {
    return render::rows_in(text, setting_.host.screen.columns);
}

// Below the text there are the line that says how to go on, and the prompt; above it, the prompt before.
int LessonView::room() const { return screen().rows == 0 ? 0 : std::max(setting_.host.screen.rows - 3, 1); }

bool LessonView::make_room(int rows) {
    if (!wait_ || waiting_ || room() == 0 || rows_ == 0 || rows_ + rows <= room()) return !left_;
    return stop();
}

bool LessonView::stop() {
    waiting_ = true;
    left_ = !wait_();
    waiting_ = false;
    rows_ = 0;
    return !left_;
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
