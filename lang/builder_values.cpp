// The values of an expression: literals, names, brackets, suffixes.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/builder.hpp"
#include "lang/diagnostic.hpp"
#include "lang/local_names.hpp"
#include "lang/move.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {

// Literals

void Builder::integer(std::string_view digits, Span span) { push(span, IntegerLiteral{std::string(digits)}); }

// 2.50 is 250 / 100.
void Builder::decimal(std::string_view spelled, Span span) {
    const auto point = spelled.find('.');
    const auto literal = [&](std::string digits) {
        return std::make_shared<Expr>(Expr{span, IntegerLiteral{std::move(digits)}});
    };
    auto digits = literal(std::string(spelled.substr(0, point)) + std::string(spelled.substr(point + 1)));
    auto power = literal("1" + std::string(spelled.size() - point - 1, '0'));
    push(span, Product{{{std::move(digits)}, {std::move(power), true, true}}}, 2);
}

void Builder::boolean(std::string_view spelled, Span span) { push(span, BooleanLiteral{spelled == "true"}); }

void Builder::part(std::string_view spelled, Span span) { parts_.push_back(read_part(spelled, span)); }

void Builder::location(std::string_view spelled, Span span) {
    const Span inner{span.begin + 1, span.end};
    spelled.remove_prefix(1);
    const std::size_t dot = spelled.find('.');
    if (dot == std::string_view::npos) return push(span, Location{{}, read_part(spelled, inner)});
    push(span, Location{std::string(spelled.substr(0, dot)), {inner, {}, {}, std::string(spelled.substr(dot + 1))}});
}

// «fu»
void Builder::quoted_part(std::string_view spelled, Span span) { push(span, Location{{}, read_part(spelled, span)}); }

// Names

void Builder::word(std::string_view spelled, Span span) {
    words_.push_back({std::string(spelled), span});
    parameters_.add({words_.back().spelling, span});
}

Builder::Word Builder::pop_word() {
    Word word = std::move(words_.back());
    words_.pop_back();
    return word;
}

void Builder::variable(std::string_view, Span) {
    Word name = pop_word();
    push(name.span, Name{std::move(name.spelling)});
}

void Builder::argument_name(std::string_view spelled, Span span) {
    argument_names_.push_back({{std::string(spelled), span}, operands()});
}

void Builder::call(const StackMark& mark, Span span) {
    Word name = pop_word();
    push_call({std::move(name.spelling), name.span, nullptr, {}}, mark, span.end);
}

void Builder::call_of_value(const StackMark& mark, Span span) { push_call({}, mark, span.end); }

void Builder::push_call(Call call, const StackMark& mark, std::uint32_t end) {
    auto& arguments = call.arguments;
    arguments.reserve(operands() - mark.operands);
    auto height = pop_each(mark.operands, [&](ExprPtr value) { arguments.emplace_back().value = std::move(value); });
    for (; argument_names_.size() > mark.argument_names; argument_names_.pop_back()) {
        auto& [word, operand] = argument_names_.back();
        arguments[operand - mark.operands].name = std::move(word.spelling);
        arguments[operand - mark.operands].name_span = word.span;
    }
    if (call.name.empty()) {
        Operand callee = pop();
        call.name_span = callee.expr->span;
        call.callee = std::move(callee.expr);
        height = std::max(height, callee.height);
    }
    const auto begin = call.name_span.begin;
    push({begin, end}, std::move(call), height + 1);
    top().is_called = true;
}

void Builder::field(std::string_view spelled, Span span) {
    Operand record = pop();
    const Span whole{record.expr->span.begin, span.end};
    push(whole, Field{std::move(record.expr), std::string(spelled), span}, record.height + 1);
    top().is_called = true;
}

void Builder::index(const StackMark& mark, Span span) {
    Operand at = pop(), value = pop();
    if (value.is_open_run) indexed_moves_.push_back(value.expr);
    const Span whole{value.expr->span.begin, span.end};
    const Span open = words_.size() > mark.words ? pop_word().span : Span{};
    const bool to_last = open.begin > at.expr->span.begin;
    if (open.end != 0 && !to_last) {  // xs[..3]
        auto first = std::make_shared<Expr>(Expr{open, IntegerLiteral{"1"}});
        const Span range{open.begin, at.expr->span.end};
        at.expr =
            std::make_shared<Expr>(Expr{range, Binary{Operator::range, open, std::move(first), std::move(at.expr)}});
    }
    push(whole, Index{std::move(value.expr), std::move(at.expr), to_last}, std::max(at.height, value.height) + 2);
    top().is_called = true;
}

