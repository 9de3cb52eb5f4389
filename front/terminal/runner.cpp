#include "front/terminal/runner.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "front/machine/user_paths.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "front/terminal/subcommands.hpp"
#include "lang/advice/suggest.hpp"
#include "lang/advice/table.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {

bool Runner::run() {
    const InterruptScope computing(session_);
    const bool well = all_of(options_.files, &Runner::exists) && all_of(options_.files, &Runner::run_file) &&
                      all_of(options_.texts, &Runner::run_text);
    output_.flush();  // within the time limit
    return well;
}

bool Runner::all_of(const std::vector<std::string>& list, bool (Runner::*one)(const std::string&)) {
    return std::ranges::all_of(list, [&](const auto& word) { return (this->*one)(word) && !interrupted(); });
}

// Nothing is run if a later file is missing.
bool Runner::exists(const std::string& name) {
    return name == "-" || ::access(name.c_str(), F_OK) == 0 || unreadable(name, errno);
}

bool Runner::run_file(const std::string& name) {
    if (name == "-") return run_standard_input();
    files::Read file = files::read_file(name);
    const Computing computing;
    return file.error == 0 ? session_.run(name, std::move(file.text)) : unreadable(name, file.error);
}

bool Runner::run_standard_input() {
    for (;;) {
        const files::Read part = files::read_some(STDIN_FILENO);
        if (part.error != 0) return unreadable("standard input", part.error);
        if (part.text.empty()) return finish();
        if (!feed(part.text) && !options_.session.json) return false;
        if (interrupted()) return false;
    }
}

// Flushes the answers: the other program may wait for them before it writes more.
bool Runner::feed(const std::string& text) {
    const InterruptScope stoppable(session_);
    const Computing computing;
    const bool well = session_.feed(text);
    output_.flush();
    return well;
}

bool Runner::finish() {
    const InterruptScope stoppable(session_);
    return session_.finish();
}

bool Runner::run_text(const std::string& text) {
    const Computing computing;
    return session_.run_typed("-e", text);
}

bool Runner::run_init(bool own) {
    const InterruptScope computing(session_);
    const bool well = options_.init.empty() ? !own || options_.no_init || run_own_init() : run_file(options_.init);
    if (options_.has_puzzle) session_.choose(options_.session.n, options_.session.super);
    return well;
}

// A missing init file is not an error.
bool Runner::run_own_init() {
    const auto path = machine::init_path();
    const files::Read file = path.empty() ? files::Read{} : files::read_file(path);
    const Computing computing;
    if (file.error == ENOENT || file.error == ENOTDIR) return true;
    return file.error == 0 ? session_.run(path, file.text) : unreadable(path, file.error);
}

namespace {

// The words after `cube` in place of a misspelt subcommand, or of a subcommand of other programs.
std::optional<std::string> intended_subcommand(const std::string& word) {
    if (word == "run") return "";
    if (word == "format") return " fmt";
    if (word == "help" || word == "man" || word == "version") return " --" + word;
    std::vector<std::string> names;
    for (const auto& subcommand : subcommands()) names.emplace_back(subcommand.name);
    const auto near = meaning::nearest(word, names);
    return near ? std::optional(" " + *near) : near;
}

// As a word of the shell.
std::string quoted(const std::string& word) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=,+-";
    if (!word.empty() && word.find_first_not_of(plain) == word.npos) return word;
    const char quote = word.find('\'') == word.npos ? '\'' : '"';
    return quote + word + quote;
}

}  // namespace

// A subcommand of almost this name, or the words as a text to run: `cube R U`; otherwise the help.
std::string Runner::intended_command() const {
    const auto& word = options_.files.front();
    if (is_digits(word)) return "cube --cube " + word;
    const auto page = lang::names_for(word);
    if (!page.empty() && page.front() == "lessons") return "cube lesson 1";
    std::vector<std::string> words(options_.files.begin() + 1, options_.files.end());
    words.insert(words.end(), options_.session.arguments.begin(), options_.session.arguments.end());
    if (const auto intended = intended_subcommand(word)) {
        auto command = "cube" + *intended;
        for (const auto& each : words) command += " " + quoted(each);
        return command;
    }
    words.insert(words.begin(), word);
    const auto text = fmt::format("{}", fmt::join(words, " "));
    return session_.check("-e", text).empty() ? "cube -e " + quoted(text) : "cube --help";
}

bool Runner::unreadable(const std::string& name, int error) {
    output_.flush();
    if (interrupted()) return false;
    const bool is_word =
        !options_.files.empty() && name == options_.files.front() && name.find_first_of("./") == name.npos;
    const auto meant = error == ENOENT && is_word ? "; try: " + intended_command() : "";
    complain(name + ": " + files::error_text(error) + meant);
    return false;
}

}  // namespace cubelang::terminal
