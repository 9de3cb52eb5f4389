#include "runtime/session/lesson/written_answer.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "lang/tree_parts.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lesson {
namespace {

using lang::ExprPtr;

template <class... Nodes>
bool holds(const lang::Expr& expr) {
    return (std::holds_alternative<Nodes>(expr.node) || ...);
}

bool is_negative(const lang::Expr& expr) {
    const auto* const negate = std::get_if<lang::Negate>(&expr.node);
    return negate != nullptr && holds<lang::IntegerLiteral>(*negate->operand);
}

bool is_single_move(const lang::Expr& expr) {
    const auto* const moves = std::get_if<lang::Moves>(&expr.node);
    return moves != nullptr && moves->moves.size() == 1;
}

std::string layers_of(const lang::Move& move) {
    return fmt::format("{}{}{}-{}{}", move.letter, move.whole ? "v" : "", move.from, move.to,
                       move.turns % 2 == 0 ? " 2" : "");
}

// The names and moves in an expression; `'` stands for an inverse of brackets or a name, `(` for a computation.
void add_used(const lang::Expr& expr, std::set<std::string>& names);
void add_used(const lang::Statement& statement, std::set<std::string>& names) {
    lang::for_each_part(statement, [&](const auto& part) { add_used(part, names); });
}
void add_used(const lang::Expr& expr, std::set<std::string>& names) {
    if (const auto* name = std::get_if<lang::Name>(&expr.node)) names.insert(name->name);
    if (const auto* call = std::get_if<lang::Call>(&expr.node)) names.insert(call->name);
    if (const auto* moves = std::get_if<lang::Moves>(&expr.node))
        for (const auto& move : moves->moves) names.insert(layers_of(move));
    const auto* const power = std::get_if<lang::Power>(&expr.node);
    const auto* const exponent = power != nullptr ? power->exponent.get() : nullptr;
    const bool is_move = power != nullptr && is_single_move(*power->base);
    const bool may_invert = exponent != nullptr && !is_move &&
                            (is_negative(*exponent) || holds<lang::Binary, lang::Name, lang::Call>(*exponent));
    if (may_invert || holds<lang::Invert>(expr)) names.insert("'");
    if (exponent != nullptr && (is_negative(*exponent) || holds<lang::IntegerLiteral>(*exponent)))
        return add_used(*power->base, names);
    const bool is_built_of_parts = holds<lang::Moves, lang::Name, lang::Call, lang::Product, lang::Power, lang::Invert,
                                         lang::Commutator, lang::Conjugate>(expr);
    if (!is_built_of_parts) names.insert("(");
    lang::for_each_part(expr, [&](const auto& part) { add_used(part, names); });
}

enum class Wanted { all, undefined };  ///< `undefined`: those that the answer does not define itself

// The names and moves that the expressions use, directly or through definitions.
std::set<std::string> used_names(const ShownValues& values, const std::optional<PlacedExpr>& shown, Wanted wanted) {
    std::set<std::string> all;
    std::vector<PlacedExpr> open;
    if (shown) open.push_back(*shown);
    std::set<std::pair<const lang::Expr*, std::size_t>> seen;
    while (!open.empty()) {
        const auto one = open.back();
        open.pop_back();
        if (!seen.emplace(one.expr.get(), one.place).second) continue;
        std::set<std::string> names;
        add_used(*one.expr, names);
        for (const auto& name : names) {
            const bool is_parameter =
                one.parameters != nullptr && std::ranges::count(*one.parameters, name, &lang::Parameter::name) != 0;
            const bool is_own = is_parameter || values.defines(name, one.place);
            if (!is_own || wanted == Wanted::all) all.insert(name);
            if (is_parameter || (!is_own && wanted == Wanted::undefined)) continue;
            if (const auto value = values.value_of(name, one.place)) open.push_back(*value);
        }
    }
    return all;
}

template <class Node>
const Node* as(const ExprPtr& expr) {
    return expr == nullptr ? nullptr : std::get_if<Node>(&expr->node);
}

/// An expression whose names are replaced by their definitions.
class ResolvedExpr {
public:
    ResolvedExpr(PlacedExpr placed, const ShownValues& values, int depth = 0)
        : expr_(std::move(placed.expr)), place_(placed.place), values_(values), depth_(depth) {
        constexpr int deepest = 50;
        while (const auto* name = as<lang::Name>(expr_)) {
            const auto known = values.value_of(name->name, place_);
            const bool is_value = known && known->parameters == nullptr && ++depth_ <= deepest;
            place_ = is_value ? known->place : 0;
            expr_ = is_value ? known->expr : nullptr;
        }
    }
    template <class Node>
    [[nodiscard]] const Node* get() const {
        return as<Node>(expr_);
    }
    [[nodiscard]] ResolvedExpr at(const ExprPtr& inner) const { return {{inner, place_}, values_, depth_ + 1}; }
    [[nodiscard]] std::vector<ResolvedExpr> factors() const {
        std::vector<ResolvedExpr> all;
        if (const auto* product = get<lang::Product>())
            for (const auto& factor : product->factors) all.push_back(at(factor.expr));
        return all;
    }

private:
    ExprPtr expr_;
    std::size_t place_;
    const ShownValues& values_;
    int depth_;
};

template <class Node>
bool is(const ResolvedExpr& expr) {
    return expr.get<Node>() != nullptr;
}

bool is_number(const ResolvedExpr& expr) {
    const auto* negate = expr.get<lang::Negate>();
    return is<lang::IntegerLiteral>(expr) ||
           (negate != nullptr && as<lang::IntegerLiteral>(negate->operand) != nullptr);
}

bool is_repetition(const ResolvedExpr& expr) {
    const auto* power = expr.get<lang::Power>();
    return power != nullptr && is_number(expr.at(power->exponent));
}

// Repetition counts as moves, inversion does not.
bool is_moves(const ResolvedExpr& expr) {
    if (const auto* power = expr.get<lang::Power>())
        return is<lang::IntegerLiteral>(expr.at(power->exponent)) && is_moves(expr.at(power->base));
    const auto factors = expr.factors();
    return is<lang::Moves>(expr) || (!factors.empty() && std::ranges::all_of(factors, is_moves));
}

// No part is in two cycles; its letters may be in any order.
bool is_cycles(const ResolvedExpr& expr) {
    if (is<lang::Cycle>(expr)) return true;
    const auto factors = expr.factors();
    std::set<std::string> places;
    const auto is_other = [&](const auto& part) {
        auto place = lower(part.letters) + part.digits;
        std::ranges::sort(place);
        return places.insert(place).second;
    };
    return !factors.empty() && std::ranges::all_of(factors, [&](const ResolvedExpr& factor) {
        return is<lang::Cycle>(factor) && std::ranges::all_of(factor.get<lang::Cycle>()->parts, is_other);
    });
}

bool is_arithmetic(std::string_view function) {
    constexpr std::array names{"factorial", "binomial", "lcm", "gcd", "quotient", "remainder"};
    return std::ranges::find(names, function) != names.end();
}

// A word, or a number: its arithmetic may be typed, too, but nothing that the program knows.
bool is_plain_value(const ResolvedExpr& expr) {
    if (const auto* sum = expr.get<lang::Binary>())
        return (sum->op == lang::Operator::add || sum->op == lang::Operator::subtract) &&
               is_plain_value(expr.at(sum->left)) && is_plain_value(expr.at(sum->right));
    if (const auto* power = expr.get<lang::Power>())
        return is_plain_value(expr.at(power->base)) && is_plain_value(expr.at(power->exponent));
    if (const auto* negate = expr.get<lang::Negate>()) return is_plain_value(expr.at(negate->operand));
    if (const auto* call = expr.get<lang::Call>())  // 4!, lcm(7, 15)
        return is_arithmetic(call->name) && std::ranges::all_of(call->arguments, [&](const auto& one) {
                   return is_plain_value(expr.at(one.value));
               });
    const auto factors = expr.factors();
    return is<lang::IntegerLiteral>(expr) || is<lang::BooleanLiteral>(expr) || is<lang::TextLiteral>(expr) ||
           is<lang::Location>(expr) || (!factors.empty() && std::ranges::all_of(factors, is_plain_value));
}

struct FormRow {
    std::string_view name, says;
    bool (*fits)(const ResolvedExpr&);
};
constexpr std::array form_rows{
    FormRow{"moves", "as moves", is_moves},
    FormRow{"cycle", "as one cycle", is<lang::Cycle>},
    FormRow{"cycles", "as cycles that have no part in common", is_cycles},
    FormRow{"commutator", "as a commutator `[A, B]`", is<lang::Commutator>},
    FormRow{"conjugate", "as a conjugate `[A: B]`", is<lang::Conjugate>},
    FormRow{"power", "as a power, such as `(R U)3`", is_repetition},
    FormRow{"number", "as a number", is_number},
    FormRow{"plain", "as a word or a number, without a function", is_plain_value},
};
const FormRow* row_of(std::string_view name) {
    const auto* const found = std::ranges::find(form_rows, name, &FormRow::name);
    return found == form_rows.end() ? nullptr : found;
}

}  // namespace

