#include "front/lsp/tree.hpp"

#include <map>
#include <set>
#include <string>

namespace cubelang::lsp {
namespace {

using Use = std::function<void(const lang::Expr&)>;
using UseStatement = std::function<void(const lang::Statement&)>;

struct Parts {
    const Use& use;

    void operator()(const lang::Product& node) const {
        for (const auto& factor : node.factors) use(*factor.expr);
    }
    void operator()(const lang::Negate& node) const { use(*node.operand); }
    void operator()(const lang::Invert& node) const { use(*node.operand); }
    void operator()(const lang::Not& node) const { use(*node.operand); }
    void operator()(const lang::Power& node) const { both(node.base, node.exponent); }
    void operator()(const lang::Commutator& node) const { both(node.a, node.b); }
    void operator()(const lang::Conjugate& node) const { both(node.a, node.b); }
    void operator()(const lang::Binary& node) const { both(node.left, node.right); }
    void operator()(const lang::Call& node) const {
        for (const auto& argument : node.arguments) use(*argument.value);
    }
    void operator()(const lang::Field& node) const { use(*node.record); }
    void operator()(const lang::List& node) const { all(node.items); }
    void operator()(const lang::Map& node) const { all(node.items); }
    void operator()(const lang::IfExpr& node) const {
        use(*node.condition);
        both(node.yes, node.no);
    }
    template <class Leaf>
    void operator()(const Leaf&) const {}

private:
    void both(const lang::ExprPtr& a, const lang::ExprPtr& b) const {
        use(*a);
        use(*b);
    }
    void all(const std::vector<lang::ExprPtr>& items) const {
        for (const auto& item : items) use(*item);
    }
};

struct StatementParts {
    const Use& use;
    const UseStatement& use_statement;

    void operator()(const lang::SetCube& node) const { use(*node.size); }
    void operator()(const lang::Let& node) const { use(*node.value); }
    void operator()(const lang::Def& node) const { use(*node.body); }
    void operator()(const lang::Import&) const {}
    void operator()(const lang::Assert& node) const {
        use(*node.condition);
        if (node.message != nullptr) use(*node.message);
    }
    void operator()(const lang::Print& node) const {
        for (const auto& item : node.items) use(*item);
    }
    void operator()(const lang::For& node) const {
        use(*node.items);
        block(node.body);
    }
    void operator()(const lang::IfStatement& node) const {
        use(*node.condition);
        block(node.yes);
        block(node.no);
    }
    void operator()(const lang::Show& node) const { use(*node.value); }

private:
    void block(const lang::Block& statements) const {
        for (const auto& statement : statements) use_statement(statement);
    }
};

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
        for_each_part(
            statement, [this](const auto& expr) { look(expr); }, [this](const auto& inner) { look(inner); });
    }

    Around found;

private:
    void look(const lang::Expr& expr) {
        if (!holds(expr.span, span_)) return;
        while (!found.expressions.empty() && !holds(found.expressions.back()->span, expr.span))
            found.expressions.pop_back();
        found.expressions.push_back(&expr);
        for_each_part(expr, [this](const auto& inner) { look(inner); });
    }

    lang::Span span_;
};

/// What names are defined how often, and how often the cube is chosen.
struct Count {
    std::map<std::string, int, std::less<>> defined;
    int cubes = 0;

    void read(const lang::Statement& statement) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node)) ++defined[let->name];
        if (const auto* def = std::get_if<lang::Def>(&statement.node)) ++defined[def->name];
        if (std::holds_alternative<lang::SetCube>(statement.node)) ++cubes;
        for_each_part(
            statement, [](const auto&) {}, [this](const auto& inner) { read(inner); });
    }
};

void find_names(const lang::Expr& expr, std::set<std::string, std::less<>>& values, std::set<std::string>& calls) {
    if (const auto* name = std::get_if<lang::Name>(&expr.node)) values.insert(name->name);
    if (const auto* call = std::get_if<lang::Call>(&expr.node)) calls.insert(call->name);
    for_each_part(expr, [&](const auto& inner) { find_names(inner, values, calls); });
}

}  // namespace

void for_each_part(const lang::Expr& expr, const Use& use) { std::visit(Parts{use}, expr.node); }

void for_each_part(const lang::Statement& statement, const Use& use, const UseStatement& use_statement) {
    std::visit(StatementParts{use, use_statement}, statement.node);
}

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
    std::set<std::string, std::less<>> values;
    std::set<std::string> calls;
    find_names(expr, values, calls);
    if ((is_local && !values.empty()) || values.contains("_")) return false;
    Count count;
    for (const auto& statement : text) count.read(statement);
    const auto is_fixed = [&](const auto& name) {
        const auto at = count.defined.find(name);
        return at == count.defined.end() || at->second == 1;
    };
    for (const auto& name : values)
        if (!is_fixed(name)) return false;
    for (const auto& name : calls)
        if (!is_fixed(name)) return false;
    return count.cubes <= 1;
}

}  // namespace cubelang::lsp
