#include "lang/builder.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/limits.hpp"
#include "lang/local_names.hpp"
#include "lang/move.hpp"
#include "lang/notation.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {

Builder::Builder(SourcePtr text, StopToken stop)
    : OperandStack(std::move(text), stop),
      has_inner_letters_(source() && source()->has_inner_letters),
      names_(source()),
      parameters_(source()) {
    blocks_.resize(1);
}

void Builder::begin(SourcePtr source, StopToken stop) {
    OperandStack::begin(std::move(source), stop);
    names_ = LocalNames(this->source());
    for (const auto& name : this->source()->names) names_.add({name, {}});
    reset(0);
    has_long_moves_ = false;
    has_inner_letters_ = this->source()->has_inner_letters;
}

StackMark Builder::open(std::size_t begin) const {
    return {static_cast<std::uint32_t>(begin),
            operands(),
            operators(),
            words_.size(),
            blocks_.size(),
            argument_names_.size(),
            clauses_.size(),
            names_.size(),
            open_texts_.size(),
            defaults_.size()};
}

void Builder::drop(const StackMark& mark) {
    shrink(mark.operands, mark.operators);
    words_.resize(mark.words);
    blocks_.resize(mark.blocks);
    argument_names_.resize(mark.argument_names);
    clauses_.resize(mark.clauses);
    names_.forget_after(mark.names);
    open_texts_.resize(mark.texts);
    defaults_.resize(mark.defaults);
}

void Builder::reset(std::size_t statements) {
    drop({0, 0, 0, 0, 1, 0, 0, names_.size(), 0, 0});
    parameters_.forget_after(0);
    blocks_.front().resize(statements);
    moves_.clear();
    parts_.clear();
    doc_.clear();
    open_brackets.clear();
    indexed_moves_.clear();
    newline_is_blank = false;
    if_is_value = true;
    is_in_function = false;
}

// Moves

void Builder::check_layers(std::string_view spelled, Span span) const {
    const LayerPrefix layers = read_layers(spelled);
    if (!layers.written) return;
    if (layers.first == 0) fail(span, "there is no layer 0", "layers are counted from 1, the outermost");
    if (layers.last > largest_layer) fail(span, fmt::format("a layer number is {} at most", largest_layer));
    if (layers.first > layers.last)
        fail(span, "this range of layers runs backwards",
             fmt::format("write {}-{}{}", layers.last, layers.first,
                         spelled.substr(spelled.find_first_not_of("0123456789-"))));
}

// Counts ahead in a long run, instead of doubling the capacity: that could take twice the memory.
void Builder::make_room(std::size_t begin) {
    constexpr std::size_t few = 32;
    if (moves_.capacity() - moves_.size() >= few) return;
    const bool is_short = moves_.size() < few;  // most runs are
    const std::size_t ahead = is_short ? 0 : count_plain_moves(source()->text, begin, newline_is_blank);
    moves_.reserve(moves_.size() + std::max(moves_.size() / 4, ahead) + 2 * few);
}

std::size_t Builder::plain_moves(std::size_t begin) {
    constexpr std::size_t most = 1U << 12;
    make_room(begin);
    const std::size_t room = moves_.capacity() - moves_.size();
    const std::size_t end = read_plain_moves(source()->text, begin, newline_is_blank, moves_, std::min(most, room));
    if (end - begin > most && stopped()) fail({}, "interrupted");
    return end - begin;
}

void Builder::move(std::string_view spelled, Span span) {
    if (spelled.front() <= '9') check_layers(spelled, span);
    has_long_moves_ |= spelled.size() > most_amount_digits;
    tick();
    make_room(span.end);
    moves_.push_back(read_move(spelled, span.begin));
}

