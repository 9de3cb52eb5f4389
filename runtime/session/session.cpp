#include "runtime/session/session.hpp"

#include <algorithm>
#include <iterator>
#include <new>
#include <utility>

#include "lang/parser.hpp"
#include "lang/scanner.hpp"
#include "runtime/assist/catalogue.hpp"
#include "runtime/assist/continuation.hpp"
#include "runtime/assist/help.hpp"
#include "runtime/assist/topics.hpp"
#include "runtime/builtins/table.hpp"
#include "runtime/eval/interpreter.hpp"
#include "runtime/render/text/fold.hpp"
#include "runtime/session/journal.hpp"
#include "runtime/show/json.hpp"
#include "runtime/show/text.hpp"
#include "stdlib/library.hpp"

namespace cubelang {

static_assert(Session::smallest_cube == cube::smallest_cube && Session::largest_cube == cube::largest_cube);

class Session::Impl {
public:
    Impl(SessionOptions options, Sink sink) : options_(std::move(options)), sink_(std::move(sink)) { reset(); }

    void reset() {
        former_ = std::move(interpreter_);
        former_journal_ = std::exchange(journal_, eval::Journal(opening()));
        interpreter_ = std::make_unique<eval::Interpreter>(
            eval::vocabulary(), eval::Output{[this](const auto& value, const auto& where) { show(value, where); },
                                             [this](const auto& text) { print(text); }});
        interpreter_->make_remarks(options_.recorded && !options_.json);
        interpreter_->define("args", arguments(), "the words after `--` on the command line");
        interpreter_->context().set_cube({options_.n, options_.super});
        set_screen(options_.screen);
        interpreter_->context().set_file_writer(options_.write_file);
        interpreter_->context().set_table_folder(options_.table_folder);
        interpreter_->context().set_reporter(options_.report);
    }

    // The one catch of the program.
    bool run(const lang::SourcePtr& source) {
        interpreter_->context().stop(false);
        try {
            const auto parsed = lang::parse(source, interpreter_->context().stop_token());
            for (const auto& error : parsed.errors) fail(error);
            if (!parsed.errors.empty()) return false;
            for (const auto& statement : parsed.statements) run(statement, source);
            return true;
        } catch (const lang::Error& error) {
            fail(error.diagnostic());
        } catch (const std::bad_alloc&) {
            fail(lang::Error({source, {}}, "there is not enough memory for this",
                             "try a smaller cube, or fewer things at once")
                     .diagnostic());
        }
        return false;
    }

    bool feed(std::string_view text) {
        pending_ += text;
        if (text.find_first_of("\n;") == text.npos) return fed_well_;  // nothing ends here
        for (auto extent = next(); extent.ended; extent = next()) take(extent.end);
        return fed_well_;
    }
    bool finish() {
        take(pending_.size());
        growing_ = {};
        return fed_well_;
    }

    std::string undo() {
        if (auto undone = journal_.undo(*interpreter_)) return "undone: " + *undone;
        if (!journal_.is_fresh() || !former_ || !options_.recorded) return journal_.why_not();
        interpreter_ = std::move(former_);
        journal_ = std::move(former_journal_);
        return "undone: reset";
    }

    // A JSON object is not shown on a screen, wherever it goes.
    void set_screen(render::Screen screen) {
        interpreter_->context().set_screen(options_.json ? render::Screen{} : screen);
    }

    eval::Interpreter& interpreter() { return *interpreter_; }
    eval::Journal& journal() { return journal_; }

private:
    [[nodiscard]] lang::Extent next() { return growing_.extent(pending_); }
    // Runs the first `size` bytes of what is pending, unless an error has ended the reading.
    void take(std::size_t size) {
        if (size == 0) return;
        const bool goes_on = fed_well_ || options_.json;
        auto statement = pending_.substr(0, size);
        pending_.erase(0, size);
        const auto lines = static_cast<std::uint32_t>(std::ranges::count(statement, '\n'));
        if (goes_on && !run(lang::make_source("<stdin>", std::move(statement), line_))) fed_well_ = false;
        line_ += lines;
    }

