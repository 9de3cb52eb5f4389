#include "runtime/session/session.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <new>
#include <utility>

#include "lang/parser.hpp"
#include "lang/scanner.hpp"
#include "runtime/assist/catalogue.hpp"
#include "runtime/assist/continuation.hpp"
#include "runtime/assist/help.hpp"
#include "runtime/assist/request.hpp"
#include "runtime/assist/search.hpp"
#include "runtime/assist/topics.hpp"
#include "runtime/assist/unknown_names.hpp"
#include "runtime/builtins/table.hpp"
#include "runtime/eval/interpreter.hpp"
#include "runtime/render/text/fold.hpp"
#include "runtime/session/echo.hpp"
#include "runtime/session/journal.hpp"
#include "runtime/session/notes.hpp"
#include "runtime/show/json.hpp"
#include "runtime/show/text.hpp"
#include "stdlib/library.hpp"

namespace cubelang {

class Session::Impl {
public:
    Impl(SessionOptions options, Sink sink, const Host& host)
        : options_(std::move(options)), sink_(std::move(sink)), host_(host) {
        reset();
    }

    void reset() {
        former_ = std::move(interpreter_);
        former_journal_ = std::exchange(journal_, eval::Journal(opening()));
        interpreter_ =
            std::make_unique<eval::Interpreter>(eval::vocabulary(),
                                                eval::Output{[this](const auto& shown) { show(shown); },
                                                             [this](auto printed) { print(std::move(printed)); }},
                                                host_, &stop_);
        interpreter_->make_remarks(options_.recorded && options_.drawings);
        interpreter_->define("args", arguments(), "the words after `--` on the command line");
        interpreter_->context().set_cube({options_.n, options_.super});
    }

    void interrupt() noexcept { stop_.store(true, std::memory_order_relaxed); }

    bool run_typed(const lang::SourcePtr& source) {
        is_typed_ = true;
        const bool well = run(source);
        is_typed_ = false;
        return well;
    }

    // The one catch of the program.
    template <class Work>
    bool guarded(const lang::SourcePtr& source, Work work) {
        stop_.store(false, std::memory_order_relaxed);
        if (answer_help(source->text)) return true;
        try {
            return work();
        } catch (const lang::Error& error) {
            fail(error.diagnostic());
        } catch (const std::bad_alloc&) {
            fail(lang::Error({source, {}}, "there is not enough memory for this",
                             "try a smaller cube, or fewer things at once")
                     .diagnostic());
        }
        return false;
    }

