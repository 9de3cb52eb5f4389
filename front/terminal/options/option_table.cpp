#include "front/terminal/options/options.hpp"

#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <stdexcept>

#include "front/terminal/prompt/interrupt.hpp"

namespace cubelang::shell {
namespace {

const Mistake fine;

std::optional<int> size_of(const std::string& word) {
    int n = 0;
    const char* const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, n);
    if (error != std::errc{} || rest != end || n < Session::smallest_cube || n > Session::largest_cube)
        return std::nullopt;
    return n;
}

Mistake take_size(Options& options, const std::string& word) {
    const auto size = size_of(word);
    if (!size)
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
        return "SIZE must be a number of bytes, or one with K, M or G, such as 512M, from 32M, not '" + word + "'";
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

Mistake write_manual(Options& options, const std::string&) {
    options.writes = "man";
    return fine;
}

Mistake write_completion(Options& options, const std::string& word) {
    if (word != "bash" && word != "zsh" && word != "fish") return "SHELL must be bash, zsh or fish, not '" + word + "'";
    options.writes = word;
    return fine;
}

constexpr std::array what_to_run{
    OptionRow{"e", "eval", "TEXT", "the text of a program",
              "May be repeated; texts are run after the files, in the same session.", "", take_text, true},
    OptionRow{"i", "interactive", "", "start the prompt after the files and texts, in the same session",
              "An error in a file is shown, and the prompt comes all the same.", "", set<&Options::interactive>},
    OptionRow{"n", "cube", "N", "begin on the NxNxN cube instead of the 3x3x3 (2 to 2000)",
              "A cube statement changes it.", "2 3 4 5 6 7", take_size},
    OptionRow{"", "super", "", "begin on a supercube: the turns of the fixed centres count", "", "", set_super},
    OptionRow{"", "init", "FILE", "run FILE first, instead of the init file of the prompt",
              "With it scripts and --repl have an init file too.", "FILE", take_init},
    OptionRow{"", "no-init", "", "the prompt without its init file", "", "", set<&Options::no_init>},
    OptionRow{
        "", "sandbox", "",
        "for scripts that you do not trust: they write no files, and read\nnone but those beside and below them",
        "The library can be read. Pictures, pages and `save` are refused, and so are imports that lead out of the "
        "folders of the files named here, by links too; what is typed may import from the current folder. The "
        "history and the solvers' tables are kept as always.",
        "", set<&Options::sandbox>},
    OptionRow{"", "no-cache", "", "keep the solvers' tables in memory only",
              "They are made again in every session that needs them.", "", set<&Options::no_cache>},
};

constexpr std::array how_far{
    OptionRow{"", "memory-limit", "SIZE", "how much memory it may have: 512M, 2G",
              "What would need more is an error, as on a machine that has no more.", "512M 1G 2G 4G",
              take_memory_limit},
    OptionRow{
        "", "time-limit", "SECONDS", "how long it may compute and write",
        "The files and texts of a command line have that long together; at the prompt, in a lesson and on standard "
        "input each answer has. What takes longer is interrupted; a program that does not end then ends with status "
        "124.",
        "", take_time_limit},
};

constexpr std::array how_to_answer{
    OptionRow{"", "json", "", "one JSON object a line, errors too", "All of it goes to standard output.", "",
              set<&SessionOptions::json>},
    OptionRow{"", "full", "", "with --json: write net above N = 20 too", "", "", set<&SessionOptions::full>},
    OptionRow{"", "every", "", "with --json: answer statements that show nothing too", "", "",
              set<&SessionOptions::every>},
    OptionRow{"", "color", "WHEN", "colours: auto (the default), always or never",
              "With auto what goes to a terminal is coloured, unless NO_COLOR is set or TERM is dumb; standard output "
              "and standard "
              "error are decided apart.",
              "auto always never", take_color},
    OptionRow{"", "repl", "",
              "the prompt without line editing: standard input is echoed after\nthe prompts, errors go to standard "
              "output; the transcript results",
              "", "", set<&Options::transcript>},
    OptionRow{"", "echo", "", "show each statement before its answer",
              "So does a script that has the line # echo above its first statement.", "", set<&SessionOptions::echo>},
};

constexpr std::array for_packages{
    OptionRow{"", "man", "", "write the manual page", "", "", write_manual, false, true},
    OptionRow{"", "completion", "SHELL", "write the completions of bash, zsh or fish", "", "bash zsh fish",
              write_completion, false, true},
};

constexpr std::array information{
    OptionRow{"", "version", "", "show the version"},
    OptionRow{"h", "help", "", "show a summary"},
};

constexpr std::array groups{OptionGroup{"What to run, and where", what_to_run}, OptionGroup{"How far to go", how_far},
                            OptionGroup{"How to answer", how_to_answer}, OptionGroup{"", for_packages}};

constexpr std::array forms{
    Described{"cube", "start the prompt; type help there"},
    Described{"cube FILE... [-- ARGUMENT...]", "run scripts, one after another; they see the arguments as args"},
    Described{"cube -", "read standard input, answer each statement as it comes"},
    Described{"cube -e TEXT", "run TEXT; may be repeated, and comes after the files"},
    Described{"cube -i FILE...", "run scripts, then start the prompt in the same session"},
};

constexpr std::array examples{
    Described{"cube -e 'order(R U)'", "105"},
    Described{"cube -n 4 -e 'Rw U'", "on the 4x4x4"},
    Described{"cube --json -e \"R U R' U'\"", "for another program to read"},
    Described{"echo 'cycles(M2 U M2)' | cube -", "from a pipe"},
};

constexpr std::array statuses{
    Described{"0", "all went well; the prompt was left"},
    Described{"1", "an error, a failed assert, a file that cannot be read or written"},
    Described{"2", "wrong usage"},
    Described{"75", "cube map: another run has the files; it may be gone in a moment"},
    Described{"124", "ended by --time-limit"},
    Described{"130", "ended by Ctrl-C"},
    Described{"141", "the reader of the output went away; nothing is said of it"},
};

constexpr std::array variables{
    Described{"NO_COLOR", "if set and not empty: no colours, unless --color asks for them"},
    Described{"CLICOLOR_FORCE", "if set and neither empty nor 0: colours, terminal or not"},
    Described{"TERM, COLORTERM",
              "what the terminal can show; dumb: no colours and no line editing beyond the simplest"},
    Described{"XDG_STATE_HOME", "where the history of the prompt is kept, in cube/history; else ~/.local/state"},
    Described{"XDG_CONFIG_HOME", "where the init file of the prompt is, as cube/init.cube; else ~/.config"},
};

constexpr std::array files{
    Described{"~/.config/cube/init.cube", "statements that the prompt begins with"},
    Described{"~/.local/state/cube/history", "what was typed at the prompt"},
};

}  // namespace

std::span<const OptionGroup> option_groups() { return groups; }
std::span<const OptionRow> common_options() {
    static constexpr std::array common{how_to_answer[3], how_far[0], how_far[1]};
    return common;
}
OptionRow program_option(std::string_view name) {
    for (const auto& group : groups)
        for (const auto& row : group.rows)
            if (row.name == name) return row;
    throw std::logic_error("there is no such option");
}
std::span<const OptionRow> information_options() { return information; }
std::span<const Described> usage_forms() { return forms; }
std::span<const Described> usage_examples() { return examples; }
std::span<const Described> exit_statuses() { return statuses; }
std::span<const Described> environment_variables() { return variables; }
std::span<const Described> files_kept() { return files; }

}  // namespace cubelang::shell
