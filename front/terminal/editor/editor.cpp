#include "front/terminal/editor/editor.hpp"

#include <algorithm>
#include <utility>

#include "front/terminal/editor/characters.hpp"

namespace cubelang::editor {
namespace {

constexpr std::string_view too_long = "this is too long to edit: put it into a file and run that";

// Replaces sizes that a terminal cannot have.
Size sane(Size size) { return {size.columns < 2 ? 80 : size.columns, size.rows < 1 ? 24 : size.rows}; }

bool names(std::string_view keys, std::string_view name) {
    for (;;) {
        const auto key = keys.substr(0, keys.find(", "));
        if (key == name) return true;
        if (key.size() == keys.size()) return false;
        keys.remove_prefix(key.size() + 2);
    }
}

bool is_text(const Key& key) { return key.name.empty() || key.name == "Paste"; }

}  // namespace

void Editor::begin(std::string prompt, std::string further, Size size) {
    prompt_ = std::move(prompt);
    further_ = std::move(further);
    size_ = sane(size);
    text_.set("", 0);
    recall_.begin();
    menu_.reset();
    search_state_.reset();
    notice_.clear();
    screen_.forget();
    top_ = 0;
    outcome_ = Outcome::editing;
}

Outcome Editor::feed(char byte) { return press(reader_.read(byte)); }
Outcome Editor::time_out() { return press(reader_.time_out()); }

Outcome Editor::interrupt() {
    reader_.forget();
    drop();
    return outcome_;
}

Outcome Editor::press(const std::vector<Key>& keys) {
    for (const auto& key : keys) press(key);
    return outcome_;
}

void Editor::press(const Key& key) {
    if (outcome_ != Outcome::editing) return;
    notice_.clear();
    if (menu_ && press_in_menu(key)) return;
    if (search_state_ && press_in_search(key)) return;
    if (is_text(key)) return type(key.text);
    if (key.name == "PasteTooLong") return void(notice_ = too_long);
    const auto rows = bindings();
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const Binding& binding) { return names(binding.keys, key.name); });
    if (row != rows.end()) (this->*row->act)();
}

void Editor::type(std::string_view text) {
    if (!text_.insert(text)) notice_ = too_long;
}

void Editor::resize(Size size) {
    size_ = sane(size);
    bytes_ += screen_.resized(size_.columns);
}

void Editor::suspend() {
    bytes_ += screen_.leave(unwrapped(page(nowhere), color_));
    outcome_ = Outcome::suspended;
}

void Editor::resume() {
    screen_.forget();
    outcome_ = Outcome::editing;
}

// Leaves the whole text on the screen, without hints and menus, and starts a new row below it.
void Editor::finish(Outcome outcome, std::string_view mark) {
    menu_.reset();
    search_state_.reset();
    notice_.clear();
    bytes_ += screen_.leave(unwrapped(page(nowhere), color_) + std::string(mark));
    outcome_ = outcome;
}

std::string Editor::take_screen() {
    if (outcome_ == Outcome::editing) bytes_ += screen_.draw(frame());
    return std::exchange(bytes_, {});
}

// --- display

Page Editor::page(std::size_t cursor) const {
    Page page{prompt_, further_, text_.text(), cursor, {}, {}};
    if (callbacks_.further && page.text.find('\n') != page.text.npos) page.each_further = callbacks_.further(page.text);
    std::vector<Stretch> stretches;
    if (callbacks_.paint && color_) stretches = callbacks_.paint(page.text, cursor);
    if (search_state_ && search_state_->search.has_found()) {
        const auto place = search_state_->search.place();
        stretches.push_back({place, place + search_state_->search.wanted().size(), Style::match});
    }
    page.styles = style_of_bytes(stretches, page.text.size());
    if (cursor != nowhere) page.suggested = suggestion();
    return page;
}

// As many rows of the text as fit, including the cursor's, and the help below them.
Frame Editor::frame() {
    const auto all = page(text_.cursor());
    const auto whole = flow(all, size_.columns, 0, 0);
    const auto help = below(whole.height);
    const auto height = std::min(whole.height, size_.rows - help.size());
    top_ = std::clamp(top_, whole.cursor.row + 1 - std::min(height, whole.cursor.row + 1), whole.cursor.row);
    top_ = std::min(top_, whole.height - height);
    Frame frame{flow(all, size_.columns, top_, top_ + height).rows, {whole.cursor.row - top_, whole.cursor.column}};
    frame.rows.insert(frame.rows.end(), help.begin(), help.end());
    return frame;
}

}  // namespace cubelang::editor