    void run(const lang::Statement& statement, const lang::SourcePtr& source) {
        auto changes = interpreter_->run(statement, source);
        if (options_.recorded) journal_.add(statement, source, std::move(changes));
    }

    [[nodiscard]] eval::Value arguments() const {
        std::vector<eval::Value> words;
        for (const auto& word : options_.arguments) words.push_back(eval::make_text(word));
        return eval::make_list(std::move(words));
    }
    [[nodiscard]] std::string opening() const {
        auto text = (options_.super ? "supercube " : "cube ") + std::to_string(options_.n) + "\n";
        return options_.arguments.empty() ? text : text + "let args = " + eval::to_text(arguments()) + "\n";
    }

    void show(const eval::Value& value, const lang::Where& where) {
        auto& context = interpreter_->context();
        sink_({Answer::Kind::value,
               (options_.json ? eval::json(context, value, where, options_.full) : as_shown(value, where)) + "\n"});
    }
    [[nodiscard]] std::string as_shown(const eval::Value& value, const lang::Where& where) {
        return render::painted(interpreter_->drawn(value, where), interpreter_->context().screen());
    }
    void print(const std::string& text) {
        sink_({Answer::Kind::printed, (options_.json ? eval::json_printed(text) : text) + "\n"});
    }
    void fail(const lang::Diagnostic& diagnostic) {
        sink_({Answer::Kind::error,
               options_.json ? eval::json(diagnostic) + "\n"
                             : lang::to_string(diagnostic, options_.color ? colours : lang::Paint{}),
               std::make_shared<const lang::Diagnostic>(diagnostic)});
    }

    inline static const lang::Paint colours{"\033[1;31m", "\033[36m", "\033[1m", "\033[0m"};
    SessionOptions options_;
    Sink sink_;
    std::unique_ptr<eval::Interpreter> interpreter_, former_;  ///< former: before the last reset
    eval::Journal journal_{""}, former_journal_{""};
    std::string pending_;
    lang::GrowingStatement growing_;
    std::uint32_t line_ = 1;
    bool fed_well_ = true;
};

Session::Session(SessionOptions options, Sink sink)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(sink))) {}
Session::~Session() = default;

bool Session::run(std::string name, std::string text, std::uint32_t first_line) {
    return impl_->run(lang::make_source(std::move(name), std::move(text), first_line));
}
std::string Session::undo() { return impl_->undo(); }
void Session::begin_here() { impl_->journal().begin_here(); }
void Session::reset() { impl_->reset(); }
std::string Session::script(const std::string& directory) const { return impl_->journal().script(directory); }
std::string_view Session::script_mark() { return eval::Journal::mark(); }
bool Session::choose(int n, bool super) {
    if (impl_->interpreter().context().cube() == cube::Cube{n, super}) return true;
    return impl_->run(lang::make_source("<command line>", (super ? "supercube " : "cube ") + std::to_string(n)));
}
bool Session::feed(std::string_view text) { return impl_->feed(text); }
bool Session::finish() { return impl_->finish(); }
void Session::interrupt() noexcept { impl_->interpreter().context().stop(true); }
void Session::set_screen(render::Screen screen) { impl_->set_screen(screen); }
bool Session::is_incomplete(std::string_view text) { return lang::is_incomplete(text); }

std::optional<Session::Meaning> Session::meaning_of(std::string_view name) const {
    const auto* binding = impl_->interpreter().scope().find(name);
    if (binding == nullptr) return std::nullopt;
    return Meaning{std::string(eval::type_name(binding->value)), eval::to_text(binding->value)};
}

bool Session::adopt(const std::string& name, const Session& from, std::string_view theirs) {
    const auto* binding = from.impl_->interpreter().scope().find(theirs);
    if (binding == nullptr || eval::holds_function(binding->value)) return false;
    impl_->interpreter().define(name, binding->value, {});
    return true;
}

std::string Session::prompt() const { return eval::prompt_on(impl_->interpreter().context().cube()); }

