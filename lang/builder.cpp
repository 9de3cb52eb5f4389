#include "lang/builder.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/limits.hpp"
#include "lang/move.hpp"

namespace cubelang::lang {

Builder::Builder(SourcePtr source, StopToken stop) : OperandStack(std::move(source), stop) { blocks_.resize(1); }

StackMark Builder::open(std::size_t begin) const {
    return {static_cast<std::uint32_t>(begin),
            operands(),
            operators(),
            words_.size(),
            blocks_.size(),
            argument_names_.size()};
}

void Builder::drop(const StackMark& mark) {
    shrink(mark.operands, mark.operators);
    words_.resize(mark.words);
    blocks_.resize(mark.blocks);
    argument_names_.resize(mark.argument_names);
}

void Builder::reset(std::size_t statements) {
    drop({0, 0, 0, 0, 1, 0});
    blocks_.front().resize(statements);
    moves_.clear();
    parts_.clear();
    doc_.clear();
    open_brackets.clear();
    newline_is_blank = false;
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

void Builder::move(std::string_view spelled, Span span) {
    if (spelled.front() <= '9') check_layers(spelled, span);
    // Doubling would need twice the memory of a long run; this needs a quarter more.
    tick();
    if (moves_.size() == moves_.capacity()) moves_.reserve(moves_.size() + moves_.size() / 4 + 64);
    moves_.push_back(read_move(spelled, span.begin));
}

// Only a word that is moves to its end is asked.
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
    check_amounts();
    // A short run is copied, so that the memory it grew in serves the next one; a long one moves out.
    constexpr std::size_t long_run = 4096;
    if (moves_.size() < long_run)
        push(span, Moves{{moves_.begin(), moves_.end()}});
    else {
        moves_.shrink_to_fit();
        push(span, Moves{std::move(moves_)});
    }
    moves_.clear();
    top().is_open_run = true;
}

}  // namespace cubelang::lang
