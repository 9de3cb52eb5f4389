#include "runtime/cube/performer.hpp"

#include <algorithm>
#include <array>

namespace cubelang::cube {
namespace {

constexpr std::size_t most_shared_blocks = std::size_t{1} << 22;  // 128 MB
constexpr std::size_t stop_interval = std::size_t{1} << 16;

std::uint64_t reduced(const Integer& exponent) {
    Integer rest = exponent % perm::exponent_modulus;
    if (rest < 0) rest += perm::exponent_modulus;
    return static_cast<std::uint64_t>(rest);
}

perm::Blocks power(const perm::Blocks& base, const Integer& exponent) {
    return exponent == -1 ? perm::inverse(base) : perm::power(base, reduced(exponent));
}

constexpr int most_layers = 7;  // more layers have more turns than a byte has values
constexpr std::size_t letter_places = 32, layer_places = most_layers + 1, quarter_places = 4;

constexpr int intervals(int layers) { return layers * (layers + 1) / 2; }

// Numbers turns from 1, by axis, quarters and layers.
constexpr std::uint8_t number_of(const Turn& turn, int layers) {
    const int interval = intervals(turn.to - 1) + turn.from - 1;
    return static_cast<std::uint8_t>(1 + interval +
                                     intervals(layers) * (turn.quarters - 1 + 3 * static_cast<int>(turn.axis)));
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
    // A shared word may occur again: without the cache, f(f(f(x))) with a doubling f would take time 2^depth.
    if (word.use_count() > 1 && shared_blocks_ + blocks.size() <= most_shared_blocks) {
        shared_blocks_ += blocks.size();
        shared_.emplace(word.get(), blocks);
    }
    return blocks;
}

bool Performer::apply(perm::Blocks& state, const WordPtr& word) {
    const bool is_shared = word.use_count() > 1 && !std::holds_alternative<Run>(word->node);
    if (!is_shared) return std::visit([&](const auto& node) { return apply(state, node, *word); }, word->node);
    const auto blocks = blocks_of(word);
    if (blocks) perm::multiply_by(state, *blocks);
    return blocks.has_value();
}

bool Performer::apply(perm::Blocks& state, const Run& run, const Word& word) {
    const auto moves_per_check = std::max<std::size_t>(stop_interval / state.size(), 1);
    std::span<const Move> left(run.moves.begin(), run.moves.end());
    while (!left.empty() && !stopped()) {
        const auto part = left.first(std::min(left.size(), moves_per_check));
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

// Returns the number of moves applied.
std::size_t Performer::apply_by_table(perm::Blocks& state, std::span<const Move> moves) {
    if (!table_ && TurnTable::is_worthwhile(cube(), moves.size())) table_.emplace(turner_);
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

bool TurnTable::is_worthwhile(Cube cube, std::size_t moves) {
    const std::size_t turns = 9 * intervals(cube.n);
    // Building the table costs a few moves per turn. Small cubes are frequent, so their table will be used again.
    return cube.n <= most_layers && moves >= (cube.n <= 3 ? turns / 4 : 4 * turns);
}

// Letters differ in their low five bits, and the low two bits of an amount are its quarters.
std::size_t TurnTable::place(const Move& move) const {
    const std::size_t letter = static_cast<unsigned char>(move.letter) % letter_places;
    const std::size_t quarters = static_cast<std::uint8_t>(move.turns) % quarter_places;
    return ((letter * layer_places + move.from) * layer_places + move.to) * quarter_places + quarters;
}

std::uint8_t TurnTable::number(const Move& move) const {
    const bool is_inside = (move.from | move.to) < static_cast<int>(layer_places);
    return is_inside ? numbers_[place(move)] : no_such_move;
}

TurnTable::TurnTable(Turner& turner)
    : layers_(static_cast<unsigned>(turner.cube().n)),
      numbers_(letter_places * layer_places * layer_places * quarter_places, no_such_move),
      rows_(solved(turner.cube()).blocks) {
    const int n = turner.cube().n;
    for (const auto axis : {Axis::x, Axis::y, Axis::z})
        for (int quarters = 1; quarters <= 3; ++quarters)
            for (int to = 1; to <= n; ++to)
                for (int from = 1; from <= to; ++from) add(turner, {axis, from, to, quarters});
    for (const auto& letter : letters())
        for (std::uint16_t to = 1; to <= n; ++to)
            for (std::uint16_t from = 1; from <= to; ++from)
                for (std::int8_t turns = 0; turns <= 3; ++turns) enter({0, from, to, letter.letter, turns});
}

void TurnTable::add(Turner& turner, const Turn& turn) {
    auto row = solved(turner.cube()).blocks;
    turner.apply(row, turn);
    rows_.insert(rows_.end(), row.begin(), row.end());
}

void TurnTable::enter(const Move& move) {
    const int n = static_cast<int>(layers_);
    if (fault(move, n) != MoveFault::none) return;
    const auto turn = turn_of(move, n);
    numbers_[place(move)] = turn ? number_of(*turn, n) : no_turn;
}

std::size_t TurnTable::apply(perm::Blocks& state, std::span<const Move> moves) const {
    std::array<std::uint8_t, 1024> numbers;
    std::size_t done = 0, count = numbers.size();
    while (count == numbers.size() && done < moves.size()) {
        const auto next = moves.subspan(done, std::min(moves.size() - done, numbers.size()));
        for (count = 0; count < next.size(); ++count)
            if ((numbers[count] = number(next[count])) == no_such_move) break;
        perm::kernel().follow(state.data(), rows_.data(), state.size(), std::span(numbers).first(count));
        done += count;
    }
    return done;
}

}  // namespace cubelang::cube