namespace {

using eval::Entry;

// In the order of Entry::Kind.
constexpr NameInfo::Kind kinds[] = {NameInfo::Kind::keyword, NameInfo::Kind::built_in, NameInfo::Kind::constant,
                                    NameInfo::Kind::definition, NameInfo::Kind::library};

NameInfo info(Entry entry) {
    entry.meaning.resize(std::min(entry.meaning.find('\n'), entry.meaning.size()));
    if (entry.kind == Entry::Kind::library) entry.meaning = "import " + entry.module + ": " + entry.meaning;
    return {std::move(entry.name), std::move(entry.meaning), kinds[static_cast<std::size_t>(entry.kind)]};
}

NameInfo info(eval::Candidate candidate) {
    const bool part = candidate.kind == eval::Candidate::Kind::part;
    return {std::move(candidate.text), std::move(candidate.meaning),
            part ? NameInfo::Kind::part : NameInfo::Kind::argument};
}

}  // namespace

std::vector<NameInfo> Session::completions(std::string_view prefix, bool library_too) const {
    std::vector<NameInfo> found;
    for (auto& entry : eval::catalogue(impl_->interpreter().scope(), library_too, prefix))
        found.push_back(info(std::move(entry)));
    std::ranges::sort(found, {}, &NameInfo::name);
    return found;
}

Session::Continued Session::continued(std::string_view before) const {
    const auto place = eval::place_of(before);
    auto [candidates, only] = eval::expected(place, impl_->interpreter().context().cube());
    Continued result{place.word.size(), {}};
    for (auto& candidate : candidates) result.names.push_back(info(std::move(candidate)));
    // A digit begins no name. What could be imported is better than nothing, and says so.
    if (only || (!place.word.empty() && place.word.front() >= '0' && place.word.front() <= '9')) return result;
    for (const bool library_too : {false, true}) {
        if (library_too && (!result.names.empty() || place.word.empty())) break;
        std::ranges::move(completions(place.word, library_too), std::back_inserter(result.names));
    }
    return result;
}

std::vector<NameInfo> Session::topics() {
    std::vector<NameInfo> names;
    for (const auto& topic : eval::topics())
        names.push_back({std::string(topic.name), std::string(topic.meaning), NameInfo::Kind::keyword});
    return names;
}

std::optional<NameInfo::Kind> Session::kind(std::string_view name) const {
    if (impl_->interpreter().scope().find(name) != nullptr) return NameInfo::Kind::definition;
    if (eval::find_keyword(name) != nullptr) return NameInfo::Kind::keyword;
    if (eval::vocabulary().built_in(name) != nullptr) return NameInfo::Kind::built_in;
    return eval::vocabulary().constant(name) != nullptr ? std::optional(NameInfo::Kind::constant) : std::nullopt;
}

std::string Session::signature(std::string_view name) const {
    return eval::signature_of(impl_->interpreter().scope(), name);
}

// A word that is neither a name alone nor a mistake.
bool Session::is_moves(std::string_view word) {
    const auto parsed = lang::parse(lang::make_source("", std::string(word)));
    if (!parsed.errors.empty() || parsed.statements.size() != 1) return false;
    const auto* const shown = std::get_if<lang::Show>(&parsed.statements.front().node);
    return shown != nullptr && std::holds_alternative<lang::Moves>(shown->value->node);
}

std::vector<std::string> Session::library_modules() const {
    std::vector<std::string> names;
    for (const auto& module : library::modules()) names.emplace_back(module.name);
    return names;
}

std::string Session::page(const render::Drawing& drawing) const {
    return render::painted(render::folded(drawing, screen().columns), screen()) + "\n";
}
const render::Screen& Session::screen() const { return impl_->interpreter().context().screen(); }
std::string Session::help() const { return page(eval::help_overview(screen())); }
std::string Session::help(std::string_view name) const {
    return page(eval::help_about(impl_->interpreter().scope(), name, screen()));
}
std::string Session::search(std::string_view words) const {
    return page(eval::search(impl_->interpreter().scope(), words));
}
std::string Session::list() const { return page(eval::listing(impl_->interpreter().scope())); }

}  // namespace cubelang
