#include "runtime/search/growth/layer_store.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "runtime/base/files/replace.hpp"

namespace cubelang::search {
namespace {

constexpr std::string_view record_name = "record.txt",
                           for_reading = "positions by distance: ", for_program = "for the program:";

[[noreturn]] void fail(const std::string& what, int error) {
    throw LayerStore::Problem(fmt::format("{}: {}", what, files::error_text(error)));
}

// Numbers of the record, on lines that begin with a word.

void write(std::string& text, std::string_view word, const LayerStore::File& file) {
    fmt::format_to(std::back_inserter(text), "{} {} {} {}\n", word, file.number, file.ends.size(),
                   fmt::join(file.ends, " "));
}

std::string written(const LayerStore::State& state) {
    auto text = fmt::format("{}\nexpanded {} merged {} files {} seconds {}\n", for_program, state.expanded,
                            state.merged, state.files, state.seconds);
    write(text, "next", state.next);
    for (const auto& layer : state.layers) write(text, "layer", layer);
    for (const auto& runs : state.runs) {
        text += "runs\n";
        for (const auto& run : runs) write(text, "run", run);
    }
    return text + "end\n";
}

bool read_file(std::istream& in, LayerStore::File& file) {
    std::size_t sections = 0;
    constexpr std::size_t most = 1U << 20U;
    if (!(in >> file.number >> sections) || sections > most) return false;
    file.ends.resize(sections);
    for (auto& end : file.ends) in >> end;
    return static_cast<bool>(in) && std::is_sorted(file.ends.begin(), file.ends.end());
}

bool read_state(std::istream& in, LayerStore::State& state) {
    for (std::string word; in >> word;) {
        if (word == "end") return true;
        if (word == "expanded") {
            in >> state.expanded >> word >> state.merged >> word >> state.files >> word >> state.seconds;
            continue;
        }
        if (word == "runs") {
            state.runs.emplace_back();
            continue;
        }
        if (word == "run" && state.runs.empty()) return false;
        auto& file = word == "next"    ? state.next
                     : word == "layer" ? state.layers.emplace_back()
                                       : state.runs.back().emplace_back();
        if (!read_file(in, file)) return false;
    }
    return false;
}

// The folder, made if needed, locked for this process.
int locked(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) fail("it cannot be made", error ? error.value() : errno);
    if (::flock(handle, LOCK_EX | LOCK_NB) == 0) return handle;
    const int reason = errno;
    ::close(handle);
    if (reason == EWOULDBLOCK) throw LayerStore::Problem("another program counts there now");
    fail("it cannot be locked", reason);
}

}  // namespace

LayerStore::LayerStore(const StoreOptions& options, std::string question)
    : folder_(options.folder),
      about_(options.about),
      question_("question: " + std::move(question)),
      between_records_(options.between_records),
      lock_(locked(folder_)) {
    std::error_code error;
    if (std::filesystem::exists(folder_ / record_name, error))
        load();
    else if (!std::filesystem::is_empty(folder_, error))
        throw Problem("it has files, and no record of a count", "name an empty folder, or one that is to be made");
    else
        save();
}

void LayerStore::load() {
    const auto record = files::read_ordinary_file((folder_ / record_name).string());
    if (record.error != 0) fail("its record cannot be read", record.error);
    std::istringstream in(record.text);
    bool is_ours = false;
    for (std::string line; std::getline(in, line) && line != for_program;) {
        is_ours = is_ours || line == question_;
        if (!line.starts_with(for_reading)) continue;
        std::istringstream numbers(line.substr(for_reading.size()));
        for (std::uint64_t count = 0; numbers >> count;) state.counts.push_back(count);
    }
    if (!is_ours)
        throw Problem("it has another count: " + record.text.substr(0, record.text.find('\n')), "name another folder");
    if (!read_state(in, state) || state.counts.size() != state.layers.size())
        throw Problem("its record was changed", "remove the folder to begin again");
    seconds_before_ = state.seconds;
    check_files();
}

void LayerStore::check_files() const {
    const auto check = [&](const File& file) {
        std::error_code error;
        if (!file.ends.empty() && std::filesystem::file_size(path_of(file.number), error) < file.ends.back())
            throw Problem(
                fmt::format("its file {} is shorter than the record says", path_of(file.number).filename().string()),
                "remove the folder to begin again");
        if (error) fail(path_of(file.number).filename().string(), error.value());
    };
    check(state.next);
    for (const auto& layer : state.layers) check(layer);
    for (const auto& runs : state.runs)
        for (const auto& run : runs) check(run);
}

void LayerStore::save() {
    for (const auto file : std::exchange(written_, {}))
        if (const files::Descriptor to(opened(file, O_WRONLY)); ::fsync(to.number) != 0)
            fail("it cannot be written", errno);
    saved_ = std::chrono::steady_clock::now();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(saved_ - started_).count();
    state.seconds = seconds_before_ + static_cast<std::uint64_t>(seconds);
    const auto text = fmt::format("{}{}\nseconds: {}\n{}{}\n{}", about_, question_, state.seconds, for_reading,
                                  fmt::join(state.counts, " "), written(state));
    if (const int error = files::replace((folder_ / record_name).string(), text); error != 0)
        fail("its record cannot be written", error);
    std::error_code ignored;
    for (const auto file : std::exchange(dropped_, {})) std::filesystem::remove(path_of(file), ignored);
}

bool LayerStore::is_due() const { return std::chrono::steady_clock::now() - saved_ >= between_records_; }

std::uint64_t LayerStore::size(const File& file, std::size_t section) {
    return file.ends[section] - (section == 0 ? 0 : file.ends[section - 1]);
}

void LayerStore::read(const File& file, std::size_t section, std::span<std::byte> into) const {
    if (into.empty()) return;
    const files::Descriptor from(opened(file.number, O_RDONLY));
    auto at = file.ends[section] - into.size();
    while (!into.empty()) {
        const auto count = ::pread(from.number, into.data(), into.size(), static_cast<off_t>(at));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) fail("it cannot be read", count < 0 ? errno : EIO);
        into = into.subspan(static_cast<std::size_t>(count));
        at += static_cast<std::uint64_t>(count);
    }
}

void LayerStore::append(File& file, std::span<const std::span<const std::byte>> sections) {
    written_.insert(file.number);
    const files::Descriptor to(opened(file.number, O_WRONLY | O_CREAT));
    for (auto section : sections) {
        auto at = file.ends.empty() ? 0 : file.ends.back();
        file.ends.push_back(at + section.size());
        while (!section.empty()) {
            const auto count = ::pwrite(to.number, section.data(), section.size(), static_cast<off_t>(at));
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) fail("it cannot be written", count < 0 ? errno : EIO);
            section = section.subspan(static_cast<std::size_t>(count));
            at += static_cast<std::uint64_t>(count);
        }
    }
}

void LayerStore::drop(File file) {
    written_.erase(file.number);
    dropped_.insert(file.number);
}

std::filesystem::path LayerStore::path_of(std::uint64_t file) const {
    return folder_ / fmt::format("positions-{}", file);
}

int LayerStore::opened(std::uint64_t file, int flags) const {
    constexpr int mode = 0666;
    const int handle = ::open(path_of(file).c_str(), flags | O_CLOEXEC, mode);
    if (handle < 0) fail("it cannot be opened", errno);
    return handle;
}

}  // namespace cubelang::search
