#include "runtime/eval/spellings.hpp"

#include <algorithm>
#include <set>

#include "runtime/base/text.hpp"
#include "runtime/eval/library_index.hpp"
#include "runtime/value/built_in.hpp"

namespace cubelang::eval {
namespace {

// What `T_perm`, `perm_t`, `T permutation` have besides the letter; empty if they have nothing else.
std::string without_perm(std::string name) {
    for (const std::string_view word : {"permutation", "perm", "pll"}) {
        if (name.starts_with(word)) return name.substr(word.size());
        if (name.ends_with(word)) return name.substr(0, name.size() - word.size());
    }
    return {};
}

// `T-perm`, `T perm`: a name that goes on behind what was read as one.
std::string with_perm_behind(std::string_view name, std::string_view after) {
    if (after.starts_with('-') || after.starts_with(' ')) after.remove_prefix(1);
    const auto word = lower(after.substr(0, 4));
    return folded(name) + (word == "perm" ? word : "");
}

}  // namespace

std::string folded(std::string_view name) {
    std::string small = lower(name);
    std::erase(small, '_');
    return small;
}

std::vector<std::string> other_spellings(const Scope& scope, std::string_view name) {
    const auto wanted = folded(name);
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

std::vector<std::string> last_layer_names(std::string_view name, std::string_view after) {
    const auto letter = without_perm(with_perm_behind(name, after));
    std::vector<std::string> names;
    if (letter.empty()) return names;
    if (const auto* entry = find_in_library("pll_" + letter)) return {entry->name};
    for (const auto& entry : library_index())
        if (entry.name.starts_with("pll_" + letter) && entry.name.size() == 5 + letter.size())
            names.push_back(entry.name);
    return names;
}

}  // namespace cubelang::eval
