#pragma once
// Finds the ends of statements: for the prompt, which waits while a bracket is open; for standard input, which is run
// statement by statement; for the parser, which resumes there after an error.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace cubelang::lang {

/// The end of the statement that begins at `begin`, including blank lines and comments before it: just after its
/// newline or `;`, or the size of the text. A text ends with its line, unless it has three quotes; one that is still
/// open there ends its statement, in any bracket. In ( or [ a line that begins with a keyword such as `let` begins
/// another statement. A row `(1 2 … n)` at the end of a line may have its second row on the next line.
struct Extent {
    std::size_t end = 0;
    bool open = false;   ///< the text ends inside a bracket or a block comment, or after such a row
    bool ended = false;  ///< by a newline or `;`, and not by the end of the text
};
[[nodiscard]] Extent statement_extent(std::string_view text, std::size_t begin);

/// The brackets that are open at a place, also texts: `"`, or `|` for one of several lines. For tokens, an index is
/// `i`.
struct OpenBrackets {
    std::string all{};

    void add(char bracket);
    [[nodiscard]] bool in_text() const { return all.ends_with('"') || all.ends_with('|'); }
    [[nodiscard]] bool in_value_of_text() const { return all.ends_with("\"{") || all.ends_with("|{"); }
    /// Passes text that begins or continues at `at`, up to a value or the end of the text or the line.
    [[nodiscard]] std::size_t pass_text(std::string_view text, std::size_t at);
    /// Texts on one line end with it.
    void end_line() { all.resize(std::min(all.find('"'), all.size())); }
};

/// The state of a scan, from which it can be resumed.
struct ScanState {
    std::size_t at = 0;
    OpenBrackets brackets{};
    bool blank = true;  ///< nothing of the statement has been seen yet
};

/// The same for the first statement of a growing text: text before the last newline is not scanned again.
class GrowingStatement {
public:
    /// `text` must begin with the text of the last call. After the end of a statement the next call begins a new one.
    [[nodiscard]] Extent extent(std::string_view text);

private:
    ScanState line_;  ///< at the last newline seen
};

/// Is there an unclosed bracket or block comment, or a row at the very end to which a second one may belong?
[[nodiscard]] bool is_incomplete(std::string_view text);

/// The same for a text that grows line by line.
class GrowingText {
public:
    [[nodiscard]] bool is_incomplete(std::string_view text);

private:
    GrowingStatement growing_;
    std::size_t begin_ = 0;  ///< of the last statement
};

// Rows of numbers in round brackets, `(2 3 1)`: which two form one value, as far as their text shows.

/// Does the row `(1 2 … n)`, n at least 2, end right before `end`?
[[nodiscard]] bool is_upper_row(std::string_view text, std::size_t end);

/// Does an upper row end at `end`, with a row of the same length on the next line? The two are one permutation.
[[nodiscard]] bool second_row_follows(std::string_view text, std::size_t end);

/// Does a row end at `end`, followed on its line by a row of the same length, with numbers from 0 to 3 only, which is
/// not a permutation? They are pieces and their orientations.
[[nodiscard]] bool orientations_follow(std::string_view text, std::size_t end);

/// Does the text begin with a bracket `[2]` that holds one value, without a comma or a colon? After a value that it
/// touches, it selects an item.
[[nodiscard]] bool begins_index(std::string_view text);

/// Does the text begin with the parameters of a function, and `->`: `p ->`, `(a, b) ->`? A part's name does
/// not: `uf -> ur` is a mistake.
[[nodiscard]] bool begins_lambda(std::string_view text);

}  // namespace cubelang::lang
