#include "front/terminal/program.hpp"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <string_view>
#include <variant>

#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/terminal/options/description.hpp"
#include "front/terminal/options/options.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/line_source.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "front/terminal/prompt/repl.hpp"
#include "front/terminal/prompt/terminal.hpp"
#include "front/terminal/runner.hpp"
#include "front/terminal/subcommands.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/files/version.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/render/fold.hpp"

namespace cubelang::terminal {
namespace {

bool is_terminal(int stream) { return ::isatty(stream) != 0; }

// JSON is not laid out for a screen.
render::Screen current_screen(const Options& options) {
    return options.session.json ? render::Screen{} : screen_of(STDOUT_FILENO, options.color);
}

// At the prompt, each answer has to fit on the screen.
render::Screen screen_of_prompt(const Options& options) {
    auto screen =
        options.session.json || options.transcript ? current_screen(options) : page_of(STDOUT_FILENO, options.color);
    screen.printable = !options.session.json;  // a transcript shows the text of the screen
    return screen;
}

// Typed statements belong to no file; they import from the current folder.
Sandbox sandbox_of(const Options& options) {
    Sandbox sandbox{{}, "to allow it, leave out --sandbox"};
    for (const auto& file : options.files) sandbox.folders.push_back(machine::folder_of(file));
    if (!options.init.empty()) sandbox.folders.push_back(machine::folder_of(options.init));
    const bool is_typed = options.files.empty() || !options.texts.empty() || options.interactive;
    if (is_typed) sandbox.folders.emplace_back(".");
    return sandbox;
}

// The reason why statements cannot read standard input; empty if they can. /dev/stdin is another name of a pipe.
std::string standard_input_use(const Options& options) {
    const auto is_input = [input = files::version_of("-")](const std::string& name) {
        const auto named = files::version_of(name);
        return name == "-" || (named && input && named->is_same_file(*input) && !named->is_ordinary);
    };
    const bool is_read = options.interactive || is_input(options.init) || std::ranges::any_of(options.files, is_input);
    return is_read ? "the statements are read from it" : "";
}

Host host_of(const Options& options) {
    Host host = machine::file_host();
    host.standard_input_use = standard_input_use(options);
    host.memory_limit = options.memory_limit;
    if (options.sandbox) host.sandbox = sandbox_of(options);
    host.screen = current_screen(options);
    host.table_folder = options.no_cache ? "" : machine::table_folder();
    host.report = progress_line();
    host.announce = complain;
    host.interruption_reason = interruption_reason;
    return host;
}

SessionOptions session_options(const Options& options) {
    SessionOptions result = options.session;
    result.drawings = !result.json;
    return result;
}

Output output_to(const Options& options, const Host& host, bool together) {
    const int errors_stream = together ? STDOUT_FILENO : STDERR_FILENO;
    const bool among_values = together || options.session.json;
    return Output(among_values ? Output::Errors::among_values : Output::Errors::apart, host,
                  wants_color(options.color, is_terminal(errors_stream)));
}

// The certificate of the last answer of the session, which shows nothing but errors meanwhile.
bool write_certificate(Session& session, const std::string& file) {
    if (!session.run("--certificate", "certificate")) return false;
    const auto made = session.meaning_of("_");
    if (!made || made->type != "text") {
        complain("--certificate: the program gives no answer that has a certificate, as order(R U) alone is one");
        return false;
    }
    const int error = files::replace(file, made->text + '\n');
    if (error != 0) complain("cannot write " + file + ": " + std::strerror(error));
    return error == 0;
}

int run_script(const Options& options) {
    watch_interrupts(OnInterrupt::end);
    limit_time(options.time_limit, OnInterrupt::end);
    const Host host = host_of(options);
    Output output = output_to(options, host, false);
    bool is_silent = false;
    const auto show = [&](const Answer& answer) {
        if (!is_silent || answer.failed()) output.answer(answer);
    };
    Session session(session_options(options), show, host);
    Runner runner(options, session, output);
    bool well = runner.run_init(false) && !interrupted() && runner.run();
    if (options.interactive && !interrupted()) well = runner.run_standard_input() && well;
    is_silent = true;
    if (well && !options.certificate.empty()) well = write_certificate(session, options.certificate);
    if (interrupted()) return exit_interrupted;
    if (!well && is_late()) return exit_late;
    return well ? exit_ok : exit_error;
}

std::unique_ptr<LineSource> line_source(const Options& options, const Session& session, Output& output) {
    if (options.transcript) return transcript_lines(output);
    if (!can_edit()) return plain_lines();
    return edited_lines(session, wants_color(options.color, true));
}

bool is_first_time() {
    return !machine::history_path().empty() && ::access(machine::history_path().c_str(), F_OK) != 0;
}

std::string fitted(const std::string& text, const render::Screen& screen) {
    return render::painted(render::folded(render::text(text), screen.columns), screen);
}

void run_repl(const Options& options) {
    watch_interrupts(OnInterrupt::go_on);
    limit_time(options.time_limit, OnInterrupt::go_on);
    Host host = host_of(options);
    host.standard_input_use = "the prompt reads it";
    const bool has_own_init = !options.transcript && !options.no_init;
    if (host.sandbox && has_own_init) host.sandbox->folders.push_back(machine::folder_of(machine::init_path()));
    Output output = output_to(options, host, options.transcript || options.session.json);
    auto recorded = session_options(options);
    recorded.recorded = true;
    Session session(
        recorded, [&output](const Answer& answer) { output.answer(answer); }, host);
    Runner runner(options, session, output);
    const auto begin = [&] {
        // An error has been shown, and the prompt starts anyway.
        static_cast<void>(runner.run_init(!options.transcript));
        session.set_undo_floor();
    };
    if (!options.transcript && is_terminal(STDOUT_FILENO))
        output.write(fitted(greeting(is_first_time()), screen_of(STDOUT_FILENO, options.color)));
    const auto lines = line_source(options, session, output);
    begin();
    static_cast<void>(runner.run());
    host.screen = screen_of_prompt(options);
    bool cubes = true;
    const auto refresh_screen = [&, may_change = is_terminal(STDOUT_FILENO)] {
        if (may_change) host.screen = screen_of_prompt(options);
        host.screen.cubes = cubes && host.screen.depth != render::ColorDepth::none && host.screen.rows != 0;
    };
    Repl({session, output, begin, refresh_screen, &cubes}, *lines).run();
}

int run(const Options& options) {
    if (!options.writes.empty()) return write_for_packages(options.writes, subcommands());
    const bool nothing = options.files.empty() && options.texts.empty();
    if (options.transcript || ((nothing || options.interactive) && is_terminal(STDIN_FILENO))) {
        run_repl(options);
        if (ending() != 0) ::raise(ending());  // after cleaning up, so that the parent sees the signal
        return exit_ok;
    }
    if (!nothing || options.interactive) return run_script(options);
    Options standard_input = options;
    standard_input.files = {"-"};
    return run_script(standard_input);
}

int stop(const EarlyExit& reason) {
    Output output;
    if (reason.status == 0)
        output.write(reason.text);
    else
        output.error(reason.text);
    return reason.status;
}

// Errors that reach this point are not the user's; end with a message instead of a crash.
int fail(std::string_view what) noexcept {
    complain(what);
    return exit_error;
}

}  // namespace

int run_review(const Options& options) {
    if (options.files.empty()) return wrong_usage("review", "review needs a FILE with posted solves");
    if (options.given.contains("html") && options.files.size() > 1)
        return wrong_usage("review", "--html writes the page of one FILE");
    Options script = options;
    script.files.clear();
    for (const auto& file : options.files) {
        const auto name = meaning::in_quotes(file), review = "review(" + name + ")";
        script.texts.push_back(options.given.contains("markdown") ? "print markdown_text(" + review + ")" : review);
        if (options.given.contains("html"))
            script.texts.push_back("solve_page(join(items(read_lines(" + name + ")), \"\\n\"), " +
                                   meaning::in_quotes(options.word_of("html")) + ")");
    }
    return run_script(script);
}

int program(const std::string& called, const std::vector<std::string>& words) noexcept try {
    std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is noticed when a write fails
    std::signal(SIGXFSZ, SIG_IGN);  // and so is a file that may not grow
    auto parsed = parse_options(words, subcommands());
    if (const auto* reason = std::get_if<EarlyExit>(&parsed)) return stop(*reason);
    auto& options = std::get<Options>(parsed);
    options.called = called;
    if (options.memory_limit != 0)
        if (const auto why = limit_memory(options.memory_limit); !why.empty()) return fail("--memory-limit: " + why);
    return options.subcommand == nullptr ? run(options) : options.subcommand->run(options);
} catch (const std::bad_alloc&) {
    return fail("out of memory");
} catch (const std::exception& error) {
    return fail(error.what());
}

}  // namespace cubelang::terminal
