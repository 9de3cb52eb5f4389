// Text in, answers out.

#include "runtime/session/session.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <new>
#include <utility>

#include <fmt/format.h>

#include "lang/scanner.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/assist/fitting.hpp"
#include "runtime/meaning/assist/help.hpp"
#include "runtime/meaning/assist/search.hpp"
#include "runtime/meaning/show/json.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/render/fold.hpp"
#include "runtime/session/answer_sender.hpp"
#include "runtime/session/engine.hpp"
#include "runtime/session/intake.hpp"
#include "runtime/session/journal.hpp"

namespace cubelang::inline session {
namespace {

render::Drawing page_on(const render::Screen& screen, const render::Drawing& drawing) {
    return render::folded(render::printable(drawing), screen.columns);
}

}  // namespace

class Session::Impl {
public:
    Impl(SessionOptions options, Sink sink, const Host& host)
        : options_(std::move(options)), host_(host), sender_(options_, std::move(sink), host) {
        reset();
    }

    void reset() {
        former_ = std::move(interpreter_);
        former_journal_ = std::exchange(journal_, Journal(opening()));
        interpreter_ =
            std::make_unique<Engine>(meaning::Output{[this](const auto& shown) { show(shown); },
                                                     [this](auto printed) { sender_.print(std::move(printed)); }},
                                     host_, &stop_);
        interpreter_->make_remarks(options_.recorded && options_.drawings);
        interpreter_->define("args", arguments(), "the words after the script on the command line");
        if (is_size_good()) interpreter_->context().set_cube({options_.n, options_.super});
    }

    [[nodiscard]] std::uint32_t running_statement() const { return running_.begin; }
    void interrupt() noexcept { stop_.store(true, std::memory_order_relaxed); }

    // All exceptions of a computation are caught here.
    template <class Work>
    bool guard(const lang::SourcePtr& source, Work work) {
        stop_.store(false, std::memory_order_relaxed);
        sender_.forget_statement();
        running_ = {};
        is_read_ = false;
        if (const auto page = help_on(source->text)) {
            sender_.begin(source, 0);
            sender_.print(*page);
            sender_.end();
            return true;
        }
        try {
            const StopScope watched(&stop_);
            return work();
        } catch (const lang::Error& error) {
            sender_.fail(with_place(error.diagnostic(), source));
        } catch (const Stopped&) {
            sender_.fail(lang::interruption({source, running_}).diagnostic());
        } catch (const std::bad_alloc&) {
            sender_.fail(out_of_memory({source, running_}));
        } catch (const std::exception& fault) {
            sender_.fail(lang::Error({source, running_}, fmt::format("internal error: {}", fault.what()),
                                     "this is a fault in Cubelang, not in your text; please report it")
                             .diagnostic());
        }
        return false;
    }

    // Even parsing or reporting may run out of memory; unwinding usually frees enough to report that.
    template <class Work>
    bool guard_memory(Work work) {
        try {
            return work();
        } catch (const std::bad_alloc&) {
            is_typed_ = is_fed_ = false;
            sender_.fail(out_of_memory({no_text_, {}}));
            return false;
        }
    }

    bool run(lang::SourcePtr source) {
        if (!interpreter_->scope().names_of_moves().empty() || interpreter_->context().has_inner_letters())
            source = interpreter_->continued(*source);
        const bool well = guard(source, [&] { return run_all(source); });
        if (!well) sender_.end();  // the statement that failed
        return well;
    }
    bool run_typed(const lang::SourcePtr& source, MovedText moved) {
        is_typed_ = true;
        moved_ = std::move(moved);
        const bool well = run(source);
        moved_ = {};
        is_typed_ = false;
        return well;
    }
    // Passes text to the intake with one of its members and runs each completed statement, unless an error has ended
    // the reading.
    template <class TakeIn>
    bool feed(TakeIn take_in) {
        return guard_memory([&] {
            take_in(intake_, [this](const lang::SourcePtr& statement) {
                if (!fed_well_ && !options_.json) return;
                is_fed_ = true;
                if (!run(statement)) fed_well_ = false;
                is_fed_ = false;
            });
            return fed_well_;
        });
    }

