#include "runtime/assist/help.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/suggest.hpp"
#include "runtime/assist/scratch.hpp"
#include "runtime/assist/topics.hpp"
#include "runtime/builtins/table.hpp"
#include "runtime/eval/library_index.hpp"
#include "runtime/eval/names.hpp"
#include "runtime/show/text.hpp"
#include "stdlib/library.hpp"

namespace cubelang::eval {
namespace {

using render::Drawing;
using render::Role;
using render::Screen;

template <class Use>
void for_each_part(std::string_view text, char between, Use use) {
    for (bool more = !text.empty(); more;) {
        const auto end = text.find(between);
        use(text.substr(0, end));
        more = end != text.npos;
        text.remove_prefix(more ? end + 1 : text.size());
    }
}

void say(Drawing& page, std::string text, Role role = Role::plain) {
    page.lines.push_back({{std::move(text), {role}}});
}

void row(Drawing& page, std::string name, std::string_view meaning, std::size_t column = 18) {
    name.resize(std::max(column, name.size() + 2), ' ');
    page.lines.push_back({{"  " + name, {Role::strong}}, {std::string(meaning), {}}});
}

void example(Drawing& page, std::string_view statements, const Screen& screen) {
    say(page, "example:", Role::label);
    Scratch(screen).show(page, std::string(statements), 4);
}

Drawing about(const BuiltIn& built_in, const Screen& screen) {
    Drawing page;
    say(page, signature(built_in), Role::strong);
    say(page, fmt::format("    {}", built_in.meaning));
    for (const auto& parameter : built_in.parameters)
        page.lines.push_back({{fmt::format("    {}: ", parameter.name), {Role::label}}, {description(parameter), {}}});
    example(page, built_in.example, screen);
    return page;
}

Drawing about(const Keyword& keyword, const Screen& screen) {
    Drawing page;
    say(page, std::string(keyword.name), Role::strong);
    say(page, fmt::format("    {}", keyword.meaning));
    example(page, keyword.example, screen);
    return page;
}

// The doc's own examples are worked out, with what its module defines.
void add_doc(Drawing& page, std::string_view doc, std::string_view module, const Screen& screen) {
    constexpr std::string_view mark = "example: ";
    for_each_part(doc, '\n', [&](std::string_view line) {
        if (!line.starts_with(mark) || module.empty()) return say(page, fmt::format("    {}", line));
        Scratch scratch(screen);
        static_cast<void>(scratch.answers(fmt::format("import {}", module)));
        say(page, "example:", Role::label);
        scratch.show(page, std::string(line.substr(mark.size())), 4);
    });
}

bool is_library_module(std::string_view name) {
    return std::ranges::any_of(library::modules(), [&](const auto& module) { return module.name == name; });
}

Drawing about(const std::string& name, const Binding& binding, const Screen& screen) {
    Drawing page;
    page.lines.push_back({{name, {Role::strong}},
                          {fmt::format(", {}{}", type_with_article(binding.value),
                                       binding.module.empty() ? "" : fmt::format(" from {}", binding.module)),
                           {}}});
    say(page, fmt::format("    {}", to_text(binding.value)), Role::moves);
    add_doc(page, binding.doc, is_library_module(binding.module) ? binding.module : "", screen);
    return page;
}

Drawing about(const LibraryEntry& entry, const Screen& screen) {
    Drawing page;
    page.lines.push_back({{entry.shape, {Role::strong}},
                          {", in the library: ", {}},
                          {fmt::format("import {}", entry.module), {Role::strong}}});
    add_doc(page, entry.doc, entry.module, screen);
    return page;
}

void add_built_ins(Drawing& page, std::string_view heading) {
    for (const auto& built_in : vocabulary().built_ins())
        if (built_in.topic == heading) row(page, signature(built_in), built_in.meaning, 26);
}

void add_all_built_ins(Drawing& page) {
    std::string_view heading;
    for (const auto& built_in : vocabulary().built_ins()) {
        if (heading != built_in.topic) {
            heading = built_in.topic;
            say(page, fmt::format("{}:", heading), Role::label);
            say(page, " ");
        }
        page.lines.back().back().text += fmt::format(" {}", built_in.name);
    }
}

void add_modules(Drawing& page) {
    for (const auto& module : library::modules()) {
        const auto count = std::ranges::count(library_index(), module.name, &LibraryEntry::module);
        const auto first = module.text.substr(0, module.text.find('\n'));
        row(page, fmt::format("import {}", module.name),
            fmt::format("{} ({})", first.substr(std::min(first.find_first_not_of("# "), first.size())), count), 20);
    }
}

Drawing page_of(const Topic& topic, const Screen& screen) {
    Drawing page;
    Scratch scratch(screen);
    for_each_part(topic.text, '\n', [&](std::string_view line) {
        if (line.starts_with("> "))
            scratch.show(page, std::string(line.substr(2)));
        else
            say(page, std::string(line));
    });
    if (topic.name == "library") add_modules(page);
    if (topic.headings == "*")
        add_all_built_ins(page);
    else
        for_each_part(topic.headings, '|', [&](std::string_view heading) { add_built_ins(page, heading); });
    return page;
}

Drawing unknown(const Scope& scope, std::string_view name) {
    auto candidates = names_in_reach(scope, nullptr);
    for (const auto& [word, meaning, example] : keywords()) candidates.emplace_back(word);
    for (const auto& topic : topics()) candidates.emplace_back(topic.name);
    for (const auto& entry : library_index()) candidates.push_back(entry.name);
    const auto hint = did_you_mean(name, candidates);
    return render::text(fmt::format("nothing is called `{}`; {}", name,
                                    hint.empty() ? fmt::format("?{} looks for it in all meanings", name) : hint));
}

Drawing about_name(const Scope& scope, std::string_view name, const Screen& screen) {
    if (const auto* binding = scope.find(name)) return about(std::string(name), *binding, screen);
    if (const auto* built_in = vocabulary().built_in(name)) return about(*built_in, screen);
    if (const auto* constant = vocabulary().constant(name))
        return render::text(fmt::format("{}\n    {}", constant->name, constant->meaning));
    if (const auto* keyword = find_keyword(name)) return about(*keyword, screen);
    if (const auto* entry = find_in_library(name)) return about(*entry, screen);
    return {};
}

}  // namespace

const std::vector<Keyword>& keywords() {
    static const std::vector<Keyword> table{
        {"cube", "the puzzle from here on: an ordinary NxNxN cube", "cube 4; order(R U)"},
        {"supercube", "the same, and the turn of each fixed centre counts (odd N)", "supercube 5; order(R U)"},
        {"let", "gives a value a name", "let trigger = R U R' U'; order(trigger)"},
        {"def", "makes a function", "def twice(p, q) = [p, q]^2; twice(R, U)"},
        {"import", "brings in the definitions of a module of the library, or of a file beside the script",
         "import triggers; sune"},
        {"assert", "goes on if the condition is true, and stops with both sides shown if not", "assert order(R) == 4"},
        {"print", "prints values on one line: an algorithm's moves, a permutation's cycles",
         "print \"order:\", order(R U)"},
        {"for", "does a block for each item of a list or range", "for s in {R, U, F} { print s, order(s) }"},
        {"in", "between the variable and the list of `for`", "for n in 2..4 { print n }"},
        {"if", "chooses: `if … then … else …`, as a value or as statements",
         "if order(R) == 4 then \"yes\" else \"no\""},
        {"then", "before what `if` does when true", "if true then 1 else 2"},
        {"else", "before what `if` does when false", "if false then 1 else 2"},
        {"true", "the boolean value", "1 == 1"},
        {"false", "the boolean value", "1 == 2"},
        {"and", "both conditions", "order(R) == 4 and order(M) == 4"},
        {"or", "one condition or both", "order(R) == 5 or order(M) == 4"},
        {"not", "the opposite", "not commutes(R, U)"},
    };
    return table;
}

const Keyword* find_keyword(std::string_view name) {
    const auto at = std::ranges::find(keywords(), name, &Keyword::name);
    return at == keywords().end() ? nullptr : &*at;
}

Drawing help_overview(const Screen& screen) {
    auto page = page_of(first_topic(), screen);
    say(page, "");
    for (const auto& topic : topics()) row(page, fmt::format("help {}", topic.name), topic.meaning);
    row(page, "help NAME", "what NAME means, with an example");
    row(page, "?WORD", "looks for WORD in all names and meanings");
    return page;
}

// A word may be a topic and a name: `help cycles` teaches, and then tells about the question.
Drawing help_about(const Scope& scope, std::string_view name, const Screen& screen) {
    const auto* topic = find_topic(name);
    auto named = about_name(scope, name, screen);
    if (topic == nullptr) return named.lines.empty() ? unknown(scope, name) : named;
    auto page = page_of(*topic, screen);
    if (!named.lines.empty()) say(page, "");
    render::append(page, std::move(named));
    return page;
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

}  // namespace cubelang::eval
