#include "lang/editing/rename.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "lang/tokens.hpp"

namespace cubelang::lang {
namespace {

using DefinitionKind = Definition::Kind;
using Reason = std::optional<std::string>;

std::uint32_t line_of(const BoundText& text, std::size_t offset) {
    return line_column(*text.source, static_cast<std::uint32_t>(offset)).line;
}

// The reason if the word cannot be a name.
Reason invalid_name(const std::string& name, const ExternalNames& outside) {
    const auto tokens = tokens_of(name);
    const bool is_word = tokens.size() == 1 && tokens[0].begin == 0 && tokens[0].end == name.size();
    if (is_word && tokens[0].kind == Token::Kind::keyword) return fmt::format("`{}` is a word of the language", name);
    if (is_word && tokens[0].kind == Token::Kind::moves) return fmt::format("`{}` is read as moves", name);
    if (!is_word || tokens[0].kind != Token::Kind::name)
        return fmt::format("`{}` is not a name: a letter comes first, then letters, digits and _", name);
    if (name == "_") return "`_` is the last value";
    if (outside.is_built_in && outside.is_built_in(name)) return fmt::format("`{}` is built in", name);
    return std::nullopt;
}

// The reason if this text does not define the name.
Reason foreign_name(const BoundText& text, const NameAt& at) {
    if (at.name == "_") return "`_` is the last value";
    if (at.definition == no_index) return fmt::format("`{}` is not defined in this text", at.name);
    const auto& all = text.bindings.definitions;
    for (const auto& definition : all)
        if (definition.kind == DefinitionKind::imported && definition.first == all[at.definition].first)
            return fmt::format("`{}` is imported from {}: rename it there", at.name,
                               text.bindings.imports[definition.owner].what);
    return std::nullopt;
}

// The reason if a broken statement may use the name.
Reason in_broken_statement(const BoundText& text, const std::string& name) {
    if (text.parsed.errors.empty()) return std::nullopt;
    const auto known = all_names(text.bindings);
    for (const auto& token : tokens_of(text.source->text)) {
        if (token.kind != Token::Kind::name || token.end - token.begin != name.size()) continue;
        if (text.source->text.compare(token.begin, name.size(), name) != 0) continue;
        if (!std::ranges::binary_search(known, token.begin, {}, [](const NameAt& at) { return at.span.begin; }))
            return fmt::format("line {} has a mistake and contains `{}`: correct it first", line_of(text, token.begin),
                               name);
    }
    return std::nullopt;
}

// The reason if a call that names the parameter may be of its function or of another one.
Reason in_unclear_call(const BoundText& text, const Definition& parameter) {
    if (parameter.kind != DefinitionKind::parameter) return std::nullopt;
    const auto& [definitions, references, imports] = text.bindings;
    const auto family = definitions[parameter.owner].first;
    const bool is_alone = std::ranges::count(definitions, family, &Definition::first) == 1;
    for (const auto& reference : references) {
        if (reference.kind != Reference::Kind::argument || reference.name != parameter.name) continue;
        const bool has_name = reference.callee != no_index;  // of the function
        const auto callee = has_name ? references[reference.callee].definition : no_index;
        if (has_name && (callee == no_index || definitions[callee].kind == DefinitionKind::imported)) continue;
        const bool is_alias = !has_name || definitions[callee].kind != DefinitionKind::def;
        const bool is_one_of_several = !is_alias && definitions[callee].first == family && !is_alone;
        if (is_alias || is_one_of_several)
            return fmt::format("line {} names `{}` in a call that may be of this function or of another",
                               line_of(text, reference.span.begin), parameter.name);
    }
    return std::nullopt;
}

// The reason if the new name is already used in the scope, or in the same function.
Reason name_in_use(const BoundText& text, const Definition& old, const std::string& name) {
    const bool is_local = old.kind == DefinitionKind::parameter || old.kind == DefinitionKind::loop_variable;
    for (const auto& other : text.bindings.definitions) {
        const bool is_other_local =
            other.kind == DefinitionKind::parameter || other.kind == DefinitionKind::loop_variable;
        const bool is_beside =
            is_local ? other.kind == DefinitionKind::parameter && other.owner == old.owner : !is_other_local;
        if (!is_beside) continue;
        if (other.name == name) return fmt::format("`{}` is defined in line {}", name, line_of(text, other.span.begin));
        if (is_local && other.name == old.name && other.span != old.span)
            return fmt::format("`{}` is the name of two parameters", old.name);
    }
    return std::nullopt;
}

// The renamed text is parsed again: each name must refer to the same definition as before.
Reason changed_reference(const BoundText& text, const BoundText& after, const std::string& name) {
    const auto& before = text.bindings.references;
    const auto& now = after.bindings.references;
    const bool is_same_text = now.size() == before.size() && after.parsed.errors.size() == text.parsed.errors.size() &&
                              after.bindings.definitions.size() == text.bindings.definitions.size();
    if (!is_same_text) return fmt::format("with the name `{}` the text would be parsed differently", name);
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (now[i].definition == before[i].definition && now[i].kind == before[i].kind) continue;
        const auto other = now[i].definition == no_index ? before[i].definition : now[i].definition;
        return fmt::format("`{}` in line {} would then mean the `{}` of line {}", before[i].name,
                           line_of(text, before[i].span.begin), name,
                           line_of(text, text.bindings.definitions[other].span.begin));
    }
    return std::nullopt;
}

Reason in_text(const BoundText& text, const Definition& definition, const std::string& name) {
    if (auto reason = name_in_use(text, definition, name)) return reason;
    if (auto reason = in_unclear_call(text, definition)) return reason;
    for (const auto& either : {definition.name, name})
        if (auto reason = in_broken_statement(text, either)) return reason;
    return std::nullopt;
}

constexpr auto no_name_here = "there is no name here";

using Result = std::variant<std::vector<Span>, Refusal>;

// `exports` after the renaming.
Result places_in(const BoundText& text, std::size_t definition, const std::string& name, const Exports& exports) {
    if (auto reason = in_text(text, text.bindings.definitions[definition], name)) return Refusal{*std::move(reason)};
    std::vector<Span> places;
    for (const auto& occurrence : occurrences(text.bindings, definition)) places.push_back(occurrence.span);
    auto source = make_source(text.source->name, replace_spans(text.source->text, places, name));
    if (auto reason = changed_reference(text, bind_text(std::move(source), exports), name))
        return Refusal{*std::move(reason)};
    return places;
}

Exports with_name(const Exports& exports, const ImportedRename& elsewhere) {
    return [&](const Import& import) {
        auto names = exports(import);
        if (names && elsewhere.is_imported_there(import)) std::ranges::replace(*names, elsewhere.old, elsewhere.name);
        return names;
    };
}

Import as_import(const ImportedModule& module) { return {module.what, module.is_file, module.span}; }

}  // namespace

