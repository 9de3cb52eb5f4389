#pragma once
// Much data as it comes, cut into pieces of whole lines, or of whole records that may go over several.

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

namespace cubelang::batch {

/// What the columns of a table are called.
using Header = std::shared_ptr<const std::vector<std::string>>;

/// Some whole lines, and where they are in all that is read.
struct Piece {
    data::Block block{};         ///< its first line and its offset are those within its file
    std::uint64_t line = 1;      ///< the first one, of all that is read
    std::uint64_t begin = 0;     ///< in bytes of all that is read
    std::uint64_t checksum = 0;  ///< of all that is read up to its end, where that was asked for
    std::string file{};          ///< said before the number of a line; empty: there is one file alone
    Header header{};             ///< null: it is no table

    [[nodiscard]] std::uint64_t end() const { return begin + block.text.size(); }
};

/// What stands in the way of reading on, in words that name the file.
class InputProblem : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The lines of several files, one after the other. What each file lacks is said when its turn comes.
class Lines {
public:
    struct File {
        std::string name;
        std::function<OpenedSource()> open;
    };
    Lines(std::vector<File> files, data::Format format) : files_(std::move(files)), format_(format) {}

    /// A piece of about so many bytes, or of one line that is longer; as soon as there is one. Nothing: that was the
    /// end. Throws InputProblem.
    [[nodiscard]] std::optional<Piece> next(std::size_t about);
    /// The lines that begin before are read and thrown away.
    void skip_to(std::uint64_t byte);
    /// The lines that begin there and later are left to others.
    void end_at(std::uint64_t byte) { end_ = byte; }
    /// From the beginning on, for each piece.
    void add_up() { adds_up_ = true; }
    [[nodiscard]] std::uint64_t byte() const { return byte_; }
    [[nodiscard]] std::uint64_t checksum() const { return checksum_; }

private:
    bool open_next();
    bool next_block();
    void read_header();
    [[nodiscard]] std::string_view left() const { return std::string_view(block_.text).substr(at_); }
    [[nodiscard]] std::size_t end_of_records(std::size_t about) const;
    Piece take(std::size_t length);
    [[noreturn]] void fail(const std::string& why) const;

    std::vector<File> files_;
    data::Format format_;
    std::size_t file_ = 0;  ///< the one that is read, counted from 1
    std::unique_ptr<ByteSource> source_{};
    std::optional<data::Blocks> blocks_{};
    data::Block block_{};
    std::size_t at_ = 0;  ///< up to there the block has been given away
    Header header_{};
    std::uint64_t line_ = 1, byte_ = 0, end_ = ~std::uint64_t{0}, before_ = 0;  ///< before_: bytes of earlier files
    bool adds_up_ = false;
    std::uint64_t checksum_ = 0xCBF29CE484222325U;
};

}  // namespace cubelang::batch
