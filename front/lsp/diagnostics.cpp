#include "front/lsp/workspace.hpp"

#include <algorithm>
#include <utility>

#include "front/lsp/document.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::lsp {
namespace {

enum Severity { error = 1, information = 3 };

// Removes the indentation that hints have for a terminal.
std::string with_hint(const std::string& message, const std::string& hint) {
    if (hint.empty()) return message;
    auto text = message + "\n" + hint;
    for (auto at = text.find("\n "); at != text.npos; at = text.find("\n ", at)) text.erase(at + 1, 1);
    return text;
}

Problem problem_from_check(const lang::Diagnostic& mistake) {
    Problem problem{mistake.where.span, error, with_hint(mistake.message, mistake.hint), {}, mistake.fixes};
    for (const auto& note : mistake.notes)
        problem.notes.push_back({{0, note.where.span, {}}, with_hint(note.text, note.hint)});
    return problem;
}

lang::Span shifted(lang::Span span, std::uint32_t by) { return {span.begin + by, span.end + by}; }

// Maps places of a run to the current text.
class RunPlaces {
public:
    explicit RunPlaces(Document& document) : document_(document) {}

    [[nodiscard]] Problem problem_from_run(std::size_t number, const PlacedMistake& mistake) const {
        const auto& [place, message, hint, notes, fixes] = mistake;
        Problem problem{here(place, number), error, with_hint(message, hint), {}, {}};
        for (const auto& note : notes)
            problem.notes.push_back(
                {note.place.other ? note.place : Place{0, here(note.place, number), {}}, note.text});
        if (place.other) problem.notes.insert(problem.notes.begin(), {place, message});
        for (const auto& fix : fixes)
            if (!place.other) problem.fixes.push_back({here({place.statement, fix.span, {}}, number), fix.replacement});
        return problem;
    }

private:
    // A mistake in another file is shown at the statement that was run.
    [[nodiscard]] lang::Span here(const Place& place, std::size_t number) const {
        const auto& statements = document_.parsed().statements;
        if (place.other || place.statement >= statements.size()) return statements[number].span;
        return shifted(place.span, statements[place.statement].span.begin);
    }

    Document& document_;
};

void add_remarks(Document& document, std::vector<Problem>& problems) {
    for (const auto& statement : document.parsed().statements)
        for (const auto& note : Engine::notes_on(statement, document.source()))
            problems.push_back({note.where.span, information, with_hint(note.text, note.hint)});
}

// Skips a mistake that was already found without running.
void add_new(Problem problem, std::vector<Problem>& problems) {
    const auto is_there = [&](const Problem& known) { return known.span == problem.span; };
    if (std::ranges::none_of(problems, is_there)) problems.push_back(std::move(problem));
}

void add_runs(Document& document, std::vector<Problem>& problems) {
    const auto count = document.findings().outcomes.size();
    for (std::size_t i = 0; i < count; ++i)
        if (const auto* outcome = document.outcome(i); outcome != nullptr && outcome->mistake)
            add_new(RunPlaces(document).problem_from_run(i, *outcome->mistake), problems);
}

Json location(Document& document, const Place& place) {
    if (!place.other) return {{"uri", document.uri()}, {"range", document.range_json(place.span)}};
    const TextDocument other(uri_of(place.other->name), 0, place.other->text);
    return {{"uri", other.uri()}, {"range", other.range_json(place.span)}};
}

// Library modules are not files.
bool is_in_file(const Place& place) { return !place.other || place.other->name.starts_with('/'); }

}  // namespace

std::vector<Problem> problems_of(Document& document) {
    std::vector<Problem> problems;
    for (const auto& mistake : document.mistakes()) problems.push_back(problem_from_check(mistake));
    add_runs(document, problems);
    add_remarks(document, problems);
    return problems;
}

Json to_json(Workspace& workspace, Document& document, const Problem& problem) {
    const bool relates = workspace.capability("textDocument/publishDiagnostics/relatedInformation") == true;
    auto message = problem.message;
    auto related = Json::array();
    for (const auto& note : problem.notes) {
        if (relates && is_in_file(note.place))
            related.push_back({{"location", location(document, note.place)}, {"message", note.text}});
        else
            message += "\n" + note.text;
    }
    Json json{{"range", document.range_json(problem.span)},
              {"severity", problem.severity},
              {"source", "cube"},
              {"message", std::move(message)}};
    if (!related.empty()) json["relatedInformation"] = std::move(related);
    return json;
}

void publish_diagnostics(Workspace& workspace, Document& document) {
    auto list = Json::array();
    for (const auto& problem : problems_of(document)) list.push_back(to_json(workspace, document, problem));
    Json params{{"uri", document.uri()}, {"version", document.version()}, {"diagnostics", std::move(list)}};
    if (document.set_published(params)) workspace.notify("textDocument/publishDiagnostics", std::move(params));
}

}  // namespace cubelang::lsp
