#include "runtime/render/svg/cayley_words.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

namespace cubelang::render {
namespace {

constexpr std::size_t longest_name = 3;

std::string power_text(const std::string& name, std::size_t times, bool inverse) {
    const bool plain = name.find_first_of(" 0123456789'^") == name.npos;
    if (times == 1 && !inverse) return name;
    return fmt::format("{}{}{}", plain ? name : "(" + name + ")", times == 1 ? "" : std::to_string(times),
                       inverse ? "'" : "");
}

std::string runs(std::span<const group::CayleyStep> word, const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < word.size();) {
        auto end = i;
        while (end < word.size() && word[end] == word[i]) ++end;
        text += (text.empty() ? "" : " ") + power_text(names[word[i].generator], end - i, word[i].inverse);
        i = end;
    }
    return text;
}

// The number of letters after which the word repeats; its length if it does not.
std::size_t period_of(const std::vector<group::CayleyStep>& word) {
    std::size_t period = 1;
    while (!std::equal(word.begin() + static_cast<std::ptrdiff_t>(period), word.end(), word.begin())) ++period;
    return period;
}

}  // namespace

std::vector<std::string> short_names(const std::vector<std::string>& generators) {
    if (std::ranges::all_of(generators, [](const auto& name) { return name.size() <= longest_name; }))
        return generators;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < generators.size(); ++i) names.emplace_back(1, static_cast<char>('a' + i));
    return names;
}

std::string spelled(const std::vector<group::CayleyStep>& word, const std::vector<std::string>& generators) {
    if (word.empty()) return "1";
    const auto period = period_of(word);
    const auto times = word.size() / period;
    if (period == 1 || times < 2) return runs(word, generators);
    const auto rest = runs(std::span(word).subspan(times * period), generators);
    return fmt::format("({}){}{}{}", runs(std::span(word).first(period), generators), times, rest.empty() ? "" : " ",
                       rest);
}

}  // namespace cubelang::render
