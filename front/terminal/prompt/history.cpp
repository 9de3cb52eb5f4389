#include "front/terminal/prompt/save.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <new>

#include "front/terminal/editor/characters.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/records.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/newlines.hpp"

namespace cubelang::terminal {
namespace {

constexpr std::size_t most_bytes = 1 << 19;  // kept of the file when it has grown to twice this size
constexpr std::size_t most_entries = 2000;
constexpr std::size_t longest_kept = most_bytes / 4;  // of one entry when the file is shortened

// Refuses a pipe, a device or a directory in the file's place: opening a pipe would block.
int open_to_append(const std::string& path) {
    constexpr int flags = O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC;
    const int file = path.empty() ? -1 : ::open(path.c_str(), flags, S_IRUSR | S_IWUSR);
    struct stat status {};
    if (file >= 0 && ::fstat(file, &status) == 0 && S_ISREG(status.st_mode)) return file;
    if (file < 0) return -1;
    ::close(file);
    errno = EINVAL;
    return -1;
}

std::string reason(int error) { return files::error_text(error == EISDIR ? EINVAL : error); }

// Removes a partly written entry, which would look like a whole one.
bool append_to(const std::string& path, std::string_view text) {
    const int file = open_to_append(path);
    if (file < 0) return false;
    struct stat before {};
    const bool known = ::fstat(file, &before) == 0;
    const int error = files::write_all(file, text);
    if (error != 0 && known && ::ftruncate(file, before.st_size) != 0) errno = 0;
    ::close(file);
    errno = error;
    return error == 0;
}

bool is_text(const std::string& entry) { return !entry.empty() && editor::sanitized(entry) == entry; }

// The last lines that fit into most_bytes, without very long ones.
std::string newest(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t size = 0; !text.empty();) {
        const auto start = text.substr(0, text.size() - 1).rfind('\n') + 1;  // 0 if no newline is found
        const auto line = text.substr(start);
        text = text.substr(0, start);
        if (line.size() > longest_kept) continue;
        if ((size += line.size()) > most_bytes) break;
        lines.push_back(line);
    }
    std::string kept;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) kept += *line;
    return kept;
}

}  // namespace

// If memory runs out even here, no message is possible either.
std::vector<std::string> History::load() try {
    if (path_.empty()) return {};
    auto [text, error] = files::read_ordinary_file(path_);
    if (error != 0 && error != ENOENT) complain_of("cannot read the history from " + path_ + ": " + reason(error));
    torn_ = !text.empty() && text.back() != '\n';
    // A file that could be read only in part is not shortened.
    const bool is_long = error == 0 && text.size() > 2 * most_bytes;
    if (is_long && files::replace(path_, newest(text)) == 0) text = newest(text);
    std::vector<std::string> entries;
    std::size_t left_out = 0;
    for (const auto line : lines_of(text)) {
        auto entry = files::from_one_line(line);
        if (is_text(entry))
            entries.push_back(std::move(entry));
        else if (!entry.empty())
            ++left_out;
    }
    if (left_out > 0) complain_of(counted(left_out, "line") + " of " + path_ + " skipped: not a statement");
    if (entries.size() > most_entries) entries.erase(entries.begin(), entries.end() - most_entries);
    if (!entries.empty()) last_ = entries.back();
    return entries;
} catch (const std::bad_alloc&) {
    return {};
}

void History::append(std::string_view entry) try {
    if (entry == last_) return;
    last_ = entry;
    const std::string line = (torn_ ? "\n" : "") + files::to_one_line(entry) + "\n";
    if (append_to(path_, line)) {
        torn_ = false;
        return;
    }
    make_folders_of(path_);
    if (append_to(path_, line) || path_.empty() || std::exchange(save_failed_, true)) return;
    complain_of("cannot save the history in " + path_ + ": " + reason(errno));
} catch (const std::bad_alloc&) {  // later entries may succeed
}

void History::complain_of(const std::string& what) { complaint_ += (complaint_.empty() ? "" : "; ") + what; }

void make_folders_of(const std::string& path) {
    for (auto slash = path.find('/', 1); slash != path.npos; slash = path.find('/', slash + 1))
        ::mkdir(path.substr(0, slash).c_str(), S_IRWXU);
}

}  // namespace cubelang::terminal
