#include <vector>

#include "front/terminal/options/description.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

using Rows = std::vector<OptionRow>;

bool is_file(const OptionRow& row) { return row.values == "FILE"; }
/// The words that the option accepts, separated by blanks; empty: anything.
std::string words_for(const OptionRow& row) { return is_file(row) ? "" : std::string(row.values); }

std::string one_line(std::string_view text) { return replaced(text, "\n", " "); }

std::string in_single_quotes(std::string_view text) { return "'" + replaced(text, "'", "'\\''") + "'"; }

std::string dashed(const Rows& rows) {
    std::string words;
    for (const auto& row : rows) {
        if (!row.letter.empty()) words += "-" + std::string(row.letter) + " ";
        words += "--" + std::string(row.name) + " ";
    }
    return words.substr(0, words.size() - 1);
}

std::string names_of(Subcommands subcommands) { return joined_words(subcommands, &Subcommand::name, " "); }

// The branch of bash's `case` for an option with a value.
std::string bash_case(const OptionRow& row) {
    if (row.placeholder.empty()) return "";
    const auto names = (row.letter.empty() ? "" : "-" + std::string(row.letter) + "|") + "--" + std::string(row.name);
    std::string does = "return";
    if (is_file(row)) does = "_cube_files; return";
    if (!words_for(row).empty()) does = "COMPREPLY=($(compgen -W \"" + words_for(row) + "\" -- \"$cur\")); return";
    return "        " + names + ") " + does + " ;;\n";
}

std::string bash_cases(const Rows& rows) {
    std::string text;
    for (const auto& row : rows) text += bash_case(row);
    return text;
}

std::string zsh_spec(const OptionRow& row) {
    std::string action = row.placeholder.empty() ? "" : ":" + std::string(row.placeholder) + ":";
    if (is_file(row)) action += "_files";
    if (!words_for(row).empty()) action += "(" + words_for(row) + ")";
    const auto rest = in_single_quotes("[" + one_line(row.meaning) + "]" + action);
    const std::string many = row.repeats ? "*" : "", name = std::string(row.name), letter = std::string(row.letter);
    if (letter.empty()) return in_single_quotes(many + "--" + name) + rest;
    const auto excludes = row.repeats ? in_single_quotes("*") : in_single_quotes("(-" + letter + " --" + name + ")");
    return excludes + "{-" + letter + ",--" + name + "}" + rest;
}

std::string zsh_arguments(const Rows& rows) {
    std::string text = "_arguments -s";
    for (const auto& row : rows) text += " \\\n        " + zsh_spec(row);
    return text + " \\\n        '*:file:_files -g \"*.cube(-.)\"'\n";
}

std::string fish_row(const OptionRow& row, const std::string& condition) {
    std::string line = "complete -c cube" + condition + (row.letter.empty() ? "" : " -s " + std::string(row.letter)) +
                       " -l " + std::string(row.name);
    if (!row.placeholder.empty()) line += is_file(row) ? " -r -F" : " -x";
    if (!words_for(row).empty()) line += " -a " + in_single_quotes(words_for(row));
    return line + " -d " + in_single_quotes(one_line(row.meaning)) + "\n";
}

}  // namespace

std::string bash_completion(Subcommands subcommands) {
    std::string text = R"(# Completion of cube for bash.

_cube_files() {
    mapfile -t COMPREPLY < <(compgen -d -- "$cur"; compgen -f -X '!*.cube' -- "$cur")
    compopt -o filenames 2>/dev/null
}

_cube() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} IFS=$' \t\n'
    COMPREPLY=()
    [[ $cur == '=' ]] && cur=
    [[ $prev == '=' ]] && prev=${COMP_WORDS[COMP_CWORD-2]}
)";
    for (const auto& subcommand : subcommands)
        text += "    if [[ ${COMP_WORDS[1]} == " + std::string(subcommand.name) +
                " && COMP_CWORD -gt 1 ]]; then\n        case $prev in\n" + bash_cases(all_options(subcommand)) +
                "        esac\n        if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W \"" +
                dashed(all_options(subcommand)) + "\" -- \"$cur\")); else _cube_files; fi\n        return\n    fi\n";
    text += "    case $prev in\n" + bash_cases(all_options()) +
            "    esac\n    if [[ $cur == -* ]]; then\n        COMPREPLY=($(compgen -W \"" + dashed(all_options()) +
            "\" -- \"$cur\"))\n        return\n    fi\n    _cube_files\n";
    if (const auto names = names_of(subcommands); !names.empty())
        text += "    [[ $COMP_CWORD -eq 1 ]] && COMPREPLY+=($(compgen -W \"" + names + "\" -- \"$cur\"))\n";
    return text + "    return 0\n}\n\ncomplete -F _cube cube\n";
}

std::string zsh_completion(Subcommands subcommands) {
    std::string text = "#compdef cube\n# Completion of cube for zsh.\n\n";
    if (!subcommands.empty()) {
        text += "local -a subcommands=(";
        for (const auto& subcommand : subcommands)
            text += "\n    " + in_single_quotes(std::string(subcommand.name) + ":" + one_line(subcommand.meaning));
        text +=
            "\n)\nif (( CURRENT == 2 )); then\n    _describe -t subcommands subcommand subcommands\nfi\ncase $words[2] "
            "in\n";
        for (const auto& subcommand : subcommands)
            text += "    " + std::string(subcommand.name) +
                    ")\n        shift words\n        (( CURRENT-- ))\n        " +
                    zsh_arguments(all_options(subcommand)) + "        return\n        ;;\n";
        text += "esac\n";
    }
    return text + zsh_arguments(all_options());
}

std::string fish_completion(Subcommands subcommands) {
    std::string text = "# Completion of cube for fish.\n", none;
    for (const auto& subcommand : subcommands) {
        text += "complete -c cube -n __fish_use_subcommand -a " + std::string(subcommand.name) + " -d " +
                in_single_quotes(one_line(subcommand.meaning)) + "\n";
        const auto within = " -n '__fish_seen_subcommand_from " + std::string(subcommand.name) + "'";
        for (const auto& row : all_options(subcommand)) text += fish_row(row, within);
    }
    const auto condition =
        subcommands.empty() ? none : " -n 'not __fish_seen_subcommand_from " + names_of(subcommands) + "'";
    for (const auto& row : all_options()) text += fish_row(row, condition);
    return text;
}

namespace {

std::string written_for_packages(std::string_view what, Subcommands subcommands) {
    if (what == "man") return manual_page(subcommands);
    if (what == "bash") return bash_completion(subcommands);
    return what == "zsh" ? zsh_completion(subcommands) : fish_completion(subcommands);
}

}  // namespace

int write_for_packages(std::string_view what, Subcommands subcommands) {
    Output output;
    output.write(written_for_packages(what, subcommands));
    return exit_ok;
}

}  // namespace cubelang::terminal
