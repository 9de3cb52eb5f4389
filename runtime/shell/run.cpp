#include "runtime/shell/run.hpp"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>

#include "runtime/shell/completion.hpp"
#include "runtime/shell/input.hpp"
#include "runtime/shell/interrupt.hpp"
#include "runtime/shell/line_editor.hpp"
#include "runtime/shell/output.hpp"
#include "runtime/shell/repl.hpp"
#include "runtime/shell/save.hpp"
#include "runtime/shell/transcript.hpp"

namespace cubelang::shell {
namespace {

bool is_terminal(int stream) { return ::isatty(stream) != 0; }

SessionOptions session_options(const Options& options, int errors_stream) {
    SessionOptions result = options.session;
    result.color = wants_color(options.color, is_terminal(errors_stream));
    result.screen = screen_of(STDOUT_FILENO, options.color);
    result.write_file = save_picture;
    return result;
}

// Everything on the command line, in one session, until something goes wrong.
class Script {
public:
    explicit Script(const Options& options)
        : options_(options),
          output_(options.session.json ? Output::Errors::among_values : Output::Errors::apart),
          session_(session_options(options, STDERR_FILENO), [this](const Answer& answer) { output_.answer(answer); }) {}

    int run() {
        const Computing computing(session_);
        const bool well = all_of(options_.files, &Script::run_file) && all_of(options_.texts, &Script::run_text);
        if (interrupted()) return exit_interrupted;
        return well ? exit_ok : exit_error;
    }

private:
    bool all_of(const std::vector<std::string>& list, bool (Script::*one)(const std::string&)) {
        return std::all_of(list.begin(), list.end(),
                           [&](const std::string& word) { return (this->*one)(word) && !interrupted(); });
    }

    bool run_text(const std::string& text) { return session_.run("-e", text); }

    bool run_file(const std::string& name) {
        if (name == "-") return run_standard_input();
        const Read file = read_file(name);
        return file.error == 0 ? session_.run(name, file.text) : unreadable(name, file.error);
    }

    bool run_standard_input() {
        for (;;) {
            const Read part = read_some(STDIN_FILENO);
            if (part.error != 0) return unreadable("standard input", part.error);
            if (part.text.empty()) return session_.finish();
            if (!session_.feed(part.text) && !options_.session.json) return false;
            if (interrupted()) return false;
            output_.flush();  // whoever is at the other end may wait for the answers before going on
        }
    }

    bool unreadable(const std::string& name, int error) {
        output_.flush();
        if (!interrupted()) complain(name + ": " + std::strerror(error));
        return false;
    }

    const Options& options_;
    Output output_;
    Session session_;
};

int run_script(const Options& options) {
    watch_interrupts(OnInterrupt::end);
    return Script(options).run();
}

std::unique_ptr<LineSource> line_source(const Options& options, const Session& session, Output& output) {
    if (options.transcript) return transcript_lines(output);
    return edited_lines([&session](std::string_view text) { return complete(session, text); });
}

void run_repl(const Options& options) {
    watch_interrupts(OnInterrupt::go_on);
    const bool together = options.transcript || options.session.json;
    Output output(together ? Output::Errors::among_values : Output::Errors::apart);
    Session session(session_options(options, together ? STDOUT_FILENO : STDERR_FILENO),
                    [&output](const Answer& answer) { output.answer(answer); });
    const auto lines = line_source(options, session, output);
    if (!options.transcript && is_terminal(STDOUT_FILENO)) output.write(greeting());
    Repl(session, *lines, output).run();
}

}  // namespace

int run(const Options& options) {
    const bool nothing = options.files.empty() && options.texts.empty();
    if (options.transcript || (nothing && is_terminal(STDIN_FILENO))) {
        run_repl(options);
        if (ending() != 0) ::raise(ending());  // all is put away: now do as told, so that the parent sees it
        return exit_ok;
    }
    if (!nothing) return run_script(options);
    Options standard_input = options;
    standard_input.files = {"-"};
    return run_script(standard_input);
}

}  // namespace cubelang::shell