    bool run(const lang::SourcePtr& source) {
        return guarded(source, [&] {
            const auto parsed = lang::parse(source, &stop_);
            for (const auto& error : parsed.errors) fail(error);
            if (!parsed.errors.empty()) return false;
            Echo echo(source->text, options_.drawings && (options_.echo || asks_for_echo(source->text)));
            for (const auto& statement : parsed.statements) {
                if (auto said = echo.of(statement.span, prompt()); !said.lines.empty()) print(std::move(said));
                run(statement, source);
            }
            return true;
        });
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

    [[nodiscard]] std::string prompt() const { return eval::prompt_on(interpreter_->context().cube()); }
    eval::Interpreter& interpreter() { return *interpreter_; }
    eval::Journal& journal() { return journal_; }
    [[nodiscard]] const render::Screen& screen() const { return host_.screen; }
    /// A page of help, as wide as the screen at most.
    [[nodiscard]] render::Drawing page(const render::Drawing& drawing) const;

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

    // Much that can be asked (`help [`, `help let`) is no statement, so the text is looked at as it is.
    bool answer_help(std::string_view text) {
        const auto request = eval::help_request(text);
        if (!request || interpreter_->scope().find("help") != nullptr) return false;
        print(page(answer_to(*request)));
        return true;
    }
    [[nodiscard]] render::Drawing answer_to(const eval::HelpRequest& request) {
        const eval::HelpSetting setting{interpreter_->scope(), screen()};
        if (request.asked.empty()) return eval::help_overview(screen());
        return request.is_search ? eval::search(setting, request.asked) : eval::help_about(setting, request.asked);
    }

    void run(const lang::Statement& statement, const lang::SourcePtr& source) {
        const auto [begin, end] = statement.span;
        const bool shows = std::holds_alternative<lang::Show>(statement.node);
        if (shows && answer_help(std::string_view(source->text).substr(begin, end - begin))) return;
        if (is_typed_ || options_.json)
            std::ranges::move(eval::notes_on(statement, source), std::back_inserter(notes_));
        auto changes = interpreter_->run(statement, source);
        if (options_.recorded) journal_.add(statement, source, std::move(changes));
        if (!notes_.empty() && !options_.json) send({Answer::Kind::noted});
    }

    // The notes on a statement are its first answer's. In JSON, where every line answers something, those on a
    // statement without an answer come with the next one.
    void send(Answer answer) {
        auto notes = std::exchange(notes_, {});
        if (options_.json)
            answer.json = eval::json_with_notes(std::move(answer.json), notes);
        else
            answer.notes = std::move(notes);
        sink_(answer);
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

    void show(const eval::Shown& shown) {
        auto& context = interpreter_->context();
        Answer answer{Answer::Kind::value};
        if (options_.drawings) answer.drawing = eval::drawn(context, shown);
        if (!answer.drawing.left_out.empty())
            answer.whole = [this, value = shown.value, where = shown.where, remark = shown.remark,
                            cube = context.cube()] {
                return drawn_on(cube, {value, where, remark});
            };
        if (options_.json) answer.json = eval::json(context, shown.value, shown.where, options_.full);
        send(std::move(answer));
    }
    // What is current may be another cube by now.
    render::Drawing drawn_on(cube::Cube cube, const eval::Shown& shown) {
        auto& context = interpreter_->context();
        const auto current = context.cube();
        auto screen = context.screen();
        screen.rows = 0;
        render::Drawing drawing;
        context.set_cube(cube);
        static_cast<void>(guarded(shown.where.source, [&] {
            drawing = eval::drawn(context, shown, screen);
            return true;
        }));
        context.set_cube(current);
        return drawing;
    }
    void print(render::Drawing printed) {
        Answer answer{Answer::Kind::printed};
        if (options_.json) answer.json = eval::json_printed(render::painted(printed, {}));
        if (options_.drawings) answer.drawing = std::move(printed);
        send(std::move(answer));
    }
    void fail(const lang::Diagnostic& diagnostic) {
        const bool stopped = diagnostic.kind == lang::Diagnostic::Kind::interrupted;
        send({stopped ? Answer::Kind::interrupted : Answer::Kind::error,
              {},
              options_.json ? eval::json(diagnostic) : "",
              std::make_shared<const lang::Diagnostic>(diagnostic)});
    }

    SessionOptions options_;
    Sink sink_;
    const Host& host_;
    std::atomic<bool> stop_{false};
    std::unique_ptr<eval::Interpreter> interpreter_, former_;  ///< former: before the last reset
    eval::Journal journal_{""}, former_journal_{""};
    bool is_typed_ = false;          ///< has someone typed what is run?
    std::vector<lang::Note> notes_;  ///< not yet sent
    std::string pending_;
    lang::GrowingStatement growing_;
    std::uint32_t line_ = 1;
    bool fed_well_ = true;
};

Session::Session(SessionOptions options, Sink sink, const Host& host)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(sink), host)) {}
Session::~Session() = default;

bool Session::run(std::string name, std::string text, std::uint32_t first_line) {
    return impl_->run(lang::make_source(std::move(name), std::move(text), first_line));
}
bool Session::run_typed(std::string name, std::string text) {
    return impl_->run_typed(lang::make_source(std::move(name), std::move(text)));
}
std::string Session::undo() { return impl_->undo(); }
void Session::set_undo_floor() { impl_->journal().set_undo_floor(); }
void Session::reset() { impl_->reset(); }
std::string Session::script(const std::string& directory) const { return impl_->journal().script(directory); }
std::string_view Session::script_mark() { return eval::Journal::mark(); }
bool Session::choose(int n, bool super) {
    if (impl_->interpreter().context().cube() == cube::Cube{n, super}) return true;
    return impl_->run(lang::make_source("<command line>", (super ? "supercube " : "cube ") + std::to_string(n)));
}
bool Session::feed(std::string_view text) { return impl_->feed(text); }
bool Session::finish() { return impl_->finish(); }
void Session::interrupt() noexcept { impl_->interrupt(); }
bool Session::is_incomplete(std::string_view text) { return lang::is_incomplete(text); }

std::optional<Session::Meaning> Session::meaning_of(std::string_view name) const {
    const auto* binding = impl_->interpreter().scope().find(name);
    if (binding == nullptr) return std::nullopt;
    const auto* boolean = binding->value.as<eval::Boolean>();
    return Meaning{std::string(eval::type_name(binding->value)), eval::to_text(binding->value),
                   boolean == nullptr ? std::nullopt : std::optional(boolean->value)};
}

std::optional<lang::Where> Session::definition_of(std::string_view name) const {
    const auto* binding = impl_->interpreter().scope().find(name);
    return binding == nullptr || !binding->where.source ? std::nullopt : std::optional(binding->where);
}

std::vector<lang::Diagnostic> Session::check(std::string name, std::string text) const {
    const auto source = lang::make_source(std::move(name), std::move(text));
    auto parsed = lang::parse(source);
    if (!parsed.errors.empty()) return std::move(parsed.errors);
    return eval::unknown_names(parsed.statements, source, impl_->interpreter().scope());
}

bool Session::adopt(const std::string& name, const Session& from, std::string_view theirs) {
    const auto* binding = from.impl_->interpreter().scope().find(theirs);
    if (binding == nullptr || eval::holds_function(binding->value)) return false;
    impl_->interpreter().define(name, binding->value, {});
    return true;
}

std::string Session::prompt() const { return impl_->prompt(); }

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

render::Drawing Session::Impl::page(const render::Drawing& drawing) const {
    return render::folded(drawing, host_.screen.columns);
}
namespace {

std::vector<eval::PromptCommand> prompt_commands(const std::vector<NameInfo>& commands) {
    std::vector<eval::PromptCommand> list;
    for (const auto& command : commands) list.push_back({command.name, command.meaning});
    return list;
}

}  // namespace

render::Drawing Session::help() const { return impl_->page(eval::help_overview(impl_->screen())); }
render::Drawing Session::help(std::string_view asked, const std::vector<NameInfo>& commands) const {
    const auto typed = prompt_commands(commands);
    return impl_->page(eval::help_about({impl_->interpreter().scope(), impl_->screen(), typed}, asked));
}
render::Drawing Session::search(std::string_view words, const std::vector<NameInfo>& commands) const {
    const auto typed = prompt_commands(commands);
    return impl_->page(eval::search({impl_->interpreter().scope(), impl_->screen(), typed}, words));
}
std::optional<Session::HelpRequest> Session::help_request(std::string_view line) {
    const auto request = eval::help_request(line);
    return request ? std::optional(HelpRequest{std::string(request->asked), request->is_search}) : std::nullopt;
}
render::Drawing Session::list() const { return impl_->page(eval::listing(impl_->interpreter().scope())); }

}  // namespace cubelang