void Builder::check_indexed_moves() {
    for (const auto& expr : std::exchange(indexed_moves_, {}))
        if (std::holds_alternative<Moves>(expr->node) || std::holds_alternative<Product>(expr->node))
            fail(expr->span, fmt::format("`{}` is read as moves, which have no items", spelled(expr->span)),
                 "write {R, U}[1] for an item of a list, and brackets around a name among moves: R (x)[1]");
}

// Brackets

void Builder::cycle(const StackMark&, Span span) { push(span, Cycle{std::exchange(parts_, {})}); }

void Builder::arrows(const StackMark&, Span span) {
    Arrows node;
    for (std::size_t i = 0; i + 1 < parts_.size(); i += 2) node.arrows.emplace_back(parts_[i], parts_[i + 1]);
    parts_.clear();
    push(span, std::move(node));
}

void Builder::parentheses(const StackMark& mark, Span span) {
    if (operands() == mark.operands) push(span, Moves{});
    top().expr->span = span;
    top().is_open_run = false;
    top().is_called = std::holds_alternative<Lambda>(top().expr->node);
}

void Builder::pair(const StackMark&, Span span) {
    Operand b = pop();
    Operand a = pop();
    const std::size_t height = std::max(a.height, b.height) + 1;
    const bool are_numbers =
        std::holds_alternative<IntegerLiteral>(a.expr->node) && std::holds_alternative<IntegerLiteral>(b.expr->node);
    if (are_numbers && span.begin > 0 && is_word_character(text()[span.begin - 1]))
        fail(span, "a list is cut by a range", "items are counted from 1: {R, U, F}[2..3]");
    if (pop_word().spelling == ",") return push(span, Commutator{std::move(a.expr), std::move(b.expr)}, height);
    push(span, Conjugate{std::move(a.expr), std::move(b.expr)}, height);
}

void Builder::clause(const StackMark& mark, Span) {
    std::size_t height = 0;
    auto parts = pop_from(mark.operands, height);
    Clause clause{pop_parameters(mark, height), std::move(parts[0]), nullptr};
    if (parts.size() == 2) clause.condition = std::move(parts[1]);
    clauses_.emplace_back(std::move(clause), height);
}

void Builder::parameter(const StackMark& mark, Span) {
    std::size_t height = 0;
    auto otherwise = pop_from(mark.operands, height);
    Word name = pop_word();
    defaults_.push_back(
        {{std::move(name.spelling), name.span, otherwise.empty() ? nullptr : std::move(otherwise[0])}, height});
}

std::vector<Parameter> Builder::pop_parameters(const StackMark& mark, std::size_t& height) {
    std::vector<Parameter> all;
    for (; defaults_.size() > mark.defaults; defaults_.pop_back()) {
        height = std::max(height, defaults_.back().second);
        all.insert(all.begin(), std::move(defaults_.back().first));
    }
    const auto first = std::ranges::find_if(all, [](const auto& one) { return one.otherwise != nullptr; });
    const auto late = std::find_if(first, all.end(), [](const auto& one) { return one.otherwise == nullptr; });
    if (late == all.end()) return all;
    const auto is_needed = [](const auto& one) { return one.otherwise == nullptr; };
    const auto where = late->span;
    std::stable_partition(all.begin(), all.end(), is_needed);
    fail(where, "a parameter without a default value follows one with it",
         fmt::format("those with a default value come last: ({})", joined_words(all, [this](const Parameter& one) {
                         return one.name + (one.otherwise ? fmt::format(" = {}", spelled(one.otherwise->span)) : "");
                     })));
}

void Builder::lambda(const StackMark& mark, Span span) {
    Operand body = pop();
    Lambda lambda{pop_parameters(mark, body.height), std::move(body.expr)};
    LocalNames(source(), lambda.parameters).apply(lambda.body);
    push(span, std::move(lambda), body.height + 1);
}

// Each variable is known in its condition, in the clauses after it and in the item.
void Builder::find_variables(const std::vector<Clause>& clauses, const ExprPtr& item) const {
    LocalNames names(source());
    for (const auto& [variables, items, condition] : clauses) {
        names.apply(items);
        for (const auto& variable : variables) names.add(variable);
        names.apply(condition);
    }
    names.apply(item);
}

std::vector<Clause> Builder::pop_clauses(const StackMark& mark, std::size_t& height) {
    std::vector<Clause> clauses;
    for (std::size_t i = mark.clauses; i < clauses_.size(); ++i) {
        clauses.push_back(std::move(clauses_[i].first));
        height = std::max(height, clauses_[i].second);
    }
    clauses_.resize(mark.clauses);
    return clauses;
}

void Builder::quantified(const StackMark& mark, Span span) {
    Operand condition = pop();
    Quantified node{text()[mark.begin] == 'e', pop_clauses(mark, condition.height), std::move(condition.expr)};
    find_variables(node.clauses, node.condition);
    push(span, std::move(node), condition.height + 1);
}

