#include "runtime/session/lesson/answers/answer_form.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "runtime/base/text.hpp"

namespace cubelang::lesson {
namespace {

using lang::ExprPtr;

template <class Node>
const Node* as(const ExprPtr& expr) {
    return expr == nullptr ? nullptr : std::get_if<Node>(&expr->node);
}

/// What the forms are asked about: an expression, its names replaced by what they are defined as.
class Looked {
public:
    Looked(ExprPtr expr, const Definition& definition, int depth = 0)
        : expr_(std::move(expr)), definition_(definition), depth_(depth) {
        constexpr int deepest = 50;  // a name may be defined by itself, as it was before
        while (const auto* name = as<lang::Name>(expr_)) expr_ = ++depth_ > deepest ? nullptr : definition(name->name);
    }
    template <class Node>
    [[nodiscard]] const Node* get() const {
        return as<Node>(expr_);
    }
    [[nodiscard]] Looked at(const ExprPtr& inner) const { return {inner, definition_, depth_ + 1}; }
    [[nodiscard]] std::vector<Looked> factors() const {
        std::vector<Looked> all;
        if (const auto* product = get<lang::Product>())
            for (const auto& factor : product->factors) all.push_back(at(factor.expr));
        return all;
    }

private:
    ExprPtr expr_;
    const Definition& definition_;
    int depth_;
};

bool is_number(const Looked& look) {
    const auto* negate = look.get<lang::Negate>();
    return look.get<lang::IntegerLiteral>() != nullptr ||
           (negate != nullptr && as<lang::IntegerLiteral>(negate->operand) != nullptr);
}

bool is_repetition(const Looked& look) {
    const auto* power = look.get<lang::Power>();
    return power != nullptr && is_number(look.at(power->exponent));
}

// Repeating is writing, undoing is not.
bool is_moves(const Looked& look) {
    if (look.get<lang::Moves>() != nullptr) return true;
    const auto* power = look.get<lang::Power>();
    if (power != nullptr)
        return look.at(power->exponent).get<lang::IntegerLiteral>() != nullptr && is_moves(look.at(power->base));
    const auto factors = look.factors();
    return !factors.empty() && std::ranges::all_of(factors, is_moves);
}

bool is_commutator(const Looked& look) { return look.get<lang::Commutator>() != nullptr; }
bool is_conjugate(const Looked& look) { return look.get<lang::Conjugate>() != nullptr; }
bool is_cycle(const Looked& look) { return look.get<lang::Cycle>() != nullptr; }

// The letters of a part in any order are its place.
bool add_places(const lang::Cycle& cycle, std::set<std::string>& places) {
    for (const auto& part : cycle.parts) {
        auto place = lower(part.letters) + part.digits;
        std::ranges::sort(place);
        if (!places.insert(place).second) return false;
    }
    return true;
}

bool is_cycles(const Looked& look) {
    if (is_cycle(look)) return true;
    const auto factors = look.factors();
    std::set<std::string> places;
    return !factors.empty() && std::ranges::all_of(factors, [&](const Looked& factor) {
        return is_cycle(factor) && add_places(*factor.get<lang::Cycle>(), places);
    });
}

struct FormRow {
    AnswerForm form;
    bool (*fits)(const Looked&);
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

std::vector<AnswerForm> answer_forms() {
    std::vector<AnswerForm> forms;
    for (const auto& row : form_rows) forms.push_back(row.form);
    return forms;
}
bool is_answer_form(std::string_view name) { return row_of(name) != nullptr; }

bool has_form(const ExprPtr& expr, std::string_view form, const Definition& definition) {
    const auto* const row = row_of(form);
    return row != nullptr && row->fits(Looked(expr, definition));
}

std::string says_form(const std::vector<std::string>& forms) {
    std::string text;
    for (const auto& form : forms)
        if (const auto* const row = row_of(form))
            text += fmt::format("{}{}", text.empty() ? "" : " or ", row->form.says);
    return "is written " + text;
}

}  // namespace cubelang::lesson
