#include "runtime/meaning/assist/search.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "lang/advice/rows.hpp"
#include "lang/advice/suggest.hpp"
#include "lang/advice/table.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/spellings.hpp"
#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/assist/move_page.hpp"
#include "runtime/meaning/assist/page.hpp"
#include "runtime/meaning/assist/symbols.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {
namespace {

using render::Drawing;
using Kind = Entry::Kind;

constexpr std::size_t most_found = 40;  // lines of a search
constexpr std::string_view help_mark = "help ";

// The order of kinds among entries of equal rank.
constexpr std::array<Kind, 8> order_of_kinds{Kind::topic,   Kind::symbol,     Kind::command, Kind::built_in,
                                             Kind::keyword, Kind::definition, Kind::library, Kind::constant};

void add_topics(std::vector<Entry>& entries) {
    const auto add = [&](std::string_view name, std::string_view meaning, Kind kind) {
        entries.push_back({fmt::format("{}{}", help_mark, name), std::string(meaning), kind});
    };
    for (const auto& topic : topics()) add(topic.name, topic.meaning, Kind::topic);
    for (const auto& symbol : symbols())
        add(symbol.spellings.substr(0, symbol.spellings.find(' ')), fmt::format("{}: {}", symbol.title, symbol.meaning),
            Kind::symbol);
    for (const auto& module : library::modules())
        entries.push_back({std::string(module.name), std::string(module.text.substr(2, module.text.find('\n') - 2)),
                           Kind::library, std::string(module.name)});
}

Entry lesson_of(const lang::AdviceRow& row) {
    return {fmt::format("cube lesson {}", row.cells[0]), std::string(row.cells[1]), Kind::constant};
}

// Appends optional arguments to the meanings, below the line that is shown.
void add_arguments(std::vector<Entry>& entries) {
    for (auto& entry : entries) {
        const auto* built_in = entry.kind == Kind::built_in ? vocabulary().built_in(entry.name) : nullptr;
        if (built_in == nullptr) continue;
        for (const auto& parameter : built_in->parameters)
            if (parameter.optional) entry.meaning += fmt::format("\n{}: {}", parameter.name, parameter.meaning);
    }
}

std::vector<Entry> all_entries(const HelpSetting& setting, std::string_view text) {
    auto entries = catalogue(setting.scope, true);
    for (auto& entry : entries)  // examples are not searched
        entry.meaning.resize(std::min(entry.meaning.find("\nexample: "), entry.meaning.size()));
    add_arguments(entries);
    add_topics(entries);
    for (auto& lesson : lang::advice_items("lesson", lesson_of)) entries.push_back(std::move(lesson));
    for (const auto& command : setting.commands) entries.push_back({command.typed, command.meaning, Kind::command});
    if (auto moves = meaning_of_moves(text); !moves.empty())
        entries.push_back({fmt::format("{}{}", help_mark, text), std::move(moves), Kind::topic});
    return entries;
}

// The bare name of an entry, without `help` or the arguments of a command.
std::string_view key_of(const Entry& entry) {
    std::string_view key = entry.name;
    if (entry.kind == Kind::topic || entry.kind == Kind::symbol) key.remove_prefix(help_mark.size());
    return entry.kind == Kind::command ? key.substr(0, key.find(' ')) : key;
}

std::vector<std::string> words_of(std::string_view text) {
    auto words = significant_words(text);
    if (words.empty()) words = lang::words_in(text);
    std::vector<std::string> small;
    for (const auto word : words) small.push_back(lower(word));
    return small;
}

bool is_letter_or_digit(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Where a word occurs in a text (short words only as whole words): anywhere, or at the beginning of a word.
struct Occurrence {
    bool anywhere = false, at_beginning = false;
};
Occurrence find_word(std::string_view word, std::string_view text) {
    Occurrence found;
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        const bool begins = at == 0 || !is_letter_or_digit(text[at - 1]),
                   ends = end == text.size() || !is_letter_or_digit(text[end]);
        if (word.size() < 3 && !(begins && ends)) continue;
        found.anywhere = true;
        found.at_beginning = found.at_beginning || begins;
    }
    return found;
}

constexpr int not_found = 7;

// 0: the name itself; 1: the first word for it here; 2, 3: the name begins with it, or contains it; 4: another word
// for it; 5, 6: a word of the meaning begins with it, or contains it.
int rank_of_word(const Entry& entry, std::string_view word, const std::vector<std::string_view>& called) {
    const auto key = lower(key_of(entry));
    if (key == word) return 0;
    const auto is_called = [&](std::string_view name) { return shape_of(name) == shape_of(key_of(entry)); };
    const auto place = std::ranges::find_if(called, is_called) - called.begin();
    if (place == 0 && !called.empty()) return 1;
    if (word.size() > 2 && key.starts_with(word)) return 2;
    if (find_word(word, key).anywhere) return 3;
    if (place < std::ssize(called)) return 4;
    const auto found = find_word(word, lower(entry.meaning + " " + entry.module));
    if (found.at_beginning) return 5;
    return found.anywhere ? 6 : not_found;
}

struct Query {
    std::string_view text;
    std::vector<std::string> words;
    std::vector<std::vector<std::string_view>> called;  ///< the language's names for each word
    int worst = not_found - 1;                          ///< the worst rank that is shown
};

// Commands need no other names, and one or two letters occur in every meaning.
Query query_of(const HelpSetting& setting, std::string_view text) {
    Query query{text, words_of(text), {}};
    for (const auto& word : query.words) {
        const bool is_command =
            std::ranges::find(setting.commands, word, &PromptCommand::name) != setting.commands.end();
        query.called.push_back(is_command ? std::vector<std::string_view>() : lang::names_for(word));
    }
    if (text.size() < 3) query.worst = 2;
    return query;
}

bool is_sign_for(const Entry& entry, std::string_view text) {
    if (entry.kind != Kind::symbol) return false;
    const auto rows = find_symbols(text);
    return std::ranges::any_of(rows, [&](const Symbol* row) { return entry.meaning.starts_with(row->title); });
}

bool is_meant(const Entry& entry, std::string_view text) {
    return key_of(entry) == text || entry.meaning == text || is_like(key_of(entry), text) || is_sign_for(entry, text);
}

// The worst rank of all words; nothing if a word is not found.
std::optional<int> rank(const Entry& entry, const Query& query) {
    if (is_meant(entry, query.text)) return 0;
    int worst = 0;
    for (std::size_t i = 0; i < query.words.size(); ++i)
        worst = std::max(worst, rank_of_word(entry, query.words[i], query.called[i]));
    return worst > query.worst || query.words.empty() ? std::nullopt : std::optional(worst);
}

std::vector<Entry> found_by(const HelpSetting& setting, std::string_view text) {
    const auto query = query_of(setting, text);
    std::vector<std::pair<int, Entry>> found;
    for (auto& entry : all_entries(setting, text))
        if (const auto place = rank(entry, query)) found.emplace_back(*place, std::move(entry));
    const auto kind_order = [](const Entry& entry) {
        return std::ranges::find(order_of_kinds, entry.kind) - order_of_kinds.begin();
    };
    std::ranges::stable_sort(
        found, {}, [&](const auto& one) { return std::tuple(one.first, kind_order(one.second), one.second.name); });
    std::vector<Entry> entries;
    for (auto& [place, entry] : found) entries.push_back(std::move(entry));
    return entries;
}

// Cases of a set that differ in their numbers only, such as cll_s_1 and cll_s_2: erases all but the first of them.
struct Hidden {
    std::size_t count = 0;
    std::set<std::string> pages;  ///< the help pages that list them
};
Hidden hide_similar(std::vector<Entry>& found) {
    Hidden hidden;
    std::set<std::string> seen;
    std::erase_if(found, [&](const Entry& entry) {
        auto shape = entry.name + entry.meaning;
        std::erase_if(shape, [](char c) { return c >= '0' && c <= '9'; });
        if (entry.kind != Kind::library || seen.insert(std::move(shape)).second) return false;
        hidden.pages.insert(fmt::format("{}{}", help_mark, entry.module));
        ++hidden.count;
        return true;
    });
    return hidden;
}

}  // namespace

