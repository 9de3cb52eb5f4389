// Completion and search: the keys while a menu or a search is open, and the rows below the text.

#include <algorithm>
#include <utility>

#include "front/terminal/editor/characters.hpp"
#include "front/terminal/editor/editor.hpp"
#include "front/terminal/editor/menu.hpp"
#include "front/terminal/editor/text.hpp"

namespace cubelang::editor {
namespace {

constexpr std::string_view indentation = "    ";

bool is_all_blank(std::string_view text) { return text.find_first_not_of(" \t") == text.npos; }
bool is_leaving(const Key& key) { return key.name == "Esc" || key.name == "Ctrl-G"; }

std::string first_line(std::string_view text) { return std::string(text.substr(0, text.find('\n'))); }

}  // namespace

// --- completion

// At the start of a continuation line Tab indents.
void Editor::complete() {
    const auto begin = line_begin(text_.text(), text_.cursor());
    const auto before = text_.before().substr(begin);
    if (begin > 0 && is_all_blank(before)) return type(indentation);
    if (!callbacks_.complete) return;
    auto [length, candidates] = callbacks_.complete(before);
    if (candidates.empty()) return;
    const auto from = text_.cursor() - std::min(length, before.size());
    const auto common = common_beginning(candidates), begun = text_.text().substr(from, length);
    if (common.size() > begun.size()) return void(text_.replace(from, text_.cursor(), common));
    if (candidates.size() > 1) menu_ = Menu{std::move(candidates), from, begun};
}

// Cycles through the candidates and then the typed text.
void Editor::choose(bool on) {
    auto& [candidates, from, begun, chosen] = *menu_;
    const auto count = candidates.size();
    const auto here = chosen == nowhere ? count : chosen;
    const auto next = (here + (on ? 1 : count)) % (count + 1);
    chosen = next == count ? nowhere : next;
    text_.replace(from, text_.cursor(), chosen == nowhere ? begun : candidates[chosen].text);
}

bool Editor::press_in_menu(const Key& key) {
    const bool has_chosen = menu_->chosen != nowhere;
    const bool on = key.name == "Tab" || (has_chosen && key.name == "Down");
    const bool back = key.name == "Shift-Tab" || (has_chosen && key.name == "Up");
    if (on || back) {
        choose(on);
        return true;
    }
    if (is_leaving(key) && has_chosen) text_.replace(menu_->from, text_.cursor(), menu_->begun);
    menu_.reset();
    return is_leaving(key) || (has_chosen && key.name == "Enter");  // Enter accepts the candidate without running it
}

// --- search

void Editor::search_back() { search(Search::Way::back); }
void Editor::search_on() { search(Search::Way::on); }

void Editor::search(Search::Way way) {
    search_state_.emplace(SearchState{Search(recall_.entries()), text_});
    search_state_->search.again(way);
}

bool Editor::press_in_search(const Key& key) {
    auto& search = search_state_->search;
    std::string wanted = search.wanted();
    if (key.name == "Ctrl-R" || key.name == "Ctrl-S") {
        if (wanted.empty())
            search.look_for(last_wanted_);
        else
            search.again(key.name == "Ctrl-R" ? Search::Way::back : Search::Way::on);
    } else if (key.name == "Backspace") {
        search.look_for(wanted.substr(0, previous_glyph(wanted, wanted.size())));
    } else if (key.name.empty() || key.name == "Paste") {
        search.look_for(wanted + first_line(key.text));
    } else {
        end_search(!is_leaving(key));
        return is_leaving(key);
    }
    show_found();
    return true;
}

void Editor::show_found() {
    const auto& search = search_state_->search;
    if (search.has_found())
        text_.set(recall_.entries()[search.entry()], search.place());
    else
        text_ = search_state_->before;
}

void Editor::end_search(bool keep) {
    const auto [search, before] = *std::exchange(search_state_, std::nullopt);
    last_wanted_ = search.wanted();
    if (keep && search.has_found())
        recall_.go_to(search.entry(), before.text());
    else
        text_ = before;
}

// --- display

std::vector<Row> Editor::below(std::size_t height) const {
    const auto free = size_.rows - std::min(height, size_.rows);
    if (menu_) return menu_rows(menu_->candidates, menu_->chosen, {size_.columns, std::max(free, size_.rows / 2)});
    auto line = line_below();
    if (line.empty() || (free == 0 && size_.rows < 3)) return {};
    return {std::move(line)};
}

Row Editor::line_below() const {
    Row row;
    if (search_state_) {
        const auto& search = search_state_->search;
        const bool back = search.way() == Search::Way::back;
        const auto* const direction = back ? "search back: " : "search forward: ";
        append(row, search.failed() ? "not found: " : direction, search.failed() ? Style::wrong : Style::aside,
               size_.columns);
        append(row, search.wanted() + "_", Style::plain, size_.columns);
    } else if (!notice_.empty()) {
        append_cut(row, notice_, Style::aside, size_.columns);
    } else if (callbacks_.hint) {
        append_cut(row, callbacks_.hint(text_.text(), text_.cursor()), Style::aside, size_.columns);
    }
    return row;
}

}  // namespace cubelang::editor
