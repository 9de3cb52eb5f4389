#include "lang/builder.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/limits.hpp"
#include "lang/move.hpp"

namespace cubelang::lang {

Builder::Builder(SourcePtr source) : source_(std::move(source))
{
    blocks_.resize(1);
}

Span Builder::span(std::size_t begin, std::size_t end) const
{
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

void Builder::fail(Span span, std::string message, std::string hint) const
{
    throw Error({source_, span}, std::move(message), std::move(hint));
}

Frame Builder::open(std::size_t begin) const
{
    return {static_cast<std::uint32_t>(begin), operands_.size(), operators_.size(), words_.size(), blocks_.size()};
}

void Builder::drop(const Frame& frame)
{
    operands_.resize(frame.operands);
    operators_.resize(frame.operators);
    words_.resize(frame.words);
    blocks_.resize(frame.blocks);
}

void Builder::reset(std::size_t statements)
{
    drop({0, 0, 0, 0, 1});
    blocks_.front().resize(statements);
    moves_.clear();
    parts_.clear();
    doc_.clear();
    open_brackets.clear();
    newline_is_blank = false;
    base_ = depth_ = 0;
}

Builder::Nesting::Nesting(Builder& builder, std::size_t offset)
    : builder_(builder), outer_(std::exchange(builder.base_, builder.operators_.size()))
{
    if (++builder.depth_ > deepest_nesting + 1)
        builder.fail(builder.span(offset, offset + 1), fmt::format("nested deeper than {} levels", deepest_nesting),
                     "name the inner parts with `let`");
}

Builder::Nesting::~Nesting()
{
    builder_.base_ = outer_;
    --builder_.depth_;
}

// Moves

void Builder::check_layers(std::string_view spelled, Span span) const
{
    const LayerPrefix layers = read_layers(spelled);
    if (!layers.written) return;
    if (layers.first == 0) fail(span, "there is no layer 0", "layers are counted from 1, the outermost");
    if (layers.last > largest_layer) fail(span, fmt::format("a layer number is {} at most", largest_layer));
    if (layers.first > layers.last)
        fail(span, "this range of layers runs backwards",
             fmt::format("write {}-{}{}", layers.last, layers.first, spelled.substr(spelled.find_first_not_of("0123456789-"))));
}

void Builder::move(std::string_view spelled, Span span)
{
    if (spelled.front() <= '9') check_layers(spelled, span);
    // Doubling would need twice the memory of a long run; this needs a quarter more.
    if (moves_.size() == moves_.capacity()) moves_.reserve(moves_.size() + moves_.size() / 4 + 64);
    moves_.push_back(read_move(spelled, span.begin));
}

void Builder::pause(std::string_view, Span span)
{
    moves_.push_back({span.begin, 0, 0, '.', 1});
}

void Builder::run(std::string_view, Span span)
{
    // A short run is copied, so that the memory it grew in serves the next one; a long one moves out.
    constexpr std::size_t long_run = 4096;
    if (moves_.size() < long_run)
        push(span, Moves{{moves_.begin(), moves_.end()}});
    else {
        moves_.shrink_to_fit();
        push(span, Moves{std::move(moves_)});
    }
    moves_.clear();
    operands_.back().is_open_run = true;
}

// Operators: each waits until one that binds less, or the end, comes after it.

void Builder::prefix(std::string_view spelled, Span span)
{
    static constexpr OperatorInfo negation{"-", Level::negation};
    operators_.push_back({spelled == "-" ? &negation : &operator_spelled(spelled), span});
}

void Builder::infix(std::string_view spelled, Span span)
{
    const bool lone_minus = spelled == "-" && std::string_view(" \t\r\n/").find(text()[span.begin - 1]) == std::string_view::npos;
    if (lone_minus)
        fail(span, "a minus between two values has a blank on either side", "write `a - b`, or `a -b` for a times the inverse of b");
    join({&operator_spelled(spelled), span});
}

void Builder::join(Pending pending)
{
    while (has_operator() && operators_.back().info->level > pending.info->level) reduce();
    const bool same = has_operator() && operators_.back().info->level == pending.info->level;
    if (same && !chains(pending.info->level))
        fail(pending.span, fmt::format("`{}` cannot follow `{}`", pending.info->spelling, operators_.back().info->spelling),
             pending.info->level == Level::comparison ? "compare two at a time: a == b and b == c" : "a range is first..last");
    // A product keeps all its factors side by side.
    if (same && pending.info->level != Level::product) reduce();
    operators_.push_back(pending);
}

void Builder::reduce()
{
    const Pending pending = operators_.back();
    if (pending.info->level == Level::product) return reduce_product();
    operators_.pop_back();
    if (pending.info->level == Level::negation || pending.info->level == Level::logical_not) return reduce_prefix(pending);
    reduce_binary(pending);
}

void Builder::reduce_prefix(Pending pending)
{
    Operand operand = pop();
    const Span whole{pending.span.begin, operand.expr->span.end};
    check_height(operand.height + 1, pending.span);
    if (pending.info->level == Level::negation) return push(whole, Negate{std::move(operand.expr)}, operand.height + 1);
    push(whole, Not{std::move(operand.expr)}, operand.height + 1);
}

void Builder::reduce_product()
{
    std::size_t first = operators_.size();
    while (first > base_ && operators_[first - 1].info->level == Level::product) --first;
    const std::size_t others = operators_.size() - first;
    std::size_t height = 0;
    Product product;
    product.factors.reserve(others + 1);
    const Span whole{operands_[operands_.size() - others - 1].expr->span.begin, operands_.back().expr->span.end};
    std::vector<ExprPtr> values = pop_from(operands_.size() - others - 1, height);
    for (std::size_t i = 0; i < values.size(); ++i)
        product.factors.push_back({std::move(values[i]), i > 0 && operators_[first + i - 1].info->spelling == "*"});
    operators_.resize(first);
    push(whole, std::move(product), height + 1);
}

void Builder::reduce_binary(Pending pending)
{
    Operand right = pop();
    Operand left = pop();
    const std::size_t height = std::max(left.height, right.height) + 1;
    check_height(height, pending.span);
    const Span whole{left.expr->span.begin, right.expr->span.end};
    push(whole, Binary{pending.info->op, pending.span, std::move(left.expr), std::move(right.expr)}, height);
}

void Builder::expression(const Frame&, Span)
{
    while (has_operator()) reduce();
}

}  // namespace cubelang::lang
