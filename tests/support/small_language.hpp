#pragma once
// Editor callbacks for a tiny language.

#include <algorithm>
#include <string>
#include <string_view>

#include "front/terminal/editor/editor.hpp"

namespace cubelang::test {

/// Brackets must be closed, digits are painted as numbers, names that begin with "al" are known.
inline editor::Callbacks small_language() {
    const auto is_whole = [](std::string_view text) {
        const auto count = [&](std::string_view these) {
            return std::count_if(text.begin(), text.end(), [&](char c) { return these.find(c) != these.npos; });
        };
        return count("([") <= count(")]");
    };
    const auto complete = [](std::string_view before) {
        const auto word = before.substr(before.find_last_of(" (") + 1);
        editor::Completion completion{word.size(), {}};
        for (const editor::Candidate& name :
             {editor::Candidate{"algebra", "sums"}, {"algorithm", "moves"}, {"alibi", "elsewhere"}})
            if (name.text.starts_with(word)) completion.candidates.push_back(name);
        return completion;
    };
    const auto hint = [](std::string_view text, std::size_t) {
        return text.ends_with("f(") ? std::string("f(p): a hint") : std::string();
    };
    const auto paint = [](std::string_view text, std::size_t) {
        std::vector<editor::Stretch> stretches;
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] >= '0' && text[i] <= '9') stretches.push_back({i, i + 1, editor::Style::number});
        return stretches;
    };
    return {is_whole, complete, hint, paint};
}

}  // namespace cubelang::test
