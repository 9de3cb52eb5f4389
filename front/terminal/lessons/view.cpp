#include "front/terminal/lessons/player.hpp"

#include <algorithm>

#include "runtime/render/screen.hpp"

namespace cubelang::terminal {

LessonView::LessonView(const LessonSetting& setting, Output& output)
    : host_(setting.host), refresh_screen_(setting.refresh_screen), output_(output) {}

const render::Screen& LessonView::screen() const {
    refresh_screen_();
    return host_.screen;
}

void LessonView::show(const markdown::Block& block) {
    put(markdown::laid_out(block, screen()));
    blank_line();
}

void LessonView::tell(const lesson::LessonMessage& message) {
    put(markdown::wrapped(message.markdown, screen(), message.mark, message.role));
}

void LessonView::show_faintly(const std::string& text) {
    put(render::painted(render::text(text, {render::Role::faint}), screen()) + '\n');
}

// A paragraph is not split across screenfuls unless it is longer than one.
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

int LessonView::rows_in_text(const std::string& text) const { return render::rows_in(text, host_.screen.columns); }

// Three rows are reserved: the prompt above the text, the hint and the prompt below it.
int LessonView::room() const { return screen().rows == 0 ? 0 : std::max(host_.screen.rows - 3, 1); }

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

}  // namespace cubelang::terminal
