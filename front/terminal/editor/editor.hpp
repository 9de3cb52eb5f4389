#pragma once
// The line editor as a machine: bytes of a keyboard in, bytes for a screen out. It knows no terminal, reads and writes
// nothing, and can be driven by a test or a browser page as well as by a program.
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

/// The editor's questions to the language; each may be left out.
struct Callbacks {
    std::function<bool(std::string_view text)> is_whole;  ///< or must more lines follow?
    Completer complete;
    Hinter hint;
    Painter paint;
    Continuer further{};  ///< else what begin() is given
};

enum class Outcome {
    editing,
    entered,      ///< text() is to be run
    left,         ///< nothing is typed, and no more will be
    interrupted,  ///< what was typed is dropped
    suspended     ///< the text goes on to be edited after resume()
};

class Editor {
public:
    Editor(Callbacks callbacks, bool color) : callbacks_(std::move(callbacks)), color_(color), screen_(color) {}

    /// What can be recalled, oldest first.
    void remember(std::string entry) { recall_.add(std::move(entry)); }

    /// A new text, empty.
    void begin(std::string prompt, std::string further, Size size);
    [[nodiscard]] Outcome feed(char byte);
    /// Is what was fed perhaps half a key? Then, if nothing follows for a moment, time_out() is due.
    [[nodiscard]] bool is_waiting() const { return reader_.is_waiting(); }
    [[nodiscard]] Outcome time_out();
    /// Ctrl-C that comes as no byte; it also ends a paste that never ends.
    [[nodiscard]] Outcome interrupt();

    void resize(Size size);
    /// Before something else writes to the screen; and after it has.
    void suspend();
    void resume();

    /// What to write to the terminal now, in one piece.
    [[nodiscard]] std::string take_screen();
    [[nodiscard]] const std::string& text() const { return text_.text(); }

    struct Binding {
        std::string_view keys;  ///< names of keys, separated by commas
        std::string_view does;
        void (Editor::*act)();
    };
    /// All that a key can do.
    [[nodiscard]] static std::span<const Binding> bindings();

private:
    struct Choosing {
        std::vector<Candidate> candidates;
        std::size_t from = 0;  ///< where the word begins
        std::string begun;     ///< what was typed of it
        std::size_t chosen = nowhere;
    };
    struct Searching {
        Search search;
        Text before;
    };

    [[nodiscard]] Outcome press(const std::vector<Key>& keys);
    void press(const Key& key);
    void type(std::string_view text);
    // These answer whether the key was theirs.
    bool press_choosing(const Key& key);
    bool press_searching(const Key& key);

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

    // What keys do, in the order of their table.
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
    void older_alike();
    void newer_alike();
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
    std::optional<Choosing> choosing_;
    std::optional<Searching> searching_;
    std::string last_wanted_, notice_;
    Screen screen_;
    std::size_t top_ = 0;  ///< the first row of the text that is seen
    std::string bytes_;    ///< for the terminal, before the frame
    Outcome outcome_ = Outcome::left;
};

}  // namespace cubelang::editor
