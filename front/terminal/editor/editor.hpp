#pragma once
// The line editor as a state machine: bytes from a keyboard in, bytes for a screen out. It does no input or output
// itself, so that a test or a browser page can drive it as well as a program.
//
//     begin(…); show(take_screen());
//     while (feed(byte) == Outcome::editing) show(take_screen());

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "front/terminal/editor/keys.hpp"
#include "front/terminal/editor/menu.hpp"
#include "front/terminal/editor/recall.hpp"
#include "front/terminal/editor/rows.hpp"
#include "front/terminal/editor/text.hpp"

namespace cubelang::editor {

/// The editor's callbacks for the language; each may be empty.
struct Callbacks {
    std::function<bool(std::string_view text)> is_whole;  ///< does the text need no more lines?
    Completer complete;
    Hinter hint;
    Painter paint;
    ContinuationPrompts further{};  ///< in place of `further` in begin()
};

enum class Outcome {
    editing,
    entered,      ///< run text()
    left,         ///< end of input
    interrupted,  ///< the text is discarded
    suspended     ///< editing continues after resume()
};

class Editor {
public:
    Editor(Callbacks callbacks, bool color) : callbacks_(std::move(callbacks)), color_(color), screen_(color) {}

    /// Adds an entry to the history, oldest first.
    void remember(std::string entry) { recall_.add(std::move(entry)); }

    /// Starts with an empty text.
    void begin(std::string prompt, std::string further, Size size);
    [[nodiscard]] Outcome feed(char byte);
    /// Is a key incomplete? If no more bytes follow for a moment, call time_out().
    [[nodiscard]] bool is_waiting() const { return reader_.is_waiting(); }
    [[nodiscard]] Outcome time_out();
    /// Handles a Ctrl-C that is not a byte; it also ends an endless paste.
    [[nodiscard]] Outcome interrupt();

    void resize(Size size);
    /// Call before and after other output to the screen.
    void suspend();
    void resume();

    /// The bytes to write to the terminal now, in one piece.
    [[nodiscard]] std::string take_screen();
    [[nodiscard]] const std::string& text() const { return text_.text(); }

    struct Binding {
        std::string_view keys;  ///< key names, separated by commas
        std::string_view does;
        void (Editor::*act)();
    };
    /// All keys with their actions.
    [[nodiscard]] static std::span<const Binding> bindings();

private:
    struct Menu {
        std::vector<Candidate> candidates;
        std::size_t from = 0;  ///< offset of the word
        std::string begun;     ///< the typed part of the word
        std::size_t chosen = nowhere;
    };
    struct SearchState {
        Search search;
        Text before;
    };

    [[nodiscard]] Outcome press(const std::vector<Key>& keys);
    void press(const Key& key);
    void type(std::string_view text);
    // These return true if they have handled the key.
    bool press_in_menu(const Key& key);
    bool press_in_search(const Key& key);

    [[nodiscard]] std::string_view suggestion() const;
    void choose(bool on);
    void search(Search::Way way);
    void show_found();
    void end_search(bool keep);
    void set_recalled(std::optional<std::string> text, std::size_t cursor);
    void finish(Outcome outcome, std::string_view mark);

    [[nodiscard]] Page page(std::size_t cursor) const;
    [[nodiscard]] Frame frame();
    [[nodiscard]] std::vector<Row> below(std::size_t height) const;
    [[nodiscard]] Row line_below() const;

    // The actions of keys, in the order of the table.
    void enter();
    void new_line();
    void complete();
    void up();
    void down();
    void left();
    void right();
    void word_left();
    void word_right();
    void to_line_begin();
    void to_line_end();
    void to_text_begin();
    void to_text_end();
    void older_with_prefix();
    void newer_with_prefix();
    void search_back();
    void search_on();
    void erase_back();
    void erase_on();
    void end_of_input();
    void kill_blank_word_back();
    void kill_word_back();
    void kill_word_on();
    void kill_line_back();
    void kill_line_on();
    void yank();
    void transpose();
    void undo();
    void clear_screen();
    void drop();
    void nothing() {}

    Callbacks callbacks_;
    bool color_;
    Size size_;
    std::string prompt_, further_;
    KeyReader reader_;
    Text text_;
    Recall recall_;
    std::optional<Menu> menu_;
    std::optional<SearchState> search_state_;
    std::string last_wanted_, notice_;
    Screen screen_;
    std::size_t top_ = 0;  ///< the first visible row of the text
    std::string bytes_;    ///< written to the terminal before the frame
    Outcome outcome_ = Outcome::left;
};

}  // namespace cubelang::editor
