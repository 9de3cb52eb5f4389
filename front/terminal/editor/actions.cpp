// The keys: one table, from which they are found, listed and documented, and what each does to the text.

#include <algorithm>
#include <array>
#include <utility>

#include "front/terminal/editor/characters.hpp"
#include "front/terminal/editor/editor.hpp"
#include "front/terminal/editor/text.hpp"
#include "runtime/base/text.hpp"

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

// --- lines

void Editor::enter() {
    if (callbacks_.is_whole && !callbacks_.is_whole(text_.text())) return new_line();
    text_.set(std::string(trimmed_end(text_.text(), " \t\n")), nowhere);
    finish(Outcome::entered, "");
}

void Editor::new_line() { type("\n"); }

void Editor::end_of_input() {
    if (text_.is_empty()) return finish(Outcome::left, "");
    if (!text_.at_end()) return erase_on();
    const auto last = text_.text().substr(line_begin(text_.text(), text_.cursor()));
    if (last.size() == text_.text().size() || last.find_first_not_of(" \t") != last.npos) return;
    text_.set(std::string(trimmed_end(text_.text(), " \t\n")), nowhere);
    finish(Outcome::entered, "");
}

void Editor::drop() { finish(Outcome::interrupted, "^C"); }

void Editor::clear_screen() { bytes_ += screen_.clear(); }

// --- what was entered before

// Going up the cursor comes to the first line, going down to the last, so that the same key goes on to the next entry.
void Editor::up() {
    if (text_.up()) return;
    auto older = recall_.older(text_.text());
    set_recalled(older, older ? line_end(*older, 0) : 0);
}

void Editor::down() {
    if (!text_.down()) set_recalled(recall_.newer(text_.text()), nowhere);
}

void Editor::set_recalled(std::optional<std::string> text, std::size_t cursor) {
    if (text) text_.set(*std::move(text), cursor);
}

void Editor::older_alike() { set_recalled(recall_.older(text_.text(), text_.before()), text_.cursor()); }
void Editor::newer_alike() { set_recalled(recall_.newer(text_.text(), text_.before()), text_.cursor()); }

// Only what can be shown faintly is suggested: else it would look as if it had been typed.
std::string_view Editor::suggestion() const {
    if (!color_ || choosing_ || searching_ || !text_.at_end()) return {};
    return recall_.continuation(text_.text());
}

// --- the cursor

void Editor::left() { text_.move_to(previous_glyph(text_.text(), text_.cursor())); }
void Editor::word_left() { text_.move_to(word_begin(text_.text(), text_.cursor())); }
void Editor::to_line_begin() { text_.move_to(line_begin(text_.text(), text_.cursor())); }
void Editor::to_text_begin() { text_.move_to(0); }
void Editor::to_text_end() { text_.move_to(nowhere); }

void Editor::right() {
    if (text_.at_end()) return type(std::string(suggestion()));
    text_.move_to(next_glyph(text_.text(), text_.cursor()));
}

void Editor::word_right() {
    if (!text_.at_end()) return text_.move_to(word_end(text_.text(), text_.cursor()));
    const std::string whole(suggestion());
    type(std::string_view(whole).substr(0, word_end(whole, 0)));
}

void Editor::to_line_end() {
    if (text_.at_end()) return type(std::string(suggestion()));
    text_.move_to(line_end(text_.text(), text_.cursor()));
}

// --- changes

void Editor::erase_back() { text_.erase(previous_glyph(text_.text(), text_.cursor()), text_.cursor()); }
void Editor::erase_on() { text_.erase(text_.cursor(), next_glyph(text_.text(), text_.cursor())); }
void Editor::kill_blank_word_back() { text_.kill_back(blank_word_begin(text_.text(), text_.cursor())); }
void Editor::kill_word_back() { text_.kill_back(word_begin(text_.text(), text_.cursor())); }
void Editor::kill_word_on() { text_.kill_on(word_end(text_.text(), text_.cursor())); }

// At an end of a line these join it to its neighbour.
void Editor::kill_line_back() {
    const auto begin = line_begin(text_.text(), text_.cursor());
    text_.kill_back(begin == text_.cursor() && begin > 0 ? begin - 1 : begin);
}
void Editor::kill_line_on() {
    const auto end = line_end(text_.text(), text_.cursor());
    text_.kill_on(end == text_.cursor() && end < text_.text().size() ? end + 1 : end);
}

void Editor::yank() {
    if (!text_.yank()) notice_ = "that would be too long to be edited";
}

// At the end of the text the last two, elsewhere the one before the cursor and the one at it.
void Editor::transpose() {
    const auto& text = text_.text();
    const auto second = text_.at_end() ? previous_glyph(text, text.size()) : text_.cursor();
    const auto first = previous_glyph(text, second), end = next_glyph(text, second);
    if (first != second)
        text_.replace(first, end, text.substr(second, end - second) + text.substr(first, second - first));
}

void Editor::undo() {
    if (!text_.undo()) notice_ = "there is nothing to undo";
}

}  // namespace cubelang::editor
