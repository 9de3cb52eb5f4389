#pragma once
// A large input, cut into pieces of whole lines, or of whole records that may span several lines.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/byte_stream.hpp"
#include "runtime/base/files/blocks.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/builtins/data/data_table.hpp"

namespace cubelang::batch {

/// The columns of a table.
using Header = std::shared_ptr<const meaning::Columns>;

/// Some whole lines and their position in the whole input.
struct Piece {
    files::Block block{};        ///< first line and offset are relative to its file
    std::uint64_t line = 1;      ///< number of its first line in the whole input
    std::uint64_t begin = 0;     ///< byte offset in the whole input
    std::uint64_t checksum = 0;  ///< of the input up to the end of the piece, if checksums are enabled
    std::string file{};          ///< prefix of line numbers in messages; empty if there is only one file
    Header header{};             ///< without names if the format has no header

    [[nodiscard]] std::uint64_t end() const { return begin + block.text.size(); }
};

/// The input cannot be read; the message names the file.
class InputProblem : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The lines of several files in sequence. A problem with a file is reported when its turn comes.
class Lines {
public:
    struct File {
        std::string name;
        std::function<OpenedSource()> open;
    };
    Lines(std::vector<File> files, files::Format format) : files_(std::move(files)), format_(format) {}

    /// The next piece of about `about` bytes, or of one longer line; returned without waiting for more. Nothing at
    /// the end of the input. Throws InputProblem.
    [[nodiscard]] std::optional<Piece> next(std::size_t about);
    /// Reads and discards the lines that begin before `byte`.
    void skip_to(std::uint64_t byte);
    /// Ends the input before the first line that begins at `byte` or later.
    void end_at(std::uint64_t byte) { end_ = byte; }
    /// Computes a checksum for each piece; call it before the first piece.
    void enable_checksums() { has_checksums_ = true; }
    [[nodiscard]] std::uint64_t byte() const { return byte_; }
    [[nodiscard]] std::uint64_t checksum() const { return checksum_; }
    /// What is unusual in the files so far.
    [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }

private:
    bool open_next();
    bool next_block();
    void read_header();
    [[nodiscard]] std::string_view left() const { return std::string_view(block_.text).substr(at_); }
    Piece take(std::size_t length);
    [[noreturn]] void fail(const std::string& why) const;

    std::vector<File> files_;
    files::Format format_;
    std::size_t file_ = 0;  ///< the current file, counted from 1
    std::unique_ptr<ByteSource> source_{};
    std::optional<files::Blocks> blocks_{};
    files::Block block_{};
    std::size_t at_ = 0;  ///< offset of the unread rest of the block
    Header header_{};     ///< of the current file
    std::vector<std::string> notes_{};
    std::uint64_t line_ = 1, byte_ = 0, end_ = ~std::uint64_t{0}, before_ = 0;  ///< before_: bytes of earlier files
    bool has_checksums_ = false;
    std::uint64_t checksum_ = empty_fingerprint;
};

}  // namespace cubelang::batch