    void rewind(std::size_t statements) {
        while (journal_.size() > statements && journal_.undo(*interpreter_)) {
        }
    }
    std::string undo() {
        if (auto undone = journal_.undo(*interpreter_)) return "undone: " + *undone;
        if (!journal_.is_fresh() || !former_ || !options_.recorded) return journal_.why_not();
        interpreter_ = std::move(former_);
        journal_ = std::move(former_journal_);
        return "undone: reset";
    }

    [[nodiscard]] std::string prompt() const { return meaning::prompt_on(interpreter_->context().cube()); }
    Engine& engine() { return *interpreter_; }
    Journal& journal() { return journal_; }
    [[nodiscard]] const Host& host() const { return host_; }

private:
    [[nodiscard]] bool is_size_good() const {
        return options_.n >= cube::smallest_cube && options_.n <= cube::largest_cube;
    }

    bool run_all(const lang::SourcePtr& source) {
        if (!is_size_good()) interpreter_->set_cube(options_.n, options_.super, {source, {}});  // reports the size
        constexpr std::size_t very_long = std::size_t{1} << 20;
        const bool is_long = source->text.size() >= very_long;
        const auto parsed = is_long ? lang::parse_bounded(source, &stop_) : reader_.parse(source, &stop_);
        const auto is_reading = [](const auto& error) { return error.kind == lang::Diagnostic::Kind::reading; };
        if (!parsed.errors.empty() && std::ranges::all_of(parsed.errors, is_reading))
            return run_as_read(source, parsed.errors);
        if (has_errors(parsed.errors)) return false;
        if (is_typed_ && parsed.statements.empty()) note_comment(source);
        Echo echo(source->text, options_.drawings && (options_.echo || asks_for_echo(source->text)));
        interpreter_->context().move_sliders({source, moved_.values});
        std::size_t run_to = moved_.from;
        const auto run_one = [&](const lang::Statement& statement) {
            if (statement.span.begin < run_to) return;
            if (auto said = echo.is_wanted() ? echo.of(statement.span, prompt()) : render::Drawing();
                !said.lines.empty())
                sender_.print(std::move(said));
            run_to = run_or_read(statement, source);
        };
        if (parsed.is_kept)
            std::ranges::for_each(parsed.statements, run_one);
        else
            lang::for_each_statement(source, &stop_, run_one);
        return true;
    }
    // Runs the text with its readings in their places.
    bool run_as_read(const lang::SourcePtr& source, const std::vector<lang::Diagnostic>& readings) {
        auto text = source->text;
        for (auto reading = readings.rbegin(); reading != readings.rend(); ++reading) {
            const auto& [span, replacement] = reading->fixes.front();
            text.replace(span.begin, span.end - span.begin, replacement);
        }
        for (const auto& reading : readings) sender_.note({{reading.where, reading.message, reading.hint}});
        const bool well = run_all(lang::make_source(source->name, std::move(text), source->first_line,
                                                    source->first_column, source->names, source->has_inner_letters));
        if (!options_.json) sender_.end();  // there may be only comments
        return well;
    }
    // Runs the statement, if necessary as a row of advice reads it. Returns its end: a drawn layout has several lines.
    std::size_t run_or_read(const lang::Statement& statement, const lang::SourcePtr& source) {
        const auto begin = statement.span.begin;
        try {
            run(statement, source);
            return statement.span.end;
        } catch (const lang::Error&) {
            const auto end = lang::statement_extent(source->text, begin).end;
            const auto [line, column] = lang::line_column(*source, begin);
            const auto alone = lang::make_source(source->name, source->text.substr(begin, end - begin), line, column,
                                                 source->names, statement.has_inner_letters);
            const auto reading = lang::statement_as_read({alone, {0, static_cast<std::uint32_t>(end - begin)}});
            const bool is_loop = std::holds_alternative<lang::For>(statement.node);  // a part of it has run
            if (!reading || is_loop || std::exchange(is_read_, true)) throw;
            run_as_read(alone, {*reading});
            is_read_ = false;
            return end;
        }
    }
    bool has_errors(const std::vector<lang::Diagnostic>& errors) {
        for (const auto& error : errors) {
            if (error.kind == lang::Diagnostic::Kind::reading) continue;
            if (is_fed_) sender_.begin(error.where.source, error.where.span.begin);
            sender_.fail(meaning::hole(interpreter_->scope(), error).value_or(error));
        }
        return !errors.empty();
    }

