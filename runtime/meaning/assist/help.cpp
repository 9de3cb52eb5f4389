#include "runtime/meaning/assist/help.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/match.hpp"
#include "lang/advice/suggest.hpp"
#include "lang/advice/table.hpp"
#include "lang/parser.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/assist/move_page.hpp"
#include "runtime/meaning/assist/page.hpp"
#include "runtime/meaning/assist/search.hpp"
#include "runtime/meaning/assist/symbols.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::meaning {
namespace {

using render::Drawing;
using render::Role;

constexpr std::size_t most_pages = 4;

Drawing about(const Symbol& symbol, const render::Screen& screen) {
    Drawing page;
    add_line(page, std::string(symbol.title), Role::strong);
    add_line(page, fmt::format("    {}", symbol.meaning));
    if (!symbol.example.empty()) add_example(page, symbol.example, screen);
    return page;
}

Drawing page_of_symbol(const HelpSetting& setting, std::string_view text) {
    Drawing pages;
    std::string_view topic;
    for (const auto* symbol : find_symbols(text)) {
        append_page(pages, about(*symbol, setting.screen));
        topic = symbol->topic;
    }
    if (!topic.empty()) add_line(pages, fmt::format("more: help {}", topic));
    return pages;
}

// The pages of similar names; a list if there are many.
Drawing page_of_like(const HelpSetting& setting, std::string_view text) {
    const auto names = names_like(setting.scope, text);
    Drawing pages;
    if (names.size() > most_pages) return search(setting, text);
    for (const auto& name : names) append_page(pages, page_of_name(setting, name));
    return pages;
}

void add_see_also(Drawing& page, std::span<const std::string_view> names) {
    if (!names.empty()) add_line(page, fmt::format("see also: help {}", fmt::join(names, ", help ")));
}

// A constant's page is short, so other meanings of its name are mentioned.
Drawing page_of_exact(const HelpSetting& setting, std::string_view text) {
    auto page = page_of_name(setting, text);
    if (vocabulary().constant(text) != nullptr) add_see_also(page, lang::names_for(text));
    if (page.lines.empty()) page = page_of_symbol(setting, text);
    if (page.lines.empty()) page = move_page(text, setting.screen).value_or(Drawing());
    return page;
}

// Pages of signs are the shortest and come first.
Drawing page_of_synonym(const HelpSetting& setting, std::string_view word) {
    auto names = lang::names_for(word);
    if (names.empty()) return {};
    const auto is_sign = [](std::string_view name) { return !find_symbols(name).empty(); };
    std::stable_partition(names.begin(), names.end(), is_sign);
    auto page = page_of_exact(setting, names.front());
    add_see_also(page, std::span(names).subspan(1));
    return page;
}

// `help auf`: the functions that have an optional argument of this name.
Drawing page_of_argument(const HelpSetting&, std::string_view name) {
    Drawing page;
    for (const auto& built_in : vocabulary().built_ins())
        for (const auto& parameter : built_in.parameters)
            if (parameter.name == name && parameter.optional)
                add_row(page, fmt::format("{}(… {} = …)", built_in.name, name), description(parameter), 24);
    return page;
}

// `RW`, `X`, `m`: moves with the wrong capitals.
Drawing page_of_misspelled_move(const HelpSetting& setting, std::string_view text) {
    std::string move(text);
    if (move.size() == 1) move[0] = lower(move[0]) == move[0] ? upper(move[0]) : lower(move[0]);
    if (move.size() == 2) move = {upper(move[0]), lower(move[1])};
    return move_page(move, setting.screen).value_or(Drawing());
}

// The name in a call, or the text in quotes: `order(R U)`, `"order"`.
std::string_view inner_name(std::string_view text) {
    if (text.size() > 2 && text.front() == '"' && text.back() == '"') return text.substr(1, text.size() - 2);
    const auto bracket = text.find('(');
    return bracket != text.npos && bracket > 0 && text.back() == ')' ? text.substr(0, bracket) : std::string_view();
}

Drawing page_of_one(const HelpSetting& setting, std::string_view text) {
    if (const auto inner = inner_name(text); !inner.empty())
        if (auto page = page_of_name(setting, inner); !page.lines.empty()) return page;
    for (const auto find : {page_of_exact, page_of_like, page_of_synonym, page_of_argument, page_of_misspelled_move})
        if (auto page = find(setting, text); !page.lines.empty()) return page;
    return {};
}

/// The pages of several words, and how many words have a page.
struct WordPages {
    Drawing pages;
    std::size_t found = 0, missing = 0;
};
WordPages page_of_each(const HelpSetting& setting, const std::vector<std::string_view>& words) {
    WordPages all;
    std::vector<Drawing> seen;
    for (const auto word : words) {
        auto page = page_of_one(setting, word);
        (page.lines.empty() ? all.missing : all.found) += 1;
        if (page.lines.empty() || std::ranges::find(seen, page) != seen.end() || seen.size() == most_pages) continue;
        seen.push_back(page);
        append_page(all.pages, std::move(page));
    }
    return all;
}

// `R U = U R?` is about moves, and `is R even?` a sentence that has a row of advice.
std::string meant_by(const HelpSetting& setting, std::string_view text) {
    const auto equals = text.find(" =");
    const auto left = trimmed(text.substr(0, equals)), right = trimmed(text.substr(equals + 1), " =");
    if (equals != text.npos && lang::is_code(left) && (right.empty() || lang::is_code(right)))
        return right.empty() ? fmt::format("write {}", left) : fmt::format("write {} == {}", left, right);
    const auto line = lang::mended(text, {});
    if (text.find(' ') == text.npos || line.text == text) return {};
    const auto source = lang::make_source("", line.text);
    const auto parsed = lang::parse(source);
    const bool runs = parsed.errors.empty() && unknown_names(parsed.statements, source, setting.scope).empty();
    return runs ? line.hint() : "";
}

Drawing unknown(const HelpSetting& setting, std::string_view text) {
    const auto hint = did_you_mean(text, names_to_search(setting));
    if (!hint.empty()) return render::text(fmt::format("no help found for `{}`; {}", text, hint));
    if (!finds(setting, text))
        return render::text(fmt::format("no help found for `{0}`; help alone shows an introduction", text));
    auto page = render::text(fmt::format("no help found for `{}`; it is mentioned here:", text));
    render::append(page, search(setting, text));
    return page;
}

}  // namespace

