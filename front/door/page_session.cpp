#include "front/door/page_session.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "runtime/meaning/host/file_host.hpp"
#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::web {
namespace {

const std::string page_name = "<page>";

// A name stands on one line of what is handed in.
std::string on_one_line(std::string name) {
    std::ranges::replace_if(
        name, [](char c) { return static_cast<unsigned char>(c) < ' '; }, '_');
    return name;
}

class HeardScope {
public:
    explicit HeardScope(bool& heard) : heard_(heard) { heard = true; }
    ~HeardScope() { heard_ = false; }
    HeardScope(const HeardScope&) = delete;
    HeardScope& operator=(const HeardScope&) = delete;

private:
    bool& heard_;
};

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

PageLesson::PageLesson(LessonFile file, Part part)
    : part_(std::move(part)),
      file_{on_one_line(std::move(file.name)), std::move(file.text), on_one_line(std::move(file.seed))},
      host_(host()),
      opened_(lesson::opened(lesson::read(file_.name, file_.text), file_.seed, host_)),
      sitting_(opened_.lesson, {.seed = file_.seed, .session = {}, .host = host_, .ends_by_a_word = false}, *this) {}

Host PageLesson::host() {
    Host made;
    made.screen.depth = render::ColorDepth::full;
    made.write_file = [this](const std::string& path, const std::string& text) { return keep(path, text); };
    made.report = [this](const std::string& progress) { part_({{"progress", progress}}); };
    return made;
}

// The student's session does once more, unheard, what the lesson's own has shown.
std::string PageLesson::keep(const std::string& path, const std::string& text) {
    if (caught_)
        caught_ = text;
    else if (heard_)
        part_({{"file", {{"name", path}, {"text", text}}}});
    return {};
}

void PageLesson::notes(const Answer& answer) {
    if (answer.notes.empty()) return;
    Answer only;
    only.kind = Answer::Kind::noted;
    only.notes = answer.notes;
    this->answer(only);
}

void PageLesson::resume(const std::string& record) {
    if (!opened_.mistakes.empty()) tell(lesson::advice(std::string(lesson::broken_is_left_out)));
    if (opened_.lesson.steps.empty()) tell(lesson::advice(lesson::said_of_empty(opened_.lesson)));
    auto [kept, whole] = record.empty() ? lesson::ReadRecord() : lesson::record_from(record);
    if (!whole) tell(lesson::advice(lesson::said_of_damaged()));
    sitting_.resume(std::move(kept));
}

void PageLesson::show() {
    if (sitting_.has_arrived()) sitting_.go(lesson::Sitting::Go::again);
    const auto& stops = sitting_.stops();
    for (auto at = stops.begin_of(sitting_.at()); at < stops.end_of(sitting_.at()); ++at)
        show(opened_.lesson.steps[at]);
    sitting_.arrive();
    if (stops.pause_at(sitting_.at()) != nullptr) sitting_.explain_pause();
    if (sitting_.at() == stops.size()) sitting_.say_farewell();
}

void PageLesson::show(const lesson::Step& step) {
    if (const auto* const block = std::get_if<markdown::Block>(&step)) part_({{"step", {{"block", to_json(*block)}}}});
    if (const auto* const example = std::get_if<lesson::Example>(&step)) {
        part_({{"step", {{"example", shown(*example)}}}});
        sitting_.pass(*example);
    }
}

Json PageLesson::shown(const lesson::Example& example) {
    const HeardScope heard(heard_);
    auto statements = Json::array();
    for (const auto& statement : lesson::Grader::statements(example))
        statements.push_back(to_json(sitting_.show(statement)));
    return statements;
}

std::string PageLesson::moving_cube(const std::string& expression, bool safe_colors) {
    caught_.emplace();
    sitting_.run_without_trace(animating(expression, safe_colors));
    return *std::exchange(caught_, std::nullopt);
}

lesson::Sitting::Said PageLesson::say(const std::string& text) {
    const HeardScope heard(heard_);
    said_ = AskedText(text);
    return sitting_.say(text);
}

}  // namespace cubelang::web
