#include "runtime/session/lesson/written_answer.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "lang/tree_parts.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lesson {
namespace {

using lang::ExprPtr;

// The names in an expression; `'` stands for a prime after brackets or a name.
void add_used(const lang::Expr& expr, std::set<std::string>& names);
void add_used(const lang::Statement& statement, std::set<std::string>& names) {
    lang::for_each_part(statement, [&](const auto& part) { add_used(part, names); });
}
void add_used(const lang::Expr& expr, std::set<std::string>& names) {
    if (const auto* name = std::get_if<lang::Name>(&expr.node)) names.insert(name->name);
    if (const auto* call = std::get_if<lang::Call>(&expr.node)) names.insert(call->name);
    if (std::holds_alternative<lang::Invert>(expr.node)) names.insert("'");
    lang::for_each_part(expr, [&](const auto& part) { add_used(part, names); });
}

// All names that the expressions use, directly or through definitions.
std::set<std::string> used_names(const ShownValues& values, std::vector<PlacedExpr> open) {
    std::set<std::string> all;
    std::set<std::pair<const lang::Expr*, Place>> seen;
    while (!open.empty()) {
        const auto one = open.back();
        open.pop_back();
        if (!seen.emplace(one.expr.get(), one.place).second) continue;
        std::set<std::string> names;
        add_used(*one.expr, names);
        for (const auto& name : names) {
            all.insert(name);
            const auto is_parameter = [&](const lang::Parameter& parameter) { return parameter.name == name; };
            if (one.parameters != nullptr && std::ranges::any_of(*one.parameters, is_parameter)) continue;
            std::ranges::move(values.values_of(name, one.place), std::back_inserter(open));
        }
    }
    return all;
}

template <class Node>
const Node* as(const ExprPtr& expr) {
    return expr == nullptr ? nullptr : std::get_if<Node>(&expr->node);
}

/// An expression whose names are replaced by their definitions. A name with several definitions has no form.
class ResolvedExpr {
public:
    ResolvedExpr(PlacedExpr placed, const ShownValues& values, int depth = 0)
        : expr_(std::move(placed.expr)), place_(placed.place), values_(values), depth_(depth) {
        constexpr int deepest = 50;
        while (const auto* name = as<lang::Name>(expr_)) {
            auto known = values.values_of(name->name, place_);
            std::erase_if(known, [](const PlacedExpr& value) { return value.is_condition; });
            const bool is_one = known.size() == 1 && known.front().parameters == nullptr && ++depth_ <= deepest;
            place_ = is_one ? known.front().place : nullptr;
            expr_ = is_one ? known.front().expr : nullptr;
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
    Place place_;
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
};
const FormRow* row_of(std::string_view name) {
    const auto* const found = std::ranges::find(form_rows, name, &FormRow::name);
    return found == form_rows.end() ? nullptr : found;
}

}  // namespace

WrittenAnswer::WrittenAnswer(const AnswerText& written, const Session& session) : values_(session) {
    for (const auto& text : written.earlier) values_.read(written.file, text);
    values_.read(written.file, written.text);
    shown_ = values_.last();
}

bool WrittenAnswer::uses(const std::vector<std::string>& names) const {
    const auto used = used_names(values_, shown_);
    return used.contains("_") || std::ranges::any_of(names, [&](const auto& name) { return used.contains(name); });
}

bool WrittenAnswer::has_form(std::string_view form) const {
    const auto* const row = row_of(form);
    return row != nullptr && !shown_.empty() && std::ranges::all_of(shown_, [&](const PlacedExpr& shown) {
               return shown.is_condition || row->fits(ResolvedExpr(shown, values_));
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
