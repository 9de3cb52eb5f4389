#include "front/door/notebook_requests.hpp"

#include <utility>

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/meaning/host/file_host.hpp"
#include "runtime/meaning/host/user_paths.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::shell {
namespace {

constexpr int columns = 100, most_rows = 1000;  // approximate limits of a notebook's output

SessionOptions notebook_options(const Options& options) {
    auto result = options.session;
    result.json = result.every = result.recorded = result.drawings = true;
    return result;
}

Json mistake_part(lang::Diagnostic diagnostic) {
    if (auto hint = magic_hint(diagnostic); !hint.empty()) diagnostic.hint = std::move(hint);
    Json mistake{{"message", diagnostic.message},
                 {"text", as_lines(diagnostic, true, columns)},
                 {"interrupted", diagnostic.kind == lang::Diagnostic::Kind::interrupted}};
    return {{"mistake", std::move(mistake)}};
}

}  // namespace

NotebookSession::NotebookSession(const Options& options, Part part)
    : part_(std::move(part)),
      host_(host(options)),
      session_(
          notebook_options(options), [this](const Answer& answer) { handle(answer); }, host_) {}

Host NotebookSession::host(const Options& options) {
    Host host = file_host();
    host.standard_input_use = "the notebook sends its cells through it";
    host.memory_limit = options.memory_limit;
    host.write_file = [this](const std::string& path, const std::string& text) { return write(path, text); };
    host.screen.columns = columns;
    host.screen.rows = most_rows;
    host.table_folder = table_folder();
    host.report = [this](const std::string& progress) { post({{"progress", progress}}); };
    host.announce = [this](const std::string& notice) { post({{"notice", notice}}); };
    host.interruption_reason = interruption_reason;
    return host;
}

Json NotebookSession::part_of(const Answer& answer) {
    if (answer.failed()) return mistake_part(*answer.diagnostic);
    return {{"bundle", bundle_of(answer, [this](const Json& value) { return painter_.paint(value); })},
            {"kind", answer.kind == Answer::Kind::value ? "value" : "printed"}};
}

void NotebookSession::handle(const Answer& answer) {
    if (captured_ != nullptr) {
        if (answer.kind != Answer::Kind::noted) *captured_ = part_of(answer);
        return;
    }
    if (answer.kind != Answer::Kind::noted) post(part_of(answer));
    if (!answer.failed()) post_notes(Json::parse(answer.json, nullptr, false));
}

// The text of an error already contains its notes.
void NotebookSession::post_notes(const Json& value) {
    if (!value.is_object() || !value.contains("notes")) return;
    for (const auto& note : value["notes"]) {
        const auto hint = note.value("hint", "");
        post({{"note", "note: " + note.value("message", "") + (hint.empty() ? "" : "; " + hint) + "\n"}});
    }
}

std::string NotebookSession::write(const std::string& path, const std::string& text) {
    if (captured_ != nullptr) return {};
    auto problem = save_picture(path, text);
    if (auto bundle = bundle_of_file(path, text); problem.empty() && !bundle.is_null())
        post({{"bundle", std::move(bundle)}, {"kind", "file"}});
    return problem;
}

bool NotebookSession::run(const std::string& name, const std::string& text) {
    const InterruptScope stoppable(session_);
    return session_.run_typed(name, text);
}

Json NotebookSession::evaluate(const std::string& text) {
    Json answer;
    captured_ = &answer;
    if (run("<expression>", text)) session_.undo();
    captured_ = nullptr;
    return answer;
}

std::vector<std::string> NotebookSession::names() const {
    std::vector<std::string> names;
    for (auto& known : session_.completions(""))
        if (known.kind == NameInfo::Kind::definition && known.name != "args") names.push_back(std::move(known.name));
    return names;
}

}  // namespace cubelang::shell
