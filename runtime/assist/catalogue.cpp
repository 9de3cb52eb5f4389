#include "runtime/assist/catalogue.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include <fmt/format.h>

#include "lang/suggest.hpp"
#include "runtime/assist/help.hpp"
#include "runtime/assist/topics.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/builtins/table.hpp"
#include "runtime/eval/library_index.hpp"
#include "runtime/eval/names.hpp"
#include "runtime/show/text.hpp"

namespace cubelang::eval {
namespace {

using render::Drawing;
using render::Line;
using render::Role;

constexpr std::size_t most_found = 40;   // lines of a search
constexpr std::size_t most_listed = 40;  // lines of a list before imported modules are put together
constexpr std::size_t longest_meaning = 100;

// The first line, or as much of it as has room.
std::string cut(std::string text) {
    text.resize(std::min(text.find('\n'), text.size()));
    if (text.size() <= longest_meaning) return text;
    return std::string(beginning(text, longest_meaning - 3)) + "…";
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t start = 0; (start = text.find_first_not_of(" \t", start)) != text.npos;) {
        const auto end = std::min(text.find_first_of(" \t", start), text.size());
        words.push_back(lower(text.substr(start, end - start)));
        start = end;
    }
    return words;
}

bool is_own(const std::string& name) { return name != "_" && name != "args"; }

std::string meaning_of(const Binding& binding) { return binding.doc.empty() ? to_text(binding.value) : binding.doc; }

constexpr int not_found = 4;

// 0: the name itself; 1: its beginning; 2: within it; 3: in the meaning.
int rank_of_word(std::string_view word, std::string_view name, std::string_view meaning) {
    if (name == word) return 0;
    if (name.starts_with(word)) return 1;
    if (name.find(word) != name.npos) return 2;
    return meaning.find(word) != meaning.npos ? 3 : not_found;
}

// The worst of all words; nothing if one is not found.
std::optional<int> rank(const Entry& entry, const std::vector<std::string>& words) {
    const auto name = lower(entry.name), meaning = lower(entry.meaning + " " + entry.module);
    int worst = 0;
    for (const auto& word : words) worst = std::max(worst, rank_of_word(word, name, meaning));
    return worst == not_found ? std::nullopt : std::optional(worst);
}

std::string from(const Entry& entry) {
    if (entry.kind == Entry::Kind::library) return fmt::format("  [import {}]", entry.module);
    return entry.module.empty() ? "" : fmt::format("  [{}]", entry.module);
}

Line row(const Entry& entry, std::size_t column) {
    return {{fmt::format("{:<{}}", entry.name, column), {Role::strong}},
            {"  " + cut(entry.meaning), {}},
            {from(entry), {Role::faint}}};
}

Drawing rows(const std::vector<Entry>& entries) {
    std::size_t column = 16;
    for (const auto& entry : entries) column = std::max(column, std::min<std::size_t>(entry.name.size(), 24));
    Drawing drawing;
    for (const auto& entry : entries) drawing.lines.push_back(row(entry, column));
    return drawing;
}

void say_faintly(Drawing& drawing, std::string text) { drawing.lines.push_back({{std::move(text), {Role::faint}}}); }

}  // namespace

std::vector<Entry> catalogue(const Scope& scope, bool library_too, std::string_view prefix) {
    std::vector<Entry> entries;
    using enum Entry::Kind;
    const auto add = [&](std::string_view name, std::string_view meaning, Entry::Kind kind,
                         std::string_view module = {}) {
        if (name.starts_with(prefix))
            entries.push_back({std::string(name), std::string(meaning), kind, std::string(module)});
    };
    for (const auto& row : keywords()) add(row.name, row.meaning, keyword);
    for (const auto& row : vocabulary().built_ins()) add(row.name, row.meaning, built_in);
    for (const auto& row : vocabulary().constants()) add(row.name, row.meaning, constant);
    const auto& bindings = scope.bindings();
    for (auto at = bindings.lower_bound(prefix); at != bindings.end() && at->first.starts_with(prefix); ++at)
        if (at->first != "_") add(at->first, at->second.doc, definition, at->second.module);
    if (library_too)
        for (const auto& entry : library_index())
            if (scope.find(entry.name) == nullptr) add(entry.name, entry.doc, library, entry.module);
    return entries;
}

Drawing search(const Scope& scope, std::string_view text) {
    const auto words = words_of(text);
    std::vector<std::pair<int, Entry>> found;
    auto entries = catalogue(scope, true);
    for (const auto& topic : topics())
        entries.push_back({fmt::format("help {}", topic.name), std::string(topic.meaning), Entry::Kind::keyword});
    for (auto& entry : entries)
        if (const auto place = rank(entry, words)) found.emplace_back(*place, std::move(entry));
    std::ranges::stable_sort(found, {}, [](const auto& one) { return std::pair(one.first, one.second.name); });
    std::vector<Entry> shown;
    for (auto& [place, entry] : found)
        if (shown.size() < most_found) shown.push_back(std::move(entry));
    Drawing drawing = rows(shown);
    if (found.size() > shown.size())
        say_faintly(drawing, fmt::format("and {} more; a second word narrows the search", found.size() - shown.size()));
    if (!found.empty()) return drawing;
    const auto near = did_you_mean(std::string(text), names_in_reach(scope, nullptr));
    say_faintly(drawing, fmt::format("nothing found about `{}`{}{}", text, near.empty() ? "" : "; ", near));
    return drawing;
}

Drawing listing(const Scope& scope) {
    std::vector<Entry> own;
    std::map<std::string, std::vector<std::string>> modules;
    const auto& bindings = scope.bindings();
    const auto count =
        static_cast<std::size_t>(std::ranges::count_if(bindings, [](const auto& one) { return is_own(one.first); }));
    const bool by_module = count > most_listed;
    for (const auto& [name, binding] : bindings) {
        if (!is_own(name)) continue;
        if (by_module && !binding.module.empty())
            modules[binding.module].push_back(name);
        else
            own.push_back({name, cut(meaning_of(binding)), Entry::Kind::definition, binding.module});
    }
    if (count == 0) return render::text("nothing is defined yet; try: let trigger = R U R' U'");
    Drawing drawing = rows(own);
    for (const auto& [module, names] : modules)
        drawing.lines.push_back({{fmt::format("{} ({})", module, names.size()), {Role::strong}},
                                 {fmt::format("  {}", fmt::join(names, " ")), {}}});
    if (by_module)
        say_faintly(drawing, fmt::format("{} names: {} of your own, {} imported; help NAME tells about each", count,
                                         own.size(), count - own.size()));
    return drawing;
}

}  // namespace cubelang::eval
