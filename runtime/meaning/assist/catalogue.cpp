#include "runtime/meaning/assist/catalogue.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "lang/advice/rows.hpp"
#include "lang/editing/bindings.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/names.hpp"
#include "runtime/meaning/advice/spellings.hpp"
#include "runtime/meaning/assist/page.hpp"
#include "runtime/meaning/assist/topics.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {
namespace {

using render::Drawing;
using render::Line;
using render::Role;

constexpr std::size_t most_listed = 40;  // lines of a listing before imported modules are summarised

bool is_own(const std::string& name) { return name != "_" && name != "args"; }

std::string meaning_of(const Binding& binding) { return binding.doc.empty() ? to_text(binding.value) : binding.doc; }

std::string from(const Entry& entry) {
    if (entry.kind == Entry::Kind::library) return fmt::format("  [import {}]", entry.module);
    return entry.module.empty() ? "" : fmt::format("  [{}]", entry.module);
}

Line row(const Entry& entry, std::size_t column) {
    return {{fmt::format("{:<{}}", entry.name, column), {Role::strong}},
            {"  " + first_line(entry.meaning), {}},
            {from(entry), {Role::faint}}};
}

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

Drawing rows_of(const std::vector<Entry>& entries) {
    std::size_t column = 16;
    for (const auto& entry : entries) column = std::max(column, std::min<std::size_t>(entry.name.size(), 24));
    Drawing drawing;
    for (const auto& entry : entries) drawing.lines.push_back(row(entry, column));
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
            own.push_back({name, first_line(meaning_of(binding)), Entry::Kind::definition, binding.module});
    }
    if (count == 0) return render::text("nothing is defined yet; try: let trigger = R U R' U'");
    Drawing drawing = rows_of(own);
    for (const auto& [module, names] : modules)
        drawing.lines.push_back({{fmt::format("{} ({})", module, names.size()), {Role::strong}},
                                 {fmt::format("  {}", fmt::join(names, " ")), {}}});
    if (by_module)
        add_line(drawing,
                 fmt::format("{} names: {} defined here, {} imported; help NAME explains each", count, own.size(),
                             count - own.size()),
                 Role::faint);
    return drawing;
}

std::vector<std::string> names_like(const Scope& scope, std::string_view text) {
    auto all = names_in_reach(scope, nullptr);
    for (const auto& topic : topics()) all.emplace_back(topic.name);
    for (const auto& keyword : keywords()) all.emplace_back(keyword.name);
    for (const auto& module : library::modules()) all.emplace_back(module.name);
    for (const auto& entry : library_index()) all.push_back(entry.name);
    std::erase_if(all, [&](const std::string& name) { return !is_like(name, text); });
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

const std::vector<Keyword>& keywords() {
    static const auto rows = lang::advice_items<Keyword>("keyword", [](const lang::AdviceRow& row) {
        return Keyword{row.cells[0], row.cells[1], row.cells[2]};
    });
    return rows;
}

const Keyword* find_keyword(std::string_view name) {
    const auto at = std::ranges::find(keywords(), name, &Keyword::name);
    return at == keywords().end() ? nullptr : &*at;
}

namespace {

// The names of a library module; nothing for a file.
std::optional<std::vector<std::string>> names_of_module(const lang::Import& import) {
    if (import.is_file) return std::nullopt;
    std::vector<std::string> names;
    for (const auto& entry : library_index())
        if (entry.module == import.what) names.push_back(entry.name);
    return names;
}

}  // namespace

std::vector<lang::Diagnostic> unknown_names(const lang::Block& text, const lang::SourcePtr& source, const Scope& scope,
                                            std::initializer_list<std::string_view> locals) {
    const auto bindings = lang::bindings_of(text, source->text, names_of_module);
    std::vector<lang::Diagnostic> found;
    if (std::ranges::any_of(bindings.imports, &lang::ImportedModule::is_file)) return found;
    for (const auto& reference : bindings.references) {
        if (found.size() == most_unknown_names) break;
        const bool is_name = reference.kind != lang::Reference::Kind::argument && reference.name != "_" &&
                             std::ranges::find(locals, reference.name) == locals.end();
        if (!is_name || reference.definition != lang::no_index) continue;
        try {
            static_cast<void>(look_up(scope, nullptr, reference.name, source, reference.span));
        } catch (const lang::Error& error) {
            found.push_back(error.diagnostic());
        }
    }
    return found;
}

}  // namespace cubelang::meaning