std::variant<Span, Refusal> renamable_span(const BoundText& text, std::size_t offset) {
    const auto at = name_at(text.bindings, offset);
    if (!at) return Refusal{no_name_here};
    if (auto reason = foreign_name(text, *at)) return Refusal{*std::move(reason)};
    return at->span;
}

Result rename_spans(const BoundText& text, std::size_t offset, const std::string& name, const ExternalNames& outside) {
    const auto at = name_at(text.bindings, offset);
    if (!at) return Refusal{no_name_here};
    if (name == at->name) return std::vector<Span>();
    if (auto reason = invalid_name(name, outside)) return Refusal{*std::move(reason)};
    if (auto reason = foreign_name(text, *at)) return Refusal{*std::move(reason)};
    return places_in(text, at->definition, name, outside.exports);
}

Result rename_spans(const BoundText& text, const ImportedRename& elsewhere, const ExternalNames& outside) {
    const auto& all = text.bindings.definitions;
    const auto is_it = [&](const Definition& definition) {
        return definition.kind == DefinitionKind::imported && definition.name == elsewhere.old &&
               elsewhere.is_imported_there(as_import(text.bindings.imports[definition.owner]));
    };
    const auto at = std::ranges::find_if(all, is_it);
    if (at == all.end()) return std::vector<Span>();
    for (const auto& other : all)
        if (other.first == at->first && !is_it(other))
            return Refusal{fmt::format("line {} defines `{}` again", line_of(text, other.span.begin), other.name)};
    return places_in(text, static_cast<std::size_t>(at - all.begin()), elsewhere.name,
                     with_name(outside.exports, elsewhere));
}

std::string replace_spans(std::string_view text, const std::vector<Span>& places, std::string_view by) {
    std::string result;
    std::size_t done = 0;
    for (const auto& [begin, end] : places) {
        result += text.substr(done, begin - done);
        result += by;
        done = end;
    }
    return result += text.substr(done);
}

}  // namespace cubelang::lang
