// editors_writer SOURCES FOLDER: writes the folders of the editors. A file `NAME.in` is a template of NAME, in which
// `{{functions.vim}}` is the list `functions` (see words.hpp) in the style `vim`. All other files are copied.

#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

#include "front/editors/words.hpp"

namespace cubelang::editors {
namespace {

namespace fs = std::filesystem;

// Formatting of a word list. A wrapped style uses several lines, each with the text before and after the
// placeholder.
struct Style {
    std::string_view quote, between;
    bool wrapped;
    std::string (*spelled)(const std::string& word);
};

std::string unchanged(const std::string& word) { return word; }

// Words that are also arguments of `:syntax keyword` are written with an empty optional ending.
std::string for_vim(const std::string& word) {
    static const std::set<std::string> arguments{"conceal", "cchar",     "contained",  "containedin", "contains",
                                                 "display", "extend",    "fold",       "nextgroup",   "skipempty",
                                                 "skipnl",  "skipwhite", "transparent"};
    return arguments.contains(word) ? word + "[]" : word;
}

const std::map<std::string, Style> styles{
    {"bar", {"", "|", false, unchanged}},
    {"vim", {"", " ", true, for_vim}},
    {"quoted", {"\"", " ", true, unchanged}},
    {"comma", {"\"", ", ", true, unchanged}},
};

struct Placeholder {
    std::string before, list, style, after;
};

// The first placeholder in the line; its list is empty if there is no placeholder.
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
        const bool is_full = at.before.size() + line.size() + quoted.size() + at.after.size() > width;
        if (style.wrapped && !line.empty() && is_full) {
            text += at.before + line + at.after + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : std::string(style.between)) + quoted;
    }
    return text + at.before + line + at.after;
}

std::string indentation(const std::string& line) { return line.substr(0, line.find_first_not_of(' ')); }

Words without_headings(const std::vector<Words>& list) {
    Words all;
    for (const auto& group : list) all.words.insert(all.words.end(), group.words.begin(), group.words.end());
    return all;
}

std::string filled(const Placeholder& at, const std::string& comment) {
    const auto& style = styles.at(at.style);
    const auto& list = word_list(at.list);
    if (!style.wrapped) return joined(without_headings(list), at, style);
    std::string text;
    for (const auto& group : list) {
        if (!text.empty()) text += '\n';
        if (!comment.empty() && !group.heading.empty())
            text += indentation(at.before) + comment + ' ' + group.heading + '\n';
        text += joined(group, at, style);
    }
    return text;
}

// A line may have several placeholders.
std::string filled(std::string line, const std::string& comment) {
    for (auto at = placeholder_in(line); !at.list.empty(); at = placeholder_in(line)) line = filled(at, comment);
    return line;
}

// The start of a comment in a file of this name; empty for JSON.
std::string comment_sign(const fs::path& file) {
    static const std::map<std::string, std::string> signs{{".vim", "\""}, {".el", ";;"}, {".py", "#"}, {".js", "//"}};
    const auto sign = signs.find(file.extension());
    return sign == signs.end() ? "" : sign->second;
}

void fill(const fs::path& source, const fs::path& target) {
    std::ifstream in(source);
    std::ofstream out(target);
    for (std::string line; std::getline(in, line);) out << filled(std::move(line), comment_sign(target)) << '\n';
    if (!in.eof() || !out.flush()) throw std::runtime_error("cannot write " + target.string());
}

void write_folder(const fs::path& from, const fs::path& to) {
    fs::create_directories(to);
    for (const auto& entry : fs::directory_iterator(from)) {
        const auto& source = entry.path();
        if (entry.is_directory())
            write_folder(source, to / source.filename());
        else if (source.extension() == ".in")
            fill(source, to / source.stem());
        else
            fs::copy_file(source, to / source.filename(), fs::copy_options::overwrite_existing);
    }
}

}  // namespace
}  // namespace cubelang::editors

int main(int count, char** arguments) try {
    if (count != 3) throw std::invalid_argument("editors_writer SOURCES FOLDER");
    for (const auto& entry : std::filesystem::directory_iterator(arguments[1]))
        if (entry.is_directory()) cubelang::editors::write_folder(entry.path(), arguments[2] / entry.path().filename());
    return 0;
} catch (const std::exception& problem) {
    std::cerr << "editors_writer: " << problem.what() << '\n';
    return 1;
}
