#include "front/terminal/options/options.hpp"

#include <array>
#include <map>
#include <optional>
#include <stdexcept>

#include "front/terminal/prompt/interrupt.hpp"
#include "runtime/base/whole_number.hpp"

namespace cubelang::terminal {
namespace {

const Mistake fine;

Mistake take_size(Options& options, const std::string& word) {
    const auto size = whole_number<int>(word);
    if (!size || *size < Session::smallest_cube || *size > Session::largest_cube)
        return "N must be a whole number from " + std::to_string(Session::smallest_cube) + " to " +
               std::to_string(Session::largest_cube) + ", not '" + word + "'";
    options.session.n = *size;
    options.has_puzzle = true;
    return fine;
}

Mistake take_color(Options& options, const std::string& word) {
    static const std::map<std::string, ColorChoice> colors{
        {"auto", ColorChoice::automatic}, {"always", ColorChoice::always}, {"never", ColorChoice::never}};
    const auto color = colors.find(word);
    if (color == colors.end()) return "WHEN must be auto, always or never, not '" + word + "'";
    options.color = color->second;
    return fine;
}

Mistake take_time_limit(Options& options, const std::string& word) {
    const auto limit = time_in(word);
    if (!limit) return "SECONDS must be a number from 0.01 to 3600, not '" + word + "'";
    options.time_limit = *limit;
    return fine;
}

Mistake take_memory_limit(Options& options, const std::string& word) {
    const auto limit = memory_in(word);
    if (!limit)
        return "SIZE must be a number of bytes, at least 32M, or one with K, M or G, such as 512M, not '" + word + "'";
    options.memory_limit = *limit;
    return fine;
}

template <bool Options::*Flag>
Mistake set(Options& options, const std::string&) {
    options.*Flag = true;
    return fine;
}

template <bool SessionOptions::*Flag>
Mistake set(Options& options, const std::string&) {
    options.session.*Flag = true;
    return fine;
}

Mistake set_super(Options& options, const std::string&) {
    options.session.super = options.has_puzzle = true;
    return fine;
}

Mistake take_text(Options& options, const std::string& word) {
    options.texts.push_back(word);
    return fine;
}

Mistake take_init(Options& options, const std::string& word) {
    if (word.empty()) return "FILE is missing";
    options.init = word;
    return fine;
}

Mistake take_certificate(Options& options, const std::string& word) {
    if (word.empty()) return "FILE is missing";
    options.certificate = word;
    return fine;
}

Mistake write_manual(Options& options, const std::string&) {
    options.writes = "man";
    return fine;
}

Mistake write_completion(Options& options, const std::string& word) {
    if (word != "bash" && word != "zsh" && word != "fish") return "SHELL must be bash, zsh or fish, not '" + word + "'";
    options.writes = word;
    return fine;
}

constexpr std::array input_options{
    OptionRow{"e", "eval", "TEXT", "run TEXT as a program",
              "May be repeated. Texts are run after the files, in the same session.", "", take_text, true},
    OptionRow{"i", "interactive", "", "start the prompt after the files and texts, in the same session",
              "An error in a file is shown, and the prompt starts anyway.", "", set<&Options::interactive>},
    OptionRow{"n", "cube", "N", "start with the NxNxN cube instead of the 3x3x3 (2 to 2000)",
              "A cube statement changes it.", "2 3 4 5 6 7", take_size},
    OptionRow{"", "super", "", "start with a supercube, where turns of the fixed centres count", "", "", set_super},
    OptionRow{"", "init", "FILE", "run FILE first, instead of the prompt's init file",
              "With this option scripts and --repl have an init file too.", "*.cube", take_init},
    OptionRow{"", "no-init", "", "start the prompt without its init file", "", "", set<&Options::no_init>},
    OptionRow{"", "sandbox", "",
              "do not trust the scripts: they write no files, and read only\nfiles in their own folders and below",
              "The library can be read. Pictures, pages and `save` are refused. So are imports from outside the "
              "folders of the files on the command line, also by links; typed statements may import from the current "
              "folder. The history and the solvers' tables are saved as usual.",
              "", set<&Options::sandbox>},
    OptionRow{"", "no-cache", "", "keep the solvers' tables in memory only",
              "They are rebuilt in every session that needs them.", "", set<&Options::no_cache>},
};

constexpr std::array limit_options{
    OptionRow{"", "memory-limit", "SIZE", "limit the memory to SIZE, such as 512M or 2G",
              "A computation that needs more fails with an error.", "512M 1G 2G 4G", take_memory_limit},
    OptionRow{"", "time-limit", "SECONDS", "limit the time for computing and writing",
              "The files and texts of a command line share the limit; at the prompt, in a lesson and on standard input "
              "it holds for each answer. A computation that takes longer is interrupted; a program that does not stop "
              "then ends with status 124.",
              "", take_time_limit},
};

constexpr std::array output_options{
    OptionRow{"", "json", "", "print one JSON object per line, including errors", "Everything goes to standard output.",
              "", set<&SessionOptions::json>},
    OptionRow{"", "full", "", "with --json: include net above N = 20", "", "", set<&SessionOptions::full>},
    OptionRow{"", "every", "", "with --json: end each statement with an object of the type done", "", "",
              set<&SessionOptions::every>},
    OptionRow{"", "color", "WHEN", "use colours: auto (the default), always or never",
              "With auto, output to a terminal is coloured unless NO_COLOR is set or TERM is dumb. Standard output and "
              "standard error are treated separately.",
              "auto always never", take_color},
    OptionRow{"", "repl", "",
              "write a transcript: the prompt without line editing, with standard\ninput echoed after the prompts and "
              "errors on standard output",
              "", "", set<&Options::transcript>},
    OptionRow{"", "echo", "", "show each statement before its answer",
              "A script with the line # echo above its first statement does so without this option.", "",
              set<&SessionOptions::echo>},
    OptionRow{"", "certificate", "FILE", "write a certificate of the last answer to FILE",
              "Another program can check it: docs/certificates.md. `cube verify FILE` does.", "*", take_certificate},
};

constexpr std::array for_packages{
    OptionRow{"", "man", "", "write the manual page", "", "", write_manual, false, true},
    OptionRow{"", "completion", "SHELL", "write the completions for bash, zsh or fish", "", "bash zsh fish",
              write_completion, false, true},
};

constexpr std::array information{
    OptionRow{"V", "version", "", "show the version, and the commit if it is known"},
    OptionRow{"h", "help", "", "show this help"},
};

constexpr std::array groups{OptionGroup{"Input", input_options}, OptionGroup{"Limits", limit_options},
                            OptionGroup{"Output", output_options}, OptionGroup{"", for_packages}};

}  // namespace

std::span<const OptionGroup> option_groups() { return groups; }
std::span<const OptionRow> common_options() {
    static constexpr std::array common{output_options[3], limit_options[0], limit_options[1]};
    return common;
}
OptionRow program_option(std::string_view name) {
    for (const auto& group : groups)
        for (const auto& row : group.rows)
            if (row.name == name) return row;
    throw std::logic_error("there is no such option");
}
std::span<const OptionRow> information_options() { return information; }

}  // namespace cubelang::terminal
