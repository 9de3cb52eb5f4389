#include "front/lsp/protocol/positions.hpp"

#include <algorithm>

#include "runtime/base/utf16.hpp"

namespace cubelang::lsp {

Lines::Lines(std::string_view text) : begins_{0} {
    for (auto at = text.find_first_of("\r\n"); at != text.npos; at = text.find_first_of("\r\n", at)) {
        at += text.substr(at).starts_with("\r\n") ? 2 : 1;
        begins_.push_back(at);
    }
}

std::string_view Lines::line(std::string_view text, std::size_t number) const {
    const auto begin = begins_[number];
    const auto whole = text.substr(begin, number + 1 < begins_.size() ? begins_[number + 1] - begin : text.npos);
    return whole.substr(0, whole.find_first_of("\r\n"));
}

std::size_t Lines::byte_at(std::string_view text, Position position) const {
    if (position.line >= begins_.size()) return text.size();
    return begins_[position.line] + utf16_byte_at(line(text, position.line), position.character);
}

Position Lines::position_at(std::string_view text, std::size_t byte) const {
    const auto after = std::upper_bound(begins_.begin(), begins_.end(), std::min(byte, text.size()));
    const auto number = static_cast<std::size_t>(after - begins_.begin()) - 1;
    return {number, utf16_unit_at(line(text, number), byte - begins_[number])};
}

}  // namespace cubelang::lsp