void Builder::list(const StackMark& mark, Span span) {
    std::size_t height = 0;
    std::vector<ExprPtr> items = pop_from(mark.operands, height);
    const bool has_colons = words_.size() > mark.words;
    words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(mark.words), words_.end());
    if (clauses_.size() > mark.clauses) {
        const Span pair{items.front()->span.begin, items.back()->span.end};
        auto item = has_colons ? std::make_shared<const Expr>(Expr{pair, List{items}}) : items[0];
        Comprehension node{std::move(item), pop_clauses(mark, height), has_colons};
        find_variables(node.clauses, node.item);
        return push(span, std::move(node), height + 2);
    }
    if (has_colons) return push(span, Map{std::move(items)}, height + 1);
    push(span, List{std::move(items)}, height + 1);
}

// Sticker numbers

void Builder::numbers_begin(std::string_view, Span) { numbered_ = {}; }

void Builder::sticker(std::string_view digits, Span span) {
    tick();
    constexpr std::int64_t largest = 999'999'999;
    std::int64_t value = 0;
    for (const char digit : digits) value = std::min(largest, value * 10 + (digit - '0'));
    numbered_.numbers.push_back({span, value});
}

void Builder::number_cycle(std::string_view, Span) {
    numbered_.form = Numbered::Form::cycles;
    numbered_.cycle_ends.push_back(numbered_.numbers.size());
}

void Builder::numbered(const StackMark&, Span span) {
    Word name = pop_word();
    numbered_.numbering = std::move(name.spelling);
    numbered_.name_span = name.span;
    push(span, std::exchange(numbered_, {}));
}

void Builder::plain_numbers(const StackMark&, Span span) {
    push(span, Numbers{plain_form_, std::exchange(numbered_, {}).numbers});
}

void Builder::if_expression(const StackMark& mark, Span span) {
    std::size_t height = 0;
    std::vector<ExprPtr> parts = pop_from(mark.operands, height);
    push(span, IfExpr{std::move(parts[0]), std::move(parts[1]), std::move(parts[2])}, height + 1);
}

// Suffixes

void Builder::power(const StackMark&, Span) {
    Operand exponent = pop();
    Operand base = pop_factor();
    const Span whole{base.expr->span.begin, exponent.expr->span.end};
    push(whole, Power{std::move(base.expr), std::move(exponent.expr)}, std::max(base.height, exponent.height) + 1);
}

void Builder::negative_exponent(const StackMark&, Span span) {
    Operand operand = pop();
    push(span, Negate{std::move(operand.expr)}, operand.height + 1);
}

namespace {

// `R'` and 2 to `R2'`, for every form of the prime.
std::string with_count(std::string_view inverted, std::string_view digits) {
    const auto is_inner = [](char c) { return c == ')' || c == ']' || (c >= '0' && c <= '9') || upper(c) != lower(c); };
    while (!inverted.empty() && !is_inner(inverted.back())) inverted.remove_suffix(1);
    return fmt::format("{}{}'", inverted, digits);
}

}  // namespace

// After several moves, the number may be meant for the last one or for the whole run.
void Builder::digits_after_prime(std::string_view digits, Span span) {
    constexpr std::string_view message = "the number comes before the prime";
    const Expr& before = *top().expr;
    const auto* run = top().is_open_run ? std::get_if<Moves>(&before.node) : nullptr;
    if (run == nullptr || run->moves.size() == 1) {
        auto meant = with_count(spelled(before.span), digits);
        throw Error(Diagnostic{.where = {source(), span},
                               .message = std::string(message),
                               .hint = fmt::format("write {}", meant),
                               .notes = {},
                               .fixes = {{{before.span.begin, span.end}, std::move(meant)}}});
    }
    const auto last = spelled({run->moves.back().offset, before.span.end});
    fail(span, std::string(message),
         fmt::format("write ({}){} to repeat all of it, {} to repeat the last move", spelled(before.span), digits,
                     with_count(last, digits)));
}

void Builder::tower(std::string_view, Span) {
    const auto& outer = std::get<Power>(top().expr->node);
    const Span below = outer.base->span;
    const auto last = spelled(outer.exponent->span);
    auto hint = fmt::format("write ({})^{}", spelled(below), last);
    if (const auto* inner = std::get_if<Power>(&outer.base->node))
        hint += fmt::format(" or {}^({}^{})", spelled(inner->base->span), spelled(inner->exponent->span), last);
    fail(top().expr->span, fmt::format("`{}` can be read in two ways", spelled(top().expr->span)), std::move(hint));
}

}  // namespace cubelang::lang
