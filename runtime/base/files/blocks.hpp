#pragma once
// Splits data into blocks of whole records, so that several can be processed in parallel.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "runtime/base/byte_stream.hpp"

namespace cubelang::files {

/// Record formats. Text: one record per line. CSV (RFC 4180): a quoted field may contain newlines. JSON: one record.
/// Posts: solves, each from a line that begins with "Scramble" up to the next one; the first with the lines before it.
enum class Format { text, csv, tsv, jsonl, json, posts };

/// "csv", "tsv", "jsonl", "json", "text".
[[nodiscard]] std::optional<Format> format_by_name(std::string_view name);
/// By the extension of the file name, ignoring `.gz`; text for an unknown extension.
[[nodiscard]] Format format_of_file(std::string_view path);

/// The position after the last record within the first `about` bytes; without one, after the first record; 0 if no
/// record ends.
[[nodiscard]] std::size_t end_of_records(std::string_view text, Format format,
                                         std::size_t about = std::string_view::npos);

struct Block {
    std::string text{};            ///< whole records; only the last block may lack its newline
    std::uint64_t first_line = 1;  ///< its first line number, from 1
    std::uint64_t offset = 0;      ///< uncompressed bytes before it
};

class Blocks {
public:
    static constexpr std::size_t usual_size = std::size_t{1} << 20;
    static constexpr std::size_t longest_record = std::size_t{1} << 26;  ///< bytes; a longer record is an error

    /// Blocks of about `size` bytes. The source outlives them.
    explicit Blocks(ByteSource& source, Format format, std::size_t size = usual_size)
        : source_(source), format_(format), size_(size) {}

    /// The next block; none at the end or on an error (see problem()).
    [[nodiscard]] std::optional<Block> next();
    /// The error as text, with the line if it is known; empty if all was read.
    [[nodiscard]] const std::string& problem() const { return problem_; }

private:
    void fill(std::string& text);
    void begin(std::string& text);

    ByteSource& source_;
    Format format_;
    std::size_t size_;
    std::string rest_{};  ///< the beginning of an incomplete record
    std::uint64_t line_ = 1, offset_ = 0;
    bool has_begun_ = false, is_at_end_ = false;
    std::string problem_{};
};

}  // namespace cubelang::files
