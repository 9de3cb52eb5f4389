#include "front/terminal/options/options.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>

#include "front/terminal/options/option_table.hpp"
#include "front/terminal/options/subcommand.hpp"
#include "runtime/base/printable.hpp"

namespace cubelang::shell {
namespace {

using Words = std::vector<std::string>;

std::string names_of(const OptionRow& row) {
    return (row.letter.empty() ? "" : "-" + std::string(row.letter) + ",") + "--" + std::string(row.name);
}

Mistake take(const OptionRow& row, Options& options, const std::string& word) {
    if (options.subcommand != nullptr) options.given[std::string(row.name)] = word;
    return row.take == nullptr ? Mistake() : row.take(options, word);
}

// Words are taken unchanged: read into strings, CLI11 would make lists of "{}".
CLI::Option* declare_words(CLI::App& app, const OptionRow& row, Options& options) {
    const auto take_all = [&row, &options](const CLI::results_t& words) {
        for (const auto& word : words) static_cast<void>(take(row, options, word));
        return true;
    };
    const auto mistake = [&row](const std::string& word) {
        Options unused;
        return take(row, unused, word);
    };
    return app.add_option(names_of(row), CLI::callback_t(take_all))
        ->type_name(std::string(row.placeholder))
        ->check(mistake);
}

void declare(CLI::App& app, const OptionRow& row, Options& options) {
    if (row.placeholder.empty())
        app.add_flag_callback(names_of(row), [&] { static_cast<void>(take(row, options, "")); })
            ->disable_flag_override();
    else if (row.repeats)
        declare_words(app, row, options)
            ->expected(-1)
            ->take_all()
            ->allow_extra_args(false);  // one each; "[R, U]" is no list
    else
        declare_words(app, row, options)->take_last();
}

void declare(CLI::App& app, Options& options) {
    const auto take_files = [&options](const CLI::results_t& words) {
        options.files = words;
        return true;
    };
    app.add_option("FILE", CLI::callback_t(take_files))->type_name("FILE")->expected(-1)->take_all();
    const auto add = [&](std::span<const OptionRow> rows) {
        for (const auto& row : rows) declare(app, row, options);
    };
    if (options.subcommand == nullptr) {
        for (const auto& group : option_groups()) add(group.rows);
    } else {
        add(options.subcommand->options);
        add(common_options());
    }
}

EarlyExit wrong_usage(const std::string& why) {
    return {exit_usage, "cube: " + printable(why) + "\nTry 'cube --help'.\n"};
}

Mistake contradiction(const Options& options) {
    const bool nothing = options.files.empty() && options.texts.empty();
    if (options.transcript && !options.interactive && !nothing)
        return "--repl reads standard input: it takes no FILE and no -e, unless -i comes before them";
    if (options.no_init && !options.init.empty()) return "--init and --no-init contradict each other";
    return {};
}

// The words up to "--" are the program's, those after it the scripts'.
Words take_own_words(std::span<const std::string> words, Words& arguments) {
    const auto mark = std::find(words.begin(), words.end(), "--");
    if (mark != words.end()) arguments.assign(std::next(mark), words.end());
    return {std::make_reverse_iterator(mark), words.rend()};  // last word first: so CLI11 wants them
}

std::string help(const Options& options, Subcommands subcommands) {
    return options.subcommand == nullptr ? usage(subcommands) : usage(*options.subcommand);
}

std::variant<Options, EarlyExit> parse(Options options, std::span<const std::string> words,
                                       Subcommands subcommands) try {
    auto own = take_own_words(words, options.session.arguments);
    CLI::App app;
    app.set_help_flag("-h,--help");
    app.set_version_flag("--version", "cube " CUBELANG_VERSION);
    app.allow_extras();  // so that they can be named one by one
    declare(app, options);
    app.parse(own);
    if (const auto unknown = app.remaining(); !unknown.empty())
        return wrong_usage("unknown option '" + unknown.front() + "'");
    if (auto why = contradiction(options); !why.empty()) return wrong_usage(why);
    return options;
} catch (const CLI::CallForHelp&) {
    return EarlyExit{exit_ok, help(options, subcommands)};
} catch (const CLI::CallForVersion& version) {
    return EarlyExit{exit_ok, std::string(version.what()) + "\n"};
} catch (const CLI::ParseError& error) {
    return wrong_usage(error.what());
}

}  // namespace

std::variant<Options, EarlyExit> parse_options(const std::vector<std::string>& words, Subcommands subcommands) {
    Options options;
    const auto named =
        words.empty() ? subcommands.end() : std::ranges::find(subcommands, words.front(), &Subcommand::name);
    if (named != subcommands.end()) options.subcommand = &*named;
    const auto own = std::span(words).subspan(options.subcommand == nullptr ? 0 : 1);
    return parse(std::move(options), own, subcommands);
}

}  // namespace cubelang::shell