WrittenAnswer::WrittenAnswer(const AnswerText& written, const Session& session) : values_(session) {
    for (const auto& text : written.earlier) values_.read(text);
    values_.read(written.text);
    shown_ = values_.last();
}

bool WrittenAnswer::uses(const std::vector<std::string>& names) const {
    const auto used = used_names(values_, shown_, Wanted::all);
    return used.contains("_") || std::ranges::any_of(names, [&](const auto& name) { return used.contains(name); });
}

bool WrittenAnswer::is_typed_with(const std::set<std::string>& letters) const {
    const auto is_allowed = [&](const std::string& used) {
        const auto quarter = used.substr(0, used.find(' '));
        return used == "'" || letters.contains(used) || letters.contains(quarter);
    };
    return std::ranges::all_of(used_names(values_, shown_, Wanted::undefined), is_allowed);
}

bool WrittenAnswer::has_form(std::string_view form) const {
    const auto* const row = row_of(form);
    return row != nullptr && shown_ && row->fits(ResolvedExpr(*shown_, values_));
}

std::set<std::string> typed_letters(const std::string& list) try {
    std::set<std::string> letters;
    for (const auto& statement : lang::parse(lang::make_source("", list)).statements) add_used(statement, letters);
    return letters.contains("(") || letters.contains("'") ? std::set<std::string>{} : letters;
} catch (const lang::Error&) {
    return {};
}

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> all;
    for (std::size_t begin = 0, end = 0; begin <= text.size(); begin = end + 1) {
        end = std::min(text.find(',', begin), text.size());
        all.emplace_back(trimmed(text.substr(begin, end - begin)));
    }
    return all;
}

std::vector<std::string_view> answer_forms() {
    std::vector<std::string_view> names;
    for (const auto& row : form_rows) names.push_back(row.name);
    return names;
}

std::string describe_forms(const std::vector<std::string>& forms) {
    std::string text;
    for (const auto& form : forms)
        if (const auto* const row = row_of(form)) text += fmt::format("{}{}", text.empty() ? "" : " or ", row->says);
    return "is written " + text;
}

}  // namespace cubelang::lesson
