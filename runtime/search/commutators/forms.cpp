#include "runtime/search/commutators/forms.hpp"

#include <algorithm>
#include <climits>
#include <optional>
#include <set>

#include "runtime/cube/parts.hpp"
#include "runtime/search/commutators/best_forms.hpp"
#include "runtime/search/commutators/conjugate_table.hpp"
#include "runtime/search/commutators/table.hpp"
#include "runtime/search/commutators/three_cycle_cores.hpp"
#include "runtime/search/commutators/three_cycles.hpp"

namespace cubelang::search::commutators {
namespace {

constexpr std::size_t most_tried = 1'000'000;      // first factors of a product
constexpr std::size_t most_setups = 200'000;       // of a three-cycle
constexpr std::size_t most_looked_up = 4'000'000;  // of any state, at one length
constexpr int longest_setup = 3;
constexpr int far = 11;  // turns, above which longer commutators are looked at too

class Forms {
public:
    Forms(const cube::State& state, const FormOptions& options)
        : state_(state),
          options_(options),
          costs_{state.cube.n, options.cost},
          generators_(options.generators.empty() ? layer_turns(state.cube.n, options.cost) : options.generators),
          best_(costs_, options.most, options.least_only) {
        for (const auto& generator : generators_) {
            dearest_ = std::max(dearest_, generator.cost);
            least_ = std::min(least_, generator.cost);
        }
    }

    std::vector<FoundForm> find() {
        for (const auto& word : options_.words)
            if (auto letters = commutator_in_letters(word)) best_.add(std::move(*letters));
        if (!three_cycle()) general();
        std::vector<FoundForm> found;
        for (const auto& [product, cost] : best_.sorted())
            if (performed(state_.cube, turns_of(product)) == state_) found.push_back({word_of(product), cost});
        return found;
    }

private:
    [[nodiscard]] bool stopped() const { return options_.stop.stop_requested(); }
    [[nodiscard]] cube::WordPtr word_of(const Product& product) const {
        std::vector<cube::WordPtr> words;
        for (const auto& form : product) words.push_back(commutators::word_of(form, state_.cube.n));
        return words.size() == 1 ? words.front() : cube::make_sequence(std::move(words));
    }

    // The one orbit that moves, if it is by a three-cycle.
    bool three_cycle() {
        std::optional<int> moved;
        for (const int block : cube::orbit_blocks(state_.cube)) {
            if (state_.blocks[block] == perm::identity()) continue;
            if (moved || cube::kind_of(state_.cube, block) == cube::Kind::fixed_centre) return false;
            moved = block;
        }
        const auto cycle = CyclePoints(state_.cube, *moved).cycle(state_.blocks[*moved]);
        if (!cycle) return false;
        conjugates_of_cores(*moved, *cycle, {.v = 2, .b = 2});
        if (best_.bound() > far * least_) conjugates_of_cores(*moved, *cycle, {.v = 3, .b = 1});
        if (best_.empty()) conjugate_far_away(*moved, *cycle);
        return true;
    }
    void conjugates_of_cores(int block, const CyclePoints::Points& cycle, const ThreeCycleCores::Lengths& lengths) {
        const ThreeCycleCores cores(state_.cube, generators_, costs_, block, lengths, options_.stop);
        const LocalWords setups(state_.cube, cores.words().generators(), {block}, longest_setup, most_setups);
        for (std::size_t c = 0; c < setups.size() && !stopped(); ++c) add_with_setup(cores, setups, c, cycle);
    }
    // C' g C is the cycle of where C takes the three.
    void add_with_setup(const ThreeCycleCores& cores, const LocalWords& setups, std::size_t word,
                        const CyclePoints::Points& cycle) {
        const auto c = setups.turns(word);
        const auto& to = *setups.effect(word);
        // Where C ends, turns may merge, or cancel.
        const int saved = c.empty() ? 0 : 2 * dearest_, twice = 2 * costs_.of(c);
        for (const auto& core : cores.doing({to[cycle[0]], to[cycle[1]], to[cycle[2]]})) {
            if (twice - saved > best_.bound() - core.cost) return;
            auto form = cores.form(core);
            form.c = merged(joined({c, form.c}));
            best_.add(std::move(form));
        }
    }
    // However far its parts are apart.
    void conjugate_far_away(int block, const CyclePoints::Points& points) {
        if (!options_.generators.empty()) return;
        const ThreeCycles cycles(state_.cube, block);
        if (cycles.setup_length(points) < 0) return;
        if (const auto letters = commutator_in_letters(cycles.turns(points))) best_.add(*letters);
    }