Drawing help_overview(const render::Screen& screen) {
    auto page = page_of(first_topic(), screen);
    add_line(page, "");
    for (const auto& topic : topics()) add_row(page, fmt::format("help {}", topic.name), topic.meaning);
    add_row(page, "help NAME", "explains NAME, with an example");
    add_row(page, "?WORD", "searches all names and meanings for WORD");
    return page;
}

Drawing help_about(const HelpSetting& setting, std::string_view asked) {
    const auto text = trimmed(asked);
    if (auto page = page_of_one(setting, text); !page.lines.empty()) return page;
    const auto words = significant_words(text);
    if (auto meant = words.size() < 2 ? "" : meant_by(setting, text); !meant.empty())
        return render::text("hint: " + meant);
    auto each = page_of_each(setting, words);
    if (each.missing == 0 && each.found > 0) return std::move(each.pages);
    if (words.size() > 1 && !finds(setting, text) && each.found > 0) return std::move(each.pages);
    return unknown(setting, text);
}

std::string signature_of(const Scope& scope, std::string_view name) {
    if (const auto* binding = scope.find(name)) {
        if (binding->value.as<Function>() == nullptr) return {};
        constexpr std::string_view kind = "function ";
        const auto text = to_text(binding->value);
        return fmt::format("{}{}{}", text.substr(text.starts_with(kind) ? kind.size() : 0),
                           binding->doc.empty() ? "" : "  ", binding->doc.substr(0, binding->doc.find('\n')));
    }
    const auto* const built_in = vocabulary().built_in(name);
    return built_in == nullptr ? "" : fmt::format("{}  {}", signature(*built_in), built_in->meaning);
}

namespace {

constexpr std::string_view marks = "? \t\r\n";

// A quick check, since this is called for every statement.
bool may_ask(std::string_view text) {
    const auto begin = std::ranges::find_if(text, [](char c) { return c > ' '; });
    return begin != text.end() && (*begin == 'h' || *begin == 'H' || text.find('?') != text.npos);
}

// False for a question mark in a text or a comment.
bool ends_with_mark(std::string_view line) {
    if (!line.ends_with('?')) return false;
    const auto last = lang::tokens_of(line).back();
    return last.end - last.begin == 1 && last.kind != lang::Token::Kind::text;
}

// Removes the brackets of `help(…)`.
std::string_view unwrapped(std::string_view rest) {
    const bool touches = rest.size() > 2 && rest.starts_with('(') && rest.ends_with(')');
    if (rest == "()") return {};
    return touches ? trimmed(rest.substr(1, rest.size() - 2)) : trimmed(rest);
}

}  // namespace

std::optional<HelpRequest> help_request(std::string_view text) {
    if (!may_ask(text)) return std::nullopt;
    const auto line = trimmed(text);
    if (line.find('\n') != line.npos) return std::nullopt;
    if (line.starts_with('?')) return HelpRequest{trimmed(line, marks), true};
    const auto word = line.substr(0, line.find_first_of(" \t(?"));
    if (lower(word) == "help") {
        const auto asked = unwrapped(line.substr(word.size()));
        return HelpRequest{asked.size() > 1 ? trimmed_end(asked, marks) : asked};
    }
    if (ends_with_mark(line)) return HelpRequest{trimmed_end(line, marks)};
    return std::nullopt;
}

}  // namespace cubelang::meaning
