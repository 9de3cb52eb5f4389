#include "runtime/search/commutators/three_cycle_cores.hpp"

#include <algorithm>

#include "runtime/cube/symmetry.hpp"

namespace cubelang::search::commutators {
namespace {

constexpr std::size_t most_core_words = 40'000;
constexpr std::size_t most_shifted = 15'000;   // commutators, for lack of memory
constexpr int longest_shifted = 11;            // in turns
constexpr std::size_t most_work = 40'000'000;  // conjugates times blocks
constexpr std::size_t most_setups = 200'000;
constexpr int longest_setup = 3;
constexpr std::size_t most_tables = 2;

std::vector<int> orbit_of(cube::Cube cube, int block) {
    const auto [u, h] = cube::cell_of(cube, block);
    if (cube::kind_of(cube, block) != cube::Kind::wing) return {block};
    return {block, cube::block_of(cube, {-u, h})};
}

// The orbit's blocks first, then the other blocks near them.
std::vector<int> blocks_in_order(cube::Cube cube, int block, std::span<const Generator> generators) {
    auto blocks = orbit_of(cube, block);
    for (const int other : blocks_near(cube, orbit_of(cube, block), generators))
        if (std::ranges::find(blocks, other) == blocks.end()) blocks.push_back(other);
    return blocks;
}

// Sorts turns about one axis, so that words that differ only in their order become equal.
GeneratorWord sorted_runs(GeneratorWord letters, const std::vector<Generator>& generators) {
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
      own_(orbit_of(cube, block).size()),
      words_(cube, generators_near(cube, orbit_of(cube, block), generators), blocks_in_order(cube, block, generators),
             std::max(lengths.v, lengths.b), most_core_words),
      buffer_(words_.blocks().size()),
      inside_(words_.size()) {
    for (const auto& generator : words_.generators()) min_cost_ = std::min(min_cost_, generator.cost);
    last_v_ = words_.up_to(lengths.v);
    word_of_letter_.resize(words_.generators().size());
    for (std::size_t word = 1; word < words_.up_to(1); ++word) word_of_letter_[words_.letters(word).front()] = word;
    find_rotations(cube);
    std::size_t work = 0;
    const auto last_b = words_.up_to(lengths.b);
    for (std::size_t b = 1; b < last_b && work < most_work && !stop.stop_requested(); ++b) {
        if (!is_representative(words_.letters(b))) continue;
        add_pairs_with(b);
        work += last_v_ * words_.blocks().size();
    }
    sort_by_cycles();
}

// The rotations that map the generators to one another at equal cost.
void ThreeCycleCores::find_rotations(cube::Cube cube) {
    for (const auto& rotation : cube::rotations()) {
        auto letters = images(words_.generators(), cube.n, rotation.symmetry);
        if (!letters) continue;
        auto& mapped = rotations_.emplace_back(Rotation{*std::move(letters), {}});
        const cube::SymmetryMap map(cube, rotation.symmetry);
        for (int point = 0; point < perm::block_points; ++point)
            mapped.point[point] = map({words_.blocks().front(), point}).point;
    }
}

GeneratorWord ThreeCycleCores::rotated(const GeneratorWord& letters, std::size_t rotation) const {
    auto mapped = letters;
    for (auto& letter : mapped) letter = rotations_[rotation].letter[letter];
    return mapped;
}

bool ThreeCycleCores::is_representative(const GeneratorWord& b) const {
    const auto here = sorted_runs(b, words_.generators());
    for (std::size_t i = 0; i < rotations_.size(); ++i)
        if (sorted_runs(rotated(b, i), words_.generators()) < here) return false;
    return true;
}

void ThreeCycleCores::add_pairs_with(std::size_t b) {
    const auto& generators = words_.generators();
    const auto& letters = words_.letters(b);
    const auto axis = generators[letters.front()].turn.axis;
    const bool commutes = std::ranges::all_of(letters, [&](auto x) { return generators[x].turn.axis == axis; });
    conjugates_.clear();
    for (std::size_t word = 0; word < last_v_; ++word) {
        if (commutes && word > 0 && generators[words_.letters(word).front()].turn.axis == axis) continue;
        conjugate(words_.inverse_effect(word), words_.effect(b), words_.effect(word), buffer_);
        inside_[word] = buffer_[0];
        conjugates_.push_back({key_of(std::span(buffer_).subspan(own_)), static_cast<std::uint32_t>(word)});
    }
    std::ranges::sort(conjugates_, {}, &Conjugate::key);
    seen_.clear();
    for (std::span<const Conjugate> rest(conjugates_); !rest.empty();) {
        const auto other = std::ranges::find_if(rest, [&](auto& one) { return one.key != rest.front().key; });
        const auto members = rest.first(other - rest.begin());
        if (members.size() > 1) add_class(members, b);
        rest = rest.subspan(members.size());
    }
}

// [V W', B] = V (W' B W) V' B'.
void ThreeCycleCores::add_class(std::span<const Conjugate> members, std::size_t b) {
    const auto& b_back = words_.inverse_effect(b)[0];
    for (const auto& [key, v] : members)
        for (const auto& [other_key, w] : members) {
            if (w >= words_.up_to(2) || inside_[v] == inside_[w]) continue;
            auto effect = perm::product(words_.effect(v)[0], inside_[w]);
            effect = perm::product(perm::product(effect, words_.inverse_effect(v)[0]), b_back);
            if (const auto cycle = points_.cycle(effect)) add_pair(v, w, b, *cycle);
        }
}

// Nothing if a turn made by merging is not a generator.
std::optional<GeneratorWord> ThreeCycleCores::letters_of(const Turns& turns) const {
    GeneratorWord letters;
    for (const auto& turn : turns) {
        const auto at = std::ranges::find(words_.generators(), turn, &Generator::turn);
        if (at == words_.generators().end()) return std::nullopt;
        letters.push_back(static_cast<std::uint16_t>(at - words_.generators().begin()));
    }
    return letters;
}

void ThreeCycleCores::add_pair(std::size_t v, std::size_t w, std::size_t b, const CyclePoints::Points& cycle) {
    const auto a = merge_turns(concatenated({words_.turns(v), inverse(words_.turns(w))}));
    auto letters = letters_of(a);
    if (!letters || !seen_.insert(*letters).second) return;
    const auto turns = merge_turns(commutator(a, words_.turns(b)));
    const auto pair = static_cast<std::uint32_t>(pairs_.size());
    pairs_.push_back({std::move(*letters), words_.letters(b)});
    const int cost = costs_.of(turns);
    add_core(pair, 0, turns, cycle);
    if (auto whole = letters_of(turns)) {
        pairs_[pair].whole = *std::move(whole);
        if (cost <= longest_shifted * min_cost_ && pair < most_shifted) add_shifts(pair, cycle);
    }
}

// Cyclic shifts of a word are conjugates of it by the letters that move to the end.
void ThreeCycleCores::add_shifts(std::uint32_t pair, CyclePoints::Points cycle) {
    const auto& letters = pairs_[pair].whole;
    seen_words_.insert(letters);
    for (std::size_t shift = 1; shift < letters.size(); ++shift) {
        const auto& step = *words_.effect(word_of_letter_[letters[shift - 1]]);
        for (auto& point : cycle) point = step[point];
        auto word = letters;
        std::rotate(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(shift), word.end());
        if (!seen_words_.insert(word).second) continue;
        add_core(pair, shift, merge_turns(words_.turns(word)), cycle);
    }
}

// With its images under all rotations, and their inverses.
void ThreeCycleCores::add_core(std::uint32_t pair, std::size_t shift, const Turns& turns,
                               const CyclePoints::Points& cycle) {
    Core core{pair, static_cast<std::uint8_t>(shift), 0, false, costs_.of(turns)};
    for (std::size_t i = 0; i < rotations_.size(); ++i) {
        const auto& to = rotations_[i].point;
        const auto at = [&](std::size_t k) { return to[cycle[k]]; };
        core.rotation = static_cast<std::uint8_t>(i);
        for (const bool inverted : {false, true}) {
            core.inverted = inverted;
            const auto code = points_.code({at(0), at(inverted ? 2 : 1), at(inverted ? 1 : 2)});
            entries_.push_back({static_cast<std::uint32_t>(code), core});
        }
    }
}

void ThreeCycleCores::sort_by_cycles() {
    std::ranges::stable_sort(entries_, [](const Entry& x, const Entry& y) {
        return x.code != y.code ? x.code < y.code : x.core.cost < y.core.cost;
    });
    begin_.resize(CyclePoints::codes + 1);
    for (const auto& [code, core] : entries_) {
        ++begin_[code + 1];
        cores_.push_back(core);
    }
    for (std::size_t code = 0; code < CyclePoints::codes; ++code) begin_[code + 1] += begin_[code];
    entries_ = {};
}

std::span<const ThreeCycleCores::Core> ThreeCycleCores::find(const CyclePoints::Points& cycle) const {
    const auto code = points_.code(cycle);
    return std::span(cores_).subspan(begin_[code], begin_[code + 1] - begin_[code]);
}

CommutatorOfTurns ThreeCycleCores::form(const Core& core) const {
    const auto turns = [&](const GeneratorWord& letters) { return words_.turns(rotated(letters, core.rotation)); };
    const auto& pair = pairs_[core.pair];
    const GeneratorWord before(pair.whole.begin(), pair.whole.begin() + core.shift);
    auto a = turns(pair.a), b = turns(pair.b);
    if (core.inverted) std::swap(a, b);
    return {inverse(turns(before)), std::move(a), std::move(b)};
}

bool ThreeCycleCores::append(const Core& core, Turns& merged) const {
    const auto& whole = pairs_[core.pair].whole;
    const auto& letter = rotations_[core.rotation].letter;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const auto at = (core.shift + (core.inverted ? whole.size() - 1 - i : i)) % whole.size();
        const auto& turn = words_.generators()[letter[whole[at]]].turn;
        merge_into(merged, core.inverted ? cube::inverse(turn) : turn);
    }
    return !whole.empty();
}

std::shared_ptr<const ThreeCycleTables::Table> ThreeCycleTables::of(cube::Cube cube,
                                                                    std::span<const Generator> generators,
                                                                    const TurnCosts& costs, int block,
                                                                    const ThreeCycleCores::Lengths& lengths,
                                                                    StopToken stop) {
    Kept wanted{cube, {}, costs.cost, block, lengths};
    for (const auto& generator : generators) wanted.turns.emplace_back(generator.turn, generator.cost);
    if (const auto known = std::ranges::find(kept_, wanted); known != kept_.end()) return known->table;
    ThreeCycleCores cores(cube, generators, costs, block, lengths, stop);
    LocalWords setups(cube, cores.words().generators(), {block}, longest_setup, most_setups);
    wanted.table = std::make_shared<const Table>(Table{std::move(cores), std::move(setups)});
    if (stop.stop_requested()) return wanted.table;
    if (kept_.size() == most_tables) kept_.erase(kept_.begin());
    kept_.push_back(wanted);
    return wanted.table;
}

}  // namespace cubelang::search::commutators
