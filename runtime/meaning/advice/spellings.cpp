#include "runtime/meaning/advice/spellings.hpp"

#include <algorithm>
#include <set>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/library_index.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {
namespace {

// The letter in `T_perm`, `perm_t`, `T permutation`; empty without such a word.
std::string without_perm(const std::string& name) {
    for (const std::string_view word : {"permutation", "perm", "pll"}) {
        if (name.starts_with(word)) return name.substr(word.size());
        if (name.ends_with(word)) return name.substr(0, name.size() - word.size());
    }
    return {};
}

std::string name_at(const lang::Where& where) { return folded(where.text()); }

// The name joined to the word after a dash, space or bracket: `T-perm`, `cycle type`, `OLL(21)`.
std::string with_next_word(const lang::Where& where) {
    auto after = text_of(where).substr(where.span.end);
    const bool is_family = name_at(where) == "oll" || name_at(where) == "pll";
    const std::string_view separators = is_family ? "- (" : "- ";
    if (after.empty() || separators.find(after.front()) == std::string_view::npos) return name_at(where);
    after.remove_prefix(1);
    const auto end = std::ranges::find_if_not(after, lang::is_word_character);
    return name_at(where) + folded(std::string(after.begin(), end));
}

// The letter of `T-perm`, or of `U perm`, where it is a move before the name.
std::string letter_of(const lang::Where& where) {
    auto letter = without_perm(with_next_word(where));
    if (!letter.empty()) return letter;
    return lower(lang::value_before(text_of(where), where.span.begin));
}

}  // namespace

std::string_view text_of(const lang::Where& where) {
    return where.source == nullptr ? std::string_view() : std::string_view(where.source->text);
}

std::string folded(std::string_view name) {
    std::string small = lower(name);
    std::erase(small, '_');
    return small;
}

std::vector<std::string> spelled_like(const Scope& scope, std::string_view wanted) {
    std::set<std::string> same;
    const auto add = [&](std::string_view known) {
        if (folded(known) == wanted) same.emplace(known);
    };
    for (const auto& built_in : scope.vocabulary().built_ins()) add(built_in.name);
    for (const auto& constant : scope.vocabulary().constants()) add(constant.name);
    for (const auto& [known, binding] : scope.bindings())
        if (!binding.module.empty()) add(known);
    for (const auto& entry : library_index()) add(entry.name);
    return {same.begin(), same.end()};
}

std::vector<std::string> other_spellings(const Scope& scope, const lang::Where& name) {
    if (text_of(name).size() < name.span.end) return {};
    auto same = spelled_like(scope, with_next_word(name));
    if (same.empty()) same = spelled_like(scope, name_at(name));
    return same;
}

std::vector<std::string> last_layer_names(const lang::Where& name) {
    if (text_of(name).size() < name.span.end) return {};
    if (with_next_word(name).find("perm") == std::string::npos && name_at(name).find("pll") == std::string::npos)
        return {};
    const auto letter = letter_of(name);
    std::vector<std::string> names;
    if (letter.empty()) return names;
    if (const auto* entry = find_in_library("pll_" + letter)) return {entry->name};
    for (const auto& entry : library_index())
        if (entry.name.starts_with("pll_" + letter) && entry.name.size() == 5 + letter.size())
            names.push_back(entry.name);
    return names;
}

}  // namespace cubelang::meaning
