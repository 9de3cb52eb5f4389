// Fills a template of editors/templates, from standard input to standard output: `{{functions.vim}}` is the list
// `functions` (see words.hpp) in the style `vim`. The comment sign of the file's language is the argument; it may be
// empty. The test `grammars/made` compares the results with the files in editors/.

#include <cstdio>
#include <exception>
#include <iostream>
#include <map>
#include <set>
#include <string>

#include "tests/front/editors/words.hpp"

namespace cubelang::editors {
namespace {

// How the words of a list are joined; those of a broken style go over several lines, each with what stands before and
// behind the placeholder.
struct Style {
    std::string_view quote, between;
    bool broken;
    std::string (*spelled)(const std::string& word);
};

std::string itself(const std::string& word) { return word; }

// What `:syntax keyword` would take for an argument of its own is written as if its last letters could be left out.
std::string for_vim(const std::string& word) {
    static const std::set<std::string> arguments{"conceal", "cchar",     "contained",  "containedin", "contains",
                                                 "display", "extend",    "fold",       "nextgroup",   "skipempty",
                                                 "skipnl",  "skipwhite", "transparent"};
    return arguments.contains(word) ? word + "[]" : word;
}

const std::map<std::string, Style> styles{
    {"bar", {"", "|", false, itself}},
    {"vim", {"", " ", true, for_vim}},
    {"quoted", {"\"", " ", true, itself}},
    {"comma", {"\"", ", ", true, itself}},
};

struct Placeholder {
    std::string before, list, style, behind;
};

// An empty list: there is none in the line.
Placeholder placeholder_in(const std::string& line) {
    const auto begin = line.find("{{"), end = line.find("}}", begin), dot = line.find('.', begin);
    if (begin == std::string::npos || end == std::string::npos || dot > end) return {line, "", "", ""};
    return {line.substr(0, begin), line.substr(begin + 2, dot - begin - 2), line.substr(dot + 1, end - dot - 1),
            line.substr(end + 2)};
}

std::string joined(const Words& group, const Placeholder& at, const Style& style) {
    constexpr std::size_t width = 100;
    std::string text, line;
    for (const auto& word : group.words) {
        const auto quoted = std::string(style.quote) + style.spelled(word) + std::string(style.quote);
        const bool is_full = at.before.size() + line.size() + quoted.size() + at.behind.size() > width;
        if (style.broken && !line.empty() && is_full) {
            text += at.before + line + at.behind + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : std::string(style.between)) + quoted;
    }
    return text + at.before + line + at.behind;
}

std::string indentation(const std::string& line) { return line.substr(0, line.find_first_not_of(' ')); }

Words without_headings(const std::vector<Words>& list) {
    Words all;
    for (const auto& group : list) all.words.insert(all.words.end(), group.words.begin(), group.words.end());
    return all;
}

std::string filled(const Placeholder& at, const std::string& comment) {
    const auto& style = styles.at(at.style);
    const auto& list = words_called(at.list);
    if (!style.broken) return joined(without_headings(list), at, style);
    std::string text;
    for (const auto& group : list) {
        if (!text.empty()) text += '\n';
        if (!comment.empty() && !group.heading.empty())
            text += indentation(at.before) + comment + ' ' + group.heading + '\n';
        text += joined(group, at, style);
    }
    return text;
}

// A line may hold several.
std::string filled(std::string line, const std::string& comment) {
    for (auto at = placeholder_in(line); !at.list.empty(); at = placeholder_in(line)) line = filled(at, comment);
    return line;
}

}  // namespace
}  // namespace cubelang::editors

int main(int count, char** arguments) try {
    const std::string comment = count > 1 ? arguments[1] : "";
    for (std::string line; std::getline(std::cin, line);)
        std::cout << cubelang::editors::filled(std::move(line), comment) << '\n';
    return std::cout.flush() ? 0 : 1;
} catch (const std::exception& problem) {
    std::fprintf(stderr, "editors_writer: %s\n", problem.what());
    return 1;
}
