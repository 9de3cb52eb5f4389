#pragma once
// Decodes bytes into keys: the sequences of xterm, the Linux console, tmux, screen and rxvt for one key get one name.

#include <string>
#include <vector>

namespace cubelang::editor {

/// "Ctrl-A", "Alt-Enter", "Shift-Tab", "PageUp"; "Paste" with its text; no name for typed text.
struct Key {
    std::string name;
    std::string text{};
    friend bool operator==(const Key&, const Key&) = default;
};

/// A longer paste is discarded: its key is named "PasteTooLong" and has no text.
inline constexpr std::size_t longest_paste = 1 << 20;

class KeyReader {
public:
    /// Returns the keys that the byte completes: none, one, or an unfinished one and its own.
    [[nodiscard]] std::vector<Key> read(char byte);
    /// No byte has followed for a while: returns the keys in the pending bytes.
    [[nodiscard]] std::vector<Key> time_out();
    /// Could the pending bytes continue, so that a time-out is needed? (Not in a paste, which has an end mark.)
    [[nodiscard]] bool is_waiting() const { return !pending_.empty(); }
    void forget();

private:
    [[nodiscard]] std::vector<Key> read_paste(char byte);
    [[nodiscard]] std::vector<Key> read_key(char byte);

    std::string pending_;  ///< an incomplete escape sequence or character
    std::string pasted_;
    bool pasting_ = false;
};

}  // namespace cubelang::editor
