#include "lang/rewritten.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "lang/phrasebook/adjacent_text.hpp"
#include "lang/phrasebook/keywords.hpp"
#include "lang/phrasebook/primes.hpp"
#include "lang/report.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

std::string with_groups(std::string_view line) {
    std::string text;
    for (std::size_t at = 0; at < line.size();) {
        if (const auto group = group_at(line, at)) {
            text += group->written;
            at = group->end;
        } else {
            text += line[at++];
        }
    }
    return text;
}

// `G := …`, `G<R, U> := …`
std::string with_let(std::string_view line) {
    const auto sign = line.find('=');
    if (sign == 0 || sign == line.npos) return {};
    auto name = trimmed(line.substr(0, line[sign - 1] == ':' ? sign - 1 : sign));
    if (const auto type = word_at(name, 0); name.substr(type.size()).starts_with(' ') && find_keyword(type) == nullptr)
        name = trimmed(name.substr(type.size()));  // int n = 5
    const auto letters = word_at(name, 0);
    const bool is_name = letters.size() == name.size() || name.substr(letters.size()).starts_with('<');
    if (letters.empty() || !is_name) return {};
    const bool is_moves = moves_length(letters) == letters.size() && letters.front() < 'a';
    return fmt::format("let {}{} = {}", letters, is_moves ? "_" : "", trimmed(line.substr(sign + 1)));
}

// `len([R, U, F])`, `[order(p) for p in [R, U]]`. Alone, `[R, U, F]` may be a commutator.
std::string with_lists(std::string text) {
    for (auto open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
        const auto end = bracket_end(text, open);
        if (end == text.npos) continue;
        const auto inner = std::string_view(text).substr(open + 1, end - open - 2);
        const bool is_searched = inner.find(" for ") != inner.npos || text.substr(0, open).ends_with(" in ");
        if (!is_searched && (open == 0 || split_at(inner, ',').size() < 3)) continue;
        text[open] = '{';
        text[end - 1] = '}';
    }
    return text;
}

}  // namespace

std::string with_functions(std::string text) {
    constexpr std::string_view lambda = "lambda ", result = "return ";
    for (auto at = text.find(lambda); at != text.npos; at = text.find(lambda, at)) {
        const auto colon = text.find(':', at);
        if (colon == text.npos) break;
        const auto names = text.substr(at + lambda.size(), colon - at - lambda.size());
        const bool has_several = names.find(',') != names.npos;
        text.replace(at, colon + 1 - at, fmt::format("{} ->", has_several ? "(" + names + ")" : names));
    }
    if (text.find("sorted(") != text.npos) text = replaced(replaced(text, "sorted(", "sort("), "key=", "by = ");
    const auto colon = text.find("):");
    if (!text.starts_with("def ") || colon == text.npos) return text;
    const auto body = trimmed(std::string_view(text).substr(colon + 2));
    return fmt::format("{} = {}", text.substr(0, colon + 1), body.substr(body.starts_with(result) ? result.size() : 0));
}

