#include "runtime/session/lesson/student_session.hpp"

namespace cubelang::lesson {

namespace {

SessionOptions recorded(SessionOptions options) {
    options.recorded = true;
    return options;
}

}  // namespace

StudentSession::StudentSession(const SessionOptions& options, const Host& host, Listener& listener)
    : listener_(listener),
      session_(
          recorded(options), [this](const Answer& answer) { receive(answer); }, host) {}

void StudentSession::receive(const Answer& answer) {
    if (quiet_) return;
    if (answer.kind == Answer::Kind::noted) return listener_.notes(answer);
    show_held();
    if (answer.kind == Answer::Kind::value)
        pending_ = answer;
    else
        listener_.answer(answer);
}

bool StudentSession::run(const std::string& statement, MovedText moved) {
    const ComputingScope computing(listener_, session_);
    const bool well = session_.run_typed("<prompt>", statement, std::move(moved));
    if (!well) show_held();
    return pending_.has_value();
}

void StudentSession::run_quietly(const std::string& text) {
    const ComputingScope computing(listener_, session_);
    quiet_ = true;
    static_cast<void>(session_.run("<lesson>", text));
    session_.set_undo_floor();
    quiet_ = false;
}

void StudentSession::run_without_trace(const std::string& text) {
    const ComputingScope computing(listener_, session_);
    quiet_ = true;
    if (session_.run("<prompt>", text)) session_.undo();
    quiet_ = false;
}

void StudentSession::drop_held() {
    if (pending_) listener_.notes(*std::exchange(pending_, std::nullopt));
}

void StudentSession::show_held() {
    if (pending_) listener_.answer(*std::exchange(pending_, std::nullopt));
}

}  // namespace cubelang::lesson
