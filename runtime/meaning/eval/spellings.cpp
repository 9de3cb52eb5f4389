#include "runtime/meaning/eval/spellings.hpp"

#include <algorithm>
#include <set>

#include "lang/phrasebook/beside.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::eval {
namespace {

// What `T_perm`, `perm_t`, `T permutation` have besides the letter; empty if they have nothing else.
std::string without_perm(const std::string& name) {
    for (const std::string_view word : {"permutation", "perm", "pll"}) {
        if (name.starts_with(word)) return name.substr(word.size());
        if (name.ends_with(word)) return name.substr(0, name.size() - word.size());
    }
    return {};
}

std::string name_at(const lang::Where& where) { return folded(where.text()); }

// With what a dash, a space or a bracket separates it from: `T-perm`, `cycle type`, `OLL(21)`.
std::string with_word_behind(const lang::Where& where) {
    auto behind = text_of(where).substr(where.span.end);
    const bool is_family = name_at(where) == "oll" || name_at(where) == "pll";
    const std::string_view separators = is_family ? "- (" : "- ";
    if (behind.empty() || separators.find(behind.front()) == std::string_view::npos) return name_at(where);
    behind.remove_prefix(1);
    const auto end = std::ranges::find_if_not(behind, lang::is_word_character);
    return name_at(where) + folded(std::string(behind.begin(), end));
}

// `U perm`: the letter is a move, and stands before the name.
std::string letter_of(const lang::Where& where) {
    auto letter = without_perm(with_word_behind(where));
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
    auto same = spelled_like(scope, with_word_behind(name));
    if (same.empty()) same = spelled_like(scope, name_at(name));
    return same;
}

std::vector<std::string> last_layer_names(const lang::Where& name) {
    if (text_of(name).size() < name.span.end) return {};
    if (with_word_behind(name).find("perm") == std::string::npos && name_at(name).find("pll") == std::string::npos)
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

}  // namespace cubelang::eval
