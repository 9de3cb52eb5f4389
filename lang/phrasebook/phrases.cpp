#include "lang/phrasebook/phrases.hpp"

#include <algorithm>
#include <string>

#include "lang/phrasebook/rows.hpp"
#include "lang/phrasebook/signs.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

struct Section {
    std::string_view name;
    Place place;
};
constexpr Section sections[] = {
    {"name", Place::name}, {"topic", Place::name}, {"statement", Place::statement}, {"prompt", Place::prompt}};

template <typename Item>
std::vector<Item> all_items(Item (*make)(const PhrasebookRow& row)) {
    std::vector<Item> all;
    for (const auto& file : phrasebook_texts())
        for (const auto& row : phrasebook_rows(file.text))
            if (auto item = make(row); !item.words.empty()) all.push_back(item);
    return all;
}

Phrase phrase_of(const PhrasebookRow& row) {
    const auto* section = std::ranges::find(sections, row.section, &Section::name);
    if (section == std::end(sections)) return {};
    return {row.cells[0], row.cells[1], row.cells[2], section->place, row.section == "topic" ? "" : row.cells[3]};
}

SentenceRow sentence_of(const PhrasebookRow& row) {
    if (row.section != "sentence" && row.section != "topic") return {};
    return {row.cells[0], row.section == "topic" ? row.cells[3] : "", row.cells[1]};
}

bool has(std::string_view list, std::string_view word) {
    const auto words = words_in(list);
    return std::ranges::find(words, word) != words.end();
}

std::string_view help_of(std::string_view word) {
    if (const auto* phrase = find_phrase(word)) return phrase->help;
    const auto* sign = find_sign(word);
    return sign == nullptr ? std::string_view() : sign->help;
}

}  // namespace

std::span<const Phrase> phrases() {
    static const auto all = all_items(phrase_of);
    return all;
}

std::span<const SentenceRow> sentence_rows() {
    static const auto all = all_items(sentence_of);
    return all;
}

std::string_view only_cubes() { return find_phrase("cuboid")->hint; }

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

const Phrase* find_phrase(std::string_view word) {
    std::string folded = lower(word);
    std::erase(folded, '_');
    const auto found = [&](const Phrase& phrase) { return has(phrase.words, folded) || has(phrase.words, word); };
    const auto row = std::ranges::find_if(phrases(), found);
    return row == phrases().end() ? nullptr : &*row;
}

std::vector<std::string_view> names_for(std::string_view word) {
    const auto names = help_of(word);
    if (!names.empty() || word.size() <= 3 || lower(word.back()) != 's') return words_in(names);
    return words_in(help_of(word.substr(0, word.size() - 1)));
}

}  // namespace cubelang::lang
