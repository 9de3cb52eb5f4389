#include "front/terminal/prompt/line_source.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "front/machine/user_paths.hpp"
#include "front/terminal/prompt/commands.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

void add_names(std::vector<NameInfo> names, std::string_view prefix, std::vector<Candidate>& candidates) {
    for (auto& name : names)
        if (name.name.starts_with(prefix)) candidates.push_back({std::move(name.name), std::move(name.meaning)});
}

void add_commands(std::string_view prefix, std::vector<Candidate>& candidates) {
    for (const Command& command : commands())
        if (command.name != "?" && command.name.starts_with(prefix))
            candidates.push_back({std::string(command.name), std::string(command.meaning)});
}

constexpr std::size_t most_files = 1000;  // read from a directory at most

// Files that begin with `begun`, which may contain directories. Directories are offered too, with a slash.
void add_files(const std::string& begun, std::string_view quote, std::vector<Candidate>& candidates) {
    const auto slash = begun.rfind('/');
    const std::string directory = slash == std::string::npos ? "" : begun.substr(0, slash + 1);
    std::error_code error, ignored;
    std::filesystem::directory_iterator entries(directory.empty() ? "." : machine::expanded(directory), error), end;
    for (std::size_t count = 0; !error && entries != end && count < most_files; entries.increment(error), ++count) {
        std::string path = directory + entries->path().filename().string();
        const bool inner = entries->is_directory(ignored) && path[directory.size()] != '.';
        if (!path.starts_with(begun) || (!inner && !path.ends_with(".cube"))) continue;
        if (quote.empty() && path.find(' ') != std::string::npos) continue;
        std::string comment;
        if (!inner) std::getline(std::ifstream(machine::expanded(path)), comment);
        const auto begin = comment.starts_with("# ") ? 2 : comment.size();
        candidates.push_back({std::string(quote) + path + (inner ? "/" : std::string(quote)), comment.substr(begin)});
    }
}

// Files in quotes, or also without them if `bare_too`.
void add_files_begun(std::string_view begun, bool bare_too, std::vector<Candidate>& candidates) {
    if (begun.starts_with('"'))
        add_files(std::string(begun.substr(1)), "\"", candidates);
    else if (bare_too)
        add_files(std::string(begun), "", candidates);
    else if (begun.empty())
        add_files("", "\"", candidates);
}

// Topics come first: they are few, and their names cannot be guessed. Functions follow by group; other names are as
// many again, and come only with their beginning.
void add_subjects(const Session& session, std::string_view begun, std::vector<Candidate>& candidates) {
    std::vector<Candidate> functions, others;
    add_names(Session::topics(), begun, candidates);
    sort_candidates(candidates);
    add_names(Session::functions(), begun, functions);
    if (!begun.empty()) add_names(session.completions(begun, true), begun, others);
    add_commands(begun, others);
    sort_candidates(others);
    for (auto* more : {&functions, &others})
        for (auto& one : *more)
            if (std::ranges::find(candidates, one.text, &Candidate::text) == candidates.end())
                candidates.push_back(std::move(one));
}

// Completers for lines that begin with a certain word.
using Adder = void (*)(const Session& session, std::string_view begun, std::vector<Candidate>& candidates);
struct Row {
    std::string_view beginning;
    Adder add;
    bool is_sorted = false;
};
constexpr Row completers[] = {
    {"import ",
     [](const Session&, std::string_view begun, std::vector<Candidate>& candidates) {
         add_files_begun(begun, false, candidates);
         add_names(Session::library_modules(), begun, candidates);
     }},
    {"help ", add_subjects, true},
    {"save ", [](const Session&, std::string_view begun,
                 std::vector<Candidate>& candidates) { add_files_begun(begun, true, candidates); }},
    {"?", [](const Session& session, std::string_view begun,
             std::vector<Candidate>& candidates) { add_names(session.completions(begun, true), begun, candidates); }},
};

Completion within_language(const Session& session, std::string_view before) {
    auto [length, names] = session.continuation(before);
    Completion result{length, {}};
    if (length == trimmed_front(before).size()) add_commands(before.substr(before.size() - length), result.candidates);
    add_names(std::move(names), "", result.candidates);
    return result;
}

}  // namespace

void sort_candidates(std::vector<Candidate>& candidates) {
    std::ranges::stable_sort(candidates, {}, &Candidate::text);
    const auto same = [](const Candidate& a, const Candidate& b) { return a.text == b.text; };
    candidates.erase(std::unique(candidates.begin(), candidates.end(), same), candidates.end());
}

Completion complete(const Session& session, std::string_view before) {
    const std::string_view line = trimmed_front(before);
    Completion result;
    const auto row = std::find_if(std::begin(completers), std::end(completers),
                                  [&](const Row& one) { return line.starts_with(one.beginning); });
    if (row == std::end(completers)) {
        result = within_language(session, before);
    } else {
        const auto begun = trimmed_front(line.substr(row->beginning.size()));
        result.length = begun.size();
        row->add(session, begun, result.candidates);
    }
    if (row == std::end(completers) || !row->is_sorted) sort_candidates(result.candidates);
    return result;
}

}  // namespace cubelang::terminal
