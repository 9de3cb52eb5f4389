#include "runtime/eval/help.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/eval/builtins.hpp"
#include "runtime/eval/names.hpp"
#include "runtime/eval/suggest.hpp"
#include "runtime/eval/text.hpp"
#include "stdlib/library.hpp"

namespace cubelang::eval {
namespace {

std::string first_line(std::string_view text) { return std::string(text.substr(0, text.find('\n'))); }

std::string about(const BuiltIn& built_in) {
    std::string text = fmt::format("{}\n    {}\n", signature(built_in), built_in.meaning);
    for (const auto& parameter : built_in.parameters)
        text += fmt::format("    {}: {}{}\n", parameter.name, parameter.wanted, parameter.optional ? " (may be left out)" : "");
    return text + fmt::format("example:\n    {}\n    {}\n", built_in.example, built_in.answer);
}

std::string about(const Keyword& keyword) { return fmt::format("{}\n    {}\nexample:\n    {}\n", keyword.name, keyword.meaning, keyword.example); }

std::string about(const std::string& name, const Binding& binding) {
    std::string text = fmt::format("{}, {}{}\n", name, type_with_article(binding.value), binding.module.empty() ? "" : fmt::format(" from {}", binding.module));
    for (std::string_view rest = binding.doc; !rest.empty();) {
        text += fmt::format("    {}\n", first_line(rest));
        rest.remove_prefix(std::min(rest.size(), first_line(rest).size() + 1));
    }
    return text + fmt::format("    {}\n", to_text(binding.value));
}

std::string built_ins_by_topic() {
    std::string text, topic;
    for (const auto& built_in : built_ins()) {
        if (topic != built_in.topic) text += fmt::format("{}{}:\n   ", text.empty() ? "" : "\n", topic = built_in.topic);
        text += fmt::format(" {}", built_in.name);
    }
    return text + "\n";
}

}  // namespace

const std::vector<Keyword>& keywords() {
    static const std::vector<Keyword> table{
        {"cube", "the puzzle from here on: an ordinary NxNxN cube", "cube 4"},
        {"supercube", "the same, and the turn of each fixed centre counts (odd N)", "supercube 5"},
        {"let", "gives a value a name", "let trigger = R U R' U'"},
        {"def", "makes a function", "def twice(p, q) = [p, q]^2"},
        {"import", "brings in the definitions of a module of the library, or of a file beside the script", "import triggers"},
        {"assert", "goes on if the condition is true, and stops with both sides shown if not", "assert order(R) == 4"},
        {"print", "prints values on one line: an algorithm's moves, a permutation's cycles", "print \"order:\", order(R U)"},
        {"for", "does a block for each item of a list or range", "for s in {R, U, F} { print s, order(s) }"},
        {"in", "between the variable and the list of `for`", "for n in 2..4 { print n }"},
        {"if", "chooses: `if … then … else …`, as a value or as statements", "if order(R) == 4 then \"yes\" else \"no\""},
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

std::string help_overview() {
    std::vector<std::string_view> modules;
    for (const auto& module : library::modules()) modules.push_back(module.name);
    return fmt::format(
        "Type moves, and see what they do; type a question, and see the answer:\n"
        "    R U R' U'        a product: first R, then U, …       (R U)6, [R, U], [F: [R, U]]', (R U)^-2\n"
        "    (uf,ur,ub)       a cycle of edges: uf goes to ur     (+ufl,rfu), (+fu), (r1,u1,f1)\n"
        "    order(R U)       a question                          image(R, @urf), cycles(M E), parity(R)\n"
        "    let a = R U      a name; def twice(p) = p p          cube 4, supercube 5: the puzzle in force\n"
        "    import triggers  the library: {}\n"
        "\n{}",
        fmt::join(modules, ", "), built_ins_by_topic());
}

std::string help_about(const Scope& scope, std::string_view name) {
    if (const auto* binding = scope.find(name)) return about(std::string(name), *binding);
    if (const auto* built_in = find_built_in(name)) return about(*built_in);
    if (const auto* constant = find_constant(name)) return fmt::format("{}\n    {}\n", constant->name, constant->meaning);
    const auto keyword = std::ranges::find(keywords(), name, &Keyword::name);
    if (keyword != keywords().end()) return about(*keyword);
    auto candidates = names_in_reach(scope, nullptr);
    for (const auto& [word, meaning, example] : keywords()) candidates.emplace_back(word);
    if (const auto module = module_defining(name); !module.empty()) return fmt::format("`{}` is in the library: import {}\n", name, module);
    const auto hint = did_you_mean(name, candidates);
    return fmt::format("nothing is called `{}`{}{}\n", name, hint.empty() ? "" : "; ", hint);
}

std::string signature_of(const Scope& scope, std::string_view name) {
    if (const auto* binding = scope.find(name)) {
        if (binding->value.as<Function>() == nullptr) return {};
        constexpr std::string_view kind = "function ";
        const auto text = to_text(binding->value);
        return fmt::format("{}{}{}", text.substr(text.starts_with(kind) ? kind.size() : 0), binding->doc.empty() ? "" : "  ", first_line(binding->doc));
    }
    const auto* const built_in = find_built_in(name);
    return built_in == nullptr ? "" : fmt::format("{}  {}", signature(*built_in), built_in->meaning);
}

std::string listing(const Scope& scope) {
    std::string text;
    for (const auto& [name, binding] : scope.bindings()) {
        if (name == "_" || name == "args") continue;
        auto meaning = binding.doc.empty() ? first_line(to_text(binding.value)) : first_line(binding.doc);
        if (meaning.size() > 100) meaning.replace(97, meaning.npos, "…");
        text += fmt::format("{:<20} {}{}\n", name, meaning, binding.module.empty() ? "" : fmt::format("  [{}]", binding.module));
    }
    return text.empty() ? "nothing is defined yet; try: let trigger = R U R' U'\n" : text;
}

}  // namespace cubelang::eval
