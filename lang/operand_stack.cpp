#include "lang/operand_stack.hpp"

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/signs.hpp"
#include "lang/diagnostic.hpp"
#include "lang/move.hpp"
#include "runtime/base/stack_room.hpp"

namespace cubelang::lang {
namespace {

constexpr OperatorInfo operators[] = {
    {"|>", Level::pipe},
    {"or", Level::logical_or, Operator::logical_or},
    {"and", Level::logical_and, Operator::logical_and},
    {"==", Level::comparison, Operator::equal},
    {"!=", Level::comparison, Operator::unequal},
    {"<", Level::comparison, Operator::less},
    {"<=", Level::comparison, Operator::at_most},
    {">", Level::comparison, Operator::greater},
    {">=", Level::comparison, Operator::at_least},
    {"in", Level::comparison, Operator::member},
    {"->", Level::range, Operator::arrow},
    {"..", Level::range, Operator::range},
    {"+", Level::sum, Operator::add},
    {"-", Level::sum, Operator::subtract},
    {"*", Level::product},
    {"/", Level::product},
    {"", Level::product},
};

constexpr OperatorInfo negation{"-", Level::negation};
constexpr OperatorInfo logical_not{"not", Level::logical_not};

}  // namespace

const OperatorInfo& operator_spelled(std::string_view spelling) {
    return *std::ranges::find(operators, spelling, &OperatorInfo::spelling);
}

const OperatorInfo& prefix_spelled(std::string_view spelling) { return spelling == "-" ? negation : logical_not; }

void OperandStack::fail(Span span, std::string message, std::string hint) const {
    throw Error({source_, span}, std::move(message), std::move(hint));
}

void OperandStack::begin(SourcePtr source, StopToken stop) {
    source_ = std::move(source);
    stop_ = stop;
    ticks_ = 0;
    weight_ = base_ = depth_ = 0;
}

OperandStack::Nesting::Nesting(OperandStack& stack, std::size_t offset)
    : stack_(stack), outer_(std::exchange(stack.base_, stack.operators_.size())) {
    if (stack.depth_ > deepest_nesting || is_stack_low()) {
        stack.base_ = outer_;
        stack.fail(span(offset, offset + 1),
                   stack.depth_ > deepest_nesting ? fmt::format("nested deeper than {} levels", deepest_nesting)
                                                  : std::string(stack_is_full),
                   "name the inner parts with `let`");
    }
    ++stack.depth_;
}

OperandStack::Nesting::~Nesting() {
    stack_.base_ = outer_;
    --stack_.depth_;
}

void OperandStack::check_height(std::size_t height, Span span) const {
    if (height <= highest_) return;
    fail(span, fmt::format("this expression has more than {} levels", highest_ - 1), "name parts of it with `let`");
}

// Operands

OperandStack::Operand OperandStack::pop() {
    Operand operand = std::move(operands_.back());
    operands_.pop_back();
    return operand;
}

OperandStack::Operand OperandStack::pop_factor() {
    Operand run = pop();
    if (!run.is_open_run || std::get<Moves>(run.expr->node).moves.size() == 1) return run;
    auto& node = std::get<Moves>(run.expr->node);
    const bool has_inner_letters = node.has_inner_letters;
    auto& moves = node.moves.own();
    const Move last = moves.back();
    moves.pop_back();
    const std::uint32_t end = std::exchange(run.expr->span.end, last.offset);
    const std::size_t trimmed = text().substr(0, last.offset).find_last_not_of(" \t\r\n") + 1;
    run.expr->span.end = static_cast<std::uint32_t>(trimmed);
    operands_.push_back(std::move(run));
    juxtaposition({}, {last.offset, last.offset});
    return {std::make_shared<Expr>(Expr{{last.offset, end}, Moves{std::vector{last}, has_inner_letters}}), 1, true};
}

std::vector<ExprPtr> OperandStack::pop_from(std::size_t first, std::size_t& height) {
    std::vector<ExprPtr> values;
    values.reserve(operands_.size() - first);
    height = std::max(height, pop_each(first, [&](ExprPtr value) { values.push_back(std::move(value)); }));
    return values;
}

void OperandStack::shrink(std::size_t operands, std::size_t operators) {
    operands_.resize(operands);
    operators_.resize(operators);
}

// Suffixes

void OperandStack::invert(std::string_view, Span span) {
    Operand operand = pop_factor();
    const Span whole{operand.expr->span.begin, span.end};
    push(whole, Invert{std::move(operand.expr)}, operand.height + 1);
}

void OperandStack::raise_to(ExprPtr exponent, std::uint32_t end, std::size_t height) {
    Operand base = pop_factor();
    const Span whole{base.expr->span.begin, end};
    push(whole, Power{std::move(base.expr), std::move(exponent)}, std::max(base.height + 1, height));
}

void OperandStack::repeat(std::string_view digits, Span span) {
    raise_to(std::make_shared<Expr>(Expr{span, IntegerLiteral{std::string(digits)}}), span.end, 2);
}

// `R²` becomes the move R2, since a power would count as two moves. False if the last move cannot take the number.
bool OperandStack::raise_move(const std::string& digits, Span span) {
    if (!top().is_open_run || digits.size() > 2) return false;
    Move& last = std::get<Moves>(top().expr->node).moves.own().back();
    const int amount = std::stoi(digits);
    if (last.turns != 1 || last.letter == '.' || amount == 0) return false;
    last.turns = static_cast<std::int8_t>(amount);
    last.length = text_length(span.end - last.offset);
    top().expr->span.end = span.end;
    return true;
}

void OperandStack::superscript(std::string_view spelled, Span span) {
    const std::string digits = plain_digits(spelled);
    if (raise_move(digits, span)) return;
    if (digits.front() != '-') return repeat(digits, span);
    auto number = std::make_shared<Expr>(Expr{span, IntegerLiteral{digits.substr(1)}});
    raise_to(std::make_shared<Expr>(Expr{span, Negate{std::move(number)}}), span.end, 3);
}

// Operators: each waits until a looser one, or the end of the expression, comes after it.

void OperandStack::prefix(std::string_view spelled, Span span) {
    operators_.push_back({&prefix_spelled(spelled), span});
}

void OperandStack::infix(std::string_view spelled, Span span) {
    const char before = text()[span.begin - 1];
    if (spelled == "-" && std::string_view(" \t\r\n/").find(before) == std::string_view::npos)
        fail(span, "a minus between two values has a space on either side",
             "write a - b; or a -b for a times the inverse of b, and R' for the inverse of R");
    join({&operator_spelled(spelled), span});
}

// `@uf -> @ur -> @ub`, `1..3..5`
void OperandStack::fail_range(const PendingOperator& second) const {
    const PendingOperator& first = operators_.back();
    if (first.info->op == Operator::range || second.info->op == Operator::range)
        fail(second.span, "a range has two ends", "write first..last");
    const auto from = value_before(text(), first.span.begin), over = value_before(text(), second.span.begin),
               to = value_after(text(), second.span.end);
    fail(second.span, "one `->` says where one part goes",
         fmt::format("write {{{0} -> {1}, {1} -> {2}}}, a list", from, over, to));
}

void OperandStack::join(PendingOperator pending) {
    const Level level = pending.info->level;
    while (operators_.size() > base_ && operators_.back().info->level > level) reduce();
    if (waits(level) && level == Level::comparison)
        fail(pending.span, fmt::format("`{}` cannot follow a comparison", pending.info->spelling),
             "compare two at a time: a == b and b == c");
    if (waits(level) && level == Level::range) fail_range(pending);
    // A product keeps all its factors in one node; the other operators associate to the left.
    if (waits(level) && level != Level::product) reduce();
    operators_.push_back(pending);
}

void OperandStack::reduce() {
    const PendingOperator pending = operators_.back();
    const Level level = pending.info->level;
    if (level == Level::product) return reduce_product();
    operators_.pop_back();
    if (level == Level::negation || level == Level::logical_not) return reduce_prefix(pending);
    if (level == Level::pipe) return reduce_pipe(pending);
    reduce_binary(pending);
}

void OperandStack::reduce_prefix(const PendingOperator& pending) {
    Operand operand = pop();
    const Span whole{pending.span.begin, operand.expr->span.end};
    const std::size_t height = operand.height + 1;
    check_height(height, pending.span);
    if (pending.info->level == Level::negation) return push(whole, Negate{std::move(operand.expr)}, height);
    push(whole, Not{std::move(operand.expr)}, height);
}

void OperandStack::reduce_product() {
    std::size_t first = operators_.size();
    while (first > base_ && operators_[first - 1].info->level == Level::product) --first;
    const std::size_t first_operand = operands_.size() - (operators_.size() - first) - 1;
    const Span whole{operands_[first_operand].expr->span.begin, operands_.back().expr->span.end};
    std::size_t height = 0;
    std::vector<ExprPtr> values = pop_from(first_operand, height);
    Product product;
    product.factors.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto sign = i == 0 ? std::string_view() : operators_[first + i - 1].info->spelling;
        product.factors.push_back({std::move(values[i]), !sign.empty(), sign == "/"});
    }
    operators_.resize(first);
    push(whole, std::move(product), height + 1);
}

