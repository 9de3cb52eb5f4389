#include "runtime/session/lesson/written_answer.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "lang/tree_parts.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lesson {
namespace {

using lang::ExprPtr;

// The expression that `let` or `def` gives to the name at this position.
ExprPtr defined_at(const std::vector<lang::Statement>& statements, lang::Span name) {
    for (const auto& statement : statements) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node); let != nullptr && let->name_span == name)
            return let->value;
        if (const auto* def = std::get_if<lang::Def>(&statement.node); def != nullptr && def->name_span == name)
            return def->body;
    }
    return nullptr;
}

ExprPtr definition(const Session& session, std::string_view name) {
    const auto where = session.definition_of(name);
    if (!where || where->source->name.starts_with("library/")) return nullptr;
    return defined_at(lang::parse(where->source).statements, where->span);
}

using Expressions = std::vector<ExprPtr>;

// The expression shown last, also in a loop; for a choice, those of both branches.
Expressions last_shown(const lang::Block& block) {
    Expressions last;
    const auto take = [&](Expressions shown) {
        if (!shown.empty()) last = std::move(shown);
    };
    for (const auto& statement : block) {
        if (const auto* show = std::get_if<lang::Show>(&statement.node)) take({show->value});
        if (const auto* loop = std::get_if<lang::For>(&statement.node)) take(last_shown(loop->body));
        if (const auto* choice = std::get_if<lang::IfStatement>(&statement.node)) {
            auto either = last_shown(choice->yes);
            std::ranges::move(last_shown(choice->no), std::back_inserter(either));
            take(std::move(either));
        }
    }
    return last;
}
Expressions answer_value(const lang::Block& block) {
    Expressions last;
    for (const auto& statement : block)
        if (const auto* let = std::get_if<lang::Let>(&statement.node); let != nullptr && let->name == "answer")
            last = {let->value};
    return last;
}

/// All names that an expression uses, directly or through definitions.
class UsedNames {
public:
    explicit UsedNames(const Session& session) : session_(session) {}
    void add(const lang::Statement&) {}
    void add(const lang::Expr& expr) {
        if (const auto* name = std::get_if<lang::Name>(&expr.node)) add_name(name->name);
        if (const auto* call = std::get_if<lang::Call>(&expr.node)) add_name(call->name);
        if (std::holds_alternative<lang::Invert>(expr.node)) names_.insert("'");
        lang::for_each_part(expr, [this](const auto& part) { add(part); });
    }
    [[nodiscard]] bool contains(const std::string& name) const { return names_.contains(name); }

private:
    void add_name(const std::string& name) {
        if (!names_.insert(name).second) return;
        if (const auto meant = definition(session_, name)) add(*meant);
    }

    const Session& session_;
    std::set<std::string> names_;
};

template <class Node>
const Node* as(const ExprPtr& expr) {
    return expr == nullptr ? nullptr : std::get_if<Node>(&expr->node);
}

/// An expression whose names are replaced by their definitions.
class ResolvedExpr {
public:
    ResolvedExpr(ExprPtr expr, const Definition& definition, int depth = 0)
        : expr_(std::move(expr)), definition_(definition), depth_(depth) {
        constexpr int deepest = 50;  // a redefinition may refer to the name itself
        while (const auto* name = as<lang::Name>(expr_)) expr_ = ++depth_ > deepest ? nullptr : definition(name->name);
    }
    template <class Node>
    [[nodiscard]] const Node* get() const {
        return as<Node>(expr_);
    }
    [[nodiscard]] ResolvedExpr at(const ExprPtr& inner) const { return {inner, definition_, depth_ + 1}; }
    [[nodiscard]] std::vector<ResolvedExpr> factors() const {
        std::vector<ResolvedExpr> all;
        if (const auto* product = get<lang::Product>())
            for (const auto& factor : product->factors) all.push_back(at(factor.expr));
        return all;
    }

private:
    ExprPtr expr_;
    const Definition& definition_;
    int depth_;
};

bool is_number(const ResolvedExpr& expr) {
    const auto* negate = expr.get<lang::Negate>();
    return expr.get<lang::IntegerLiteral>() != nullptr ||
           (negate != nullptr && as<lang::IntegerLiteral>(negate->operand) != nullptr);
}

bool is_repetition(const ResolvedExpr& expr) {
    const auto* power = expr.get<lang::Power>();
    return power != nullptr && is_number(expr.at(power->exponent));
}

