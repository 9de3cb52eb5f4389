#pragma once
// Data cut into blocks of whole records, so that many can be worked on at once and none is cut through.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "runtime/base/byte_stream.hpp"

namespace cubelang::data {

/// How records are written. Text: a line each. Those of CSV (RFC 4180) may have ends of lines in quotes.
enum class Format { text, csv, tsv, jsonl };

/// "csv", "tsv", "jsonl", "text".
[[nodiscard]] std::optional<Format> format_called(std::string_view name);
/// By the end of a file's name, `.gz` not counted; text if it says nothing.
[[nodiscard]] Format format_of_file(std::string_view path);

struct Block {
    std::string text{};            ///< whole records; the last of all data may lack its newline
    std::uint64_t first_line = 1;  ///< the number of its first line, from 1
    std::uint64_t offset = 0;      ///< bytes of data, unpacked, before it
};

class Blocks {
public:
    static constexpr std::size_t usual_size = std::size_t{1} << 20;
    static constexpr std::size_t longest_record = std::size_t{1} << 26;  ///< bytes: a longer one ends the reading

    /// Blocks of about so many bytes. The source outlives them.
    explicit Blocks(ByteSource& source, Format format, std::size_t size = usual_size)
        : source_(source), format_(format), size_(size) {}

    /// The next one; nothing at the end, or where something stands in the way (see problem()).
    [[nodiscard]] std::optional<Block> next();
    /// In words, with the line where that is known; empty: all was read.
    [[nodiscard]] const std::string& problem() const { return problem_; }

private:
    void fill(std::string& text);
    void begin(std::string& text);
    [[nodiscard]] std::size_t end_of_records(std::string_view text) const;

    ByteSource& source_;
    Format format_;
    std::size_t size_;
    std::string rest_{};  ///< read, but not a whole record yet
    std::uint64_t line_ = 1, offset_ = 0;
    bool has_begun_ = false, is_at_end_ = false;
    std::string problem_{};
};

}  // namespace cubelang::data
