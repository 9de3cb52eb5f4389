#include "runtime/meaning/eval/names.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/foreign.hpp"
#include "lang/phrasebook/adjacent_text.hpp"
#include "lang/phrasebook/keywords.hpp"
#include "lang/phrasebook/move_letters.hpp"
#include "lang/phrasebook/phrases.hpp"
#include "lang/phrasebook/primes.hpp"
#include "lang/phrasebook/suggest.hpp"
#include "lang/sentences.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/eval/spellings.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {
namespace {

// A name may be a mistyped run of moves: finds its longest prefix that reads as moves. A name in small letters is
// more likely a word.
std::string moves_hint(std::string_view name) {
    const auto good = lang::moves_length(name);
    if (good == name.size() || good < 2 || 2 * good < name.size() || lower(name) == name) return {};
    return fmt::format("`{}` reads as moves, but `{}` is not a move", name.substr(0, good), name[good]);
}

// `R'w`: `before` is the text that ends at the name.
std::string wide_after_prime(std::string_view before, std::string_view name) {
    if (lower(name) != "w" || !lang::ends_with_prime(before)) return {};
    return "the w of a wide move comes before the prime: Rw'";
}

std::string elsewhere_hint(std::string_view name) {
    const auto moves = lang::translate_moves(name);
    return moves.empty() ? std::string() : fmt::format("`{}` is written {}", name, moves);
}

// Hint for a word of other programs or of school mathematics.
NameAdvice foreign_hint(const Scope& scope, const Locals* locals, const lang::Where& where, std::string_view name) {
    if (where.source == nullptr || where.span.end > where.source->text.size()) return {};
    auto [hint, replacement] = lang::foreign_word(where.source->text, where.span, name, name_in_reach(scope, locals));
    return {std::move(hint), std::move(replacement)};
}

bool is_moves(std::string_view text) {
    text = lang::without_prime(text);
    return !text.empty() && lang::moves_length(text) == text.size();
}

// `R U Q`: next to moves, a single letter is a mistyped move and not a command.
std::string letter_hint(const lang::Where& where, std::string_view name) {
    if (name.size() != 1 || where.source == nullptr || where.span.end > where.source->text.size()) return {};
    const auto* phrase = lang::find_phrase(name);
    if (phrase != nullptr && phrase->place == lang::Place::name) return {};
    const std::string_view text = where.source->text;
    if (!is_moves(lang::value_before(text, where.span.begin)) && !is_moves(lang::value_after(text, where.span.end)))
        return {};
    const auto ours = elsewhere_hint(name);
    return ours.empty() ? "the letters of moves are R L U D F B, r l u d f b, M E S and x y z" : ours;
}

std::string how_to_import(const Scope& scope, const std::string& name) {
    const auto* binding = scope.find(name);
    const auto module = binding != nullptr ? std::string_view() : module_defining(name);
    return module.empty() ? "" : fmt::format(": `import {}`", module);
}

// A definition of the program with a name that differs only in capitals and underscores.
NameAdvice own_spelling_hint(const Scope& scope, const Locals* locals, std::string_view name) {
    const auto same = [&](std::string_view known) { return folded(known) == folded(name); };
    std::string_view found;
    for (; locals != nullptr; locals = locals->outer)
        if (locals->value != nullptr && same(locals->name)) found = locals->name;
    for (const auto& [known, binding] : scope.bindings())
        if (found.empty() && binding.module.empty() && same(known)) found = known;
    if (found.empty()) return {};
    return {fmt::format("it is defined as `{}`: capitals and underscores matter", found), std::string(found)};
}

// "it is written `sune`: `import triggers`"
NameAdvice spelling_hint(const Scope& scope, const std::vector<std::string>& known) {
    if (known.empty()) return {};
    if (known.size() > 1)
        return fmt::format("there are {}{}", fmt::join(known, ", "), how_to_import(scope, known.front()));
    return {fmt::format("it is written `{}`{}", known.front(), how_to_import(scope, known.front())), known.front()};
}

// `(WGO WRG …)`: a corner, or a tuple, in the colours of the Tuple page.
std::string colors_hint(const lang::Where& where) {
    const auto text = text_of(where);
    const auto open = text.rfind('(', where.span.begin), close = text.find(')', where.span.end);
    if (open == text.npos || close == text.npos) return {};
    std::string inner(text.substr(open + 1, close - open - 1));
    std::ranges::replace(inner, '\n', ' ');
    const auto words = lang::words_in(inner);
    const auto size = words.empty() ? 0 : words.front().size();
    const auto is_colors = [&](std::string_view word) {
        return word.size() == size && word.find_first_not_of("WGRYBO") == word.npos;
    };
    constexpr std::string_view kinds[] = {"", "centres", "edges", "corners", "dedges"};
    if (words.size() < 3 || size >= std::size(kinds) || !std::ranges::all_of(words, is_colors)) return {};
    if (words.size() == 3 && size == 1)
        return fmt::format("corner_showing(\"({})\") is the corner with these colours", inner);
    return fmt::format("colours are read from a text: write tuple_colors(\"{}: ({})\")", kinds[size], inner);
}

// A short word has many similar words, and is more often meant as it is written.
constexpr std::size_t shortest_misspelt = 4, shortest_in_library = 5, shortest_foreign = 6;

// The most similar of the visible names and of the words of other programs.
NameAdvice near_hint(const Scope& scope, const Locals* locals, const lang::Where& where, std::string_view name) {
    if (name.size() < shortest_misspelt) return {};
    auto known = names_in_reach(scope, locals);
    for (const auto& [keyword, _] : lang::keywords)
        if (std::ranges::is_permutation(name, keyword)) return {fmt::format("did you mean `{}`?", keyword), {}};
    const auto names = known.size();
    for (const auto& phrase : lang::phrases())
        if (!phrase.hint.empty() && name.size() >= shortest_foreign)
            for (const auto word : lang::words_in(phrase.words)) known.emplace_back(word);
    const auto near = nearest(name, known);
    if (!near) return {};
    const auto at = static_cast<std::size_t>(std::ranges::find(known, *near) - known.begin());
    if (at >= names) return foreign_hint(scope, locals, where, *near).hint;
    return {fmt::format("did you mean `{}`?", *near), *near};
}

// `cube4`
NameAdvice size_hint(std::string_view name) {
    const auto word = name.substr(0, name.find_first_of("0123456789"));
    const auto size = name.substr(word.size());
    const bool is_cube = (lower(word) == "cube" || lower(word) == "supercube") && !size.empty() &&
                         size.find_first_not_of("0123456789") == size.npos;
    if (!is_cube) return {};
    const auto meant = fmt::format("{} {}", lower(word), size);
    return {"write " + meant, meant};
}

// `getOrder`, `parity_of`: a name with a prefix or suffix that adds no meaning.
std::string_view without_filler(std::string_view word) {
    constexpr std::size_t shortest = 3;
    for (const std::string_view front : {"get", "compute", "calculate", "calc", "make", "to", "as"})
        if (word.starts_with(front) && word.size() >= front.size() + shortest) return word.substr(front.size());
    for (const std::string_view back : {"of", "function"})
        if (word.ends_with(back) && word.size() >= back.size() + shortest)
            return word.substr(0, word.size() - back.size());
    return {};
}

NameAdvice filler_hint(const Scope& scope, const lang::Where& where, std::string_view name) {
    const auto whole = folded(name);
    const auto word = without_filler(whole);
    if (word.empty()) return {};
    auto known = spelling_hint(scope, spelled_like(scope, word));
    return known.hint.empty() ? foreign_hint(scope, nullptr, where, word).hint : known;
}

NameAdvice near_in_library(std::string_view name) {
    if (name.size() < shortest_in_library) return {};
    std::vector<std::string> names;
    for (const auto& entry : library_index()) names.push_back(entry.name);
    const auto near = nearest(name, names);
    if (!near) return {};
    return {fmt::format("did you mean `{}`? it is in the library: `import {}`", *near, find_in_library(*near)->module),
            *near};
}

// The offset after leading comments, imports and `cube` statements.
std::uint32_t place_of_import(std::string_view text) {
    std::size_t place = 0, line_end = 0;
    for (const auto& token : lang::tokens_of(text)) {
        if (token.begin < line_end || token.kind == lang::Token::Kind::comment) continue;
        const auto word = text.substr(token.begin, token.end - token.begin);
        const bool opens = word == "import" || word == "cube" || word == "supercube";
        if (!opens && line_end == 0) place = text.rfind('\n', token.begin) + 1;
        if (!opens) break;
        const auto newline = text.find('\n', token.end);
        if (newline == text.npos) break;
        place = line_end = newline + 1;
    }
    return static_cast<std::uint32_t>(place);
}

}  // namespace

