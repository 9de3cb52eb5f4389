#include "lang/superset/builder.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/diagnostic.hpp"
#include "lang/limits.hpp"
#include "lang/move.hpp"
#include "lang/report.hpp"
#include "runtime/base/stack_room.hpp"

namespace cubelang::lang::superset {
namespace {

// Bounds a number of quarter turns: from 100 on only its value modulo 4 matters, as in every move.
int bounded(int turns) {
    if (std::abs(turns) < 100) return turns;
    return turns < 0 ? turns % 4 - 100 : turns % 4 + 100;
}

// The quarter turns, multiplied by a number.
int repeated(int turns, std::string_view digits) {
    int times = 0;
    for (const char digit : digits) times = bounded(times * 10 + (digit - '0'));
    return bounded(turns * times);
}

bool is_closing(char c) { return c == ')' || c == ']' || c == '>'; }

Move pause_at(Span span) {
    Move pause;
    pause.offset = span.begin;
    pause.length = text_length(span.end - span.begin);
    return pause;
}

std::vector<Move> moves_of(const std::vector<Twist>& twists, const Interpretation& meaning) {
    std::vector<Move> moves;
    for (const Twist& twist : twists) {
        if (twist.face == '.') {
            moves.push_back(pause_at(twist.span));
            continue;
        }
        for (Move move : meaning.moves(twist)) {
            move.offset = twist.span.begin;
            move.length = text_length(twist.span.end - twist.span.begin);
            moves.push_back(move);
        }
    }
    return moves;
}

}  // namespace

// A bracket makes at most four levels: a product, its inverse, the bracket, a power. So the nesting of brackets
// limits the height of the tree.
Builder::Builder(SourcePtr source, StopToken stop)
    : OperandStack(std::move(source), stop, 5 * deepest_nesting), scripts_{0} {}

ExprPtr Builder::take(const Interpretation& meaning) {
    const auto end = text().size();
    end_script(span(end, end));
    reflect_twists();
    try {
        for (const Run& run : runs_) run.expr->node = Moves{moves_of(run.twists, meaning)};
    } catch (const Error& error) {
        check_cycles_before(error.diagnostic().where.span.begin, meaning);
        throw;
    }
    return pop_value();
}

// Cycles are checked when the tree is evaluated; but of several mistakes the first one is reported.
void Builder::check_cycles_before(std::size_t offset, const Interpretation& meaning) const {
    for (const auto& cycle : cycles_)
        if (cycle->span.begin < offset) meaning.check(std::get<Cycle>(cycle->node));
}

// A twist is reflected if an odd number of stars follows it or brackets around it.
void Builder::reflect_twists() {
    std::ranges::sort(mirrors_);
    std::size_t passed = 0;
    for (Run& run : runs_)
        for (Twist& twist : run.twists) {
            while (passed < mirrors_.size() && mirrors_[passed] <= twist.span.begin) ++passed;
            if (passed % 2 != 0) twist.reflected = !twist.reflected;
        }
}

// Moves and cycles

void Builder::twist(std::string_view spelled, Span span) {
    tick();
    Twist twist;
    twist.span = span;
    twist.face = spelled.back();
    if (spelled.size() > 1) {
        twist.kind = spelled.front();
        spelled.remove_prefix(1);
    }
    const LayerPrefix layers = read_layers(spelled);
    if (layers.written) twist.first = static_cast<int>(layers.first);
    if (layers.is_range) twist.last = static_cast<int>(layers.last);
    run_.push_back(twist);
}

void Builder::pause(std::string_view, Span span) {
    tick();
    Twist pause;
    pause.span = span;
    pause.face = '.';
    run_.push_back(pause);
}

void Builder::part(std::string_view spelled, Span span) { parts_.push_back(read_part(spelled, span)); }

void Builder::end_run() {
    if (run_.empty()) return;
    push({run_.front().span.begin, run_.back().span.end}, Moves{});
    runs_.push_back({top().expr, std::exchange(run_, {})});
}

// Brackets

void Builder::open(std::string_view, Span span) {
    if (is_stack_low()) fail(span, std::string(stack_is_full), "an inner part can be a separate text");
    if (brackets_.size() >= deepest_nesting)
        fail(span, fmt::format("nested deeper than {} levels", deepest_nesting),
             "an inner part can be a separate text");
    end_run();
    brackets_.push_back({span.begin});
    scripts_.push_back(operands());
}

// The statements of the innermost script become one operand.
void Builder::end_script(Span closing) {
    end_run();
    const std::size_t first = scripts_.back();
    scripts_.pop_back();
    if (operands() == first) return push({closing.begin, closing.begin}, Moves{});
    if (operands() == first + 1) return;
    std::size_t height = 0;
    Product product;
    for (ExprPtr& factor : pop_from(first, height)) product.factors.push_back({std::move(factor)});
    const Span whole{product.factors.front().expr->span.begin, product.factors.back().expr->span.end};
    push(whole, std::move(product), height + 1);
}

Span Builder::close_bracket(Span closing) {
    const Span whole{brackets_.back().begin, closing.end};
    brackets_.pop_back();
    return whole;
}

void Builder::next_side(std::string_view, Span span) {
    end_script(span);
    scripts_.push_back(operands());
}

void Builder::close_cycle(std::string_view, Span span) {
    scripts_.pop_back();
    push(close_bracket(span), Cycle{std::exchange(parts_, {})});
    cycles_.push_back(top().expr);
}

void Builder::close_group(std::string_view, Span span) {
    end_script(span);
    top().expr->span = close_bracket(span);
}

void Builder::close_pair(std::string_view, Span span) {
    end_script(span);
    Operand b = pop();
    Operand a = pop();
    push(close_bracket(span), Commutator{std::move(a.expr), std::move(b.expr)}, std::max(a.height, b.height) + 1);
}

void Builder::close_angle(std::string_view, Span span) {
    end_script(span);
    brackets_.back().closed = true;
}

void Builder::conjugate(std::string_view, Span span) {
    end_run();
    Operand b = pop();
    Operand a = pop();
    push(close_bracket(span), Conjugate{std::move(a.expr), std::move(b.expr)}, std::max(a.height, b.height) + 1);
}

// Suffixes: those of a twist are applied at once; those of a bracket are collected and make one power.

void Builder::inverse(std::string_view, Span) {
    if (run_.empty())
        inverted_ = !inverted_;
    else
        run_.back().turns = static_cast<std::int8_t>(-run_.back().turns);
}

void Builder::repetition(std::string_view digits, Span span) {
    if (run_.empty())
        exponents_.push_back({std::make_shared<Expr>(Expr{span, IntegerLiteral{std::string(digits)}}), true});
    else
        run_.back().turns = static_cast<std::int8_t>(repeated(run_.back().turns, digits));
}

void Builder::end_statement(std::string_view, Span whole) {
    if (!run_.empty()) {
        auto& turns = run_.back().turns;
        if (std::abs(turns) >= 100) turns = static_cast<std::int8_t>(turns % 4);
        return;
    }
    const bool inverted = std::exchange(inverted_, false);
    if (!exponents_.empty()) return raise_to_power(whole, inverted);
    if (inverted) invert({}, whole);
}

void Builder::raise_to_power(Span whole, bool inverted) {
    Product product{std::exchange(exponents_, {})};
    ExprPtr exponent = product.factors.front().expr;
    const Span digits{exponent->span.begin, product.factors.back().expr->span.end};
    if (product.factors.size() > 1) exponent = std::make_shared<Expr>(Expr{digits, std::move(product)});
    if (inverted) exponent = std::make_shared<Expr>(Expr{digits, Negate{std::move(exponent)}});
    Operand base = pop();
    push(whole, Power{std::move(base.expr), std::move(exponent)}, base.height + 1);
}

void Builder::reflection(std::string_view, Span span) {
    const Span reflected = run_.empty() ? top().expr->span : Span{run_.back().span.begin, span.end};
    mirrors_.insert(mirrors_.end(), {reflected.begin, reflected.end});
}

// Mistakes

void Builder::check_bracket(std::size_t offset) const {
    const auto open = std::find_if(brackets_.rbegin(), brackets_.rend(), [](const Bracket& b) { return !b.closed; });
    const bool at_end = offset == text().size();
    if (at_end && open != brackets_.rend()) report_unclosed(*this, open->begin);
    if (at_end || !is_closing(text()[offset])) return;
    if (open == brackets_.rend())
        fail(span(offset, offset + 1), fmt::format("this `{}` closes nothing", text()[offset]));
    if (text()[offset] != closing(text()[open->begin])) report_wrong_bracket(*this, offset, open->begin);
}

void Builder::wide(std::string_view, Span span) const {
    const char face = text()[span.begin - 1];
    fail({span.begin - 1, span.end}, fmt::format("`{}w` is not in this notation", face),
         fmt::format("the outer two layers are T{}", face));
}

void Builder::missing(std::size_t offset, const Message& message) const {
    using enum Message::Blame;
    if (message.blame != nothing) check_bracket(offset);
    const bool is_word = offset < text().size() && !is_closing(text()[offset]);
    if (message.blame != word || !is_word)
        fail(span(offset, offset + token_length(text(), offset)), std::string(message.text), std::string(message.hint));
    UnexpectedWord found = unexpected_word(text().substr(offset));
    fail(span(offset, offset + found.length), std::move(found.message), std::move(found.hint));
}

}  // namespace cubelang::lang::superset
