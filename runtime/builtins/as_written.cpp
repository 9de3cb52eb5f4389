#include "runtime/builtins/as_written.hpp"

#include <algorithm>
#include <string_view>

#include "lang/source.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::eval {
namespace {

// Commas within brackets separate nothing.
std::vector<std::string_view> items_of(std::string_view text) {
    std::vector<std::string_view> items;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const char c = i < text.size() ? text[i] : ',';
        if (std::string_view("([{").find(c) != std::string_view::npos) ++depth;
        if (std::string_view(")]}").find(c) != std::string_view::npos) --depth;
        if (c != ',' || (depth > 0 && i < text.size())) continue;
        items.push_back(trimmed(text.substr(begin, i - begin)));
        begin = i + 1;
    }
    return items;
}

// As opposed to moves, whose letters are capitals, and to calls and comments.
bool is_cycles(std::string_view text) {
    const auto may_stand = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               std::string_view("(), +-'^").find(c) != std::string_view::npos;
    };
    return text.starts_with('(') && text.find(',') != text.npos && std::ranges::all_of(text, may_stand);
}

}  // namespace

std::vector<std::string> cycles_as_written(const lang::Where& list, std::size_t count) {
    if (list.source == nullptr) return {};
    const auto [begin, end] = list.span;
    std::string_view text = std::string_view(list.source->text).substr(begin, end - begin);
    if (!text.starts_with('{') || !text.ends_with('}')) return {};
    const auto items = items_of(text.substr(1, text.size() - 2));
    if (items.size() != count) return {};
    std::vector<std::string> written;
    for (const auto item : items) written.emplace_back(is_cycles(item) ? item : std::string_view());
    return written;
}

}  // namespace cubelang::eval
