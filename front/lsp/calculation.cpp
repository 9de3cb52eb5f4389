#include "front/lsp/calculation.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::lsp {
namespace {

constexpr std::size_t max_answers = 20;  // per statement
constexpr std::size_t max_answer_bytes = 4000;
constexpr int most_rows = 40;
constexpr std::size_t most_undone = 100;  // undo depth of a session
constexpr std::string_view query_name = "cube_lsp_value";

std::string parent_folder(const std::string& path) { return std::filesystem::path(path).parent_path().string(); }

Host sandboxed_host(Host host, const std::string& path) {
    host.write_file = {};
    host.screen.rows = most_rows;
    host.screen.printable = true;
    host.sandbox = Sandbox{{}, "`cube FILE` runs the program without a sandbox"};
    if (!path.empty()) host.sandbox->folders = {parent_folder(path)};
    return host;
}

// NAME of `let NAME = …`; else empty.
std::string_view let_name(std::string_view statement) {
    constexpr std::string_view let = "let ";
    while (statement.starts_with("##"))
        statement.remove_prefix(std::min(statement.find('\n'), statement.size() - 1) + 1);
    if (!statement.starts_with(let)) return {};
    statement = trimmed(statement.substr(let.size()));
    return trimmed(statement.substr(0, statement.find('=')));
}

bool is_assertion(std::string_view statement) { return statement.starts_with("assert"); }

bool acts_on_cube(const std::string& type) { return type == "algorithm" || type == "permutation"; }

std::string text_of(const PlacedMistake& mistake) {
    return mistake.message + (mistake.hint.empty() ? "" : "; " + mistake.hint);
}

}  // namespace

Calculation::Calculation(const Environment& environment, std::string path, std::function<void()> on_stuck)
    : path_(std::move(path)),
      host_(sandboxed_host(environment.host, path_)),
      last_resort_{std::move(on_stuck), environment.stop_patience} {
    host_.report = [this](const std::string& progress) {
        if (report_) report_(progress);
    };
    begin();
}

void Calculation::begin() {
    done_.clear();
    session_ = std::make_unique<Session>(
        SessionOptions{.recorded = true, .arguments = {}}, [this](const Answer& answer) { take(answer); }, host_);
}

Watchdog Calculation::start_watchdog(const CancelToken& cancel_token, std::chrono::milliseconds limit) {
    using Clock = std::chrono::steady_clock;
    return {*session_,
            [&cancel_token, end = Clock::now() + limit](Watchdog::Time) {
                return cancel_token.is_cancelled() || Clock::now() >= end;
            },
            last_resort_};
}

void Calculation::take(const Answer& answer) {
    if (current_ == nullptr) return;
    if (answer.failed()) {
        current_->is_done = false;
        current_->mistake = place_mistake(*answer.diagnostic);
        is_interrupted_ = answer.kind == Answer::Kind::interrupted;
    } else if (answer.kind != Answer::Kind::noted && current_->output.size() < max_answers) {
        current_->output.push_back(
            shortened(render::painted(answer.drawing, render::Screen{.printable = true}), max_answer_bytes));
    }
}

// Each statement is run with its number in place of its first line, which identifies it here.
Place Calculation::place_of(const lang::Where& where) const {
    if (!where.source) return {done_.size(), {}, {}};
    if (where.source->name != path_) return {0, where.span, where.source};
    return {where.source->first_line - 1, where.span, {}};
}

PlacedMistake Calculation::place_mistake(const lang::Diagnostic& mistake) const {
    PlacedMistake found{place_of(mistake.where), mistake.message, mistake.hint, {}, mistake.fixes};
    for (const auto& note : mistake.notes)
        found.notes.push_back({place_of(note.where), note.text + (note.hint.empty() ? "" : "; " + note.hint)});
    return found;
}

// The number of leading statements that have been run already.
std::size_t Calculation::count_unchanged(const std::vector<std::string>& statements) const {
    std::size_t count = 0;
    while (count < std::min(done_.size(), statements.size()) && done_[count]->text == statements[count] &&
           (done_[count]->is_done || is_assertion(statements[count])))
        ++count;
    return count;
}

