#include "runtime/shell/completion.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "runtime/shell/commands.hpp"

namespace cubelang::shell {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The name that ends at the cursor: a digit does not begin one.
std::string_view last_word(std::string_view text) {
    std::size_t start = text.size();
    while (start > 0 && (is_letter(text[start - 1]) || is_digit(text[start - 1]))) --start;
    while (start < text.size() && is_digit(text[start])) ++start;
    return text.substr(start);
}

std::string_view without_blanks(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

void add_names(const Session& session, std::string_view prefix, std::vector<Candidate>& candidates) {
    for (auto& name : session.completions(prefix))
        candidates.push_back({std::move(name.name), std::move(name.meaning)});
}

void add_commands(std::string_view prefix, std::vector<Candidate>& candidates) {
    for (const Command& command : commands())
        if (command.argument.empty() && command.name.starts_with(prefix))
            candidates.push_back({std::string(command.name), std::string(command.meaning)});
}

// `begun` is what follows the quote: a path, perhaps with directories. Directories are offered to be gone into.
void add_files(const std::string& begun, std::vector<Candidate>& candidates) {
    const auto slash = begun.rfind('/');
    const std::string directory = slash == std::string::npos ? "" : begun.substr(0, slash + 1);
    std::error_code error, ignored;
    std::filesystem::directory_iterator entries(directory.empty() ? "." : directory, error), end;
    for (; !error && entries != end; entries.increment(error)) {
        std::string path = directory + entries->path().filename().string();
        const bool inner = entries->is_directory(ignored) && path[directory.size()] != '.';
        if (!path.starts_with(begun) || (!inner && !path.ends_with(".cube"))) continue;
        path += inner ? "/" : "\"";
        candidates.push_back({'"' + path, ""});
    }
}

void add_modules(const Session& session, std::string_view prefix, std::vector<Candidate>& candidates) {
    for (auto& module : session.library_modules())
        if (module.starts_with(prefix)) candidates.push_back({std::move(module), "library"});
}

Completion importable(const Session& session, std::string_view begun) {
    Completion result{begun.size(), {}};
    if (begun.empty() || begun.front() == '"')
        add_files(std::string(begun.substr(begun.empty() ? 0 : 1)), result.candidates);
    add_modules(session, begun, result.candidates);
    return result;
}

void sort(std::vector<Candidate>& candidates) {
    const auto before = [](const Candidate& a, const Candidate& b) { return a.text < b.text; };
    const auto same = [](const Candidate& a, const Candidate& b) { return a.text == b.text; };
    std::stable_sort(candidates.begin(), candidates.end(), before);
    candidates.erase(std::unique(candidates.begin(), candidates.end(), same), candidates.end());
}

}  // namespace

Completion complete(const Session& session, std::string_view before) {
    const std::string_view line = without_blanks(before);
    constexpr std::string_view import = "import ";
    if (line.starts_with(import)) {
        auto result = importable(session, without_blanks(line.substr(import.size())));
        sort(result.candidates);
        return result;
    }
    const auto word = last_word(before);
    Completion result{word.size(), {}};
    if (word.size() == line.size()) add_commands(word, result.candidates);
    add_names(session, word, result.candidates);
    sort(result.candidates);
    return result;
}

}  // namespace cubelang::shell
