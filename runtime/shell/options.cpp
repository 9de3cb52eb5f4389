#include "runtime/shell/options.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>

namespace cubelang::shell {
namespace {

using Words = std::vector<std::string>;

std::optional<int> size_of(const std::string& word) {
    int n = 0;
    const char* const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, n);
    if (error != std::errc{} || rest != end || n < Session::smallest_cube || n > Session::largest_cube) return std::nullopt;
    return n;
}

std::string size_mistake(const std::string& word) {
    if (size_of(word)) return {};
    return "N must be a whole number from " + std::to_string(Session::smallest_cube) + " to " + std::to_string(Session::largest_cube) +
           ", not '" + word + "'";
}

const std::map<std::string, Color> colors{
    {"auto", Color::automatic}, {"always", Color::always}, {"never", Color::never}};

std::string color_mistake(const std::string& word) {
    return colors.count(word) > 0 ? "" : "WHEN must be auto, always or never, not '" + word + "'";
}

// Taken as they stand: read into strings, CLI11 would make lists of "{}".
CLI::Option* add_words(CLI::App& app, const std::string& names, const std::string& placeholder, Words& words) {
    const auto take = [&words](const CLI::results_t& results) {
        words = results;
        return true;
    };
    return app.add_option(names, CLI::callback_t(take))->type_name(placeholder)->expected(-1)->take_all();
}

// `mistake` names the placeholder and says what it stands for; of several choices the last one counts.
template <class Take>
void add_choice(CLI::App& app, const std::string& names, const std::string& placeholder, Take take,
                std::string (*mistake)(const std::string&)) {
    app.add_option_function<std::string>(names, take)->type_name(placeholder)->check(mistake)->take_last();
}

void add_flag(CLI::App& app, const std::string& name, bool& flag) { app.add_flag(name, flag)->disable_flag_override(); }

void declare(CLI::App& app, Options& options) {
    add_words(app, "FILE", "FILE", options.files);
    add_words(app, "-e,--eval", "TEXT", options.texts)->allow_extra_args(false);  // one each; "[R, U]" is no list
    const auto set_size = [&](const std::string& word) { options.session.n = *size_of(word); };
    const auto set_color = [&](const std::string& word) { options.color = colors.at(word); };
    add_choice(app, "-n,--cube", "N", set_size, size_mistake);
    add_choice(app, "--color", "WHEN", set_color, color_mistake);
    add_flag(app, "--super", options.session.super);
    add_flag(app, "--json", options.session.json);
    add_flag(app, "--full", options.session.full);
    add_flag(app, "--repl", options.transcript);
}

Stop wrong_usage(const std::string& why) { return {exit_usage, "cube: " + why + "\nTry 'cube --help'.\n"}; }

// The words up to "--" are the program's, those after it the scripts'.
Words take_own_words(const Words& words, Words& arguments) {
    const auto mark = std::find(words.begin(), words.end(), "--");
    if (mark != words.end()) arguments.assign(std::next(mark), words.end());
    return {std::make_reverse_iterator(mark), words.rend()};  // last word first: so CLI11 wants them
}

}  // namespace

std::variant<Options, Stop> parse_options(const std::vector<std::string>& words) try {
    Options options;
    auto own = take_own_words(words, options.session.arguments);
    CLI::App app;
    app.set_help_flag("-h,--help");
    app.set_version_flag("--version", "cube " CUBELANG_VERSION);
    app.allow_extras();  // so that they can be named one by one
    declare(app, options);
    app.parse(own);
    if (const auto unknown = app.remaining(); !unknown.empty())
        return wrong_usage("unknown option '" + unknown.front() + "'");
    if (options.transcript && !(options.files.empty() && options.texts.empty()))
        return wrong_usage("--repl reads standard input: it takes no FILE and no -e");
    return options;
} catch (const CLI::CallForHelp&) {
    return Stop{exit_ok, usage()};
} catch (const CLI::CallForVersion& version) {
    return Stop{exit_ok, std::string(version.what()) + "\n"};
} catch (const CLI::ParseError& error) {
    return wrong_usage(error.what());
}

}  // namespace cubelang::shell
