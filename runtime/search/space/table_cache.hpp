#pragma once
// Tables that take seconds to build, kept in files between runs. A file is written under another name and then
// renamed; it contains a version, its length and a checksum, and a torn, old or changed file is rebuilt. The caches of
// a process that have one folder share their tables, so that each is in memory once, however many threads solve.
// Without a writable folder the tables are only in memory, as long as the cache exists.

#include <array>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/space/big_memory.hpp"

namespace cubelang::search {

/// Shared ownership: the memory lives as long as the last copy.
class Table {
public:
    Table() = default;
    explicit Table(Bytes bytes) : bytes_(std::make_shared<const Bytes>(std::move(bytes))) {}
    explicit Table(std::shared_ptr<const Bytes> bytes) : bytes_(std::move(bytes)) {}
    [[nodiscard]] std::span<const std::uint8_t> bytes() const { return *bytes_; }
    explicit operator bool() const { return bytes_ != nullptr; }
    [[nodiscard]] const std::shared_ptr<const Bytes>& memory() const { return bytes_; }

private:
    std::shared_ptr<const Bytes> bytes_;
};

struct TableName {
    std::string name;           ///< letters, digits, hyphens: the file is NAME.table
    std::uint32_t version = 1;  ///< to be raised when the content changes
    std::size_t size = 0;       ///< in bytes
};

/// An event in the life of a table, for reports.
struct TableEvent {
    enum class Kind : std::uint8_t {
        making,     ///< construction begins; it takes a while
        made,       ///< construction is complete
        broken,     ///< the file is invalid, and the table is rebuilt
        not_saved,  ///< the file could not be written, for this `reason`
        too_large   ///< there is not enough memory for it
    };
    Kind kind{};
    TableName table;
    std::string reason{};
};

class TableCache {
public:
    using Listener = std::function<void(const TableEvent&)>;
    /// Without a folder, tables are only in memory. The folder is created on the first write.
    explicit TableCache(std::optional<std::filesystem::path> folder = {}, Listener listener = {});

    /// Builds the bytes: exactly the table's size, or none if it was stopped.
    using Maker = std::function<Bytes()>;
    /// Returns the table from memory, from its file, or newly built; empty if stopped or out of memory. If it is
    /// stopped during the write, the file is not kept.
    [[nodiscard]] Table get(const TableName& table, const Maker& make, StopToken stop = {});

    /// Returns the table from memory or its file; empty if it is in neither, or if the reading was stopped.
    [[nodiscard]] Table find(const TableName& table, StopToken stop = {});

    /// A table that takes minutes is kept while it is made, in NAME-unfinished.table, until its own file exists.
    struct Unfinished {
        Bytes bytes;             ///< none if it was not kept
        std::uint64_t done = 0;  ///< the maker's count of its progress
    };
    [[nodiscard]] Unfinished unfinished(const TableName& table, StopToken stop = {}) const;
    /// If it can be written.
    void keep_unfinished(const TableName& table, std::span<const std::uint8_t> bytes, std::uint64_t done,
                         StopToken stop = {}) const;

private:
    [[nodiscard]] std::filesystem::path path_of(const TableName& table) const {
        return *folder_ / (table.name + ".table");
    }
    [[nodiscard]] std::filesystem::path unfinished_path(const TableName& table) const {
        return *folder_ / (table.name + "-unfinished.table");
    }
    /// The table of another cache with this folder, or what `obtain` returns.
    [[nodiscard]] Table shared(const TableName& table, StopToken stop, const std::function<Table()>& obtain) const;
    [[nodiscard]] Table load(const TableName& table, StopToken stop);
    [[nodiscard]] Table build(const TableName& table, const Maker& make, StopToken stop);
    void save(const TableName& table, std::span<const std::uint8_t> bytes, StopToken stop);
    void forget_unfinished(const TableName& table) const;
    void report(TableEvent::Kind kind, const TableName& table, std::string reason = {}) const;

    std::optional<std::filesystem::path> folder_;
    Listener listener_;
    std::mutex mutex_;
    std::map<std::string, Table> in_memory_;
};

// A checksum for files of many megabytes, against disk errors and crashes, not against malice.

/// Eight interleaved sums keep the processor's multipliers busy: many gigabytes a second.
[[nodiscard]] inline std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15U;  // 2^64 / the golden ratio
    const auto mixed = [](std::uint64_t sum, std::uint64_t word) {
        sum = (sum ^ word) * odd;
        return sum ^ sum >> 29;
    };
    std::array<std::uint64_t, 8> sums{1, 2, 3, 4, 5, 6, 7, 8}, words{};
    std::size_t at = 0;
    for (; at + sizeof words <= bytes.size(); at += sizeof words) {
        std::memcpy(words.data(), bytes.data() + at, sizeof words);
        for (std::size_t i = 0; i < 8; ++i) sums[i] = mixed(sums[i], words[i]);
    }
    std::uint64_t all = bytes.size();
    for (; at < bytes.size(); ++at) all = mixed(all, bytes[at]);
    for (const auto sum : sums) all = mixed(all, sum);
    return all;
}

}  // namespace cubelang::search
