#include "lang/advice/table.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "lang/advice/match.hpp"
#include "lang/advice/rows.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

struct Section {
    std::string_view name;
    Place place;
};
constexpr Section sections[] = {{"name", Place::name},   {"statement", Place::statement},  {"prompt", Place::prompt},
                                {"line", Place::line},   {"operator", Place::operation},   {"sign", Place::sign},
                                {"first", Place::first}, {"unexpected", Place::unexpected}};

constexpr std::array<std::string_view, 36> fillers{
    "a",   "about", "an",     "and",  "are", "can",  "do",     "does", "for",  "how",  "i",     "in",
    "is",  "me",    "my",     "of",   "on",  "or",   "please", "pls",  "tell", "that", "the",   "to",
    "use", "what",  "what's", "with", "you", "mean", "give",   "this", "it",   "if",   "there", "want"};

Advice advice_of(const AdviceRow& row) {
    const auto* section = std::ranges::find(sections, row.section, &Section::name);
    const auto& [pattern, write, remark, help, example, message] = row.cells;
    const auto place = section == std::end(sections) ? Place::none : section->place;
    return {place, pattern, write, remark, help, example, message};
}

std::vector<Advice> all_advice() {
    std::vector<Advice> all;
    for (const auto& file : advice_texts())
        for (const auto& row : advice_rows(file.text))
            if (auto one = advice_of(row); one.place != Place::none) all.push_back(one);
    return all;
}

bool has(std::string_view list, std::string_view word) {
    for (auto at = list.find(word); at != list.npos; at = list.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ',')) return true;
    }
    return false;
}

const Advice* row_for(std::string_view word) {
    if (const auto* row = find_word(word)) return row;
    const auto sign = std::ranges::find(advice(), word, &Advice::pattern);
    return sign == advice().end() ? nullptr : &*sign;
}

// The row of the word, or of the word without its s.
const Advice* row_in_singular(std::string_view word) {
    const auto* row = row_for(word);
    const bool may_be_plural = word.size() > 3 && lower(word.back()) == 's';
    return row == nullptr && may_be_plural ? row_for(word.substr(0, word.size() - 1)) : row;
}

}  // namespace

std::string Advice::described() const {
    return fmt::format(fmt::runtime(message.empty() ? "`{}` is not in the language" : message), pattern);
}

std::string Advice::hint(std::string_view written) const { return hint_of(written, remark); }

std::string hint_of(std::string_view written, std::string_view remark) {
    if (written.empty()) return std::string(remark);
    return fmt::format("write {}{}{}", written, remark.empty() ? "" : "; ", remark);
}

std::span<const Advice> advice() {
    static const auto all = all_advice();
    return all;
}

std::string other_puzzles() {
    const auto* row = find_word("gigaminx");
    return row->hint(row->write);
}

bool is_filler(std::string_view word) { return std::ranges::find(fillers, lower(word)) != fillers.end(); }

std::vector<std::string_view> words_in(std::string_view list) {
    std::vector<std::string_view> words;
    for (std::size_t begin = 0, end = 0; begin < list.size(); begin = end + 1) {
        end = std::min(list.find(' ', begin), list.size());
        auto word = list.substr(begin, end - begin);
        if (word.size() > 1 && word.ends_with(',')) word.remove_suffix(1);
        if (!word.empty()) words.push_back(word);
    }
    return words;
}

const Advice* find_word(std::string_view word) {
    std::string folded = lower(word);
    std::erase(folded, '_');
    for (const auto spelled : {word, std::string_view(folded)})
        for (const auto& row : advice())
            if (row.is_word() && has(row.pattern, spelled)) return &row;
    return nullptr;
}

const Advice* sign_at(Place place, std::string_view text) {
    const auto row = std::ranges::find_if(
        advice(), [&](const Advice& one) { return one.place == place && text.starts_with(one.pattern); });
    return row == advice().end() ? nullptr : &*row;
}

std::vector<std::string_view> names_for(std::string_view word) {
    const auto* row = row_in_singular(word);
    return row == nullptr ? std::vector<std::string_view>() : words_in(row->help);
}

std::string hint_for(std::string_view word) {
    const auto* row = row_in_singular(word);
    return row == nullptr || !row->is_word() ? "" : row->hint(filled(row->write, word, 0, word.size()));
}

}  // namespace cubelang::lang
