#include "runtime/meaning/assist/likeness.hpp"

#include <algorithm>
#include <cctype>

#include "runtime/base/text.hpp"
#include "runtime/meaning/assist/keywords.hpp"
#include "runtime/meaning/assist/topics.hpp"
#include "runtime/meaning/eval/library_index.hpp"
#include "runtime/meaning/eval/names.hpp"
#include "stdlib/library.hpp"

namespace cubelang::eval {
namespace {

// `tperm`: what stands before it, if that is the case of a permutation of the last layer; else nothing.
std::string_view pll_case(std::string_view text) {
    for (const std::string_view ending : {"permutation", "perm", "pll"}) {
        if (!text.ends_with(ending)) continue;
        text.remove_suffix(ending.size());
        return text.size() <= 2 ? text : std::string_view();
    }
    return {};
}

}  // namespace

std::string plain_spelling(std::string_view text) {
    auto plain = lower(text);
    std::erase_if(plain, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; });
    return plain;
}

bool is_like(std::string_view name, std::string_view text) {
    const auto wanted = plain_spelling(text), plain = plain_spelling(name);
    if (wanted.empty()) return false;
    if (plain == wanted) return true;
    const auto letters = pll_case(wanted);
    if (letters.empty() || !name.starts_with("pll_")) return false;
    const auto own = name.substr(4);
    return own == letters || (letters.size() == 1 && own.size() == 2 && own.front() == letters.front());
}

std::vector<std::string> names_like(const Scope& scope, std::string_view text) {
    auto all = names_in_reach(scope, nullptr);
    for (const auto& topic : topics()) all.emplace_back(topic.name);
    for (const auto& keyword : keywords()) all.emplace_back(keyword.name);
    for (const auto& module : library::modules()) all.emplace_back(module.name);
    for (const auto& entry : library_index()) all.push_back(entry.name);
    std::erase_if(all, [&](const std::string& name) { return !is_like(name, text); });
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

}  // namespace cubelang::eval
