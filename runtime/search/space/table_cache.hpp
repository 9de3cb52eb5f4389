#pragma once
// Tables that take seconds to make and are kept in files between runs. A file is written under another name and
// then renamed, and carries a version, its length and a checksum: one that is torn, old or changed is made
// again. Where nothing can be written, or no folder is given, tables live in memory only, for as long as the cache
// does.

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

/// Shared: a holder of a table keeps its memory.
class Table {
public:
    Table() = default;
    explicit Table(Bytes bytes) : bytes_(std::make_shared<const Bytes>(std::move(bytes))) {}
    [[nodiscard]] std::span<const std::uint8_t> bytes() const { return *bytes_; }
    explicit operator bool() const { return bytes_ != nullptr; }

private:
    std::shared_ptr<const Bytes> bytes_;
};

struct TableName {
    std::string name;           ///< letters, digits, hyphens: the file is NAME.table
    std::uint32_t version = 1;  ///< to be raised when the content is to be another
    std::size_t size = 0;       ///< in bytes
};

/// What became of a table, for reports.
struct TableEvent {
    enum class What : std::uint8_t {
        making,    ///< this takes a while
        made,      ///< and was kept in its file, if there is a folder
        broken,    ///< a file was there and was not what it should be: it is made again
        not_kept,  ///< the file could not be written: `reason`
        too_large  ///< there is not enough memory for it
    };
    What what{};
    TableName table;
    std::string reason{};
};

class TableCache {
public:
    using Listener = std::function<void(const TableEvent&)>;
    /// No folder: in memory only. It is made when first written to.
    explicit TableCache(std::optional<std::filesystem::path> folder = {}, Listener listener = {});

    /// Makes the bytes: exactly as many as the table has, or none if it was stopped.
    using Maker = std::function<Bytes()>;
    /// From memory, from its file, or made. An empty table if it was stopped or memory is short. Stopped while the file
    /// is written, it is not kept.
    [[nodiscard]] Table get(const TableName& table, const Maker& make, StopToken stop = {});

    /// From memory or from its file; an empty table if it is in neither, or the reading was stopped.
    [[nodiscard]] Table find(const TableName& table, StopToken stop = {});

private:
    [[nodiscard]] std::filesystem::path path_of(const TableName& table) const {
        return *folder_ / (table.name + ".table");
    }
    [[nodiscard]] Table load(const TableName& table, StopToken stop);
    [[nodiscard]] Table made(const TableName& table, const Maker& make, StopToken stop);
    void keep(const TableName& table, std::span<const std::uint8_t> bytes, StopToken stop);
    void tell(TableEvent::What what, const TableName& table, std::string reason = {}) const;

    std::optional<std::filesystem::path> folder_;
    Listener listener_;
    std::mutex mutex_;
    std::map<std::string, Table> in_memory_;
};

// A checksum for files of many megabytes: not against malice, only against what disks and crashes do.

/// Eight sums side by side keep the processor's multipliers busy: many gigabytes a second.
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
