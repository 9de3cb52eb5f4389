// The man page cube(1) and --help, laid out from the description.

#include <cctype>

#include "front/terminal/options/description.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/wrapping.hpp"

namespace cubelang::terminal {
namespace {

// Escapes plain text for roff: hyphens can be copied, and no line is taken for a request.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if ((c == '.' || c == '\'') && (result.empty() || result.back() == '\n')) result += "\\&";
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else if (c == '\'')
            result += "\\(aq";
        else
            result += c == '\n' ? ' ' : c;
    }
    return result;
}

// Makes a phrase a sentence; an answer such as "105" is unchanged.
std::string sentence(std::string_view meaning) {
    const bool words = !meaning.empty() && std::islower(static_cast<unsigned char>(meaning.front())) != 0;
    return words ? escaped(capitalized(meaning)) + "." : escaped(meaning);
}

std::string styled(const Term& term) {
    if (term.text.empty()) return "";
    switch (term.kind) {
        case Term::Kind::literal: return "\\fB" + escaped(term.text) + "\\fR";
        case Term::Kind::placeholder: return "\\fI" + escaped(term.text) + "\\fR";
        case Term::Kind::separator: break;
    }
    return escaped(term.text);
}

std::string tagged(const Entry& entry) {
    std::string text = ".TP\n";
    for (const auto& term : entry.what) text += styled(term);
    text += "\n" + sentence(entry.meaning) + "\n";
    return entry.more.empty() ? text : text + escaped(entry.more) + "\n";
}

std::string heading(std::string_view text) { return ".SH " + upper(text) + "\n"; }

std::string laid_out(const Section& section) {
    std::string text = section.within.empty() ? heading(section.heading) : ".SS " + escaped(section.heading) + "\n";
    if (!section.prose.empty()) text += escaped(section.prose) + "\n";
    for (const auto& entry : section.entries) text += tagged(entry);
    return text;
}

// Sections with the same parent are adjacent.
std::string laid_out(const std::vector<Section>& sections) {
    std::string text, within;
    for (const auto& section : sections) {
        if (section.within != within && !section.within.empty()) text += heading(section.within);
        within = section.within;
        text += laid_out(section);
    }
    return text;
}

constexpr std::size_t column = 32;  // of the meanings

std::string indented(std::string_view meaning) { return replaced(meaning, "\n", "\n" + std::string(column, ' ')); }

// Aligns long option names, whether or not a letter precedes them.
std::string written(const std::vector<Term>& what) {
    std::string text = "  ";
    if (what.front().text.starts_with("--")) text += "    ";
    for (const auto& term : what) text += term.text;
    return text;
}

std::string line_of(const Entry& entry) {
    auto line = written(entry.what);
    if (line.size() + 1 > column)
        line += "\n" + std::string(column, ' ');
    else
        line.resize(column, ' ');
    return line + indented(entry.meaning) + "\n";
}

std::string lines_of(const std::vector<Entry>& entries) {
    std::string text;
    for (const auto& entry : entries) text += line_of(entry);
    return text;
}

std::string called(const Subcommand& subcommand) {
    return "cube " + std::string(subcommand.name) + (subcommand.options.empty() ? "" : " [OPTION...]") + " " +
           std::string(subcommand.arguments);
}

}  // namespace

std::string manual_page(Subcommands subcommands) {
    return ".TH CUBE 1 \"\" \"Cubelang " CUBELANG_VERSION "\" \"User Commands\"\n" + heading("Name") +
           "cube \\- algebra of Rubik\\(aqs cubes of every size\n" + heading("Synopsis") +
           ".B cube\n[\\fIOPTION\\fR...] [\\fIFILE\\fR...] [\\fIARGUMENT\\fR...]\n" + heading("Description") +
           "Cubelang is a small language for the algebra of NxNxN cubes: it multiplies, inverts, compares and analyses "
           "algorithms and permutations.\nWords after a script that do not end in .cube, and all words after \\-\\-, "
           "are its arguments.\n" +
           laid_out(command_line_sections(subcommands)) + heading("See also") +
           "The guide to the language, among the program\\(aqs documents in\n.IR share/doc/cubelang .\n";
}

std::string usage(Subcommands subcommands) {
    std::string text = "Cubelang: algebra of Rubik's cubes of every size.\n";
    for (const auto& section : command_line_sections(subcommands))
        if (section.in_summary) text += "\n" + section.heading + ":\n" + lines_of(section.entries);
    return text;
}

std::string usage(const Subcommand& subcommand) {
    constexpr Margins width{.columns = 95};
    return "Usage: " + called(subcommand) + "\n\n" + capitalized(subcommand.meaning) + ".\n" +
           wrapped(subcommand.more, width) + (subcommand.more.empty() ? "\n" : "\n\n") +
           lines_of(entries_of(all_options(subcommand)));
}

}  // namespace cubelang::terminal