std::vector<lang::Fix> NameAdvice::fixes(const lang::Where& name) const {
    if (!replacement.empty()) return {{name.span, replacement}};
    if (module.empty() || name.source == nullptr) return {};
    const auto place = place_of_import(name.source->text);
    return {{{place, place}, fmt::format("import {}\n", module)}};
}

// Whether a call with moves alone is right, as in the example of the function.
bool is_of_moves(const BuiltIn& built_in) {
    const auto example = example_call(built_in);
    const auto argument = example.substr(std::min(example.size(), built_in.name.size() + 1), 1);
    return std::ranges::count(built_in.parameters, false, &Parameter::optional) == 1 &&
           (argument == "R" || argument == "[" || argument == "(");
}

// `order of R U`, `cayley graph`: the call of the first built-in.
std::string sentence_advice(const Scope& scope, const Locals* locals, const lang::Where& where) {
    const auto sentence = lang::sentence_at(text_of(where), where.span.begin);
    if (!sentence) return {};
    if (auto hint = lang::sentence_hint(text_of(where), where.span.begin); !hint.empty()) return hint;
    const auto is_known = [known = name_in_reach(scope, locals)](std::string_view word) {
        return (word[0] >= '0' && word[0] <= '9') || known(word);
    };
    const auto& words = sentence->words;
    const auto named = [&](auto word) { return scope.vocabulary().built_in(lower(word)); };
    const auto call = std::ranges::find_if(words, [&](auto word) { return named(word) != nullptr; });
    const bool is_call = call != words.end();
    for (const auto word : words)
        if (const auto module = module_defining(word); !module.empty() && scope.find(word) == nullptr)
            return fmt::format("`{0}` is in the library: write import {1}, then {2}({0})", word, module,
                               is_call && is_of_moves(*named(*call)) ? lower(*call) : "show");
    if (!is_call || std::ranges::all_of(words, is_known)) return {};
    const auto example = example_call(*named(*call));
    if (example.starts_with(lower(*call) + "(group(") && !sentence->groups.empty())
        return fmt::format("write {}({})", lower(*call), sentence->groups.front());
    return is_of_moves(*named(*call)) && !sentence->moves.empty()
               ? fmt::format("write {}({})", lower(*call), sentence->moves)
               : "write a call, such as " + example;
}

