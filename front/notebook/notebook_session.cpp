#include "front/notebook/notebook_requests.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::notebook {

using namespace terminal;

namespace {

constexpr int columns = 100, most_rows = 1000;  // approximate limits of a notebook's output

SessionOptions notebook_options(const Options& options) {
    auto result = options.session;
    result.json = result.every = result.recorded = result.drawings = result.values = true;
    return result;
}

Json mistake_part(lang::Diagnostic diagnostic, bool color) {
    if (auto hint = magic_hint(diagnostic); !hint.empty()) diagnostic.hint = std::move(hint);
    Json mistake{{"message", diagnostic.message},
                 {"text", as_lines(diagnostic, color, columns)},
                 {"interrupted", diagnostic.kind == lang::Diagnostic::Kind::interrupted}};
    return {{"mistake", std::move(mistake)}};
}

bool is_interrupted(const std::vector<Json>& parts) {
    return !parts.empty() && parts.back().contains("mistake") && parts.back()["mistake"]["interrupted"].get<bool>();
}

// The sliders with all pages instead of the outputs for their present choice.
std::vector<Json> with_sliders(std::vector<Json> parts, const CellSliders& sliders,
                               const std::vector<std::string>& pages) {
    Json bundle{{"text/plain", std::string(trimmed_end(sliders.as_text() + text_of(parts)))},
                {"text/html", sliders.as_html(pages)}};
    std::erase_if(parts, [](const Json& part) { return !part.contains("note"); });
    parts.insert(parts.begin(), Json{{"bundle", std::move(bundle)}, {"kind", "sliders"}});
    return parts;
}

}  // namespace

NotebookSession::NotebookSession(const Options& options, Part part, SliderLimits limits)
    : part_(std::move(part)),
      limits_(limits),
      host_(host(options)),
      session_(
          notebook_options(options), [this](const Answer& answer) { handle(answer); }, host_) {}

Host NotebookSession::host(const Options& options) {
    Host host = machine::file_host();
    host.standard_input_use = "the notebook sends its cells through it";
    host.memory_limit = options.memory_limit;
    host.write_file = [this](const std::string& path, const std::string& text) { return write(path, text); };
    host.screen.columns = columns;
    host.screen.rows = most_rows;
    host.table_folder = machine::table_folder();
    host.report = [this](const std::string& progress) { post({{"progress", progress}}); };
    host.announce = [this](const std::string& notice) { post({{"notice", notice}}); };
    host.interruption_reason = interruption_reason;
    host.shows_sliders = true;
    return host;
}

// Once a cell has drawn much, further values are text.
Json NotebookSession::part_of(const Answer& answer) {
    constexpr std::size_t most_drawn = std::size_t{1} << 24;
    if (answer.failed()) return mistake_part(*answer.diagnostic, !is_repeated_);
    auto bundle =
        drawn_ > most_drawn ? Json{{"text/plain", json::notebook_text(answer.drawing)}} : json::bundle_of(answer);
    for (const auto* const kind : {"image/svg+xml", "text/html"})
        if (bundle.contains(kind)) drawn_ += bundle[kind].get_ref<const std::string&>().size();
    return {{"bundle", std::move(bundle)}, {"kind", answer.kind == Answer::Kind::value ? "value" : "printed"}};
}

void NotebookSession::handle(const Answer& answer) {
    if (captured_ != nullptr) {
        if (answer.kind != Answer::Kind::noted) *captured_ = part_of(answer);
        return;
    }
    if (recording_ != nullptr)
        for (const auto& slider : answer.sliders) recording_->sliders.add(slider);
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
    auto problem = is_repeated_ ? "" : machine::save_picture(path, text);
    if (auto bundle = json::bundle_of_file(path, text); problem.empty() && !bundle.is_null())
        post({{"bundle", std::move(bundle)}, {"kind", "file"}});
    return problem;
}

bool NotebookSession::run(const std::string& name, const std::string& text) {
    const InterruptScope stoppable(session_);
    drawn_ = 0;
    return text.find("slider") == text.npos ? session_.run_typed(name, text) : run_with_sliders({name, text});
}

void NotebookSession::post(Json part) {
    if (recording_ == nullptr || part.contains("progress") || part.contains("notice")) return part_(std::move(part));
    part["statement"] = session_.running_statement();
    recording_->parts.push_back(std::move(part));
}

void NotebookSession::post_recorded(std::span<Json> parts) {
    for (auto& part : parts) {
        part.erase("statement");
        part_(std::move(part));
    }
}

NotebookSession::Recording NotebookSession::record(const CellSliders& cell, MovedText moved) {
    Recording recording{.sliders{cell.name(), cell.text()}};
    recording_ = &recording;
    recording.well = session_.run_typed(cell.name(), cell.text(), std::move(moved));
    recording_ = nullptr;
    return recording;
}

// Runs the cell for each choice except the present one, from the state before the sliders. Returns the reason for
// ending early, or an empty text.
std::string NotebookSession::run_choices(const CellSliders& sliders, std::vector<std::string>& pages) {
    const auto end = std::chrono::steady_clock::now() + limits_.time;
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i == sliders.present()) continue;
        post({{"progress", fmt::format("slider: {} of {} choices", i + 1, pages.size())}});
        session_.rewind(sliders.before());
        const auto run = record(sliders, sliders.moved_to(i));
        pages[i] = page_of(run.parts);
        bytes += pages[i].size();
        if (is_interrupted(run.parts)) return "the computation was interrupted; run the cell again";
        if (!sliders.include(run.sliders)) return "the values of one depend on another; give each of them fixed values";
        if (bytes > limits_.bytes) return "their answers are too large for a notebook; choose fewer values";
        if (std::chrono::steady_clock::now() > end) return "their answers take too much time; choose fewer values";
    }
    return {};
}

// At last the cell is run for the present choice again, so that the names have its values.
bool NotebookSession::run_with_sliders(const CellSliders& cell) {
    auto run = record(cell, {});
    const auto sliders = std::move(run.sliders);
    if (!run.well || sliders.empty()) {
        post_recorded(run.parts);
        return run.well;
    }
    const auto rest =
        std::ranges::find_if(run.parts, [&](const Json& part) { return part["statement"] >= sliders.statement(); });
    post_recorded(std::span(run.parts).first(static_cast<std::size_t>(rest - run.parts.begin())));
    run.parts.erase(run.parts.begin(), rest);
    std::vector<std::string> pages(sliders.choices(limits_.choices).value_or(0));
    auto problem = fmt::format("they have more than {} choices; choose fewer values", limits_.choices);
    if (!pages.empty()) {
        is_repeated_ = true;
        problem = run_choices(sliders, pages);
        is_repeated_ = false;
        session_.rewind(sliders.before());
        run = record(sliders, sliders.moved_to(sliders.present()));
        pages[sliders.present()] = page_of(run.parts);
    }
    if (!problem.empty())
        run.parts.push_back(Json{{"note", "note: the sliders of this cell do not move: " + problem + "\n"}});
    else if (run.well)
        run.parts = with_sliders(std::move(run.parts), sliders, pages);
    post_recorded(run.parts);
    return run.well;
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

}  // namespace cubelang::notebook