void OperandStack::reduce_binary(const PendingOperator& pending) {
    Operand right = pop();
    Operand left = pop();
    const Span whole{left.expr->span.begin, right.expr->span.end};
    const std::size_t height = std::max(left.height, right.height) + 1;
    check_height(height, pending.span);
    push(whole, Binary{pending.info->op, pending.span, std::move(left.expr), std::move(right.expr)}, height);
}

// `R U |> order`, `list |> first(3)`: a call whose first argument is the value on the left.
void OperandStack::reduce_pipe(const PendingOperator& pending) {
    Operand function = pop(), value = pop();
    const Span whole{value.expr->span.begin, function.expr->span.end};
    const std::size_t height = std::max(value.height, function.height) + 1;
    check_height(height, pending.span);
    Call call;
    if (auto* const name = std::get_if<Name>(&function.expr->node))
        call = {std::move(name->name), function.expr->span, nullptr, {}};
    else if (std::holds_alternative<Lambda>(function.expr->node))
        call = {{}, function.expr->span, std::move(function.expr), {}};
    else if (auto* const known = std::get_if<Call>(&function.expr->node))
        call = std::move(*known);
    else
        fail(function.expr->span, "`|>` passes a value to a function",
             "write its name, or a call without its first argument: {R, R U} |> map(order)");
    call.is_piped = true;
    call.arguments.insert(call.arguments.begin(), Argument{{}, {}, std::move(value.expr)});
    push(whole, std::move(call), height);
}

void OperandStack::finish_expression() {
    while (operators_.size() > base_) reduce();
}

}  // namespace cubelang::lang
