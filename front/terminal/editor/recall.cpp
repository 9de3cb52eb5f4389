#include "front/terminal/editor/recall.hpp"

#include <algorithm>
#include <utility>

namespace cubelang::editor {

void Recall::add(std::string entry) {
    if (!entry.empty() && (entries_.empty() || entries_.back() != entry)) entries_.push_back(std::move(entry));
    begin();
}

void Recall::begin() {
    changed_.clear();
    index_ = entries_.size();
}

std::string Recall::at(std::size_t index) const {
    const auto found = changed_.find(index);
    if (found != changed_.end()) return found->second;
    return index < entries_.size() ? entries_[index] : std::string();
}

void Recall::go_to(std::size_t index, const std::string& current) {
    if (current != at(index_)) changed_[index_] = current;
    index_ = index;
}

bool Recall::leads_on(std::size_t index, const std::string& current, std::string_view beginning) const {
    const auto text = at(index);
    if (text == current) return false;
    return index == entries_.size() || beginning.empty() ||
           (text.starts_with(beginning) && text.size() > beginning.size());
}

std::optional<std::string> Recall::older(const std::string& current, std::string_view beginning) {
    for (auto index = index_; index-- > 0;) {
        if (!leads_on(index, current, beginning)) continue;
        go_to(index, current);
        return at(index);
    }
    return std::nullopt;
}

std::optional<std::string> Recall::newer(const std::string& current, std::string_view beginning) {
    for (auto index = index_ + 1; index <= entries_.size(); ++index) {
        if (!leads_on(index, current, beginning)) continue;
        go_to(index, current);
        return at(index);
    }
    return std::nullopt;
}

std::string_view Recall::continuation(std::string_view text) const {
    if (text.empty()) return {};
    const auto continues = [&](const std::string& entry) {
        return entry.size() > text.size() && entry.starts_with(text);
    };
    const auto found = std::find_if(entries_.rbegin(), entries_.rend(), continues);
    return found == entries_.rend() ? std::string_view() : std::string_view(*found).substr(text.size());
}

bool Search::fits(std::size_t entry) {
    const auto& text = entries_[entry];
    if (text.find(wanted_) == std::string::npos) return false;  // many times faster than rfind
    place_ = text.rfind(wanted_);
    return true;
}

// Stepping back from 0 wraps around to a value past the end.
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
