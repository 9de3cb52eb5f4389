// The keys: one table of names and descriptions, and the action of each key.

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
        {"Enter", "run the text; add a line while a bracket is open", &Editor::enter},
        {"Alt-Enter, Shift-Enter", "add a line", &Editor::new_line},
        {"Tab", "complete a name; show the candidates, then try each", &Editor::complete},
        {"Shift-Tab", "go back through the candidates", &Editor::nothing},
        {"Up, Ctrl-P", "up a line; from the first line to the previous statement", &Editor::up},
        {"Down, Ctrl-N", "down a line; from the last line to the next statement", &Editor::down},
        {"PageUp, Alt-P", "the previous statement that begins like this one", &Editor::older_with_prefix},
        {"PageDown, Alt-N", "the next statement that begins like this one", &Editor::newer_with_prefix},
        {"Ctrl-R", "search backward through the history", &Editor::search_back},
        {"Ctrl-S", "search forward through the history", &Editor::search_on},
        {"Left, Ctrl-B", "back a character", &Editor::left},
        {"Right, Ctrl-F", "forward a character; at the end, accept the suggestion", &Editor::right},
        {"Ctrl-Left, Alt-Left, Alt-B", "back a word", &Editor::word_left},
        {"Ctrl-Right, Alt-Right, Alt-F", "forward a word; at the end, accept a word of the suggestion",
         &Editor::word_right},
        {"Home, Ctrl-A", "to the beginning of the line", &Editor::to_line_begin},
        {"End, Ctrl-E", "to the end of the line; there, accept the suggestion", &Editor::to_line_end},
        {"Ctrl-Home, Alt-<", "to the beginning of the text", &Editor::to_text_begin},
        {"Ctrl-End, Alt->", "to the end of the text", &Editor::to_text_end},
        {"Backspace", "erase the character before the cursor (also Ctrl-H)", &Editor::erase_back},
        {"Delete", "erase the character at the cursor", &Editor::erase_on},
        {"Ctrl-W", "cut the text before the cursor, back to a space", &Editor::kill_blank_word_back},
        {"Alt-Backspace, Ctrl-Backspace", "cut the word before the cursor", &Editor::kill_word_back},
        {"Alt-D, Ctrl-Delete", "cut the word after the cursor", &Editor::kill_word_on},
        {"Ctrl-U", "cut the line up to the cursor", &Editor::kill_line_back},
        {"Ctrl-K", "cut the rest of the line", &Editor::kill_line_on},
        {"Ctrl-Y", "paste the text that was cut last", &Editor::yank},
        {"Ctrl-T", "exchange two characters", &Editor::transpose},
        {"Ctrl-_", "undo the last change (also Ctrl-/)", &Editor::undo},
        {"Ctrl-L", "clear the screen", &Editor::clear_screen},
        {"Esc, Ctrl-G", "leave a search, or the candidates", &Editor::nothing},
        {"Ctrl-C", "discard the text; interrupt a computation", &Editor::drop},
        {"Ctrl-D", "leave; in an empty last line, end the statement; otherwise erase like Delete",
         &Editor::end_of_input},
        {"Ctrl-Z", "suspend the program until the shell's fg", &Editor::suspend},
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

// --- the history

// Up moves the cursor to the first line of an entry and Down to the last, so that the same key continues to the next
// entry.
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

void Editor::older_with_prefix() { set_recalled(recall_.older(text_.text(), text_.before()), text_.cursor()); }
void Editor::newer_with_prefix() { set_recalled(recall_.newer(text_.text(), text_.before()), text_.cursor()); }

// Suggestions need colours: they would look like typed text.
std::string_view Editor::suggestion() const {
    if (!color_ || menu_ || search_state_ || !text_.at_end()) return {};
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

// At the beginning or end of a line these join it to its neighbour.
void Editor::kill_line_back() {
    const auto begin = line_begin(text_.text(), text_.cursor());
    text_.kill_back(begin == text_.cursor() && begin > 0 ? begin - 1 : begin);
}
void Editor::kill_line_on() {
    const auto end = line_end(text_.text(), text_.cursor());
    text_.kill_on(end == text_.cursor() && end < text_.text().size() ? end + 1 : end);
}

void Editor::yank() {
    if (!text_.yank()) notice_ = "the text would be too long to edit";
}

// Exchanges the last two glyphs at the end of the text, elsewhere those before and at the cursor.
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
