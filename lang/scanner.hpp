#pragma once
// Where statements end: the prompt asks it whether a bracket is still open, standard input is cut by it statement by
// statement, and the parser goes on after a mistake where it says.

#include <cstddef>
#include <string>
#include <string_view>

namespace cubelang::lang {

/// The end of the statement that begins at `begin`, blank lines and comments before it included: just past its newline
/// or
/// `;`, or the size of the text. A text literal ends with its line. Inside ( or [ a line that begins with `let` or the
/// like begins another statement. A row `(1 2 … n)` at the end of a line may have its second row on the next one.
struct Extent {
    std::size_t end = 0;
    bool open = false;   ///< the text ends inside a bracket or a block comment, or behind such a row
    bool ended = false;  ///< by a newline or `;`, and not by the end of the text
};
[[nodiscard]] Extent statement_extent(std::string_view text, std::size_t begin);

/// How far the search for an end has come.
struct ScanState {
    std::size_t at = 0;
    std::string brackets{};  ///< that are open
    bool blank = true;       ///< nothing of the statement has been seen yet
};

/// The same for the first statement of a text that grows: what has been looked at is not looked at again.
class GrowingStatement {
public:
    /// `text` begins as it did last time. When the statement has ended, the next one is begun.
    [[nodiscard]] Extent extent(std::string_view text);

private:
    ScanState line_;  ///< at the last newline seen
};

/// Is there an unclosed bracket or block comment, or a row at the very end to which a second one may belong?
[[nodiscard]] bool is_incomplete(std::string_view text);

/// The same of a text that grows line by line.
class GrowingText {
public:
    [[nodiscard]] bool is_incomplete(std::string_view text);

private:
    GrowingStatement growing_;
    std::size_t begin_ = 0;  ///< of its last statement
};

// Rows of numbers in round brackets, `(2 3 1)`, as far as their text alone tells what they are: two that are one value.

/// Does the row `(1 2 … n)`, n at least 2, end right before `end`?
[[nodiscard]] bool is_upper_row(std::string_view text, std::size_t end);

/// Does an upper row end there, and is a row of as many numbers on the next line? The two rows are one permutation.
[[nodiscard]] bool second_row_follows(std::string_view text, std::size_t end);

/// Does a row end there, and a row of as many numbers from 0 to 3 follow on the same line, which can be no permutation?
/// They are pieces and their orientations.
[[nodiscard]] bool orientations_follow(std::string_view text, std::size_t end);

}  // namespace cubelang::lang
