#include "front/door/page_session.hpp"

#include <stdexcept>
#include <utility>

#include "runtime/meaning/host/file_host.hpp"

namespace cubelang::web {
namespace {

const std::string page_name = "<page>";

}  // namespace

PageSession::PageSession(Part part) : part_(std::move(part)) {
    host_.screen.depth = render::ColorDepth::full;
    host_.write_file = [this](const std::string& path, const std::string& text) { return keep(path, text); };
    keep_data_in_memory(host_);
    host_.report = [this](const std::string& progress) { part_({{"progress", progress}}); };
    begin(3, false);
}

void PageSession::begin(int n, bool super) {
    session_ = std::make_unique<Session>(
        SessionOptions{.n = n, .super = super, .recorded = true, .arguments = {}},
        [this](const Answer& answer) { post(answer); }, host_);
}

PageLesson& PageSession::open(LessonFile file) {
    lesson_ = std::make_unique<PageLesson>(std::move(file), part_);
    return *lesson_;
}

PageLesson& PageSession::lesson() {
    if (!lesson_) throw std::logic_error("no lesson is open");
    return *lesson_;
}

void PageSession::post(const Answer& answer) {
    if (!quiet_) part_({{"answer", to_json(answer, asked_)}});
}

// A page has no files: what is written is shown, and can be saved from there.
std::string PageSession::keep(const std::string& path, const std::string& text) {
    if (quiet_)
        caught_ = text;
    else
        part_({{"file", {{"name", path}, {"text", text}}}});
    return {};
}

bool PageSession::run(const std::string& text) {
    asked_ = AskedText(text);
    return session_->run_typed(page_name, text);
}

std::string PageSession::moving_cube(const std::string& expression, bool safe_colors) {
    caught_.clear();
    quiet_ = true;
    if (session_->run(page_name, animating(expression, safe_colors))) session_->undo();
    quiet_ = false;
    return std::exchange(caught_, {});
}

}  // namespace cubelang::web
