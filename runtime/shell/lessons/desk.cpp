#include "runtime/shell/lessons/desk.hpp"

#include <utility>

#include "runtime/shell/system/interrupt.hpp"

namespace cubelang::shell {

namespace {

SessionOptions recorded(SessionOptions options) {
    options.recorded = true;
    return options;
}

}  // namespace

LessonDesk::LessonDesk(const SessionOptions& options, const Host& host, Output& output)
    : output_(output),
      session_(
          recorded(options), [this](const Answer& answer) { hear(answer); }, host) {}

void LessonDesk::hear(const Answer& answer) {
    if (quiet_) return;
    show_held();
    if (answer.kind == Answer::Kind::value)
        held_ = answer;
    else
        output_.answer(answer);
}

bool LessonDesk::run(const std::string& statement) {
    const Computing computing(session_);
    const bool well = session_.run("<prompt>", statement);
    if (!well) show_held();
    return held_.has_value();
}

void LessonDesk::run_quietly(const std::string& text) {
    const Computing computing(session_);
    quiet_ = true;
    static_cast<void>(session_.run("<lesson>", text));
    session_.set_undo_floor();
    quiet_ = false;
}

void LessonDesk::show_held() {
    if (held_) output_.answer(*std::exchange(held_, std::nullopt));
}

}  // namespace cubelang::shell
