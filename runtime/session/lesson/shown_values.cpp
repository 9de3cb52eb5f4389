#include "runtime/session/lesson/shown_values.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "lang/parser.hpp"
#include "runtime/meaning/eval/module_text.hpp"

namespace cubelang::lesson {
namespace {

using lang::ExprPtr;
using Names = std::set<std::string>;

// The expression that `let` or `def` gives to the name at this position.
ExprPtr defined_at(const lang::Block& block, lang::Span name) {
    for (const auto& statement : block) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node); let != nullptr && let->name_span == name)
            return let->value;
        if (const auto* def = std::get_if<lang::Def>(&statement.node); def != nullptr && def->name_span == name)
            return def->code.body;
    }
    return nullptr;
}

ExprPtr definition_in(const Session& session, std::string_view name) {
    const auto where = session.definition_of(name);
    if (!where || where->source->name.starts_with("library/")) return nullptr;
    return defined_at(lang::parse(where->source).statements, where->span);
}

void add_names_between(Place above, Place below, Names& names) {
    for (; below != above; below = below->above) names.insert(below->name);
}

PlacedExpr unknown() { return {std::make_shared<const lang::Expr>(lang::Expr{{}, lang::Name{"_"}})}; }

}  // namespace

Place find_definition(const std::string& name, Place place) {
    while (place != nullptr && place->name != name) place = place->above;
    return place;
}

void ShownValues::read(const std::string& name, const std::string& text) {
    shown_.reset();
    source_ = lang::make_source(name, text);
    read(texts_.emplace_back(lang::parse(source_).statements));
}

void ShownValues::read(const lang::Block& block) {
    for (const auto& statement : block) std::visit([this](const auto& node) { take(node); }, statement.node);
}

std::optional<PlacedExpr> ShownValues::last() const {
    constexpr std::size_t most = 2000;  // more would take too long to follow
    if (definitions_.size() > most) return unknown();
    return shown_ ? shown_ : value_of("answer", place_);
}

std::optional<PlacedExpr> ShownValues::value_of(const std::string& name, Place place) const {
    const auto* const found = find_definition(name, place);
    if (found == nullptr) {
        auto known = definition_in(session_, name);
        return known == nullptr ? std::nullopt : std::optional(PlacedExpr{std::move(known)});
    }
    auto value = found->value;
    if (value.parameters != nullptr && value.place == nullptr) value.place = place;
    return value;
}

void ShownValues::take_in_doubt(std::initializer_list<const lang::Block*> blocks) {
    const auto* const above = place_;
    const auto before = std::exchange(shown_, {});
    for (const auto* const block : blocks) read(*block);
    Names names;
    add_names_between(above, place_, names);
    for (const auto& name : names) define(name, unknown());
    shown_ = shown_ ? unknown() : before;
}

// A module that cannot be read defines nothing: the session reports it.
void ShownValues::take(const lang::Import& node) try {
    if (!node.is_file) return;
    for (const auto& module : meaning::module_texts(node, source_, session_.host())) {
        const auto [at, is_new] = modules_.try_emplace(module.key);
        if (is_new) at->second = definitions_of(module.source);
        Names names;
        add_names_between(nullptr, at->second, names);
        for (const auto& name : names) define(name, value_of(name, at->second).value_or(unknown()));
    }
} catch (const lang::Error&) {
}

Place ShownValues::definitions_of(const lang::SourcePtr& module) {
    const auto place = std::exchange(place_, nullptr);
    const auto source = std::exchange(source_, module);
    const auto shown = shown_;
    read(texts_.emplace_back(lang::parse(source_).statements));
    source_ = source;
    shown_ = shown;
    return std::exchange(place_, place);
}

void ShownValues::define(const std::string& name, PlacedExpr value) {
    place_ = &definitions_.emplace_back(NamedDefinition{name, std::move(value), place_});
}

}  // namespace cubelang::lesson