bool Calculation::undo_to(std::size_t count) {
    const auto undone = [](const auto& outcome) { return outcome->is_done; };
    const auto steps = std::count_if(done_.begin() + static_cast<std::ptrdiff_t>(count), done_.end(), undone);
    if (static_cast<std::size_t>(steps) > most_undone) return false;
    for (auto step = steps; step > 0; --step)
        if (!session_->undo().starts_with("undone")) return false;
    done_.resize(count);
    return true;
}

std::shared_ptr<const Findings> Calculation::run(const std::vector<std::string>& statements,
                                                 const CancelToken& cancel_token, std::chrono::milliseconds limit) {
    if (!undo_to(count_unchanged(statements))) begin();
    const auto watchdog = start_watchdog(cancel_token, limit);
    while (done_.size() < statements.size() && !cancel_token.is_cancelled()) {
        auto outcome = std::make_shared<Outcome>(run_one(statements[done_.size()], done_.size()));
        if (is_interrupted_ && cancel_token.is_cancelled()) break;
        if (is_interrupted_) outcome->mistake->message = "the time limit is exceeded; the rest is not run";
        const bool goes_on = outcome->is_done || (is_assertion(outcome->text) && !is_interrupted_);
        done_.push_back(std::move(outcome));
        if (!goes_on) break;
    }
    return findings();
}

Outcome Calculation::run_one(const std::string& statement, std::size_t number) {
    Outcome outcome{statement};
    current_ = &outcome;
    is_interrupted_ = false;
    static_cast<void>(session_->run(path_, statement, static_cast<std::uint32_t>(number + 1)));
    current_ = nullptr;
    if (const auto name = let_name(statement); outcome.is_done && !name.empty())
        add_let_value(outcome, std::string(name));
    return outcome;
}

void Calculation::add_let_value(Outcome& outcome, const std::string& name) {
    const auto meaning = session_->meaning_of(name);
    if (!meaning) return;
    outcome.let_value = ValueDetails{meaning->type, shortened(meaning->text, max_answer_bytes)};
    if (!acts_on_cube(meaning->type)) return;
    outcome.let_value->order = let(std::string(query_name), "order(" + name + ")").value.text;
    outcome.let_value->parity = let(std::string(query_name), "parity(" + name + ").overall").value.text;
}

std::shared_ptr<const Findings> Calculation::findings() const {
    auto found = std::make_shared<Findings>();
    found->outcomes = done_;
    for (auto& name : session_->completions(""))
        if (name.kind == NameInfo::Kind::definition) found->names.emplace(name.name, name);
    return found;
}

// Undoes the definition afterwards.
Calculation::Evaluation Calculation::let(const std::string& name, const std::string& expression) {
    Outcome outcome{expression};
    current_ = &outcome;
    is_interrupted_ = false;
    const bool well = session_->run(path_, "let " + name + " = (\n" + expression + "\n)", 1);
    current_ = nullptr;
    if (!well) return {{}, outcome.mistake ? text_of(*outcome.mistake) : "", is_interrupted_};
    const auto meaning = session_->meaning_of(name);
    static_cast<void>(session_->undo());
    return {ValueDetails{meaning->type, shortened(meaning->text, max_answer_bytes)}, {}, false};
}

std::vector<Calculation::Evaluation> Calculation::evaluate_all(const std::string& expression,
                                                               const std::vector<std::string>& others,
                                                               const CancelToken& cancel_token,
                                                               std::chrono::milliseconds limit) {
    const auto watchdog = start_watchdog(cancel_token, limit);
    std::vector<Evaluation> values{let(std::string(query_name), expression)};
    const bool well = session_->run(path_, "let " + std::string(query_name) + " = (\n" + expression + "\n)", 1);
    if (!well) return values;
    for (const auto& other : others)
        values.push_back(let(std::string(query_name) + "_", replaced(other, "{}", query_name)));
    static_cast<void>(session_->undo());
    return values;
}

Outcome Calculation::try_statement(const std::string& statement, const CancelToken& cancel_token,
                                   std::chrono::milliseconds limit) {
    const auto watchdog = start_watchdog(cancel_token, limit);
    auto outcome = run_one(statement, done_.size());
    if (outcome.is_done) static_cast<void>(session_->undo());
    return outcome;
}

}  // namespace cubelang::lsp