std::vector<std::string_view> significant_words(std::string_view question) {
    auto words = lang::words_in(question);
    std::erase_if(words, lang::is_filler);
    return words;
}

std::vector<std::string> names_to_search(const HelpSetting& setting) {
    std::vector<std::string> names;
    for (const auto& entry : all_entries(setting, {})) names.emplace_back(key_of(entry));
    for (const auto& row : lang::advice())
        if (row.is_word())
            for (const auto word : lang::words_in(row.pattern)) names.emplace_back(word);
    std::erase_if(names, [](const std::string& name) { return name.size() < 3 || !is_letter_or_digit(name[0]); });
    return names;
}

bool finds(const HelpSetting& setting, std::string_view text) {
    return !found_by(setting, trimmed(text)).empty() || !lang::hint_for(trimmed(text)).empty();
}

Drawing search(const HelpSetting& setting, std::string_view asked) {
    const auto text = trimmed(asked);
    auto found = found_by(setting, text);
    const auto hidden = hide_similar(found);
    const auto count = found.size();
    found.resize(std::min(count, most_found));
    Drawing drawing = rows_of(found);
    const auto add_faint_line = [&](std::string line) { add_line(drawing, std::move(line), render::Role::faint); };
    if (count > most_found)
        add_faint_line(fmt::format("and {} more; a second word narrows the search", count - most_found));
    if (hidden.count > 0)
        add_faint_line(fmt::format("and {} that {} in numbers only: {}", hidden.count,
                                   hidden.count == 1 ? "differs" : "differ", fmt::join(hidden.pages, ", ")));
    if (count > 0) return drawing;
    if (auto hint = lang::hint_for(text); !hint.empty()) return render::text("hint: " + hint);
    const auto near = did_you_mean(text, names_to_search(setting));
    add_faint_line(fmt::format("nothing found for `{}`{}{}", text, near.empty() ? "" : "; ", near));
    return drawing;
}

}  // namespace cubelang::meaning