std::vector<std::string> names_in_reach(const Scope& scope, const Locals* locals) {
    std::vector<std::string> names;
    for (; locals != nullptr; locals = locals->outer)
        if (locals->value != nullptr) names.emplace_back(locals->name);
    for (const auto& [name, binding] : scope.bindings()) names.push_back(name);
    for (const auto& built_in : scope.vocabulary().built_ins()) names.emplace_back(built_in.name);
    for (const auto& constant : scope.vocabulary().constants()) names.emplace_back(constant.name);
    return names;
}

std::function<bool(std::string_view)> name_in_reach(const Scope& scope, const Locals* locals) {
    return [known = names_in_reach(scope, locals)](std::string_view word) {
        return std::ranges::find(known, word) != known.end();
    };
}

std::string file_hint(std::string_view name, std::string_view after) {
    constexpr std::string_view endings[] = {".svg", ".html", ".cube", ".png", ".gif", ".txt", ".json", ".gap"};
    for (const auto ending : endings)
        if (after.starts_with(ending)) return fmt::format("a file's name is written in quotes: \"{}{}\"", name, ending);
    return {};
}

std::string_view module_defining(std::string_view name) {
    const auto* entry = find_in_library(name);
    return entry == nullptr ? std::string_view() : entry->module;
}

namespace {

// `let G = group(R, U) size(G)`
std::string unfinished_let_hint(std::string_view before, std::string_view name) {
    const auto statement = trimmed_front(before.substr(before.find_last_of("\n;") + 1));  // npos + 1 is 0
    return statement.starts_with(fmt::format("let {} =", name))
               ? fmt::format("`{}` has its value after this statement: a newline or `;` ends it", name)
               : "";
}

// `length(_, QTM)` without a last value, meant as a function of the argument that is left open.
std::string open_argument_hint(std::string_view text, std::size_t at) {
    const auto line = text.substr(0, at).find_last_of("\n;") + 1;  // npos + 1 is 0
    const auto tokens = lang::tokens_of(text.substr(line, at - line));
    const auto open = lang::innermost_open(tokens);
    if (open == lang::Token::none || open == 0 || tokens[open - 1].end != tokens[open].begin) return {};
    const auto begin = line + tokens[open - 1].begin, end = lang::bracket_end(text, line + tokens[open].begin);
    if (tokens[open - 1].kind != lang::Token::Kind::name || end == text.npos) return {};
    return fmt::format("a function of one value is written p -> {}p{}", text.substr(begin, at - begin),
                       text.substr(at + 1, end - at - 1));
}

}  // namespace

