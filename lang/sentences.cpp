#include "lang/sentences.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "lang/phrasebook/adjacent_text.hpp"
#include "lang/phrasebook/keywords.hpp"
#include "lang/phrasebook/phrases.hpp"
#include "lang/phrasebook/primes.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

constexpr std::array<std::string_view, 29> fillers{
    "a",  "about", "an", "and",    "are",  "can",  "do",  "does", "for", "how",  "i",      "in",   "is",  "me",  "my",
    "of", "on",    "or", "please", "tell", "that", "the", "to",   "use", "what", "what's", "with", "you", "mean"};

struct SentenceRow {
    std::string_view words;  ///< alternatives: words that the sentence has, in the singular
    std::string_view hint;   ///< {args} are the moves at the end of the sentence
};

// clang-format off
constexpr SentenceRow rows[] = {
    {"mirror+cube, void+cube, gear+cube, ghost+cube, dino+cube, ivy+cube, square+1, rubik+clock", only_cubes},
    {"god+number, hardest+position, farthest+position",
     "20 moves solve every position of the 3x3x3, in HTM; antipodes({R2, U2}) lists the farthest ones of a group"},
    {"many+move, number+move, count+move", "write length({args})"},
    {"many+position, number+position, many+state, many+combination, many+permutation, size+cube, order+cube",
     "size(full_group()) is the number of positions that turns reach"},
    {"many+element, number+element, size+group, order+group", "size(G) is the order of a group: size(group(R, U))"},
    {"cube+solvable, cube+possible, cube+legal, cube+valid, corner+twisted, edge+flipped",
     "write is_reachable((uf,ur)), with the permutation of your cube in the brackets"},
    {"optimal+solution, shortest+solution, best+solution", "write solve({args}, optimal)"},
    {"solve+cube, solve+it, solve+puzzle, solve+rubik, cube+scrambled, cube+mixed, solution",
     "write solve({args}) with the moves of the scramble, or solve(colors(\"…\")) with the stickers: help colors"},
    {"cross", "find(goal = solved(cross), after = R U2 F) solves the cross after a scramble"},
    {"show+cube, show+position, display+cube, view+cube, see+cube, print+cube, picture",
     "write show({args}), or show(()) for the solved cube"},
    {"scramble, random+cube", "write random_scramble(1); another seed in place of 1 gives another scramble"},
    {"perm, pll, last+layer", "the permutations of the last layer have names such as pll_t: `import pll`"},
    {"algorithm+for, alg+for, find+algorithm",
     "find(goal = @uf -> @ur) finds moves for a goal; help library lists the algorithms with names"},
    {"lesson, course, tutorial, exercise", "in the shell, cube lesson 1 begins the course"},
    {"what+this, what+cubelang", "type moves, such as R U R' U', to see their effect; help shows how to begin"},
};
// clang-format on

std::string_view line_at(std::string_view text, std::size_t at) {
    const auto begin = text.substr(0, at).find_last_of("\n;") + 1;  // npos + 1 is 0
    return trimmed(text.substr(begin, text.find_first_of("\n;#", begin) - begin));
}

// Without primes and punctuation.
std::string bare(std::string_view word) {
    std::string letters;
    for (; !word.empty(); word.remove_prefix(std::max(prime_length(word), std::size_t{1})))
        if (prime_length(word) == 0 && std::string_view(".,!?()[]:").find(word.front()) == std::string_view::npos)
            letters += word.front();
    return letters;
}

bool is_all_moves(std::string_view word) {
    const auto letters = bare(word);
    return moves_length(letters) == letters.size();
}

bool is_plain(std::string_view word) {
    return !is_all_moves(word) && std::ranges::all_of(bare(word), is_word_character) &&
           word.find_first_of("()[]:") == word.npos;
}

bool has_all(const std::vector<std::string_view>& words, std::string_view wanted) {
    return std::ranges::all_of(split_at(wanted, '+'), [&](std::string_view key) {
        return std::ranges::any_of(words, [&](std::string_view word) {
            const auto plain = lower(bare(word));
            return plain == key || (plain.size() == key.size() + 1 && plain.starts_with(key) && plain.ends_with('s'));
        });
    });
}

}  // namespace

bool is_filler(std::string_view word) { return std::ranges::find(fillers, lower(word)) != fillers.end(); }

// Words end at blanks and dashes.
std::optional<Sentence> sentence_at(std::string_view text, std::size_t at) {
    const auto line = line_at(text, at);
    Sentence sentence;
    for (const auto group : words_in(line))
        for (const auto word : split_at(group, '-')) sentence.words.push_back(word);
    auto& words = sentence.words;
    while (words.size() > 1 && is_all_moves(words.back())) {
        sentence.moves = line.substr(static_cast<std::size_t>(words.back().data() - line.data()));
        words.pop_back();
    }
    if (words.size() < 2 || find_keyword(words[0]) != nullptr || !std::ranges::all_of(words, is_plain)) return {};
    return sentence;
}

// The first word that other languages or programs use.
std::string phrase_in_sentence_hint(std::string_view text, std::size_t at) {
    const auto sentence = sentence_at(text, at);
    for (const auto word : sentence ? sentence->words : std::vector<std::string_view>()) {
        const auto* phrase = is_filler(word) || word.size() < 2 ? nullptr : find_phrase(word);
        if (phrase == nullptr || phrase->hint.empty()) continue;
        const auto begin = static_cast<std::size_t>(word.data() - text.data());
        return fill_hint(phrase->hint, text, begin, begin + word.size());
    }
    return {};
}

std::string sentence_hint(std::string_view text, std::size_t at) {
    const auto sentence = sentence_at(text, at);
    if (!sentence) return {};
    const auto matches = [&](const SentenceRow& row) {
        return std::ranges::any_of(split_at(row.words, ','),
                                   [&](auto wanted) { return has_all(sentence->words, wanted); });
    };
    const auto* row = std::ranges::find_if(rows, matches);
    if (row == std::end(rows)) return {};
    std::string hint(row->hint);
    if (const auto gap = hint.find("{args}"); gap != hint.npos)
        hint.replace(gap, 6, sentence->moves.empty() ? "R U F" : sentence->moves);
    return hint;
}

std::string help_hint(std::string_view text, std::size_t at, std::string_view word) {
    constexpr std::size_t longest = 30;
    if (sentence_at(text, at)) return "at the prompt, help shows how to begin; a question ends with ?";
    const auto searched = word.size() > longest ? std::string_view("WORD") : word;
    return fmt::format("at the prompt, help shows how to begin, and ?{} searches for the word", searched);
}

// Only for lines with an error: `(1,0)/(3,-3)/`, `R++ D--`, `UR3+ ALL2-`
std::string_view other_puzzle(std::string_view text, std::size_t at) {
    const auto line = line_at(text, at);
    const auto has = [&](std::string_view part) { return line.find(part) != line.npos; };
    const auto has_several = [words = words_in(line)](auto fits) { return std::ranges::count_if(words, fits) > 1; };
    const auto is_clock = [](std::string_view word) {
        return word.size() > 2 && std::string_view("+-").find(word.back()) != word.npos &&
               std::string_view("0123456").find(word[word.size() - 2]) != word.npos;
    };
    if (has("/") && has("(") && has(",") && line.find_first_not_of("()/,- 0123456789") == line.npos) return "Square-1";
    if (has_several([](auto word) { return word == "R++" || word == "R--" || word == "D++" || word == "D--"; }))
        return "Megaminx";
    return has_several(is_clock) ? "Clock" : "";
}

}  // namespace cubelang::lang