namespace {

// `print(n, order(p))`
std::string with_plain_print(std::string_view statement) {
    const bool is_print = statement.starts_with("print(") && bracket_end(statement, 5) == statement.size();
    return is_print ? fmt::format("print {}", statement.substr(6, statement.size() - 7)) : std::string(statement);
}

// `for g in {R, U}: print(g)`, `for g in list`
std::vector<std::string> loops_of(std::string_view line) {
    const auto in = line.find(" in ");
    if (in == line.npos) return {};
    const auto head = line.substr(0, in), rest = line.substr(in + 4), name = line.substr(4, in - 4);
    const auto colon = rest.find(':');
    auto items = trimmed(rest.substr(0, colon));
    if (items.ends_with(".items()")) items.remove_suffix(8);
    const auto body = colon == rest.npos ? "" : trimmed(rest.substr(colon + 1));
    const auto number = items.starts_with("range(") ? trimmed(items.substr(5), "()") : std::string_view();
    std::vector<std::string> loops;
    const auto last = body.substr(0, body.find_first_not_of("0123456789"));
    if (is_digits(items) && !last.empty() && last.size() < body.size()) {  // 1:10 println(n) end
        auto done = replaced(trimmed(body.substr(last.size())), "println", "print");
        if (done.ends_with(" end")) done.resize(done.size() - 4);
        loops.push_back(fmt::format("{} in {}..{} {{ {} }}", head, items, last, with_plain_print(done)));
    }
    if (!body.empty() && is_digits(number) && number.size() < 9)
        loops.push_back(fmt::format("{} in 0..{} {{ {} }}", head, std::stoi(std::string(number)) - 1, body));
    else if (!body.empty() && !items.starts_with("range("))
        loops.push_back(fmt::format("{} in {} {{ {} }}", head, items,
                                    body.find(',') == body.npos ? std::string(body) : with_plain_print(body)));
    if (name.find(',') == name.npos) loops.push_back(fmt::format("{} in 1..6 {{ print (R U)^{} }}", head, name));
    return loops;
}

// `let a, b = …`, `let [a, b] = …`, `for k, v in …`
std::string with_names_in_brackets(std::string_view line) {
    const auto at = line.starts_with("let ") ? 0 : line.find("for ");
    const auto begin = line.find(' ', at), end = at == 0 && line[0] == 'l' ? line.find('=') : line.find(" in ", begin);
    if (at == line.npos || end == line.npos) return {};
    const auto names = trimmed(line.substr(begin, end - begin), " []{}");
    if (names.find(',') == names.npos || names.starts_with('(')) return {};
    return fmt::format("{} ({}) {}", line.substr(0, begin), names, trimmed_front(line.substr(end)));
}

// `for all a in …`, `∀ a ∈ …`, `all(c for a in list)`
std::string with_quantifiers(std::string_view line) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> rows{{{"for all ", "forall "},
                                                                                 {"for every ", "forall "},
                                                                                 {"∀ ", "forall "},
                                                                                 {"∃ ", "exists "},
                                                                                 {"∀", "forall "},
                                                                                 {"∃", "exists "},
                                                                                 {"∈", "in"}}};
    std::string text(line);
    for (const auto& [theirs, ours] : rows) text = replaced(text, theirs, ours);
    for (const auto& [theirs, ours] : {std::pair("all(", "forall"), std::pair("any(", "exists")}) {
        const auto at = text.find(theirs), end = at == text.npos ? at : bracket_end(text, at + 3);
        const auto middle = text.find(" for ", at);
        const bool is_word = at == 0 || (at != text.npos && !is_word_character(text[at - 1]));
        if (end == text.npos || middle >= end || !is_word) continue;
        const auto condition = text.substr(at + 4, middle - at - 4), clause = text.substr(middle + 5, end - middle - 6);
        text.replace(at, end - at, fmt::format("({} {}: {})", ours, clause, condition));
    }
    return text;
}

// `"yes" if order(R) == 4 else "no"`
std::string with_then(std::string_view line) {
    const auto condition = line.find(" if "), otherwise = line.find(" else ", condition);
    if (otherwise == line.npos || line.find(" then ") != line.npos || line.find('{') < condition) return {};
    return fmt::format("if {} then {} else {}", line.substr(condition + 4, otherwise - condition - 4),
                       line.substr(0, condition), line.substr(otherwise + 6));
}

// `R': [U, D]`, `R U R', D`, `R U / R, M'`
bool is_bare_commutator(std::string_view line) {
    return line.find_first_of(":,/") != line.npos && std::ranges::all_of(split_at(line, ' '), [](auto word) {
               return word == ":" || word == "/" || is_code(word);
           });
}

std::string with_closed_brackets(std::string text) {
    constexpr int most = 20;
    if (text.find_last_of("([{,") + 1 == text.size()) return {};  // it may continue on the next line
    for (int i = 0; i < most; ++i) {
        const auto tokens = tokens_of(text);
        if (innermost_open(tokens) == Token::none) break;
        text += closing(text[tokens[innermost_open(tokens)].begin]);
    }
    return text;
}

}  // namespace