NameAdvice unknown_name_advice(const Scope& scope, const Locals* locals, std::string_view name,
                               const lang::Where& where) {
    const std::string_view text = where.source == nullptr ? std::string_view() : where.source->text;
    const std::string_view before = text.substr(0, where.span.begin);
    const std::string_view after = text.substr(std::min<std::size_t>(where.span.end, text.size()));
    if (name == "_" && !text.empty()) return open_argument_hint(text, where.span.begin);
    if (const auto module = module_defining(name); !module.empty())
        return {fmt::format("it is in the library: `import {}`", module), {}, std::string(module)};
    if (auto hint = unfinished_let_hint(before, name); !hint.empty()) return hint;
    const auto letter = letter_hint(where, name);
    const auto spellings = other_spellings(scope, where);
    const bool calls_constant =  // htm(M2 U)
        after.starts_with('(') && spellings.size() == 1 && scope.vocabulary().constant(spellings[0]) != nullptr;
    NameAdvice hints[] = {
        own_spelling_hint(scope, locals, name),
        calls_constant ? NameAdvice() : spelling_hint(scope, spellings),
        spelling_hint(scope, last_layer_names(where)),
        colors_hint(where),
        lang::sentence_hint(text, where.span.begin),
        letter.empty() ? foreign_hint(scope, locals, where, name) : NameAdvice(),
        sentence_advice(scope, locals, where),
        elsewhere_hint(name),
        lang::phrase_in_sentence_hint(text, where.span.begin),
        file_hint(name, after),
        size_hint(name),
        filler_hint(scope, where, name),
        wide_after_prime(before, name),
        letter,
        near_hint(scope, locals, where, name),
        lang::topic_hint(name),
        moves_hint(name),
    };
    for (auto& advice : hints)
        if (!advice.hint.empty()) return std::move(advice);
    auto near = near_in_library(name);
    if (near.hint.empty() && name != "_") near.hint = lang::help_hint(text, where.span.begin, name);
    return near;
}

}  // namespace cubelang::meaning
