#include "front/terminal/mapping.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include <fmt/format.h>

#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/terminal/options/options.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/run_files.hpp"
#include "front/terminal/subcommands.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/whole_number.hpp"
#include "runtime/session/batch/tally.hpp"

namespace cubelang::terminal {
namespace {

using Wanted = batch::Question::Wanted;

constexpr std::uint64_t most_threads = 256;
constexpr std::uint64_t largest_seed = std::uint64_t{1} << 62;

std::optional<std::uint64_t> number_in(std::string_view word, std::uint64_t least, std::uint64_t most) {
    const auto number = whole_number<std::uint64_t>(word);
    return number && *number >= least && *number <= most ? number : std::nullopt;
}

Mistake check_number(std::string_view what, const std::string& word, std::uint64_t least, std::uint64_t most) {
    if (number_in(word, least, most)) return {};
    return fmt::format("{} must be a whole number from {} to {}, not '{}'", what, least, most, word);
}
Mistake check_threads(Options&, const std::string& word) { return check_number("N", word, 1, most_threads); }
Mistake check_greatest(Options&, const std::string& word) { return check_number("K", word, 1, batch::most_greatest); }
Mistake check_seed(Options&, const std::string& word) { return check_number("SEED", word, 0, largest_seed); }
Mistake check_reading(Options&, const std::string& word) {
    batch::Question unused;
    if (batch::set_reading(unused, word)) return {};
    return fmt::format("FORM must be one of {}, not '{}'", fmt::join(batch::readings(), ", "), word);
}
Mistake check_packed(Options&, const std::string& word) {
    if (!word.ends_with(".gz")) return {};
    return fmt::format("answers are written uncompressed, but '{}' is the name of a compressed file", word);
}

const std::string& all_readings() {
    static const auto words = fmt::format("{}", fmt::join(batch::readings(), " "));
    return words;
}

// Nothing unless the word is I/N with 1 <= I <= N <= 10^9.
std::optional<Shard> shard_in(std::string_view word) {
    constexpr std::uint64_t most_parts = 1'000'000'000;
    const auto slash = std::min(word.find('/'), word.size());
    const auto parts = number_in(word.substr(std::min(slash + 1, word.size())), 1, most_parts);
    const auto part = parts ? number_in(word.substr(0, slash), 1, *parts) : parts;
    return part ? std::optional(Shard{*part, *parts}) : std::nullopt;
}

Mistake check_shard(Options&, const std::string& word) {
    if (shard_in(word)) return {};
    return fmt::format("I/N must be two whole numbers such as 1/4, I from 1 to N, not '{}'", word);
}

std::vector<OptionRow> make_rows() {
    std::vector<OptionRow> rows{
        {"", "as", "FORM",
         "read each line as FORM: text, a row of csv, tsv, jsonl or json,\nor a written form such as reid; or each of "
         "several posts",
         "Without this option a line is an algorithm or a permutation in the language's own notation. A row is a "
         "record with the names of the columns: it.moves. A solve of posts is a text, from a line that begins with "
         "Scramble up to the next one.",
         all_readings(), check_reading},
        {"", "path", "PATH", "with --as json: the way to the list in the file, as sessions.1"},
        {"", "where", "CONDITION", "answer only lines for which CONDITION is true"},
        {"", "count", "", "print only the number of answers"},
        {"", "histogram", "", "print each different answer once, with its frequency"},
        {"", "top", "K", "print only the K answers of greatest --by, in descending order", "Earlier lines win ties.",
         "", check_greatest},
        {"", "by", "RANK", "with --top: the expression to rank by, a number or a text"},
        {"", "rejects", "FILE", "write lines without an answer to FILE: number, reason, line",
         "The three are separated by tabs. Without this option the first few are reported on standard error.", "*"},
        {"o", "output", "FILE", "write the answers to FILE, named FILE.part until it is complete", "", "*",
         check_packed},
        {"", "resume", "FILE",
         "save the progress in FILE; after an interruption the same command\ncontinues from there",
         "The output is byte for byte that of an uninterrupted run.", "*"},
        {"", "shard", "I/N", "answer only the I-th of N parts of about equal length",
         "The outputs of all parts, one after the other, are the output for the whole input.", "", check_shard},
        {"", "seed", "SEED", "the value of `seed` in expressions (default 0)", "", "", check_seed},
        {"", "threads", "N", "the number of threads (default: all cores)", "", "", check_threads},
    };
    const auto add = [&](std::string_view name, std::string_view meaning) {
        auto row = program_option(name);
        if (!meaning.empty()) row.meaning = meaning;
        rows.push_back(row);
    };
    add("eval", "definitions for the expressions");
    add("init", "run FILE first, a script of definitions");
    add("cube", "use the NxNxN cube instead of the 3x3x3 (2 to 2000)");
    add("super", "use a supercube, where turns of the fixed centres count");
    add("json", "print one JSON object for each answer, one per line");
    for (const auto name : {"full", "sandbox", "no-cache"}) add(name, {});
    return rows;
}

Wanted wanted_by(const Options& options) {
    if (options.given.contains("count")) return Wanted::count;
    if (options.given.contains("histogram")) return Wanted::histogram;
    return options.given.contains("top") ? Wanted::greatest : Wanted::each;
}

std::string contradiction(const Options& options) {
    const auto is = [&](std::string_view name) { return options.given.contains(name); };
    if (is("count") + is("histogram") + is("top") > 1)
        return "--count, --histogram and --top exclude each other: choose one";
    if (is("top") != is("by")) return "--top K and --by RANK need each other";
    const bool is_all_kept = is("output") || wanted_by(options) != Wanted::each;
    if (is("resume") && !is_all_kept) return "--resume needs --output FILE: printed answers cannot be resumed";
    if (is("path") && options.word_of("as") != "json") return "--path leads to a list in JSON: it needs --as json";
    for (const auto name : {"path", "where", "by", "output", "rejects", "resume"})
        if (is(name) && options.word_of(name).empty()) return fmt::format("--{} is empty", name);
    return {};
}

batch::Question question_of(const Options& options) {
    batch::Question question;
    question.expression = options.files.front();
    question.condition = options.word_of("where");
    question.rank = options.word_of("by");
    question.cube = {options.session.n, options.session.super};
    question.json = options.session.json;
    question.full = options.session.full;
    question.wanted = wanted_by(options);
    if (options.given.contains("as")) static_cast<void>(batch::set_reading(question, options.word_of("as")));
    if (options.given.contains("path")) question.path = options.word_of("path");
    question.seed = static_cast<std::int64_t>(number_in(options.word_of("seed"), 0, largest_seed).value_or(0));
    const auto how_many = number_in(options.word_of("top"), 1, batch::most_greatest);
    question.how_many = static_cast<std::size_t>(how_many.value_or(0));
    for (const auto& text : options.texts) question.prelude.push_back({"-e", text});
    return question;
}

// A file that is written would replace another one of the run.
std::string clash(const MapSettings& settings, const std::string& init) {
    std::vector<FileInRole> files;
    for (const auto& name : settings.files)
        files.push_back({name == "-" ? "standard input" : fmt::format("the input {}", name), name});
    const auto add = [&files](std::string role, const std::string& name, bool is_written) {
        if (!name.empty()) files.push_back({std::move(role), name == "-" ? "./-" : name, is_written});
    };
    add("--init", init, false);
    add("--resume", settings.resume, true);
    for (const auto& [role, name] :
         {std::pair("--output", settings.output), std::pair("--rejects", settings.rejects)}) {
        add(role, name, true);
        if (!name.empty() && !files::is_special(name))
            add(fmt::format("{} ({}.part until it is complete)", role, name), name + ".part", true);
    }
    if (settings.output.empty()) files.push_back({"standard output", "-", true});
    return clash_of(files);
}

// Definitions from a file come before those on the command line.
std::string read_init(const Options& options, batch::Question& question) {
    if (options.init.empty()) return {};
    auto file = files::read_file(options.init);
    if (file.error != 0) return options.init + ": " + files::error_text(file.error);
    question.prelude.insert(question.prelude.begin(), {options.init, std::move(file.text)});
    return {};
}

// The settings, or the error message if the options contradict each other.
std::pair<MapSettings, std::string> map_settings(const Options& options) {
    MapSettings settings;
    if (auto why = contradiction(options); !why.empty()) return {settings, why};
    settings.question = question_of(options);
    settings.files.assign(options.files.begin() + 1, options.files.end());
    if (settings.files.empty()) settings.files = {"-"};
    const auto threads = number_in(options.word_of("threads"), 1, most_threads);
    settings.threads = threads ? static_cast<unsigned>(*threads) : std::max(1U, std::thread::hardware_concurrency());
    settings.shard = shard_in(options.word_of("shard")).value_or(Shard{});
    settings.output = options.word_of("output");
    settings.rejects = options.word_of("rejects");
    settings.resume = options.word_of("resume");
    auto why = clash(settings, options.init);
    return {settings, why.empty() ? read_init(options, settings.question) : why};
}

Host host_of(const Options& options, const std::vector<std::string>& files, unsigned threads) {
    Host host = machine::file_host();
    host.standard_input_use = "it has lines for `cube map`, not for the expression";
    host.memory_limit = options.memory_limit / std::max<std::size_t>(threads, 1);
    host.table_folder = options.no_cache ? "" : machine::table_folder();
    host.announce = complain;
    if (!options.sandbox) return host;
    host.sandbox = Sandbox{{"."}, "to allow it, leave out --sandbox"};
    for (const auto& file : files) host.sandbox->folders.push_back(machine::folder_of(file));
    if (!options.init.empty()) host.sandbox->folders.push_back(machine::folder_of(options.init));
    return host;
}

int show_mistake(const lang::Diagnostic& diagnostic, ColorChoice color) {
    Output(Output::Errors::apart, no_host(), wants_color(color, ::isatty(STDERR_FILENO) != 0))
        .mistake(lang::shortened(diagnostic));
    return exit_error;
}

int map_lines(const MapSettings& settings, const Options& options) {
    watch_interrupts(OnInterrupt::end);
    limit_time(options.time_limit, OnInterrupt::end);
    std::atomic<bool> stop{false};
    const InterruptScope stoppable(stop);
    const Host host = host_of(options, settings.files, settings.threads);
    try {
        return Mapping(settings, host, &stop).run();
    } catch (const lang::Error& error) {
        if (interrupted()) return exit_interrupted;
        return is_late() ? exit_late : show_mistake(error.diagnostic(), options.color);
    }
}

}  // namespace

std::span<const OptionRow> map_options() {
    static const auto rows = make_rows();
    return rows;
}

int run_map(const Options& options) {
    if (options.files.empty()) return wrong_usage("map", "map needs an EXPRESSION, and lines from FILEs or a pipe");
    const auto [settings, why] = map_settings(options);
    return why.empty() ? map_lines(settings, options) : wrong_usage("map", why);
}

}  // namespace cubelang::terminal
