// The keys: one table, from which they are found, listed and documented.

#include <array>

#include "front/terminal/editor/editor.hpp"

namespace cubelang::editor {

std::span<const Editor::Binding> Editor::bindings() {
    static constexpr std::array<Binding, 33> table{{
        {"Enter", "runs what is typed; adds a line while a bracket is open", &Editor::enter},
        {"Alt-Enter, Shift-Enter", "adds a line", &Editor::new_line},
        {"Tab", "completes a name; shows what is possible, then tries each", &Editor::complete},
        {"Shift-Tab", "goes back through what is possible", &Editor::nothing},
        {"Up, Ctrl-P", "a line up; from the first line to the statement before", &Editor::up},
        {"Down, Ctrl-N", "a line down; from the last line to the statement after", &Editor::down},
        {"PageUp, Alt-P", "the statement before that begins like this one", &Editor::older_alike},
        {"PageDown, Alt-N", "the statement after that begins like this one", &Editor::newer_alike},
        {"Ctrl-R", "searches back through former statements", &Editor::search_back},
        {"Ctrl-S", "searches forward again", &Editor::search_on},
        {"Left, Ctrl-B", "a character back", &Editor::left},
        {"Right, Ctrl-F", "a character on; at the end takes what is suggested", &Editor::right},
        {"Ctrl-Left, Alt-Left, Alt-B", "a word back", &Editor::word_left},
        {"Ctrl-Right, Alt-Right, Alt-F", "a word on; at the end takes a word of what is suggested",
         &Editor::word_right},
        {"Home, Ctrl-A", "to the beginning of the line", &Editor::to_line_begin},
        {"End, Ctrl-E", "to the end of the line; there takes what is suggested", &Editor::to_line_end},
        {"Ctrl-Home, Alt-<", "to the beginning of the text", &Editor::to_text_begin},
        {"Ctrl-End, Alt->", "to the end of the text", &Editor::to_text_end},
        {"Backspace", "erases the character before (so does Ctrl-H)", &Editor::erase_back},
        {"Delete", "erases the character at the cursor", &Editor::erase_on},
        {"Ctrl-W", "cuts the text before the cursor, back to a space", &Editor::kill_blank_word_back},
        {"Alt-Backspace, Ctrl-Backspace", "cuts the word before", &Editor::kill_word_back},
        {"Alt-D, Ctrl-Delete", "cuts the word after", &Editor::kill_word_on},
        {"Ctrl-U", "cuts the line up to the cursor", &Editor::kill_line_back},
        {"Ctrl-K", "cuts the rest of the line", &Editor::kill_line_on},
        {"Ctrl-Y", "puts in what was cut out last", &Editor::yank},
        {"Ctrl-T", "exchanges two characters", &Editor::transpose},
        {"Ctrl-_", "takes back the last change (also Ctrl-/)", &Editor::undo},
        {"Ctrl-L", "clears the screen", &Editor::clear_screen},
        {"Esc, Ctrl-G", "leaves a search, or the names to choose from", &Editor::nothing},
        {"Ctrl-C", "drops what is typed; ends a computation; never the session", &Editor::drop},
        {"Ctrl-D", "leaves; in an empty last line ends the statement; else erases like Delete", &Editor::end_of_input},
        {"Ctrl-Z", "stops the program until the shell's fg", &Editor::suspend},
    }};
    return table;
}

}  // namespace cubelang::editor
