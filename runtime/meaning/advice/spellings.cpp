#include "runtime/meaning/advice/spellings.hpp"

#include <algorithm>
#include <set>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/library_index.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {
namespace {

// The letters of a last-layer permutation beside `perm`, `tperm` or `permt`; else empty.
std::string_view pll_case(std::string_view text) {
    for (const std::string_view word : {"permutation", "perm", "pll"}) {
        if (text.ends_with(word))
            text.remove_suffix(word.size());
        else if (text.starts_with(word))
            text.remove_prefix(word.size());
        else
            continue;
        return text.size() <= 2 ? text : std::string_view();
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

}  // namespace

std::string_view text_of(const lang::Where& where) {
    return where.source == nullptr ? std::string_view() : std::string_view(where.source->text);
}

std::string folded(std::string_view name) {
    auto plain = lower(name);
    std::erase_if(plain, [](char c) { return !lang::is_word_character(c) || c == '_'; });
    return plain;
}

bool is_like(std::string_view name, std::string_view text) {
    const auto wanted = folded(text), plain = folded(name);
    if (wanted.empty()) return false;
    if (plain == wanted) return true;
    const auto letters = pll_case(wanted);
    if (letters.empty() || !name.starts_with("pll_")) return false;
    const auto own = name.substr(4);
    return own == letters || (letters.size() == 1 && own.size() == 2 && own.front() == letters.front());
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
    std::vector<std::string> names;
    const auto joined = with_next_word(name);
    const auto after_move = std::string(lang::value_before(text_of(name), name.span.begin)) + name_at(name);  // U perm
    for (const auto& entry : library_index())
        if (entry.name.starts_with("pll_") && (is_like(entry.name, joined) || is_like(entry.name, after_move)))
            names.push_back(entry.name);
    return names;
}

}  // namespace cubelang::meaning
