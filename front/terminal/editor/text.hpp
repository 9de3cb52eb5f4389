#pragma once
// The edited text with its cursor, the cut text, and the changes for undo. The cursor is always between two glyphs.

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace cubelang::editor {

/// Longer texts are refused.
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

    /// Replaces the whole text; this cannot be undone.
    void set(std::string text, std::size_t cursor);

    /// Returns false, without a change, if the text would become too long. The cursor moves to the end of the new
    /// part.
    bool replace(std::size_t from, std::size_t to, std::string_view by);
    bool insert(std::string_view text) { return replace(cursor_, cursor_, text); }
    void erase(std::size_t from, std::size_t to) { replace(from, to, ""); }

    /// Cut the text before or after the cursor; consecutive cuts are pasted as one.
    void kill_back(std::size_t from);
    void kill_on(std::size_t to);
    bool yank() { return insert(killed_); }

    /// Undoes the last change; typing is undone word by word.
    bool undo();

    void move_to(std::size_t at);
    /// Moves to the same column of the adjacent line, or its end; returns false if there is no such line.
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
    std::optional<std::size_t> goal_;  ///< the column that up and down aim for
    bool killing_ = false;             ///< was the last action a cut?
};

[[nodiscard]] std::size_t line_begin(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t line_end(std::string_view text, std::size_t at);

/// The end of the word at or after `at`, and the beginning of the one before it. Words consist of letters, digits,
/// `_` and non-ASCII characters.
[[nodiscard]] std::size_t word_end(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t word_begin(std::string_view text, std::size_t at);
/// The same for words separated only by blanks.
[[nodiscard]] std::size_t blank_word_begin(std::string_view text, std::size_t at);

/// The width of the line up to `at`, and the offset of the glyph in a line that is at or before a column.
[[nodiscard]] std::size_t column_of(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t at_column(std::string_view text, std::size_t begin_of_line, std::size_t column);

}  // namespace cubelang::editor
