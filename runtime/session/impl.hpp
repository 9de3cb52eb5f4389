#pragma once
// What a session is made of. Only the sources of this room include it.

#include <algorithm>
#include <atomic>
#include <exception>
#include <iterator>
#include <new>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/assist/help.hpp"
#include "runtime/meaning/assist/search.hpp"
#include "runtime/meaning/show/json.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/render/fold.hpp"
#include "runtime/session/echo.hpp"
#include "runtime/session/engine.hpp"
#include "runtime/session/intake.hpp"
#include "runtime/session/journal.hpp"
#include "runtime/session/notes.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/statement_count.hpp"

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
        interpreter_ = std::make_unique<Engine>(eval::Output{[this](const auto& shown) { show(shown); },
                                                             [this](auto printed) { print(std::move(printed)); }},
                                                host_, &stop_);
        interpreter_->make_remarks(options_.recorded && options_.drawings);
        interpreter_->define("args", arguments(), "the words after `--` on the command line");
        if (is_size_good()) interpreter_->context().set_cube({options_.n, options_.super});
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
        counted_.end();
        running_ = {};
        if (answer_help(source->text)) return true;
        try {
            const StopScope watched(&stop_);
            return work();
        } catch (const lang::Error& error) {
            fail(placed(error.diagnostic(), source));
        } catch (const Stopped&) {
            fail(lang::interruption({source, running_}).diagnostic());
        } catch (const std::bad_alloc&) {
            fail(out_of_memory({source, running_}));
        } catch (const std::exception& fault) {
            fail(lang::Error({source, running_}, fmt::format("this cannot be worked out: {}", fault.what()),
                             "that is a fault of the program, not yours; please report it")
                     .diagnostic());
        }
        return false;
    }

    // Memory may not even suffice to take a text in, or to say what is wrong with it. What was freed on the way out
    // may.
    template <class Work>
    bool reported(Work work) {
        try {
            return work();
        } catch (const std::bad_alloc&) {
            is_typed_ = is_fed_ = false;
            fail(out_of_memory({no_text_, {}}));
            return false;
        }
    }

    bool run(const lang::SourcePtr& source) {
        return guarded(source, [&] { return run_all(source); });
    }

    bool feed(std::string_view text) {
        intake_.add(text, [this](const lang::SourcePtr& statement) { take(statement); });
        return fed_well_;
    }
    bool finish() {
        intake_.finish([this](const lang::SourcePtr& statement) { take(statement); });
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
    [[nodiscard]] const Host& host() const { return host_; }
    [[nodiscard]] const render::Screen& screen() const { return host_.screen; }
    /// A page of help, as wide as the screen at most.
    [[nodiscard]] render::Drawing page(const render::Drawing& drawing) const {
        return render::folded(render::printable(drawing), host_.screen.columns);
    }

private:
    /// Fit for the screen that it is made for.
    [[nodiscard]] render::Drawing shown_here(render::Drawing drawing) const {
        if (host_.screen.printable) return render::printable(std::move(drawing));
        return drawing;
    }

    [[nodiscard]] bool is_size_good() const {
        return options_.n >= cube::smallest_cube && options_.n <= cube::largest_cube;
    }

    bool run_all(const lang::SourcePtr& source) {
        if (!is_size_good()) interpreter_->set_cube(options_.n, options_.super, {source, {}});  // says so
        constexpr std::size_t very_long = std::size_t{1} << 20;
        const bool is_long = source->text.size() >= very_long;
        const auto parsed = is_long ? lang::parse_and_keep_little(source, &stop_) : reader_.parse(source, &stop_);
        if (has_errors(parsed.errors)) return false;
        auto echo = echo_of(source);
        const auto run_one = [&](const lang::Statement& statement) { run(statement, source, echo); };
        if (parsed.is_kept)
            std::ranges::for_each(parsed.statements, run_one);
        else
            lang::read_each(source, &stop_, run_one);
        return true;
    }
    bool has_errors(const std::vector<lang::Diagnostic>& errors) {
        for (const auto& error : errors) {
            if (is_fed_) counted_.begin(error.where.source, error.where.span.begin);
            fail(error);
        }
        return !errors.empty();
    }
    [[nodiscard]] Echo echo_of(const lang::SourcePtr& source) const {
        return {source->text, options_.drawings && (options_.echo || asks_for_echo(source->text))};
    }
    void run(const lang::Statement& statement, const lang::SourcePtr& source, Echo& echo) {
        if (echo.is_wanted())
            if (auto said = echo.of(statement.span, prompt()); !said.lines.empty()) print(std::move(said));
        run(statement, source);
    }

    // Runs what has come, unless an error has ended the reading.
    void take(const lang::SourcePtr& statement) {
        if (!fed_well_ && !options_.json) return;
        is_fed_ = true;
        if (!run(statement)) fed_well_ = false;
        is_fed_ = false;
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
        running_ = statement.span;
        counted_.begin(source, begin);
        is_answered_ = false;
        const bool shows = std::holds_alternative<lang::Show>(statement.node);
        if (shows && answer_help(std::string_view(source->text).substr(begin, end - begin))) return;
        if (is_typed_ || options_.json)
            std::ranges::move(eval::notes_on(statement, source), std::back_inserter(notes_));
        auto changes = interpreter_->run(statement, source);
        if (options_.recorded) record(statement, source, std::move(changes));
        const bool wanted = options_.json ? options_.every && !is_answered_ : !notes_.empty();
        if (wanted) send({Answer::Kind::noted, {}, options_.json ? R"({"type":"done"})" : ""});
    }

    // What cannot be recorded could not be undone, nor saved: it has not been done.
    void record(const lang::Statement& statement, const lang::SourcePtr& source, eval::Changes changes) {
        try {
            journal_.add(statement, source, std::move(changes));
        } catch (...) {
            interpreter_->roll_back(std::move(changes));
            throw;
        }
    }

    // The notes on a statement are its first answer's. In JSON, where every line answers something, those on a
    // statement without an answer come with the next one.
    void send(Answer&& answer) {
        auto notes = std::exchange(notes_, {});
        is_answered_ = true;
        answer.drawing = shown_here(std::move(answer.drawing));
        if (options_.json)
            answer.json = counted_.added_to(eval::json_with_notes(std::move(answer.json), notes), answer.failed());
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
        if (options_.values) answer.value = std::make_shared<const eval::Value>(shown.value);
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
        return shown_here(std::move(drawing));
    }
    void print(render::Drawing printed) {
        Answer answer{Answer::Kind::printed};
        if (options_.json) answer.json = eval::json_printed(render::painted(printed, {}));
        if (options_.drawings || options_.values) answer.drawing = std::move(printed);
        send(std::move(answer));
    }
    [[nodiscard]] static lang::Diagnostic out_of_memory(lang::Where where) {
        return {
            std::move(where), "there is not enough memory for this", "try a smaller cube, or fewer things at once", {}};
    }
    // What a built-in performs on the way to its answer stands nowhere, and can be interrupted all the same.
    [[nodiscard]] lang::Diagnostic placed(lang::Diagnostic diagnostic, const lang::SourcePtr& source) const {
        if (diagnostic.where.source == nullptr) diagnostic.where = {source, running_};
        return diagnostic;
    }
    void fail(lang::Diagnostic whole) {
        auto diagnostic = lang::shortened(std::move(whole));
        const bool stopped = diagnostic.kind == lang::Diagnostic::Kind::interrupted;
        if (stopped && host_.why_interrupted) diagnostic.hint = host_.why_interrupted();
        send({stopped ? Answer::Kind::interrupted : Answer::Kind::error,
              {},
              options_.json ? eval::json(diagnostic, std::exchange(notes_, {})) : "",
              std::make_shared<const lang::Diagnostic>(std::move(diagnostic))});
    }

    SessionOptions options_;
    Sink sink_;
    const Host& host_;
    const lang::SourcePtr no_text_ = lang::make_source("<memory>", "");
    std::atomic<bool> stop_{false};
    std::unique_ptr<Engine> interpreter_, former_;  ///< former: before the last reset
    eval::Journal journal_{""}, former_journal_{""};
    lang::Reader reader_;
    StatementCount counted_;
    bool is_answered_ = false;       ///< the statement under way
    bool is_fed_ = false;            ///< does what is run come bit by bit?
    bool is_typed_ = false;          ///< has someone typed what is run?
    lang::Span running_{};           ///< the statement under way, for errors without a place of their own
    std::vector<lang::Note> notes_;  ///< not yet sent
    Intake intake_;
    bool fed_well_ = true;
};

}  // namespace cubelang
