#pragma once
// Much text as it comes, cut into pieces of whole lines.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "runtime/base/byte_stream.hpp"

namespace cubelang::batch {

/// Of one line: a longer one ends the reading.
inline constexpr std::size_t longest_line = std::size_t{1} << 26;

/// Some whole lines, and where they are in all that is read.
struct Piece {
    std::string text{};              ///< each line with its newline, which the last of a file may lack
    std::uint64_t first_line = 1;    ///< of all that is read
    std::uint64_t begin = 0;         ///< in bytes of all that is read
    std::string file{};              ///< said before the number of a line; empty: there is one file alone
    std::uint64_t lines_before = 0;  ///< in the files before this one

    [[nodiscard]] std::uint64_t end() const { return begin + text.size(); }
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
    explicit Lines(std::vector<File> files) : files_(std::move(files)) {}

    /// A piece of about so many bytes, or one line that is longer; as soon as there is one. Nothing: that was the end.
    /// Throws InputProblem.
    [[nodiscard]] std::optional<Piece> next(std::size_t about);
    /// Begins there: the lines that begin before are read and thrown away. The next piece has the first line after.
    void skip_to(std::uint64_t byte);

private:
    bool fill();
    bool open_next();
    [[nodiscard]] std::size_t end_of_lines(std::size_t about);
    [[noreturn]] void fail(const std::string& why) const;

    std::vector<File> files_;
    std::size_t file_ = 0;  ///< the one that is read, counted from 1
    std::unique_ptr<ByteSource> source_;
    std::string buffer_;
    std::size_t at_ = 0, filled_ = 0;  ///< of the buffer: what is not yet given away
    std::size_t searched_ = 0;         ///< up to there it has no newline
    std::uint64_t line_ = 1, byte_ = 0, lines_before_ = 0;
};

}  // namespace cubelang::batch
