#include "front/lsp/tree.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "lang/editing/parts.hpp"

namespace cubelang::lsp {
namespace {

bool holds(lang::Span outer, lang::Span inner) { return outer.begin <= inner.begin && inner.end <= outer.end; }

class Search {
public:
    explicit Search(lang::Span span) : span_(span) {}

    // Of two that touch the place the later one is looked into last, and stays.
    void look(const lang::Statement& statement) {
        if (!holds(statement.span, span_)) return;
        found.expressions.clear();
        found.statements.push_back(&statement);
        const bool was_local = found.is_local;
        found.is_local = was_local || std::holds_alternative<lang::Def>(statement.node) ||
                         std::holds_alternative<lang::For>(statement.node);
        lang::for_each_part(statement, [this](const auto& inner) { look(inner); });
    }

    void look(const lang::Expr& expr) {
        if (!holds(expr.span, span_)) return;
        while (!found.expressions.empty() && !holds(found.expressions.back()->span, expr.span))
            found.expressions.pop_back();
        found.expressions.push_back(&expr);
        lang::for_each_part(expr, [this](const auto& inner) { look(inner); });
    }

    Around found;

private:
    lang::Span span_;
};

/// What names are defined how often, and how often the cube is chosen.
struct Count {
    std::map<std::string, int, std::less<>> defined;
    int cubes = 0;

    void read(const lang::Expr&) {}
    void read(const lang::Statement& statement) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node)) ++defined[let->name];
        if (const auto* def = std::get_if<lang::Def>(&statement.node)) ++defined[def->name];
        if (std::holds_alternative<lang::SetCube>(statement.node)) ++cubes;
        lang::for_each_part(statement, [this](const auto& inner) { read(inner); });
    }
};

/// The names that an expression uses.
struct Names {
    std::set<std::string, std::less<>> values, all;

    void read(const lang::Statement&) {}
    void read(const lang::Expr& expr) {
        if (const auto* name = std::get_if<lang::Name>(&expr.node)) values.insert(name->name);
        if (const auto* call = std::get_if<lang::Call>(&expr.node)) all.insert(call->name);
        lang::for_each_part(expr, [this](const auto& inner) { read(inner); });
    }
};

}  // namespace

Around around(const lang::Block& text, lang::Span span) {
    Search search(span);
    for (const auto& statement : text) {
        if (!holds(statement.span, span)) continue;
        search.found = {};
        search.look(statement);
    }
    return std::move(search.found);
}

bool means_the_same_at_the_end(const lang::Block& text, const lang::Expr& expr, bool is_local) {
    Names names;
    names.read(expr);
    if ((is_local && !names.values.empty()) || names.values.contains("_")) return false;
    names.all.merge(names.values);
    Count count;
    for (const auto& statement : text) count.read(statement);
    const auto is_fixed = [&](const auto& name) {
        const auto at = count.defined.find(name);
        return at == count.defined.end() || at->second == 1;
    };
    return count.cubes <= 1 && std::ranges::all_of(names.all, is_fixed);
}

}  // namespace cubelang::lsp
