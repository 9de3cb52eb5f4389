#include "runtime/cube/performer.hpp"

#include <algorithm>

namespace cubelang::cube {
namespace {

constexpr std::size_t most_shared_blocks = std::size_t{1} << 22;  // 128 MB
constexpr std::size_t blocks_between_looks = std::size_t{1} << 16;

std::uint64_t reduced(const Integer& exponent) {
    Integer rest = exponent % perm::exponent_modulus;
    if (rest < 0) rest += perm::exponent_modulus;
    return static_cast<std::uint64_t>(rest);
}

perm::Blocks power(const perm::Blocks& base, const Integer& exponent) {
    return exponent == -1 ? perm::inverse(base) : perm::power(base, reduced(exponent));
}

}  // namespace

Performer::Performer(Cube cube, StopToken stop) : turner_(cube), stop_(stop) {}

std::optional<State> Performer::perform(const WordPtr& word) {
    problem_.reset();
    State state = solved(cube());
    const bool done = apply(state.blocks, word);
    shared_.clear();
    shared_blocks_ = 0;
    return done ? std::optional(std::move(state)) : std::nullopt;
}

std::optional<perm::Blocks> Performer::blocks_of(const WordPtr& word) {
    if (const auto known = shared_.find(word.get()); known != shared_.end()) return known->second;
    auto blocks = solved(cube()).blocks;
    const bool done = std::visit([&](const auto& node) { return apply(blocks, node, *word); }, word->node);
    if (!done) return std::nullopt;
    // Who is held more than once may be met again: without this, f(f(f(x))) of a doubling f would cost 2^depth.
    if (word.use_count() > 1 && shared_blocks_ + blocks.size() <= most_shared_blocks) {
        shared_blocks_ += blocks.size();
        shared_.emplace(word.get(), blocks);
    }
    return blocks;
}

bool Performer::apply(perm::Blocks& state, const WordPtr& word) {
    const bool twice = word.use_count() > 1 && !std::holds_alternative<Run>(word->node);
    if (!twice) return std::visit([&](const auto& node) { return apply(state, node, *word); }, word->node);
    const auto blocks = blocks_of(word);
    if (blocks) perm::multiply_by(state, *blocks);
    return blocks.has_value();
}

bool Performer::apply(perm::Blocks& state, const Run& run, const Word& word) {
    const auto moves_between_looks = std::max<std::size_t>(blocks_between_looks / state.size(), 1);
    std::span<const Move> left(run.moves.begin(), run.moves.end());
    while (!left.empty() && !stopped()) {
        const auto part = left.first(std::min(left.size(), moves_between_looks));
        if (!apply(state, part, word)) return false;
        left = left.subspan(part.size());
    }
    return !stopped();
}

bool Performer::apply(perm::Blocks& state, std::span<const Move> moves, const Word& word) {
    for (const auto& move : moves.subspan(apply_by_table(state, moves))) {
        if (const auto what = fault(move, cube().n); what != MoveFault::none) {
            problem_ = MoveProblem{what, move, word.origin};
            return false;
        }
        if (const auto turn = turn_of(move, cube().n)) turner_.apply(state, *turn);
    }
    return true;
}

// How many of the moves it has done.
std::size_t Performer::apply_by_table(perm::Blocks& state, std::span<const Move> moves) {
    if (!table_ && TurnTable::is_for(cube(), moves.size())) table_.emplace(turner_);
    return table_ ? table_->apply(state, moves) : 0;
}

bool Performer::apply(perm::Blocks& state, const Sequence& sequence, const Word&) {
    return std::ranges::all_of(sequence.factors, [&](const auto& factor) { return apply(state, factor); });
}

bool Performer::apply(perm::Blocks& state, const PowerOf& raised, const Word&) {
    const auto base = blocks_of(raised.base);
    if (base) perm::multiply_by(state, power(*base, raised.exponent));
    return base.has_value();
}

bool Performer::apply(perm::Blocks& state, const CommutatorOf& c, const Word&) {
    const auto a = blocks_of(c.a), b = a ? blocks_of(c.b) : std::nullopt;
    if (!b) return false;
    for (const auto& factor : {*a, *b, perm::inverse(*a), perm::inverse(*b)}) perm::multiply_by(state, factor);
    return true;
}

bool Performer::apply(perm::Blocks& state, const ConjugateOf& c, const Word&) {
    const auto a = blocks_of(c.a);
    if (!a) return false;
    perm::multiply_by(state, *a);
    if (!apply(state, c.b)) return false;
    perm::multiply_by(state, perm::inverse(*a));
    return true;
}

}  // namespace cubelang::cube