    // Many requests (`help [`, `help let`) are not statements, so the text is examined before it is parsed.
    [[nodiscard]] std::optional<render::Drawing> help_on(std::string_view text) {
        const auto request = meaning::help_request(text);
        if (!request || interpreter_->scope().find("help") != nullptr) return std::nullopt;
        return page_on(host_.screen, answer_to(*request));
    }
    [[nodiscard]] render::Drawing answer_to(const meaning::HelpRequest& request) {
        const meaning::HelpSetting setting{interpreter_->scope(), host_.screen};
        if (request.subject.empty()) return meaning::help_overview(host_.screen);
        return request.is_search ? meaning::search(setting, request.subject)
                                 : meaning::help_about(setting, request.subject);
    }

    void run(const lang::Statement& statement, const lang::SourcePtr& source) {
        const auto [begin, end] = statement.span;
        running_ = statement.span;
        sender_.begin(source, begin, is_read_);
        const bool shows = std::holds_alternative<lang::Show>(statement.node);
        const auto help = shows ? help_on(std::string_view(source->text).substr(begin, end - begin)) : std::nullopt;
        if (help) {
            sender_.print(*help);
            return sender_.end();
        }
        if (is_typed_ || options_.json || noted_ < most_noted) sender_.note(notes_on(statement, source));
        static_cast<void>(interpreter_->context().take_notes());
        static_cast<void>(interpreter_->context().take_sliders());
        auto changes = interpreter_->run(statement, source);
        add_notes();
        sender_.note(meaning::notes_on(changes, interpreter_->scope(), statement, is_typed_));
        if (options_.recorded) record(statement, source, std::move(changes));
        sender_.end();
    }

    // The notes and the sliders of the running statement so far.
    void add_notes() {
        auto& context = interpreter_->context();
        sender_.note(context.take_notes());
        for (auto& [low, high, step, value, where] : context.take_sliders())
            if (host_.shows_sliders)
                sender_.add({low.str(), high.str(), step.str(), value.str(), where, running_.begin, journal_.size()});
            else if (is_typed_)
                sender_.note(
                    {{where, "a slider does not move here", "it moves in the page in the browser and in notebooks"}});
    }

    [[nodiscard]] std::vector<lang::Note> notes_on(const lang::Statement& statement, const lang::SourcePtr& source) {
        auto notes = Engine::notes_on(statement, source);
        noted_ += notes.size();
        if (auto note = !is_typed_ ? std::nullopt : interpreter_->note_on_word(statement, source))
            notes.push_back(std::move(*note));
        return notes;
    }

    // `#G`
    void note_comment(const lang::SourcePtr& source) {
        const auto& text = source->text;
        if (text.size() < 2 || text[0] != '#' || std::string_view(" #!\n").find(text[1]) != std::string_view::npos)
            return;
        sender_.note({{{source, {0, 1}}, "`#` begins a comment", "size(G) is the order of a group"}});
        sender_.end();
    }

    // A statement that cannot be recorded is rolled back, since it could be neither undone nor saved.
    void record(const lang::Statement& statement, const lang::SourcePtr& source, meaning::Changes changes) {
        try {
            journal_.add(statement, source, std::move(changes));
        } catch (...) {
            interpreter_->roll_back(std::move(changes));
            throw;
        }
    }

    [[nodiscard]] meaning::Value arguments() const {
        std::vector<meaning::Value> words;
        for (const auto& word : options_.arguments) words.push_back(meaning::make_text(word));
        return meaning::make_list(std::move(words));
    }
    [[nodiscard]] std::string opening() const {
        auto text = (options_.super ? "supercube " : "cube ") + std::to_string(options_.n) + "\n";
        return options_.arguments.empty() ? text : text + "let args = " + meaning::to_text(arguments()) + "\n";
    }

