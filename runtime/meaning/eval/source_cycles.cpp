#include "runtime/meaning/eval/source_cycles.hpp"

#include <algorithm>
#include <string_view>

#include "lang/advice/adjacent_text.hpp"
#include "lang/tree_parts.hpp"
#include "runtime/base/whole_number.hpp"

namespace cubelang::meaning {
namespace {

// Excludes moves, whose letters are capitals, names of values, and calls and comments.
bool is_cycles(std::string_view text) {
    const auto may_stand = [](char c) {
        return std::string_view("urfdlb0123456789(), +-'^").find(c) != std::string_view::npos;
    };
    return text.starts_with('(') && text.find(',') != text.npos && std::ranges::all_of(text, may_stand);
}

// The source texts of the items of a list in braces; empty if the list is not written there with `count` items.
std::vector<std::string_view> items_written(const lang::Where& list, std::size_t count) {
    const auto text = list.text();
    if (!text.starts_with('{') || !text.ends_with('}')) return {};
    auto items = lang::split_at(text.substr(1, text.size() - 2), ',');
    return items.size() == count ? items : std::vector<std::string_view>();
}

// `part`: a substring of the text of `whole`.
lang::Where place_of(const lang::Where& whole, std::string_view part) {
    const auto begin = static_cast<std::uint32_t>(part.data() - whole.source->text.data());
    return {whole.source, {begin, begin + static_cast<std::uint32_t>(part.size())}};
}

}  // namespace

std::vector<std::string> cycle_texts_of_items(const lang::Where& list, std::size_t count) {
    std::vector<std::string> written;
    for (const auto item : items_written(list, count))
        written.emplace_back(is_cycles(item) ? item : std::string_view());
    return written;
}

std::string cycle_text_at(const lang::Where& where) {
    const auto text = where.text();
    return is_cycles(text) && text.find('^') == text.npos ? std::string(text) : std::string();
}

namespace {

// Children are visited in the order of the text.
template <class Tree>
void add_starts(cube::CycleStarts& starts, cube::Cube cube, const Tree& tree) {
    if constexpr (std::is_same_v<Tree, lang::Expr>)
        if (const auto* cycle = std::get_if<lang::Cycle>(&tree.node))
            for (const auto& [span, sign, letters, digits] : cycle->parts) {
                const auto number = digits.empty() ? 0 : whole_number<std::uint64_t>(digits);
                const auto found = number ? cube::find_part(cube, letters, *number) : cube::FoundPart{};
                if (found.part) starts.add(cube, *found.part);
            }
    lang::for_each_part(tree, [&](const auto& part) { add_starts(starts, cube, part); });
}

}  // namespace

cube::CycleStarts cycle_starts(cube::Cube cube, const lang::Expr& expr) {
    cube::CycleStarts starts;
    add_starts(starts, cube, expr);
    return starts;
}

std::vector<lang::Where> places_of_items(const lang::Where& whole, std::size_t count) {
    std::vector<lang::Where> places;
    for (const auto item : items_written(whole, count)) places.push_back(place_of(whole, item));
    if (places.empty()) places.assign(count, whole);
    return places;
}

std::pair<lang::Where, lang::Where> places_of_pair(const lang::Where& item) {
    const auto sides = lang::split_at(item.text(), ':');
    if (sides.size() != 2) return {item, item};
    return {place_of(item, sides[0]), place_of(item, sides[1])};
}

}  // namespace cubelang::meaning
