#pragma once
// The layers of a long count in a folder, with a record of how far it came. When the program is killed, the next count
// of the same question in this folder goes on from the record.
//
// A layer, or a part of the one that is being made, is a file of sorted positions in sections, one for each bucket.
// The record, record.txt, begins with what a reader wants to know, and names the files with the ends of their sections.
// It is replaced as a whole once the files that it names are on the disk, so it is never ahead of them; what the files
// have beyond it is written again.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "runtime/base/files/read.hpp"

namespace cubelang::search {

struct StoreOptions {
    std::string folder{};  ///< made if it is missing
    std::string about{};   ///< for the reader of the record: lines `name: text`
    std::chrono::milliseconds between_records{30'000};
};

class LayerStore {
public:
    /// What is wrong with the folder, and what helps.
    struct Problem : std::runtime_error {
        explicit Problem(const std::string& what, std::string help = {}) : runtime_error(what), hint(std::move(help)) {}
        std::string hint;
    };
    /// Positions in sections.
    struct File {
        std::uint64_t number = 0;         ///< the name is positions-NUMBER
        std::vector<std::uint64_t> ends;  ///< of the sections, in bytes
    };
    /// How far the count came.
    struct State {
        std::vector<std::uint64_t> counts;   ///< of positions by distance
        std::uint64_t expanded = 0;          ///< buckets of the last layer whose moves are in `runs`
        std::uint64_t merged = 0;            ///< of positions in the finished buckets of `next`
        std::uint64_t files = 0;             ///< made so far
        std::uint64_t seconds = 0;           ///< in all, with those before the program was stopped
        std::vector<File> layers;            ///< by distance; those no longer needed have no sections
        File next;                           ///< the layer that is merged from the first runs
        std::deque<std::vector<File>> runs;  ///< of the distances after the last layer
    };

    /// Opens the folder and reads its record, if there is one. `question` tells counts apart, in one line. Throws
    /// Problem if the folder has something else, or another process counts there.
    LayerStore(const StoreOptions& options, std::string question);

    State state;
    /// Writes the record, once the files are on the disk.
    void save();
    /// Was it written long ago?
    [[nodiscard]] bool is_due() const;

    [[nodiscard]] File new_file() { return {++state.files, {}}; }
    [[nodiscard]] static std::uint64_t size(const File& file, std::size_t section);
    /// The bytes of a section, as many as its size.
    void read(const File& file, std::size_t section, std::span<std::byte> into) const;
    /// Adds sections. From one thread at a time.
    void append(File& file, std::span<const std::span<const std::byte>> sections);
    /// The file is no longer needed by the next record.
    void drop(File file);

private:
    [[nodiscard]] std::filesystem::path path_of(std::uint64_t file) const;
    [[nodiscard]] int opened(std::uint64_t file, int flags) const;
    void load();
    void check_files() const;

    std::filesystem::path folder_;
    std::string about_, question_;
    std::chrono::milliseconds between_records_;
    std::uint64_t seconds_before_ = 0;
    files::Descriptor lock_;
    std::set<std::uint64_t> written_, dropped_;  ///< files, since the record
    std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now(), saved_ = started_;
};

}  // namespace cubelang::search
