#include "front/page/page_session.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "front/json/bundle.hpp"
#include "runtime/meaning/host/data_in_memory.hpp"
#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::page {
namespace {

const std::string page_name = "<page>";

// A name must fit on one line of the file that is handed in.
std::string on_one_line(std::string name) {
    std::ranges::replace_if(
        name, [](char c) { return static_cast<unsigned char>(c) < ' '; }, '_');
    return name;
}

class PostFilesScope {
public:
    explicit PostFilesScope(bool& posts_files) : posts_files_(posts_files) { posts_files = true; }
    ~PostFilesScope() { posts_files_ = false; }
    PostFilesScope(const PostFilesScope&) = delete;
    PostFilesScope& operator=(const PostFilesScope&) = delete;

private:
    bool& posts_files_;
};

// Data files are kept in memory; `write` gets pictures. Both must outlive the host.
Host page_host(const Part& part, std::function<std::string(const std::string& path, const std::string& text)> write) {
    Host host;
    host.screen.depth = render::ColorDepth::full;
    host.write_file = std::move(write);
    keep_data_in_memory(host);
    host.shows_sliders = true;
    host.report = [&part](const std::string& progress) { part({{"progress", progress}}); };
    return host;
}

}  // namespace

PageSession::PageSession(Part part)
    : part_(std::move(part)),
      host_(page_host(part_, [this](const std::string& path, const std::string& text) { return keep(path, text); })) {
    begin(3, false);
}

void PageSession::begin(int n, bool super, bool bundles) {
    bundles_ = bundles;
    session_ = std::make_unique<Session>(
        SessionOptions{.n = n, .super = super, .json = bundles, .recorded = true, .arguments = {}, .values = bundles},
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
    if (quiet_) return;
    Json part{{"answer", to_json(answer, asked_)}};
    if (bundles_ && !answer.failed()) part["bundle"] = json::bundle_of(answer);
    part_(std::move(part));
}

// A page has no file system: written files are shown, and can be saved from there.
std::string PageSession::keep(const std::string& path, const std::string& text) {
    if (quiet_)
        captured_ = text;
    else
        part_({{"file", {{"name", path}, {"text", text}}}});
    return {};
}

bool PageSession::run(const std::string& text, MovedText moved) {
    asked_ = RequestText(text);
    return session_->run_typed(page_name, text, std::move(moved));
}

std::string PageSession::moving_cube(const std::string& expression, bool safe_colors) {
    captured_.clear();
    quiet_ = true;
    if (session_->run(page_name, animate_statement(expression, safe_colors))) session_->undo();
    quiet_ = false;
    return std::exchange(captured_, {});
}

PageLesson::PageLesson(LessonFile file, Part part)
    : part_(std::move(part)),
      file_{on_one_line(std::move(file.name)), std::move(file.text), on_one_line(std::move(file.seed))},
      host_(page_host(part_, [this](const std::string& path, const std::string& text) { return keep(path, text); })),
      opened_(lesson::open_lesson(lesson::read(file_.name, file_.text), file_.seed, host_)),
      sitting_(opened_.lesson, {.seed = file_.seed, .session = {}, .host = host_, .lists_quit = false}, *this) {}

// The student's session repeats the lesson's statements silently, after the lesson's own session has shown them.
std::string PageLesson::keep(const std::string& path, const std::string& text) {
    if (captured_)
        captured_ = text;
    else if (posts_files_)
        part_({{"file", {{"name", path}, {"text", text}}}});
    return {};
}

void PageLesson::notes(const Answer& answer) {
    if (answer.notes.empty() && answer.sliders.empty()) return;
    Answer only;
    only.kind = Answer::Kind::noted;
    only.notes = answer.notes;
    only.sliders = answer.sliders;
    this->answer(only);
}

void PageLesson::resume(const std::string& record) {
    if (!opened_.mistakes.empty()) tell(lesson::advice(std::string(lesson::broken_parts_message)));
    if (opened_.lesson.steps.empty()) tell(lesson::advice(lesson::empty_lesson_message(opened_.lesson)));
    auto [kept, whole] = record.empty() ? lesson::ReadRecord() : lesson::record_from(record);
    if (!whole) tell(lesson::advice(lesson::damaged_record_message()));
    sitting_.resume(std::move(kept));
}

void PageLesson::show() {
    if (sitting_.has_arrived()) sitting_.go(lesson::Sitting::Go::again);
    const auto& stops = sitting_.stops();
    for (auto at = stops.begin_of(sitting_.at()); at < stops.end_of(sitting_.at()); ++at)
        show(opened_.lesson.steps[at]);
    sitting_.arrive();
    if (stops.pause_at(sitting_.at()) != nullptr) sitting_.explain_pause();
    if (sitting_.at() == stops.size()) sitting_.show_result();
}

void PageLesson::show(const lesson::Step& step) {
    if (const auto* const block = std::get_if<markdown::Block>(&step)) part_({{"step", {{"block", to_json(*block)}}}});
    if (const auto* const example = std::get_if<lesson::Example>(&step)) {
        part_({{"step", {{"example", shown(*example)}}}});
        sitting_.pass(*example);
    }
}

Json PageLesson::shown(const lesson::Example& example) {
    const PostFilesScope scope(posts_files_);
    auto statements = Json::array();
    if (!example.picture.empty()) statements.push_back(to_json(sitting_.show(lesson::picture_statement(example))));
    for (const auto& statement : lesson::Grader::statements(example))
        if (example.picture.empty()) statements.push_back(to_json(sitting_.show(statement)));
    return statements;
}

std::string PageLesson::moving_cube(const std::string& expression, bool safe_colors) {
    captured_.emplace();
    sitting_.run_without_trace(animate_statement(expression, safe_colors));
    return *std::exchange(captured_, std::nullopt);
}

void PageLesson::slide(const std::string& text, MovedText moved) {
    const PostFilesScope scope(posts_files_);
    said_ = RequestText(text);
    sitting_.slide(text, std::move(moved));
}

lesson::Sitting::Outcome PageLesson::say(const std::string& text) {
    const PostFilesScope scope(posts_files_);
    said_ = RequestText(text);
    return sitting_.say(text);
}

}  // namespace cubelang::page
