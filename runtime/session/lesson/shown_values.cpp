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

void add_defined(const lang::Block& block, Names& names) {
    for (const auto& statement : block) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node)) names.insert(let->name);
        if (const auto* def = std::get_if<lang::Def>(&statement.node)) names.insert(def->name);
        if (const auto* let = std::get_if<lang::LetParts>(&statement.node))
            for (const auto& name : let->names) names.insert(name.name);
        if (const auto* loop = std::get_if<lang::For>(&statement.node)) add_defined(loop->body, names);
        if (const auto* choice = std::get_if<lang::IfStatement>(&statement.node)) {
            add_defined(choice->yes, names);
            add_defined(choice->no, names);
        }
    }
}

void append(std::vector<PlacedExpr>& all, const std::vector<PlacedExpr>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

}  // namespace

Place find_definition(const std::string& name, Place place) {
    while (place != nullptr && place->name != name) place = place->above;
    return place;
}

void ShownValues::read(const std::string& name, const std::string& text) {
    shown_.clear();
    source_ = lang::make_source(name, text);
    read(texts_.emplace_back(lang::parse(source_).statements));
}

void ShownValues::read(const lang::Block& block) {
    for (const auto& statement : block) std::visit([this](const auto& node) { take(node); }, statement.node);
}

std::vector<PlacedExpr> ShownValues::last() const {
    constexpr std::size_t most = 2000;  // more would take too long to follow
    if (definitions_.size() > most || shown_.size() > most)
        return {{std::make_shared<const lang::Expr>(lang::Expr{{}, lang::Name{"_"}})}};
    return shown_.empty() ? values_of("answer", place_) : shown_;
}

std::vector<PlacedExpr> ShownValues::values_of(const std::string& name, Place place) const {
    std::vector<PlacedExpr> all;
    std::set<Place> seen;
    for (std::vector<Place> places{place}; !places.empty();) {
        const auto* const found = find_definition(name, places.back());
        places.pop_back();
        if (!seen.insert(found).second) continue;
        if (found == nullptr) {
            if (auto known = definition_in(session_, name)) all.push_back({std::move(known)});
            continue;
        }
        append(all, found->values);
        places.insert(places.end(), found->origins.begin(), found->origins.end());
    }
    for (auto& value : all)
        if (value.parameters != nullptr && value.place == nullptr) value.place = place;
    return all;
}

void ShownValues::take(const lang::IfStatement& node) {
    const auto above = place_;
    const PlacedExpr condition{node.condition, above, nullptr, true};
    const auto shown = std::exchange(shown_, {});
    read(node.yes);
    const auto yes = std::exchange(place_, above);
    const auto shown_by_yes = std::exchange(shown_, {});
    read(node.no);
    const auto no = std::exchange(place_, above);
    const bool both_show = !shown_.empty() && !shown_by_yes.empty();
    if (!shown_.empty() || !shown_by_yes.empty()) shown_.push_back(condition);
    append(shown_, shown_by_yes);
    if (!both_show) append(shown_, shown);
    Names names;
    add_names_between(above, yes, names);
    add_names_between(above, no, names);
    for (const auto& name : names) define(name, {condition}, {yes, no});
}

// A round begins with the definitions above the loop, or with those of the round before.
void ShownValues::take(const lang::For& node) {
    const auto above = place_;
    const auto shown = std::exchange(shown_, {});
    Names names;
    add_defined(node.body, names);
    std::vector<NamedDefinition*> changed;
    const PlacedExpr rounds{node.items, above, nullptr, true};
    for (const auto& name : names) changed.push_back(&define(name, {rounds}, {above}));
    const auto begin = place_;
    for (const auto& variable : node.variables)
        define(variable.name, {{node.items, above, nullptr, node.variables.size() > 1}});
    read(node.body);
    const auto end = std::exchange(place_, begin);
    append(shown_, shown);
    for (auto* const one : changed) one->origins.push_back(end);
}

// A module that cannot be read defines nothing: the session reports it.
void ShownValues::take(const lang::Import& node) try {
    if (!node.is_file) return;
    for (const auto& module : meaning::module_texts(node, source_, session_.host())) {
        const auto [at, is_new] = modules_.try_emplace(module.key);
        if (is_new) at->second = definitions_of(module.source);
        Names names;
        add_names_between(nullptr, at->second, names);
        for (const auto& name : names) define(name, values_of(name, at->second));
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

NamedDefinition& ShownValues::define(const std::string& name, std::vector<PlacedExpr> values,
                                     std::vector<Place> origins) {
    auto& defined = definitions_.emplace_back(NamedDefinition{name, std::move(values), place_, std::move(origins)});
    place_ = &defined;
    return defined;
}

}  // namespace cubelang::lesson
