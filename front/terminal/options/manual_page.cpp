// The page cube(1): the description laid out for man.

#include <algorithm>
#include <cctype>

#include "front/terminal/options/description.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::shell {
namespace {

// Plain text for roff: hyphens that can be copied, no request by accident.
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

// A meaning in words becomes a sentence; an answer such as "105" stays what it is.
std::string sentence(std::string_view meaning) {
    const bool words = !meaning.empty() && std::islower(static_cast<unsigned char>(meaning.front())) != 0;
    return words ? escaped(capitalized(meaning)) + "." : escaped(meaning);
}

std::string styled(const Term& term) {
    if (term.text.empty()) return "";
    switch (term.kind) {
        case Term::Kind::typed: return "\\fB" + escaped(term.text) + "\\fR";
        case Term::Kind::stands_for: return "\\fI" + escaped(term.text) + "\\fR";
        case Term::Kind::between: break;
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

// Manuals have their examples last.
std::vector<Section> in_order_of_manuals(std::vector<Section> sections) {
    std::stable_partition(sections.begin(), sections.end(), [](const auto& s) { return s.heading != "Examples"; });
    return sections;
}

// Sections that belong together are neighbours.
std::string laid_out(const std::vector<Section>& sections) {
    std::string text, within;
    for (const auto& section : sections) {
        if (section.within != within && !section.within.empty()) text += heading(section.within);
        within = section.within;
        text += laid_out(section);
    }
    return text;
}

constexpr std::size_t column = 32;  // where the meanings begin

std::string indented(std::string_view meaning) {
    std::string text;
    for (const char c : meaning) {
        text += c;
        if (c == '\n') text += std::string(column, ' ');
    }
    return text;
}

// Names of options stand below each other, whether a letter comes before them or not.
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
           ".B cube\n[\\fIOPTION\\fR...] [\\fIFILE\\fR...] [\\fB\\-\\-\\fR \\fIARGUMENT\\fR...]\n" +
           heading("Description") +
           "Cubelang is a small language: algorithms and permutations of NxNxN cubes are multiplied, inverted, "
           "compared and asked about.\n" +
           laid_out(in_order_of_manuals(described(subcommands))) + heading("See also") +
           "The guide to the language, among the program\\(aqs documents in\n.IR share/doc/cubelang .\n";
}

std::string usage(Subcommands subcommands) {
    std::string text = "Cubelang: algebra of Rubik's cubes of every size.\n";
    for (const auto& section : described(subcommands))
        if (section.in_summary) text += "\n" + section.heading + ":\n" + lines_of(section.entries);
    return text;
}

std::string usage(const Subcommand& subcommand) {
    return "Usage: " + called(subcommand) + "\n\n" + std::string(subcommand.meaning) + "\n" +
           std::string(subcommand.more) + (subcommand.more.empty() ? "\n" : "\n\n") +
           lines_of(entries_of(options_to_give(subcommand)));
}

}  // namespace cubelang::shell
