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

constexpr std::size_t most_said = 20;       // answers of one statement
constexpr std::size_t longest_said = 4000;  // bytes of one
constexpr int most_rows = 40;
constexpr std::size_t most_undone = 100;  // so many a session takes back
constexpr std::string_view own_name = "cube_lsp_value";

std::string folder_around(const std::string& path) { return std::filesystem::path(path).parent_path().string(); }

Host host_beside(Host host, const std::string& path) {
    host.write_file = {};
    host.screen.rows = most_rows;
    host.screen.printable = true;
    host.sandbox = Sandbox{{}, "the program itself, `cube FILE`, reads it"};
    if (!path.empty()) host.sandbox->folders = {folder_around(path)};
    return host;
}

// `let NAME = …`: NAME; else empty.
std::string_view named_by(std::string_view statement) {
    constexpr std::string_view let = "let ";
    while (statement.starts_with("##"))
        statement.remove_prefix(std::min(statement.find('\n'), statement.size() - 1) + 1);
    if (!statement.starts_with(let)) return {};
    statement = trimmed(statement.substr(let.size()));
    return trimmed(statement.substr(0, statement.find('=')));
}

bool is_assertion(std::string_view statement) { return statement.starts_with("assert"); }

bool acts_on_cube(const std::string& type) { return type == "algorithm" || type == "permutation"; }

std::string with_value(std::string pattern, std::string_view name) {
    for (auto at = pattern.find("{}"); at != pattern.npos; at = pattern.find("{}", at + name.size()))
        pattern.replace(at, 2, name);
    return pattern;
}

std::string in_words(const PlacedMistake& mistake) {
    return mistake.message + (mistake.hint.empty() ? "" : "; " + mistake.hint);
}

}  // namespace

Calculation::Calculation(const Surroundings& surroundings, std::string path)
    : path_(std::move(path)), host_(host_beside(surroundings.host, path_)) {
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

Watchdog Calculation::watched(const Ticket& ticket, std::chrono::milliseconds limit) {
    using Clock = std::chrono::steady_clock;
    return {*session_, [&ticket, end = Clock::now() + limit](Watchdog::Time) {
                return ticket.is_cancelled() || Clock::now() >= end;
            }};
}

void Calculation::take(const Answer& answer) {
    if (current_ == nullptr) return;
    if (answer.failed()) {
        current_->is_done = false;
        current_->mistake = placed(*answer.diagnostic);
        is_interrupted_ = answer.kind == Answer::Kind::interrupted;
    } else if (answer.kind != Answer::Kind::noted && current_->said.size() < most_said) {
        current_->said.push_back(
            shortened(render::painted(answer.drawing, render::Screen{.printable = true}), longest_said));
    }
}

// A statement is told apart by its number, which stands in place of its line.
Place Calculation::placed(const lang::Where& where) const {
    if (!where.source) return {done_.size(), {}, {}};
    if (where.source->name != path_) return {0, where.span, where.source};
    return {where.source->first_line - 1, where.span, {}};
}

PlacedMistake Calculation::placed(const lang::Diagnostic& mistake) const {
    PlacedMistake found{placed(mistake.where), mistake.message, mistake.hint, {}, mistake.fixes};
    for (const auto& note : mistake.notes)
        found.notes.push_back({placed(note.where), note.text + (note.hint.empty() ? "" : "; " + note.hint)});
    return found;
}

// How many of the statements have been run with nothing else before them.
std::size_t Calculation::kept(const std::vector<std::string>& statements) const {
    std::size_t count = 0;
    while (count < std::min(done_.size(), statements.size()) && done_[count]->text == statements[count] &&
           (done_[count]->is_done || is_assertion(statements[count])))
        ++count;
    return count;
}

bool Calculation::go_back_to(std::size_t count) {
    const auto undone = [](const auto& outcome) { return outcome->is_done; };
    const auto steps = std::count_if(done_.begin() + static_cast<std::ptrdiff_t>(count), done_.end(), undone);
    if (static_cast<std::size_t>(steps) > most_undone) return false;
    for (auto step = steps; step > 0; --step)
        if (!session_->undo().starts_with("undone")) return false;
    done_.resize(count);
    return true;
}

std::shared_ptr<const Findings> Calculation::run(const std::vector<std::string>& statements, const Ticket& ticket,
                                                 std::chrono::milliseconds limit) {
    if (!go_back_to(kept(statements))) begin();
    const auto watchdog = watched(ticket, limit);
    while (done_.size() < statements.size() && !ticket.is_cancelled()) {
        auto outcome = std::make_shared<Outcome>(run_one(statements[done_.size()], done_.size()));
        if (is_interrupted_ && ticket.is_cancelled()) break;
        if (is_interrupted_) outcome->mistake->message = "this takes longer than a document may; it runs no further";
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
    if (const auto name = named_by(statement); outcome.is_done && !name.empty()) name_value(outcome, std::string(name));
    return outcome;
}

void Calculation::name_value(Outcome& outcome, const std::string& name) {
    const auto meaning = session_->meaning_of(name);
    if (!meaning) return;
    outcome.named = Told{meaning->type, shortened(meaning->text, longest_said)};
    if (!acts_on_cube(meaning->type)) return;
    outcome.named->order = let(std::string(own_name), "order(" + name + ")").value.text;
    outcome.named->parity = let(std::string(own_name), "parity(" + name + ").overall").value.text;
}

std::shared_ptr<const Findings> Calculation::findings() const {
    auto found = std::make_shared<Findings>();
    found->outcomes = done_;
    for (auto& name : session_->completions(""))
        if (name.kind == NameInfo::Kind::definition) found->names.emplace(name.name, name);
    return found;
}

// What it defines is undone at once.
Calculation::Worked Calculation::let(const std::string& name, const std::string& expression) {
    Outcome outcome{expression};
    current_ = &outcome;
    is_interrupted_ = false;
    const bool well = session_->run(path_, "let " + name + " = (\n" + expression + "\n)", 1);
    current_ = nullptr;
    if (!well) return {{}, outcome.mistake ? in_words(*outcome.mistake) : "", is_interrupted_};
    const auto meaning = session_->meaning_of(name);
    static_cast<void>(session_->undo());
    return {Told{meaning->type, shortened(meaning->text, longest_said)}, {}, false};
}

Calculation::Worked Calculation::work_out(const std::string& expression, const Ticket& ticket,
                                          std::chrono::milliseconds limit) {
    const auto watchdog = watched(ticket, limit);
    return let(std::string(own_name), expression);
}

std::vector<Calculation::Worked> Calculation::work_out_all(const std::string& expression,
                                                           const std::vector<std::string>& others, const Ticket& ticket,
                                                           std::chrono::milliseconds limit) {
    const auto watchdog = watched(ticket, limit);
    std::vector<Worked> worked{let(std::string(own_name), expression)};
    const bool well = session_->run(path_, "let " + std::string(own_name) + " = (\n" + expression + "\n)", 1);
    if (!well) return worked;
    for (const auto& other : others) worked.push_back(let(std::string(own_name) + "_", with_value(other, own_name)));
    static_cast<void>(session_->undo());
    return worked;
}

Outcome Calculation::tried(const std::string& statement, const Ticket& ticket, std::chrono::milliseconds limit) {
    const auto watchdog = watched(ticket, limit);
    auto outcome = run_one(statement, done_.size());
    if (outcome.is_done) static_cast<void>(session_->undo());
    return outcome;
}

}  // namespace cubelang::lsp