    void general() {
        const ConjugateTable conjugates(state_, generators_, options_.stop);
        constexpr ConjugateTable::Lengths all_lengths[] = {{0, 2, 1}, {0, 1, 2}, {0, 2, 2}, {1, 1, 1},
                                                           {1, 2, 1}, {2, 0, 1}, {2, 1, 1}};
        for (const auto& lengths : all_lengths)
            if (conjugates.work(lengths) <= most_looked_up)
                conjugates.visit(lengths, options_.stop, [&](const CommutatorOfTurns& form) { best_.add(form); });
        const CommutatorTable table(
            state_.cube, generators_near(state_.cube, distances_of(state_.cube, moved_blocks(state_)), generators_),
            options_.stop);
        conjugates_in(table);
        if (best_.empty()) products(table);
    }

    [[nodiscard]] static CommutatorOfTurns form(const CommutatorTable& table, const Turns& c,
                                                const CommutatorTable::Found& found, bool inverted) {
        const auto a = table.words().turns(found.a), b = table.words().turns(found.b);
        return inverted ? CommutatorOfTurns{c, b, a} : CommutatorOfTurns{c, a, b};
    }
    // C' g C is looked up for every C, and its inverse, which is [B, A] where that is [A, B].
    void conjugates_in(const CommutatorTable& table) {
        const auto& words = table.words();
        auto inner = state_.blocks;
        for (std::size_t c = 0; c < words.size() && !stopped(); ++c) {
            conjugate(words.back(c), state_.blocks.data(), words.effect(c), inner);
            if (const auto straight = table.find(inner)) best_.add(form(table, words.turns(c), *straight, false));
            if (const auto other = table.find(perm::inverse(inner)))
                best_.add(form(table, words.turns(c), *other, true));
        }
    }

    // g = [C: [A, B]] [D, E], C of one turn at most: what remains of g is looked up.
    void products(const CommutatorTable& table) {
        std::size_t tried = 0, found = 0;
        for (std::size_t i = 0; i < table.words().up_to(1); ++i)
            table.visit_all([&](const CommutatorTable::Found& first) {
                found += try_first(table, i, first);
                return ++tried < most_tried && !stopped() && found < options_.most;
            });
    }
    std::size_t try_first(const CommutatorTable& table, std::size_t c, const CommutatorTable::Found& first) {
        auto k = table.effect(first);
        conjugate(table.words().effect(c), k.data(), table.words().back(c), k);
        std::size_t count = 0;
        for (const bool inverted : {false, true}) {
            const auto rest = perm::product(inverted ? k : perm::inverse(k), state_.blocks);
            const auto found = table.find(rest);
            if (!found) continue;
            best_.add({form(table, table.words().turns(c), first, inverted), form(table, {}, *found, false)});
            ++count;
        }
        return count;
    }

    const cube::State& state_;
    const FormOptions& options_;
    TurnCosts costs_;
    std::vector<Generator> generators_;
    BestForms best_;
    int dearest_ = 1, least_ = INT_MAX;  ///< costs of a turn
};

bool is_even_everywhere(const cube::State& state) {
    return std::ranges::none_of(cube::orbit_blocks(state.cube), [&](int block) {
        return cube::kind_of(state.cube, block) != cube::Kind::edge && perm::is_odd(state.blocks[block]);
    });
}

}  // namespace

std::vector<FoundForm> commutator_forms(const cube::State& state, const FormOptions& options) {
    if (perm::is_identity(state.blocks) || !is_even_everywhere(state)) return {};
    return Forms(state, options).find();
}

}  // namespace cubelang::search::commutators