// Called when the run is complete, since a word may turn out not to be moves.
void Builder::check_amounts() const {
    for (const Move& move : moves_) {
        if (move.length <= most_amount_digits) continue;
        const auto begin = text().find_first_not_of("wWv", text().find_first_not_of("0123456789-", move.offset) + 1);
        const auto end = std::min(text().find_first_not_of("0123456789", begin), text().size());
        if (begin >= end || end - begin <= most_amount_digits) continue;
        fail({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
             fmt::format("a move makes at most {} quarter turns", std::string(most_amount_digits, '9')),
             fmt::format("a power has no limit: {}^{}", text().substr(move.offset, begin - move.offset),
                         text().substr(begin, std::min<std::size_t>(end - begin, 40))));
    }
}

void Builder::move_prime(std::string_view spelled, Span) {
    Move& move = moves_.back();
    move.turns = static_cast<std::int8_t>(-move.turns);
    move.length = text_length(move.length + spelled.size());
}

void Builder::pause(std::string_view, Span span) { moves_.push_back({.offset = span.begin, .length = 1}); }

void Builder::run(std::string_view, Span span) {
    if (std::exchange(has_long_moves_, false)) check_amounts();
    constexpr std::size_t moves_like_a_value = 16;
    weigh(moves_.size() / moves_like_a_value);
    // A short run is copied, so that its buffer is used again; a long one is moved out.
    constexpr std::size_t long_run = 4096;
    if (moves_.size() < long_run)
        push(span, Moves{std::vector(moves_.begin(), moves_.end()), has_inner_letters_});
    else {
        if (moves_.capacity() > moves_.size() + moves_.size() / 8) moves_.shrink_to_fit();
        push(span, Moves{std::move(moves_), has_inner_letters_});
    }
    moves_.clear();
    top().is_open_run = true;
}

// Statements: each is added to the innermost block

template <typename Node>
void Builder::state(Span span, Node node) {
    auto& statement = blocks_.back().emplace_back();
    statement.span = span;
    statement.node.emplace<Node>(std::move(node));
    statement.has_inner_letters = has_inner_letters_;
    if constexpr (std::same_as<Node, Def>) names_.add({std::get<Def>(statement.node).name, {}});
    names_.apply(statement);
    if constexpr (std::same_as<Node, Let>) names_.add({std::get<Let>(statement.node).name, {}});
    if constexpr (std::same_as<Node, LetParts>)
        for (const auto& name : std::get<LetParts>(statement.node).names) names_.add(name);
    if (blocks_.size() == 1) parameters_.forget_after(0);
    if (blocks_.size() == 1) check_indexed_moves();
    no_doc({}, span);
}

Block Builder::pop_block() {
    Block block = std::move(blocks_.back());
    blocks_.pop_back();
    return block;
}

void Builder::doc_line(std::string_view line, Span) {
    if (is_in_function) return;  // the lines above the definition count
    line.remove_prefix(2);
    if (line.starts_with(' ')) line.remove_prefix(1);
    if (!doc_.empty()) doc_ += '\n';
    doc_ += trimmed_end(line);
}

void Builder::cube(const StackMark& mark, Span span) { state(span, SetCube{text()[mark.begin] == 's', pop_value()}); }

void Builder::let(const StackMark&, Span span) {
    Word name = pop_word();
    auto value = pop_value();
    if (name.spelling == notation_name) value = set_notation(name.span, *value);
    state(span, Let{std::move(name.spelling), name.span, std::move(value), is_in_function ? "" : doc_});
}

void Builder::let_parts(const StackMark& mark, Span span) {
    std::size_t height = 0;
    auto names = pop_parameters(mark, height);
    for (const auto& name : names) check_name(name.name, name.span);
    state(span, LetParts{std::move(names), pop_value()});
}

void Builder::function_block(const StackMark& mark, Span span) {
    names_.forget_after(mark.names);
    push(span, BlockExpr{pop_block()}, 2);
}

void Builder::result(const StackMark&, Span span) { state(span, Return{pop_value()}); }

void Builder::def(const StackMark& mark, Span span) {
    std::size_t height = 0;
    Word name = pop_word();
    check_name(name.spelling, name.span);
    Def def{std::move(name.spelling), name.span, {pop_parameters(mark, height), pop_value()}, doc_};
    LocalNames(source(), def.code.parameters).apply(def.code.body);
    state(span, std::move(def));
}

void Builder::import_module(const StackMark& mark, Span span) {
    if (operands() == mark.operands) {
        Word name = pop_word();
        return state(span, Import{std::move(name.spelling), false, name.span});
    }
    const Operand file = pop();
    const auto* name = std::get_if<TextLiteral>(&file.expr->node);
    if (name == nullptr)
        fail(file.expr->span, "the name of an imported file has no values in it", "write import \"mine.cube\"");
    state(span, Import{name->text, true, file.expr->span});
}

void Builder::assertion(const StackMark& mark, Span span) {
    auto message = operands() == mark.operands + 2 ? pop_value() : nullptr;
    state(span, Assert{pop_value(), std::move(message)});
}

void Builder::print(const StackMark& mark, Span span) {
    std::size_t height = 0;
    state(span, Print{pop_from(mark.operands, height)});
}

void Builder::loop(const StackMark& mark, Span span) {
    std::size_t height = 0;
    auto variables = pop_parameters(mark, height);
    Block body = pop_block();
    LocalNames(source(), variables).apply(body);
    state(span, For{std::move(variables), pop_value(), std::move(body)});
}

void Builder::if_statement(const StackMark& mark, Span span) {
    IfStatement statement;
    if (blocks_.size() == mark.blocks + 2) statement.no = pop_block();
    statement.yes = pop_block();
    statement.condition = pop_value();
    state(span, std::move(statement));
}

void Builder::show(const StackMark&, Span span) { state(span, Show{pop_value()}); }

}  // namespace cubelang::lang