bool is_code(std::string_view word) {
    std::string letters;
    for (; !word.empty(); word.remove_prefix(std::max(prime_length(word), std::size_t{1})))
        if (prime_length(word) == 0 && std::string_view(" ()[]{},:*^.@!?;\"-+").find(word.front()) == word.npos)
            letters += word.front();
    return !letters.empty() && moves_length(letters) == letters.size();
}

std::optional<WrittenGroup> group_at(std::string_view line, std::size_t at) {
    const auto name = word_at(line, at);
    const auto open = at + name.size();
    const bool continues_name = at > 0 && is_word_character(line[at - 1]);
    if (continues_name || open >= line.size() || line[open] != '<') return {};
    auto inner = line.substr(open + 1, line.find('>', open) - open - 1);
    const auto bar = inner.find('|') + 1;  // npos + 1 is 0
    std::string generators;
    auto end = open + 1 + bar;
    for (const auto word : split_at(inner.substr(bar), ',')) {
        const auto first = word.substr(0, word.find(' '));
        const bool is_all_code = std::ranges::all_of(split_at(word, ' '), is_code);
        if (!is_code(first) || (!is_all_code && line.find('>', open) != line.npos)) return {};
        generators += fmt::format("{}{}", generators.empty() ? "" : ", ", is_all_code ? word : first);
        end = static_cast<std::size_t>((is_all_code ? word : first).data() - line.data()) +
              (is_all_code ? word : first).size();
        if (!is_all_code) break;
    }
    const auto close = line.find_first_not_of(' ', end);
    const bool is_closed = close < line.size() && line[close] == '>';
    const auto next = trimmed(line.substr(is_closed ? close + 1 : line.size()));
    if (const auto word = word_at(next, 0); !word.empty() && is_code(word)) return {};  // `<R>U` of CubeTwister
    generators = fmt::format("group({})", generators);
    const bool is_call = !name.empty() && name != "sub" && lower(name) == name;
    return WrittenGroup{is_call ? fmt::format("{}({})", name, generators) : generators, is_closed ? close + 1 : end};
}

std::string with_small_calls(std::string text) {
    constexpr std::size_t longest = 4096;
    if (text.size() > longest) return text;
    for (auto open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
        const auto word = value_before(text, open);
        if (word.size() < 3 || moves_length(word) == word.size() || lower(word[1]) != word[1]) continue;
        const auto begin = static_cast<std::size_t>(word.data() - text.data());
        text[begin] = lower(text[begin]);
    }
    return text;
}

std::vector<std::string> rewritten(std::string_view line) {
    const auto quantified = with_lists(with_quantifiers(line)), named = with_lists(with_names_in_brackets(line));
    if (quantified != with_lists(std::string(line))) return {quantified};
    if (!named.empty() && named.starts_with("for ") && named.find(" {") == named.npos)
        return loops_of(with_functions(named));
    if (!named.empty()) return {named};
    if (auto conditional = with_then(line); !conditional.empty()) return {std::move(conditional)};
    const auto value = with_functions(with_lists(with_small_calls(with_groups(line))));
    if (line.starts_with("for ") && line.find('{') == line.npos) return loops_of(value);
    std::vector<std::string> all{with_lists(with_small_calls(with_groups(with_let(line)))), value,
                                 with_closed_brackets(value)};
    if (is_bare_commutator(line)) {
        const auto slash = value.find(" / ");
        all.push_back(fmt::format("[{}]", value));
        if (slash != value.npos)
            all.push_back(fmt::format("[{}: [{}]]", value.substr(0, slash), trimmed(value.substr(slash + 3))));
    }
    std::erase_if(all, [&](const auto& text) { return text.empty() || text == line; });
    return all;
}

}  // namespace cubelang::lang
