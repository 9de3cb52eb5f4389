#include "runtime/search/space/table_cache.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <new>

#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"

namespace cubelang::search {
namespace {

// The header of a file. Its numbers are in native byte order: a file from another kind of machine is invalid.
struct Header {
    std::array<char, 8> mark{'c', 'u', 'b', 'e', 't', 'a', 'b', '\n'};
    std::uint32_t format = 1, version = 0;
    std::uint64_t size = 0, sum = 0;
    std::uint64_t done = 0;  ///< of an unfinished table
    std::array<std::uint8_t, 24> unused{};
    friend bool operator==(const Header&, const Header&) = default;
};
static_assert(sizeof(Header) == 64);

Header header_of(const TableName& table, std::span<const std::uint8_t> bytes, std::uint64_t done = 0) {
    Header header;
    header.done = done;
    header.version = table.version;
    header.size = bytes.size();
    header.sum = checksum(bytes);
    return header;
}

// Reading and writing can be stopped between two pieces: the largest table takes seconds.
constexpr std::size_t piece = std::size_t{4} << 20U;

bool read_all(int handle, std::span<std::uint8_t> bytes, StopToken stop) {
    while (!bytes.empty() && !stop.stop_requested()) {
        const auto got = ::read(handle, bytes.data(), std::min(bytes.size(), piece));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        bytes = bytes.subspan(got);
    }
    return bytes.empty();
}

std::string_view as_text(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

struct SharedTable {
    std::timed_mutex busy;
    std::weak_ptr<const Bytes> bytes;
};

// Of this process, by file and version.
SharedTable& shared_table(const std::string& key) {
    static std::mutex mutex;
    static std::map<std::string, SharedTable> all;
    const std::lock_guard lock(mutex);
    return all[key];
}

bool has_size(int handle, std::size_t size) {
    struct stat about {};
    return ::fstat(handle, &about) == 0 && S_ISREG(about.st_mode) && static_cast<std::size_t>(about.st_size) == size;
}

enum class FileState : std::uint8_t { missing, broken, stopped, whole };
struct FileContent {
    FileState state = FileState::missing;
    Bytes bytes{};
    std::uint64_t done = 0;
};

FileContent read_file(const std::filesystem::path& path, const TableName& table, StopToken stop) {
    const files::Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.number < 0) return {};
    Header header;
    if (!has_size(file.number, sizeof header + table.size)) return {FileState::broken};
    Bytes bytes(table.size);
    const bool whole = read_all(file.number, {reinterpret_cast<std::uint8_t*>(&header), sizeof header}, stop) &&
                       read_all(file.number, bytes, stop);
    if (stop.stop_requested()) return {FileState::stopped};
    if (!whole || header != header_of(table, bytes, header.done)) return {FileState::broken};
    return {FileState::whole, std::move(bytes), header.done};
}

// A concurrent reader sees the complete old file or the complete new one. A link to elsewhere becomes a file. Returns
// an error number, or 0.
int write_file(const std::filesystem::path& path, const Header& header, std::span<const std::uint8_t> bytes,
               StopToken stop) {
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    if (std::filesystem::is_symlink(path, error)) std::filesystem::remove(path, error);
    return files::replace(path, [&](const auto& write) {
        bool ok = write({reinterpret_cast<const char*>(&header), sizeof header});
        for (auto left = bytes; ok && !left.empty(); left = left.subspan(std::min(left.size(), piece)))
            ok = !stop.stop_requested() && write(as_text(left.first(std::min(left.size(), piece))));
        return ok;
    });
}

}  // namespace

TableCache::TableCache(std::optional<std::filesystem::path> folder, Listener listener)
    : folder_(std::move(folder)), listener_(std::move(listener)) {}

void TableCache::report(TableEvent::Kind kind, const TableName& table, std::string reason) const {
    if (listener_) listener_({kind, table, std::move(reason)});
}

Table TableCache::get(const TableName& table, const Maker& make, StopToken stop) {
    const std::lock_guard lock(mutex_);
    auto& known = in_memory_[table.name];
    const auto obtain = [&] {
        auto found = folder_ ? load(table, stop) : Table();
        return found || stop.stop_requested() ? found : build(table, make, stop);
    };
    if (!known) known = folder_ ? shared(table, stop, obtain) : obtain();
    return known;
}

Table TableCache::find(const TableName& table, StopToken stop) {
    const std::lock_guard lock(mutex_);
    auto& known = in_memory_[table.name];
    if (!known && folder_) known = shared(table, stop, [&] { return load(table, stop); });
    return known;
}

Table TableCache::shared(const TableName& table, StopToken stop, const std::function<Table()>& obtain) const {
    constexpr std::chrono::milliseconds between_checks{20};
    auto& entry = shared_table(path_of(table).string() + ' ' + std::to_string(table.version));
    std::unique_lock lock(entry.busy, std::defer_lock);
    while (!lock.try_lock_for(between_checks))  // another thread may be making it
        if (stop.stop_requested()) return {};
    if (auto bytes = entry.bytes.lock()) return Table(std::move(bytes));
    auto found = obtain();
    entry.bytes = found.memory();
    return found;
}

Table TableCache::build(const TableName& table, const Maker& make, StopToken stop) try {
    report(TableEvent::Kind::making, table);
    auto bytes = make();
    if (bytes.size() != table.size) return {};
    if (folder_) save(table, bytes, stop);
    report(TableEvent::Kind::made, table);
    return Table(std::move(bytes));
} catch (const std::bad_alloc&) {
    report(TableEvent::Kind::too_large, table);
    return {};
}

// A table that exists may never be written again, so drafts left by killed processes are removed here.
Table TableCache::load(const TableName& table, StopToken stop) try {
    files::remove_abandoned_drafts(path_of(table));
    auto found = read_file(path_of(table), table, stop);
    if (found.state == FileState::broken) {
        report(TableEvent::Kind::broken, table);
        return {};
    }
    if (found.state != FileState::whole) return {};
    forget_unfinished(table);
    return Table(std::move(found.bytes));
} catch (const std::bad_alloc&) {
    return {};
}

void TableCache::save(const TableName& table, std::span<const std::uint8_t> bytes, StopToken stop) {
    const int reason = write_file(path_of(table), header_of(table, bytes), bytes, stop);
    if (reason == 0) return forget_unfinished(table);
    report(TableEvent::Kind::not_saved, table, stop.stop_requested() ? "interrupted" : std::strerror(reason));
}

TableCache::Unfinished TableCache::unfinished(const TableName& table, StopToken stop) const {
    if (!folder_) return {};
    files::remove_abandoned_drafts(unfinished_path(table));
    auto found = read_file(unfinished_path(table), table, stop);
    return {std::move(found.bytes), found.done};
}

void TableCache::keep_unfinished(const TableName& table, std::span<const std::uint8_t> bytes, std::uint64_t done,
                                 StopToken stop) const {
    if (folder_) write_file(unfinished_path(table), header_of(table, bytes, done), bytes, stop);
}

void TableCache::forget_unfinished(const TableName& table) const {
    std::error_code error;
    std::filesystem::remove(unfinished_path(table), error);
}

}  // namespace cubelang::search
