#include "runtime/session/lesson/shown_values.hpp"

#include <algorithm>
#include <utility>

#include "lang/parser.hpp"

namespace cubelang::lesson {
namespace {

using lang::ExprPtr;

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

ExprPtr unknown() { return std::make_shared<const lang::Expr>(lang::Expr{{}, lang::Name{"_"}}); }

}  // namespace

void ShownValues::read(const std::string& text) {
    shown_.reset();
    read(texts_.emplace_back(lang::parse(lang::make_source("", text)).statements));
}

void ShownValues::read(const lang::Block& block) {
    for (const auto& statement : block) std::visit([this](const auto& node) { take(node); }, statement.node);
}

std::optional<PlacedExpr> ShownValues::last() const {
    constexpr std::size_t most = 2000;  // more would take too long to follow
    if (definitions_.size() > most) return PlacedExpr{unknown()};
    return shown_ ? shown_ : value_of("answer", definitions_.size());
}

std::size_t ShownValues::find(const std::string& name, std::size_t place) const {
    while (place-- > 0)
        if (definitions_[place].name == name)
            return place;
        else if (definitions_[place].name.empty())
            break;
    return definitions_.size();
}

bool ShownValues::defines(const std::string& name, std::size_t place) const {
    return find(name, place) != definitions_.size();
}

// A name that a text defines elsewhere may have any value here.
std::optional<PlacedExpr> ShownValues::value_of(const std::string& name, std::size_t place) const {
    if (const auto at = find(name, place); at != definitions_.size()) {
        auto value = definitions_[at].value;
        if (value.parameters != nullptr) value.place = place;
        return value;
    }
    if (std::ranges::count(definitions_, name, &Definition::name) != 0) return PlacedExpr{unknown()};
    auto known = definition_in(session_, name);
    return known == nullptr ? std::nullopt : std::optional(PlacedExpr{std::move(known)});
}

void ShownValues::take_in_doubt(std::initializer_list<const lang::Block*> blocks) {
    const auto above = definitions_.size();
    const auto before = std::exchange(shown_, {});
    for (const auto* const block : blocks) read(*block);
    for (auto at = above; at < definitions_.size(); ++at) definitions_[at].value = {unknown()};
    shown_ = shown_ ? PlacedExpr{unknown()} : before;
}

}  // namespace cubelang::lesson