    void show(const meaning::ShownValue& shown) {
        auto& context = interpreter_->context();
        Answer answer{Answer::Kind::value};
        if (options_.drawings) answer.drawing = meaning::drawn(context, shown);
        if (!answer.drawing.left_out.empty())
            answer.whole = [this, value = shown.value, where = shown.where, remark = shown.remark, expr = shown.expr,
                            cube = context.cube()] {
                return drawn_on(cube, {value, where, remark, expr});
            };
        if (options_.json) answer.json = meaning::json(context, shown.value, shown.where, options_.full);
        if (options_.values) answer.value = std::make_shared<const meaning::Value>(shown.value);
        add_notes();
        sender_.send(std::move(answer));
    }
    // Draws on the cube of that time; the current cube may be another by now.
    render::Drawing drawn_on(cube::Cube cube, const meaning::ShownValue& shown) {
        auto& context = interpreter_->context();
        const auto current = context.cube();
        auto screen = context.screen();
        screen.rows = 0;
        render::Drawing drawing;
        context.set_cube(cube);
        static_cast<void>(guard(shown.where.source, [&] {
            drawing = meaning::drawn(context, shown, screen);
            return true;
        }));
        context.set_cube(current);
        return sender_.shown_here(std::move(drawing));
    }
    [[nodiscard]] static lang::Diagnostic out_of_memory(lang::Where where) {
        return {
            std::move(where), "there is not enough memory for this", "try a smaller cube, or fewer things at once", {}};
    }
    // Errors in moves that a built-in performs have no source; they are placed at the running statement.
    [[nodiscard]] lang::Diagnostic with_place(lang::Diagnostic diagnostic, const lang::SourcePtr& source) const {
        if (diagnostic.where.source == nullptr) diagnostic.where = {source, running_};
        return diagnostic;
    }
    SessionOptions options_;
    const Host& host_;
    AnswerSender sender_;
    const lang::SourcePtr no_text_ = lang::make_source("<memory>", "");
    std::atomic<bool> stop_{false};
    std::unique_ptr<Engine> interpreter_, former_;  ///< former: before the last reset
    Journal journal_{""}, former_journal_{""};
    lang::Reader reader_;
    bool is_read_ = false;                         ///< does the running text come from a row of advice?
    bool is_fed_ = false;                          ///< does the running text arrive in pieces?
    bool is_typed_ = false;                        ///< was the running text typed by a user?
    static constexpr std::size_t most_noted = 20;  // in files
    std::size_t noted_ = 0;
    MovedText moved_{};     ///< of the running text
    lang::Span running_{};  ///< the running statement, for errors without a position
    Intake intake_;
    bool fed_well_ = true;
};

Session::Session(SessionOptions options, Sink sink, const Host& host)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(sink), host)) {}
Session::~Session() = default;

bool Session::run(std::string name, std::string text, std::uint32_t first_line) {
    return impl_->guard_memory(
        [&] { return impl_->run(lang::make_source(std::move(name), std::move(text), first_line)); });
}
bool Session::run_typed(std::string name, std::string text, MovedText moved) {
    return impl_->guard_memory([&] {
        return impl_->run_typed(lang::make_source(std::move(name), statement_of(std::move(text))), std::move(moved));
    });
}
void Session::rewind(std::size_t statements) { impl_->rewind(statements); }
std::string Session::undo() { return impl_->undo(); }
void Session::set_undo_floor() { impl_->journal().set_undo_floor(); }
void Session::reset() { impl_->reset(); }
std::string Session::script(const std::string& directory) const { return impl_->journal().script(directory); }
std::string_view Session::script_mark() { return Journal::mark(); }
bool Session::choose(int n, bool super) {
    if (engine().context().cube() == cube::Cube{n, super}) return true;
    return impl_->run(lang::make_source("<command line>", (super ? "supercube " : "cube ") + std::to_string(n)));
}
bool Session::feed(std::string_view text) {
    return impl_->feed([text](Intake& intake, const auto& take) { intake.add(text, take); });
}
bool Session::finish() {
    return impl_->feed([](Intake& intake, const auto& take) { intake.finish(take); });
}
const Host& Session::host() const { return impl_->host(); }
Engine& Session::engine() const { return impl_->engine(); }
render::Drawing Session::page(const render::Drawing& drawing) const { return page_on(host().screen, drawing); }
std::string Session::prompt() const { return impl_->prompt(); }
std::uint32_t Session::running_statement() const { return impl_->running_statement(); }
void Session::interrupt() noexcept { impl_->interrupt(); }

}  // namespace cubelang::inline session
