#pragma once
// Helpers for English messages.

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::inline base {

/// "1 move", "2 moves"
[[nodiscard]] inline std::string counted(const std::string& count, std::string_view noun) {
    return count + " " + std::string(noun) + (count == "1" ? "" : "s");
}
[[nodiscard]] inline std::string counted(std::uint64_t count, std::string_view noun) {
    return counted(std::to_string(count), noun);
}

/// The texts word_for(item), joined: "R, U, F".
template <class Items, class WordFor>
[[nodiscard]] std::string joined_words(const Items& items, WordFor word_for, std::string_view between = ", ") {
    std::string text;
    for (const auto& item : items) {
        if (!text.empty()) text += between;
        text += std::invoke(word_for, item);
    }
    return text;
}

/// The first `most` of them: "R, U, F and 4 more".
template <class Items, class WordFor>
[[nodiscard]] std::string some_words(const Items& items, std::size_t most, WordFor word_for,
                                     std::string_view between = ", ", std::string_view last = " and ") {
    std::vector<std::string> words;
    for (auto item = items.begin(); item != items.end() && words.size() < most; ++item)
        words.push_back(std::invoke(word_for, *item));
    const auto more = items.size() - words.size();
    return joined_words(words, std::identity(), between) +
           (more == 0 ? "" : std::string(last) + std::to_string(more) + " more");
}

/// "a, b and c"
[[nodiscard]] inline std::string enumerated(const std::vector<std::string>& names) {
    if (names.size() < 2) return names.empty() ? "" : names.front();
    return joined_words(std::span(names).first(names.size() - 1), std::identity()) + " and " + names.back();
}

/// Adds a name to the parameters of a function: "p", "p, q", "p [, n]".
inline void add_parameter(std::string& list, std::string_view name, bool may_be_left_out) {
    const std::string added = (list.empty() ? "" : ", ") + std::string(name);
    list += may_be_left_out ? (list.empty() ? "[" : " [") + added + "]" : added;
}

}  // namespace cubelang::inline base
