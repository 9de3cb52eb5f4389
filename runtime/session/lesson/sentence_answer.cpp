#include "runtime/session/lesson/sentence_answer.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "runtime/base/text.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {
namespace {

struct TruthRow {
    std::string_view words;
    bool truth;
    bool with_reason = true;  ///< may a reason follow without a comma? Not after words of the language and letters.
};
// Longer phrases before their beginnings.
constexpr std::array truth_rows{
    TruthRow{"yes", true},         TruthRow{"yep", true},           TruthRow{"of course not", false},
    TruthRow{"of course", true},   TruthRow{"always", true},        TruthRow{"certainly not", false},
    TruthRow{"certainly", true},   TruthRow{"possible", true},      TruthRow{"y", true, false},
    TruthRow{"true", true, false}, TruthRow{"nope", false},         TruthRow{"not possible", false},
    TruthRow{"no", false},         TruthRow{"impossible", false},   TruthRow{"never", false},
    TruthRow{"cannot", false},     TruthRow{"can not", false},      TruthRow{"can't", false},
    TruthRow{"n", false, false},   TruthRow{"false", false, false},
};
constexpr std::array<std::string_view, 7> contradictions{"or", "yes", "no", "yep", "nope", "true", "false"};
constexpr std::array<std::string_view, 15> fillers{"it",   "is",   "it's",   "a",      "an",    "the",   "are",  "they",
                                                   "this", "that", "that's", "answer", "order", "there", "after"};
constexpr std::array<std::array<std::string_view, 2>, 2> opposites{{{"even", "odd"}, {"odd", "even"}}};
constexpr std::array<std::string_view, 21> number_words{
    "zero",     "one",     "two",     "three",     "four",     "five",     "six",
    "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
};

constexpr std::string_view punctuation = " \t\r\n,;:.!?()\"";

template <class List>
bool contains(const List& list, std::string_view word) {
    return std::ranges::find(list, word) != std::ranges::end(list);
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (auto begin = text.find_first_not_of(punctuation); begin != text.npos;
         begin = text.find_first_not_of(punctuation, begin)) {
        const auto end = std::min(text.find_first_of(punctuation, begin), text.size());
        words.push_back(lower(text.substr(begin, end - begin)));
        begin = end;
    }
    return words;
}

std::string_view first_word(std::string_view text) { return text.substr(0, text.find_first_of(punctuation)); }

std::string_view without_fillers(std::string_view text) {
    constexpr std::string_view marks = " \t\r\n,;:.!?=";
    text = trimmed(text, marks);
    while (contains(fillers, lower(first_word(text))) && first_word(text).size() < text.size())
        text = trimmed(text.substr(first_word(text).size()), marks);
    return text;
}

// The text after the words at its beginning; nothing if it does not begin with them.
std::optional<std::string_view> behind(std::string_view text, std::string_view words) {
    if (lower(text.substr(0, words.size())) != words) return std::nullopt;
    const auto rest = text.substr(words.size());
    return rest.empty() || punctuation.find(rest.front()) != punctuation.npos ? std::optional(rest) : std::nullopt;
}

// Does it go on as a sentence does?
bool is_reason(std::string_view rest, bool with_reason) {
    if (trimmed(rest).empty() || rest.find_first_of(",;.!?:") == 0) return true;
    const char next = lower(trimmed(rest).front());
    return with_reason && ((next >= 'a' && next <= 'z') || next == '(');
}

std::string number_of(std::string_view word) {
    if (is_digits(word)) return std::string(word);
    const auto* const at = std::ranges::find(number_words, std::string_view(lower(word)));
    return at == number_words.end() ? "" : std::to_string(at - number_words.begin());
}

std::string with_stars(std::string_view text) {
    std::string result(text);
    for (const auto sign : {"\u00D7", "\u00B7", "\u22C5"}) result = replaced(result, sign, "*");
    return result;
}

// Does it go on with a word? `15R` does not.
bool is_prose(std::string_view rest) {
    const auto word = first_word(trimmed(rest, " \t"));
    const bool is_apart = rest.empty() || punctuation.find(rest.front()) != punctuation.npos;
    return is_apart && is_reason(rest, true) &&
           (word.empty() || (word.size() > 1 && !Session::is_moves(std::string(word))));
}

}  // namespace

std::optional<bool> truth_in(std::string_view sentence) {
    const auto text = without_fillers(sentence);
    for (const auto& row : truth_rows) {
        const auto rest = behind(text, row.words);
        if (!rest) continue;
        const auto words = words_of(*rest);
        const bool is_clear =
            std::ranges::none_of(words, [](const auto& word) { return contains(contradictions, word); });
        return is_clear && is_reason(*rest, row.with_reason) ? std::optional(row.truth) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::string> word_in(std::string_view sentence, std::string_view model) {
    if (model.empty()) return std::nullopt;
    const auto text = without_fillers(sentence);
    std::vector<std::string> candidates{lower(model)};
    for (const auto& [word, opposite] : opposites)
        if (word == candidates.front()) candidates.emplace_back(opposite);
    for (const auto& candidate : candidates) {
        const auto rest = behind(text, candidate);
        if (!rest || !is_reason(*rest, true)) continue;
        const auto is_other = [&](const std::string& word) {
            return word == "or" || word == "not" || word == "nor" || (word != candidate && contains(candidates, word));
        };
        return std::ranges::none_of(words_of(*rest), is_other) ? std::optional(candidate) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::string> number_in(std::string_view sentence) {
    const auto plain = with_stars(sentence);
    const auto text = without_fillers(plain);
    const auto words = words_of(text);
    if (words.size() == 3 && words[1] == "in" && !number_of(words[0]).empty() && !number_of(words[2]).empty())
        return number_of(words[0]) + "/" + number_of(words[2]);
    const auto sum = trimmed_end(text.substr(0, text.find_first_not_of("0123456789 */+-")));
    const auto rest = text.substr(sum.empty() ? first_word(text).size() : sum.size());
    const auto number = sum.empty() ? number_of(first_word(text)) : std::string(sum);
    if (number.empty() || number.back() < '0' || number.back() > '9' || !is_prose(rest)) return std::nullopt;
    auto words_behind = words_of(rest);
    if (rest.find_first_of(",;") == 0 && !words_behind.empty()) words_behind.resize(1);  // a reason may have numbers
    const bool is_clear = std::ranges::none_of(
        words_behind, [](const auto& one) { return one == "or" || one == "in" || !number_of(one).empty(); });
    return is_clear ? std::optional(number) : std::nullopt;
}

}  // namespace cubelang::lesson
