#pragma once
// Bytes in, keys out: what xterm, the Linux console, tmux, screen and rxvt send for the same key gets one name.

#include <string>
#include <vector>

namespace cubelang::editor {

/// "Ctrl-A", "Alt-Enter", "Shift-Tab", "PageUp"; "Paste" with a text; or no name: the text was typed.
struct Key {
    std::string name;
    std::string text{};
    friend bool operator==(const Key&, const Key&) = default;
};

/// What is pasted beyond this many bytes is thrown away, and the Key is named "PasteTooLong" and has no text.
inline constexpr std::size_t longest_paste = 1 << 20;

class KeyReader {
public:
    /// A byte ends a key, or none, or an unfinished one and its own.
    [[nodiscard]] std::vector<Key> read(char byte);
    /// Nothing has followed for a while: what has begun is not going on.
    [[nodiscard]] std::vector<Key> time_out();
    /// May what was read go on, so that only time will tell? (Not within a paste, which says itself where it ends.)
    [[nodiscard]] bool is_waiting() const { return !pending_.empty(); }
    void forget();

private:
    [[nodiscard]] std::vector<Key> read_paste(char byte);
    [[nodiscard]] std::vector<Key> read_key(char byte);

    std::string pending_;  ///< an escape sequence or a character that has begun
    std::string pasted_;
    bool pasting_ = false;
};

}  // namespace cubelang::editor
