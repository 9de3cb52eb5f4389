#include "front/lsp/expressions.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "lang/tree_parts.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lsp {
namespace {

// clang-format off
constexpr Rewrite rows[] = {
    {"simplify", "Simplify", "simplify({})", ""},
    {"invert", "Invert", "inverse({})", ""},
    {"mirror", "Mirror (left and right)", "mirror({})", ""},
    {"expand", "Write out without brackets", "expand({})", ""},
    {"commutator", "Write as commutators", "item(commutators({}), 1).form",
     "no equivalent commutators were found", true},
    {"shortest", "Replace by the shortest equivalent", "find({})",
     "no equivalent of at most ten moves was found", true},
};
// clang-format on

// Expressions written as an algorithm, and names.
bool may_be_algorithm(const lang::Expr& expr) {
    return std::holds_alternative<lang::Moves>(expr.node) || std::holds_alternative<lang::Product>(expr.node) ||
           std::holds_alternative<lang::Invert>(expr.node) || std::holds_alternative<lang::Power>(expr.node) ||
           std::holds_alternative<lang::Commutator>(expr.node) || std::holds_alternative<lang::Conjugate>(expr.node) ||
           std::holds_alternative<lang::Name>(expr.node);
}

bool binds_tighter(const lang::Expr& parent) {
    return std::holds_alternative<lang::Invert>(parent.node) || std::holds_alternative<lang::Power>(parent.node) ||
           std::holds_alternative<lang::Negate>(parent.node);
}

lang::Span trimmed_span(Document& document, lang::Span span) {
    const auto text = document.spelled(span);
    const auto whole = trimmed(text);
    if (whole.empty()) return {span.begin, span.begin};
    const auto begin = span.begin + static_cast<std::uint32_t>(whole.data() - text.data());
    return {begin, begin + static_cast<std::uint32_t>(whole.size())};
}

// True, for example, for some moves of a run.
bool is_expression(std::string_view text) {
    const auto parsed = lang::parse(lang::make_source("", std::string(text)));
    if (!parsed.errors.empty() || parsed.statements.size() != 1) return false;
    const auto* show = std::get_if<lang::Show>(&parsed.statements.front().node);
    return show != nullptr && may_be_algorithm(*show->value);
}

bool is_bracketed(std::string_view text) {
    const auto tokens = lang::tokens_of(text);
    return !tokens.empty() && tokens.front().partner == tokens.size() - 1;
}

bool is_one_move(std::string_view text) { return text.find_first_of(" ([") == text.npos; }

bool holds(lang::Span outer, lang::Span inner) { return outer.begin <= inner.begin && inner.end <= outer.end; }

class Search {
public:
    explicit Search(lang::Span span) : span_(span) {}

    // Of two statements that touch the place, the later is visited last and replaces the other's expressions.
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

    EnclosingNodes found;

private:
    lang::Span span_;
};

/// The number of definitions of each name, and of `cube` statements.
struct Count {
    std::map<std::string, int, std::less<>> defined;
    int cubes = 0;

    void read(const lang::Expr&) {}
    void read(const lang::Statement& statement) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node)) ++defined[let->name];
        if (const auto* def = std::get_if<lang::Def>(&statement.node)) ++defined[def->name];
        if (const auto* let = std::get_if<lang::LetParts>(&statement.node))
            for (const auto& name : let->names) ++defined[name.name];
        if (std::holds_alternative<lang::SetCube>(statement.node)) ++cubes;
        lang::for_each_part(statement, [this](const auto& inner) { read(inner); });
    }
};

/// The names that an expression uses.
struct UsedNames {
    std::set<std::string, std::less<>> values, all;

    void read(const lang::Statement&) {}
    void read(const lang::Expr& expr) {
        if (const auto* name = std::get_if<lang::Name>(&expr.node)) values.insert(name->name);
        if (const auto* call = std::get_if<lang::Call>(&expr.node)) all.insert(call->name);
        lang::for_each_part(expr, [this](const auto& inner) { read(inner); });
    }
};

}  // namespace

std::span<const Rewrite> rewrites() { return rows; }

const Rewrite* find_rewrite(std::string_view name) {
    const auto at = std::ranges::find(rows, name, &Rewrite::name);
    return at == std::end(rows) ? nullptr : &*at;
}

std::optional<Selection> selected_expression(Document& document, lang::Span selection) {
    const auto span = trimmed_span(document, selection);
    const auto& statements = document.parsed().statements;
    const auto found = enclosing_nodes(statements, span);
    auto expressions = found.expressions;
    while (!expressions.empty() && !may_be_algorithm(*expressions.back())) expressions.pop_back();
    if (expressions.empty() || !has_same_value_at_end(statements, *expressions.back(), found.is_local))
        return std::nullopt;
    const auto& expr = *expressions.back();
    const bool is_part = span.begin < span.end && span != expr.span;
    if (is_part && !(std::holds_alternative<lang::Moves>(expr.node) && is_expression(document.spelled(span))))
        return is_part && !std::holds_alternative<lang::Moves>(expr.node) ? std::nullopt
                                                                          : std::optional(Selection{expr.span, true});
    const bool apart = expressions.size() < 2 || !binds_tighter(*expressions[expressions.size() - 2]);
    return Selection{is_part ? span : expr.span, apart};
}

RewriteResult rewrite_expression(Calculation& calculation, const Rewrite& rewrite, const std::string& expression,
                                 const CancelToken& cancel_token, std::chrono::milliseconds limit) {
    const auto values = calculation.evaluate_all(expression, {std::string(rewrite.formula)}, cancel_token, limit);
    const auto& last = values.back();
    if (last.is_interrupted) return {{}, "this takes too long"};
    if (values.size() < 2) return {{}, last.problem};
    if (last.value.type != "algorithm" && last.value.type != "text")
        return {{}, rewrite.failure.empty() ? last.problem : std::string(rewrite.failure)};
    return {last.value.text, {}};
}

std::string bracketed_if_needed(std::string text, const Selection& selected) {
    if (selected.stands_apart || is_bracketed(text) || is_one_move(text)) return text;
    return "(" + text + ")";
}

EnclosingNodes enclosing_nodes(const lang::Block& text, lang::Span span) {
    Search search(span);
    for (const auto& statement : text) {
        if (!holds(statement.span, span)) continue;
        search.found = {};
        search.look(statement);
    }
    return std::move(search.found);
}

bool has_same_value_at_end(const lang::Block& text, const lang::Expr& expr, bool is_local) {
    UsedNames names;
    names.read(expr);
    if ((is_local && !names.values.empty()) || names.values.contains("_")) return false;
    names.all.merge(names.values);
    Count count;
    for (const auto& statement : text) count.read(statement);
    const auto is_fixed = [&](const auto& name) {
        const auto at = count.defined.find(name);
        return at == count.defined.end() || at->second == 1;
    };
    const auto is_read_alike = [&](const auto& statement) {
        return !holds(statement.span, expr.span) || statement.has_inner_letters == text.back().has_inner_letters;
    };
    return count.cubes <= 1 && std::ranges::all_of(text, is_read_alike) && std::ranges::all_of(names.all, is_fixed);
}

}  // namespace cubelang::lsp
