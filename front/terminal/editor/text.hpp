#pragma once
// The text being edited and the cursor in it, what was cut out, and the way back. The cursor is always between two
// glyphs.

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace cubelang::editor {

/// More is not taken in.
inline constexpr std::size_t longest_text = 2 << 20;

[[nodiscard]] inline bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n'; }

class Text {
public:
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::size_t cursor() const { return cursor_; }
    [[nodiscard]] bool is_empty() const { return text_.empty(); }
    [[nodiscard]] bool at_end() const { return cursor_ == text_.size(); }
    [[nodiscard]] std::string_view before() const { return std::string_view(text_).substr(0, cursor_); }
    [[nodiscard]] std::string_view after() const { return std::string_view(text_).substr(cursor_); }

    /// Another text altogether: there is no way back from it.
    void set(std::string text, std::size_t cursor);

    /// False, and nothing is done, if the text would become too long. The cursor goes to the end of what is put in.
    bool replace(std::size_t from, std::size_t to, std::string_view by);
    bool insert(std::string_view text) { return replace(cursor_, cursor_, text); }
    void erase(std::size_t from, std::size_t to) { replace(from, to, ""); }

    /// Erases up to the cursor, or from it on; what one kill after another cuts out comes back as one.
    void kill_back(std::size_t from);
    void kill_on(std::size_t to);
    bool yank() { return insert(killed_); }

    /// Takes back the last change; typing is taken back word by word.
    bool undo();

    void move_to(std::size_t at);
    /// To the same column of the next line, as far as there is one; false if there is none.
    bool up();
    bool down();

private:
    struct Change {
        std::size_t at, cursor_before;
        std::string removed, inserted;
    };
    [[nodiscard]] bool joins_last(std::size_t from, std::size_t to, std::string_view by) const;
    void note(Change change);
    [[nodiscard]] std::size_t take_goal();

    std::string text_, killed_;
    std::size_t cursor_ = 0, noted_bytes_ = 0;
    std::deque<Change> changes_;
    std::optional<std::size_t> goal_;  ///< the column that up and down would like to be in
    bool killing_ = false;             ///< was the last thing done a kill?
};

[[nodiscard]] std::size_t line_begin(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t line_end(std::string_view text, std::size_t at);

/// The end of the word at or after `at`, the beginning of the one before it: letters, digits, `_` and what is not
/// ASCII.
[[nodiscard]] std::size_t word_end(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t word_begin(std::string_view text, std::size_t at);
/// The same for words that only blanks part.
[[nodiscard]] std::size_t blank_word_begin(std::string_view text, std::size_t at);

/// The columns between the beginning of its line and `at`, and the glyph in that line that is at or before a
/// column.
[[nodiscard]] std::size_t column_of(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t at_column(std::string_view text, std::size_t begin_of_line, std::size_t column);

}  // namespace cubelang::editor
