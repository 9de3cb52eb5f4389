#include "front/editors/words.hpp"

#include <algorithm>
#include <map>

#include "lang/advice/move_letters.hpp"
#include "lang/advice/primes.hpp"
#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"

namespace cubelang::editors {
namespace {

using Lists = std::map<std::string, std::vector<Words>>;

// The roles of keywords; all others begin a statement.
constexpr std::pair<std::string_view, std::string_view> roles[] = {
    {"and", "operators"},    {"or", "operators"},     {"not", "operators"}, {"in", "operators"},
    {"if", "branches"},      {"then", "branches"},    {"else", "branches"}, {"for", "branches"},
    {"forall", "operators"}, {"exists", "operators"}, {"true", "literals"}, {"false", "literals"},
};

std::string role_of(std::string_view keyword) {
    const auto* const at = std::ranges::find(roles, keyword, &std::pair<std::string_view, std::string_view>::first);
    return std::string(at == std::end(roles) ? "statements" : at->second);
}

void add(std::vector<Words>& list, std::string_view heading, std::string_view word) {
    const auto at = std::ranges::find(list, heading, &Words::heading);
    auto& words = (at == list.end() ? list.emplace_back(Words{std::string(heading), {}}) : *at).words;
    words.emplace_back(word);
}

void add_keywords(Lists& lists) {
    for (const auto& keyword : meaning::keywords()) {
        add(lists["keywords"], "", keyword.name);
        add(lists[role_of(keyword.name)], "", keyword.name);
    }
}

void add_names(Lists& lists) {
    for (const auto& built_in : meaning::vocabulary().built_ins())
        add(lists["functions"], built_in.topic, built_in.name);
    for (const auto& constant : meaning::vocabulary().constants())
        if (meaning::vocabulary().built_in(constant.name) == nullptr) add(lists["constants"], "", constant.name);
}

std::string letters(lang::LetterForm form) {
    std::string all;
    for (const auto& row : lang::move_letters)
        if (row.form == form) all += row.written;
    return all;
}

// A regular expression for a word of moves, with the same meaning in Oniguruma, Python and JavaScript, that never
// backtracks. Layer numbers can only come first: later digits belong to the move before them.
std::string moves_expression(const std::string& capital, const std::string& small, const std::string& bare,
                             const std::string& prime) {
    const auto move = "(?:[" + capital + "][wWv]?|[" + small + "]W?|[" + bare + "])";
    const auto inner = "[0-9]+(?:-[0-9]+)?(?:[" + capital + "][wW]?|[" + small + "]W?)";
    return "(?:" + inner + "|" + move + ")[0-9]*(?:" + move + "[0-9]*)*(?:[" + prime + "]|(?![A-Za-z0-9_]))";
}

void add_moves(Lists& lists) {
    const auto capital = letters(lang::LetterForm::capital);
    const auto small = letters(lang::LetterForm::small);
    const auto bare = letters(lang::LetterForm::bare);
    std::string primes;
    for (const auto prime : lang::primes) primes += prime;
    add(lists["capitals"], "", capital);
    add(lists["smalls"], "", small);
    add(lists["bares"], "", bare);
    add(lists["primes"], "", primes);
    add(lists["moves"], "", moves_expression(capital, small, bare, primes));
}

const Lists& lists() {
    static const Lists all = [] {
        Lists made;
        add_keywords(made);
        add_names(made);
        add_moves(made);
        return made;
    }();
    return all;
}

}  // namespace

const std::vector<Words>& word_list(const std::string& name) { return lists().at(name); }

bool is_in_list(const std::string& name, std::string_view word) {
    const auto holds = [&](const Words& group) { return std::ranges::find(group.words, word) != group.words.end(); };
    return std::ranges::any_of(word_list(name), holds);
}

}  // namespace cubelang::editors