// Repetition counts as moves, inversion does not.
bool is_moves(const ResolvedExpr& expr) {
    if (expr.get<lang::Moves>() != nullptr) return true;
    const auto* power = expr.get<lang::Power>();
    if (power != nullptr)
        return expr.at(power->exponent).get<lang::IntegerLiteral>() != nullptr && is_moves(expr.at(power->base));
    const auto factors = expr.factors();
    return !factors.empty() && std::ranges::all_of(factors, is_moves);
}

bool is_commutator(const ResolvedExpr& expr) { return expr.get<lang::Commutator>() != nullptr; }
bool is_conjugate(const ResolvedExpr& expr) { return expr.get<lang::Conjugate>() != nullptr; }
bool is_cycle(const ResolvedExpr& expr) { return expr.get<lang::Cycle>() != nullptr; }

// A part is identified by its letters in any order.
bool add_places(const lang::Cycle& cycle, std::set<std::string>& places) {
    for (const auto& part : cycle.parts) {
        auto place = lower(part.letters) + part.digits;
        std::ranges::sort(place);
        if (!places.insert(place).second) return false;
    }
    return true;
}

bool is_cycles(const ResolvedExpr& expr) {
    if (is_cycle(expr)) return true;
    const auto factors = expr.factors();
    std::set<std::string> places;
    return !factors.empty() && std::ranges::all_of(factors, [&](const ResolvedExpr& factor) {
        return is_cycle(factor) && add_places(*factor.get<lang::Cycle>(), places);
    });
}

struct FormRow {
    AnswerForm form;
    bool (*fits)(const ResolvedExpr&);
};
constexpr std::array form_rows{
    FormRow{{"moves", "as moves"}, is_moves},
    FormRow{{"cycle", "as one cycle"}, is_cycle},
    FormRow{{"cycles", "as cycles that have no part in common"}, is_cycles},
    FormRow{{"commutator", "as a commutator `[A, B]`"}, is_commutator},
    FormRow{{"conjugate", "as a conjugate `[A: B]`"}, is_conjugate},
    FormRow{{"power", "as a power, such as `(R U)3`"}, is_repetition},
    FormRow{{"number", "as a number"}, is_number},
};
const FormRow* row_of(std::string_view name) {
    const auto* const found =
        std::ranges::find_if(form_rows, [&](const FormRow& row) { return row.form.name == name; });
    return found == form_rows.end() ? nullptr : found;
}

}  // namespace

WrittenAnswer::WrittenAnswer(std::string_view text, const Session& session)
    : session_(session), statements_(lang::parse(lang::make_source("", std::string(text))).statements) {
    expressions_ = last_shown(statements_);
    if (expressions_.empty()) expressions_ = answer_value(statements_);
}

bool WrittenAnswer::uses(const std::vector<std::string>& names) const {
    UsedNames used(session_);
    for (const auto& expression : expressions_) used.add(*expression);
    return used.contains("_") || std::ranges::any_of(names, [&](const auto& name) { return used.contains(name); });
}

bool WrittenAnswer::has_form(std::string_view form) const {
    const auto defined = [this](const std::string& name) { return definition(session_, name); };
    return !expressions_.empty() && std::ranges::all_of(expressions_, [&](const auto& expression) {
        return lesson::has_form(expression, form, defined);
    });
}

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> all;
    for (std::size_t begin = 0, end = 0; begin <= text.size(); begin = end + 1) {
        end = std::min(text.find(',', begin), text.size());
        all.emplace_back(trimmed(text.substr(begin, end - begin)));
    }
    return all;
}

std::string describe_without(const std::vector<std::string>& names) {
    return fmt::format("is written without `{}`", fmt::join(names, "` and `"));
}

std::vector<AnswerForm> answer_forms() {
    std::vector<AnswerForm> forms;
    for (const auto& row : form_rows) forms.push_back(row.form);
    return forms;
}
bool is_answer_form(std::string_view name) { return row_of(name) != nullptr; }

bool has_form(const ExprPtr& expr, std::string_view form, const Definition& definition) {
    const auto* const row = row_of(form);
    return row != nullptr && row->fits(ResolvedExpr(expr, definition));
}

std::string describe_forms(const std::vector<std::string>& forms) {
    std::string text;
    for (const auto& form : forms)
        if (const auto* const row = row_of(form))
            text += fmt::format("{}{}", text.empty() ? "" : " or ", row->form.says);
    return "is written " + text;
}

}  // namespace cubelang::lesson
