#include "runtime/shell/map/map.hpp"

#include <unistd.h>

#include <atomic>
#include <charconv>
#include <optional>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "runtime/batch/run.hpp"
#include "runtime/shell/map/inputs.hpp"
#include "runtime/shell/system/file_host.hpp"
#include "runtime/shell/system/interrupt.hpp"
#include "runtime/shell/system/output.hpp"
#include "runtime/shell/system/user_paths.hpp"

namespace cubelang::shell {
namespace {

template <class Number>
std::optional<Number> number_in(std::string_view word, Number least, Number most) {
    Number number{};
    const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool whole = error == std::errc{} && rest == word.data() + word.size();
    return whole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

constexpr unsigned most_threads = 256;

Mistake check_threads(Options&, const std::string& word) {
    if (number_in<unsigned>(word, 1, most_threads)) return {};
    return fmt::format("N must be a whole number from 1 to {}, not '{}'", most_threads, word);
}
Mistake check_greatest(Options&, const std::string& word) {
    if (number_in<std::size_t>(word, 1, batch::most_greatest)) return {};
    return fmt::format("K must be a whole number from 1 to {}, not '{}'", batch::most_greatest, word);
}
Mistake check_seed(Options&, const std::string& word) {
    if (number_in<std::int64_t>(word, 0, INT64_MAX)) return {};
    return fmt::format("SEED must be a whole number from 0 to {}, not '{}'", INT64_MAX, word);
}
Mistake check_reading(Options&, const std::string& word) {
    batch::Question unused;
    if (batch::read_as(unused, word)) return {};
    return fmt::format("FORM must be one of {}, not '{}'", fmt::join(batch::readings(), ", "), word);
}

const std::string& all_readings() {
    static const auto words = fmt::format("{}", fmt::join(batch::readings(), " "));
    return words;
}

std::vector<OptionRow> make_rows() {
    std::vector<OptionRow> rows{
        {"", "where", "CONDITION", "only the lines for which it is true", "", "", nullptr},
        {"", "count", "", "print only how many lines were answered", "", "", nullptr},
        {"", "histogram", "", "print each different answer, and how often it came", "", "", nullptr},
        {"", "top", "K", "print only the K answers of greatest --by, that first",
         "Of equal ones those of earlier lines come first.", "", check_greatest},
        {"", "by", "RANK", "with --top: an expression for each line, a number or a text", "", "", nullptr},
        {"", "as", "FORM", "what a line is: text as it is, or a written form such as reid",
         "Without it a line is an algorithm or a permutation in the language's own notation.", all_readings(),
         check_reading},
        {"", "seed", "SEED", "what `seed` is in expressions; 0 if left out", "", "", check_seed},
        {"", "threads", "N", "how many lines to work at at once; all cores if left out", "", "", check_threads},
    };
    for (const auto name : {"eval", "init", "cube", "super", "json", "full", "sandbox", "no-cache"})
        rows.push_back(program_option(name));
    return rows;
}

Host host_of(const Options& options, const std::vector<std::string>& files) {
    Host host = file_host();
    host.table_folder = options.no_cache ? "" : table_folder();
    host.announce = complain;
    if (!options.sandbox) return host;
    host.sandbox = Sandbox{{}, "without --sandbox it may"};
    for (const auto& file : files) host.sandbox->folders.push_back(folder_of(file));
    return host;
}

class Map {
public:
    explicit Map(const Options& options)
        : options_(options),
          files_(options.files.begin() + 1, options.files.end()),
          host_(host_of(options, files_)),
          output_(Output::Errors::apart, no_host(), wants_color(options.color, ::isatty(STDERR_FILENO) != 0)) {}

    int run() {
        watch_interrupts(OnInterrupt::end);
        limit_time(options_.time_limit, OnInterrupt::end);
        const InterruptScope stoppable(stop_);
        ask();
        batch::Standing standing{0, batch::Tally(question_.how_many)};
        batch::Lines lines(input_files(files_));
        try {
            const auto ended = batch::run(question_, lines, {}, host_, threads(), &stop_, receiver(), standing);
            return finish(ended, standing.tally);
        } catch (const lang::Error& error) {
            return refuse(error.diagnostic());
        }
    }

private:
    void ask() {
        question_.expression = options_.files.front();
        question_.condition = options_.word_of("where");
        question_.rank = options_.word_of("by");
        question_.cube = {options_.session.n, options_.session.super};
        question_.json = options_.session.json;
        question_.full = options_.session.full;
        if (options_.given.contains("as")) static_cast<void>(batch::read_as(question_, options_.word_of("as")));
        if (options_.given.contains("seed"))
            question_.seed = *number_in<std::int64_t>(options_.word_of("seed"), 0, INT64_MAX);
        for (const auto& text : options_.texts) question_.prelude.push_back({"-e", text});
        using Wanted = batch::Question::Wanted;
        if (options_.given.contains("count")) question_.wanted = Wanted::count;
        if (options_.given.contains("histogram")) question_.wanted = Wanted::histogram;
        if (options_.given.contains("top")) {
            question_.wanted = Wanted::greatest;
            question_.how_many = *number_in<std::size_t>(options_.word_of("top"), 1, batch::most_greatest);
        }
    }
    [[nodiscard]] unsigned threads() const {
        const auto asked = number_in<unsigned>(options_.word_of("threads"), 1, most_threads);
        return asked.value_or(std::max(1U, std::thread::hardware_concurrency()));
    }
    batch::Receiver receiver() {
        return {[this](std::string_view answers) {
                    output_.write(answers);
                    return std::string();
                },
                [](std::string_view) { return std::string(); },
                [this](const batch::Standing&) {
                    output_.flush();
                    return std::string();
                }};
    }
    int refuse(const lang::Diagnostic& diagnostic) {
        Answer answer{Answer::Kind::error};
        answer.diagnostic = std::make_shared<lang::Diagnostic>(diagnostic);
        output_.answer(answer);
        return exit_error;
    }
    int finish(const batch::Ended& ended, const batch::Tally& tally) {
        output_.flush();
        if (!ended.problem.empty()) complain(ended.problem);
        if (interrupted()) return exit_interrupted;
        return ended.problem.empty() && tally.counts.rejected == 0 ? exit_ok : exit_error;
    }

    const Options& options_;
    std::vector<std::string> files_;
    Host host_;
    Output output_;
    batch::Question question_;
    std::atomic<bool> stop_{false};
};

}  // namespace

std::span<const OptionRow> map_options() {
    static const auto rows = make_rows();
    return rows;
}

int run_map(const Options& options) {
    if (!options.files.empty()) return Map(options).run();
    complain("map wants an EXPRESSION, and what it is asked of: FILEs, or what is piped in");
    complain("try 'cube map --help'");
    return exit_usage;
}

}  // namespace cubelang::shell
