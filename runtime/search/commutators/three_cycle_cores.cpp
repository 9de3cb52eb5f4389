#include "runtime/search/commutators/three_cycle_cores.hpp"

#include <algorithm>

#include "runtime/cube/symmetry.hpp"

namespace cubelang::search::commutators {
namespace {

constexpr std::size_t most_core_words = 40'000;
constexpr std::size_t most_shifted = 15'000;   // commutators, where memory is
constexpr int longest_shifted = 11;            // of so many turns at most
constexpr std::size_t most_work = 40'000'000;  // conjugates times blocks

std::vector<int> own_blocks(cube::Cube cube, int block) {
    const auto [u, h] = cube::cell_of(cube, block);
    if (cube::kind_of(cube, block) != cube::Kind::wing) return {block};
    return {block, cube::block_of(cube, {-u, h})};
}

// The orbit's first.
std::vector<int> blocks_in_order(cube::Cube cube, int block, std::span<const Generator> generators) {
    auto blocks = own_blocks(cube, block);
    for (const int other : blocks_near(cube, distances_of(cube, own_blocks(cube, block)), generators))
        if (std::ranges::find(blocks, other) == blocks.end()) blocks.push_back(other);
    return blocks;
}

// In one order for words that differ by turns about one axis.
LocalWords::Letters in_order(LocalWords::Letters letters, const std::vector<Generator>& generators) {
    for (auto from = letters.begin(); from != letters.end();) {
        const auto axis = generators[*from].turn.axis;
        const auto to = std::find_if(from, letters.end(), [&](auto x) { return generators[x].turn.axis != axis; });
        std::sort(from, to);
        from = to;
    }
    return letters;
}

}  // namespace

ThreeCycleCores::ThreeCycleCores(cube::Cube cube, std::span<const Generator> generators, const TurnCosts& costs,
                                 int block, const Lengths& lengths, StopToken stop)
    : cube_(cube),
      costs_(costs),
      points_(cube, block),
      own_(own_blocks(cube, block).size()),
      words_(cube, generators_near(cube, distances_of(cube, own_blocks(cube, block)), generators),
             blocks_in_order(cube, block, generators), std::max(lengths.v, lengths.b), most_core_words),
      room_(words_.blocks().size()),
      inside_(words_.size()) {
    for (const auto& generator : words_.generators()) least_ = std::min(least_, generator.cost);
    last_v_ = words_.up_to(lengths.v);
    word_of_letter_.resize(words_.generators().size());
    for (std::size_t word = 1; word < words_.up_to(1); ++word) word_of_letter_[words_.letters(word).front()] = word;
    find_rotations(cube);
    std::size_t work = 0;
    const auto last_b = words_.up_to(lengths.b);
    for (std::size_t b = 1; b < last_b && work < most_work && !stop.stop_requested(); ++b) {
        if (!is_first_of_its_rotations(words_.letters(b))) continue;
        add_all_with(b);
        work += last_v_ * words_.blocks().size();
    }
    sort_by_cycles();
}

// Those that map the turns to one another at equal cost.
void ThreeCycleCores::find_rotations(cube::Cube cube) {
    const auto& generators = words_.generators();
    for (const auto& rotation : cube::rotations()) {
        Rotation made;
        for (const auto& generator : generators) {
            const auto turn =
                cube::turn_of(cube::conjugate(move_of(generator.turn, cube.n), rotation.symmetry), cube.n);
            const auto at = std::ranges::find(generators, *turn, &Generator::turn);
            if (at == generators.end() || at->cost != generator.cost) break;
            made.letter.push_back(static_cast<std::uint16_t>(at - generators.begin()));
        }
        if (made.letter.size() < generators.size()) continue;
        const cube::SymmetryMap map(cube, rotation.symmetry);
        for (int point = 0; point < perm::block_points; ++point)
            made.point[point] = map({words_.blocks().front(), point}).point;
        rotations_.push_back(std::move(made));
    }
}

ThreeCycleCores::Letters ThreeCycleCores::rotated(const Letters& letters, std::size_t rotation) const {
    auto made = letters;
    for (auto& letter : made) letter = rotations_[rotation].letter[letter];
    return made;
}

bool ThreeCycleCores::is_first_of_its_rotations(const Letters& b) const {
    const auto here = in_order(b, words_.generators());
    for (std::size_t i = 0; i < rotations_.size(); ++i)
        if (in_order(rotated(b, i), words_.generators()) < here) return false;
    return true;
}

void ThreeCycleCores::add_all_with(std::size_t b) {
    const auto& generators = words_.generators();
    const auto& letters = words_.letters(b);
    const auto axis = generators[letters.front()].turn.axis;
    const bool commutes = std::ranges::all_of(letters, [&](auto x) { return generators[x].turn.axis == axis; });
    conjugates_.clear();
    for (std::size_t word = 0; word < last_v_; ++word) {
        if (commutes && word > 0 && generators[words_.letters(word).front()].turn.axis == axis) continue;
        conjugate(words_.back(word), words_.effect(b), words_.effect(word), room_);
        inside_[word] = room_[0];
        conjugates_.push_back({key_of(std::span(room_).subspan(own_)), static_cast<std::uint32_t>(word)});
    }
    std::ranges::sort(conjugates_, {}, &Conjugate::key);
    seen_.clear();
    for (std::span<const Conjugate> rest(conjugates_); !rest.empty();) {
        const auto other = std::ranges::find_if(rest, [&](auto& one) { return one.key != rest.front().key; });
        const auto kind = rest.first(other - rest.begin());
        if (kind.size() > 1) add_kind(kind, b);
        rest = rest.subspan(kind.size());
    }
}

// [V W', B] is V (W' B W) V' B'.
void ThreeCycleCores::add_kind(std::span<const Conjugate> kind, std::size_t b) {
    const auto& b_back = words_.back(b)[0];
    for (const auto& [key, v] : kind)
        for (const auto& [other_key, w] : kind) {
            if (w >= words_.up_to(2) || inside_[v] == inside_[w]) continue;
            auto effect = perm::product(words_.effect(v)[0], inside_[w]);
            effect = perm::product(perm::product(effect, words_.back(v)[0]), b_back);
            if (const auto cycle = points_.cycle(effect)) add_pair(v, w, b, *cycle);
        }
}

Turns ThreeCycleCores::plain_turns(const Letters& letters) const {
    Turns turns;
    for (const auto letter : letters) turns.push_back(words_.generators()[letter].turn);
    return turns;
}

// Nothing if two of the turns that may be used make a third.
std::optional<ThreeCycleCores::Letters> ThreeCycleCores::letters_of(const Turns& turns) const {
    Letters letters;
    for (const auto& turn : turns) {
        const auto at = std::ranges::find(words_.generators(), turn, &Generator::turn);
        if (at == words_.generators().end()) return std::nullopt;
        letters.push_back(static_cast<std::uint16_t>(at - words_.generators().begin()));
    }
    return letters;
}

void ThreeCycleCores::add_pair(std::size_t v, std::size_t w, std::size_t b, const CyclePoints::Points& cycle) {
    const auto a = merged(joined({words_.turns(v), inverse(words_.turns(w))}));
    auto letters = letters_of(a);
    if (!letters || !seen_.insert(*letters).second) return;
    const auto turns = merged(commutator(a, words_.turns(b)));
    const auto pair = static_cast<std::uint32_t>(pairs_.size());
    pairs_.push_back({std::move(*letters), words_.letters(b)});
    const int cost = costs_.of(turns);
    add_rotations({pair, 0, 0, false, cost}, cycle);
    if (const auto whole = letters_of(turns); whole && cost <= longest_shifted * least_ && pair < most_shifted)
        add_shifts(*whole, pair, cycle);
}

// The same letters begun at another one: conjugated by those before.
void ThreeCycleCores::add_shifts(const Letters& letters, std::uint32_t pair, CyclePoints::Points cycle) {
    seen_words_.insert(letters);
    for (std::size_t shift = 1; shift < letters.size(); ++shift) {
        const auto& step = *words_.effect(word_of_letter_[letters[shift - 1]]);
        for (auto& point : cycle) point = step[point];
        auto word = letters;
        std::rotate(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(shift), word.end());
        if (!seen_words_.insert(word).second) continue;
        const int cost = costs_.of(merged(plain_turns(word)));
        add_rotations({pair, static_cast<std::uint8_t>(shift), 0, false, cost}, cycle);
    }
}

void ThreeCycleCores::add_rotations(Core core, const CyclePoints::Points& cycle) {
    for (std::size_t i = 0; i < rotations_.size(); ++i) {
        const auto& to = rotations_[i].point;
        const auto at = [&](std::size_t k) { return to[cycle[k]]; };
        core.rotation = static_cast<std::uint8_t>(i);
        for (const bool inverted : {false, true}) {
            core.inverted = inverted;
            const auto code = points_.code({at(0), at(inverted ? 2 : 1), at(inverted ? 1 : 2)});
            done_.push_back({static_cast<std::uint32_t>(code), core});
        }
    }
}

void ThreeCycleCores::sort_by_cycles() {
    std::ranges::stable_sort(done_, [](const Done& x, const Done& y) {
        return x.code != y.code ? x.code < y.code : x.core.cost < y.core.cost;
    });
    begin_.resize(CyclePoints::codes + 1);
    for (const auto& [code, core] : done_) {
        ++begin_[code + 1];
        cores_.push_back(core);
    }
    for (std::size_t code = 0; code < CyclePoints::codes; ++code) begin_[code + 1] += begin_[code];
    done_ = {};
}

std::span<const ThreeCycleCores::Core> ThreeCycleCores::doing(const CyclePoints::Points& cycle) const {
    const auto code = points_.code(cycle);
    return std::span(cores_).subspan(begin_[code], begin_[code + 1] - begin_[code]);
}

CommutatorOfTurns ThreeCycleCores::form(const Core& core) const {
    const auto turns = [&](const Letters& letters) { return plain_turns(rotated(letters, core.rotation)); };
    const auto& pair = pairs_[core.pair];
    Letters before;
    if (core.shift > 0) before = *letters_of(merged(commutator(plain_turns(pair.a), plain_turns(pair.b))));
    before.resize(core.shift);
    auto a = turns(pair.a), b = turns(pair.b);
    if (core.inverted) std::swap(a, b);
    return {inverse(turns(before)), std::move(a), std::move(b)};
}

}  // namespace cubelang::search::commutators
