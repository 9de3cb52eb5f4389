#include "front/terminal/editor/search.hpp"

#include <utility>

namespace cubelang::editor {

bool Search::fits(std::size_t entry) {
    const auto& text = entries_[entry];
    if (text.find(wanted_) == std::string::npos) return false;  // many times faster than looking from the end
    place_ = text.rfind(wanted_);
    return true;
}

// Unsigned numbers go round: one step back from 0 is past the end.
void Search::go(std::size_t from, bool past_same) {
    const auto here = has_found() ? entries_[entry_] : std::string();
    for (auto entry = from; entry < entries_.size(); entry += way_ == Way::back ? std::size_t(-1) : 1) {
        if ((past_same && entries_[entry] == here) || !fits(entry)) continue;
        entry_ = entry;
        failed_ = false;
        return;
    }
    failed_ = true;
}

void Search::look_for(std::string wanted) {
    wanted_ = std::move(wanted);
    failed_ = false;
    if (wanted_.empty()) entry_ = entries_.size();
    if (!wanted_.empty()) go(has_found() ? entry_ : entries_.size() - 1, false);
}

void Search::again(Way way) {
    way_ = way;
    if (!wanted_.empty())
        go(has_found() ? entry_ + (way == Way::back ? std::size_t(-1) : 1) : entries_.size() - 1, true);
}

}  // namespace cubelang::editor
