#include "runtime/search/commutators/forms.hpp"

#include <algorithm>
#include <climits>

#include "runtime/cube/parts.hpp"
#include "runtime/search/commutators/best_forms.hpp"
#include "runtime/search/commutators/conjugate_table.hpp"
#include "runtime/search/commutators/table.hpp"
#include "runtime/search/commutators/three_cycle_cores.hpp"
#include "runtime/search/commutators/three_cycles.hpp"

namespace cubelang::search::commutators {
namespace {

constexpr std::size_t most_tried = 1'000'000;    // first factors of a product
constexpr std::size_t most_lookups = 4'000'000;  // of any state, at one length
constexpr int long_form = 11;                    // turns; above that, longer commutators are tried too

class FormSearch {
public:
    FormSearch(const cube::State& state, const FormOptions& options)
        : state_(state),
          options_(options),
          costs_{state.cube.n, options.cost},
          generators_(options.generators.empty() ? layer_turns(state.cube.n, options.cost) : options.generators),
          best_(costs_, options.most, options.cheapest_only) {
        for (const auto& generator : generators_) {
            max_cost_ = std::max(max_cost_, generator.cost);
            min_cost_ = std::min(min_cost_, generator.cost);
        }
    }

    std::vector<FoundForm> find() {
        for (const auto& word : options_.words)
            if (auto letters = commutator_in_letters(word)) best_.add(std::move(*letters));
        if (!search_three_cycle()) search_tables();
        std::vector<FoundForm> found;
        for (const auto& [product, cost] : best_.sorted())
            if (state_after(state_.cube, turns_of(product)) == state_) found.push_back({word_of(product), cost});
        return found;
    }

private:
    [[nodiscard]] bool stopped() const { return options_.stop.stop_requested(); }
    [[nodiscard]] cube::WordPtr word_of(const Product& product) const {
        std::vector<cube::WordPtr> words;
        for (const auto& form : product) words.push_back(commutators::word_of(form, state_.cube.n));
        return words.size() == 1 ? words.front() : cube::make_sequence(std::move(words));
    }

    // Searches a three-cycle of a single orbit; false if the state is not one.
    bool search_three_cycle() {
        const auto cycle = three_cycle_of(state_);
        if (!cycle) return false;
        add_core_conjugates(*cycle, {.v = 2, .b = 2});
        if (best_.bound() > long_form * min_cost_) add_core_conjugates(*cycle, {.v = 3, .b = 1});
        if (best_.empty()) add_base_conjugate(*cycle);
        return true;
    }
    void add_core_conjugates(const ThreeCycle& cycle, const ThreeCycleCores::Lengths& lengths) {
        ThreeCycleTables own;
        auto& tables = options_.tables != nullptr ? *options_.tables : own;
        const auto table = tables.of(state_.cube, generators_, costs_, cycle.block, lengths, options_.stop);
        for (std::size_t c = 0; c < table->setups.size() && !stopped(); ++c)
            add_with_setup(table->cores, table->setups, c, cycle.points);
    }
    // C' g C is the cycle of the images of the three points under C.
    void add_with_setup(const ThreeCycleCores& cores, const LocalWords& setups, std::size_t word,
                        const CyclePoints::Points& cycle) {
        const auto c = setups.turns(word);
        const auto& to = *setups.effect(word);
        const int twice = 2 * costs_.of(c);
        for (const auto& core : cores.find({to[cycle[0]], to[cycle[1]], to[cycle[2]]})) {
            // Turns may merge or cancel at both ends of C.
            const int cost = twice + core.cost, saved = c.empty() ? 0 : 2 * max_cost_;
            if (cost - saved > best_.bound()) return;
            if (cost > best_.bound() && cost_with_setup(cores, core, c) > best_.bound()) continue;
            auto form = cores.form(core);
            form.c = merge_turns(concatenated({c, form.c}));
            best_.add(std::move(form));
        }
    }
    // A lower bound if the core's letters are not kept.
    [[nodiscard]] int cost_with_setup(const ThreeCycleCores& cores, const ThreeCycleCores::Core& core, const Turns& c) {
        merged_ = c;
        if (!cores.append(core, merged_)) return 0;
        for (auto turn = c.rbegin(); turn != c.rend(); ++turn) merge_into(merged_, cube::inverse(*turn));
        return costs_.of(merged_);
    }
    // A conjugate of the orbit's base commutator, by a setup of any length.
    void add_base_conjugate(const ThreeCycle& cycle) {
        if (!options_.generators.empty()) return;
        const ThreeCycles cycles(state_.cube, cycle.block);
        if (cycles.setup_length(cycle.points) < 0) return;
        if (const auto letters = commutator_in_letters(cycles.turns(cycle.points))) best_.add(*letters);
    }

    void search_tables() {
        const ConjugateTable conjugates(state_, generators_, options_.stop);
        constexpr ConjugateTable::Lengths all_lengths[] = {{0, 2, 1}, {0, 1, 2}, {0, 2, 2}, {1, 1, 1},
                                                           {1, 2, 1}, {2, 0, 1}, {2, 1, 1}};
        for (const auto& lengths : all_lengths)
            if (conjugates.work(lengths) <= most_lookups)
                conjugates.visit(lengths, options_.stop, [&](const CommutatorOfTurns& form) { best_.add(form); });
        const CommutatorTable table(state_.cube, generators_near(state_.cube, moved_blocks(state_), generators_),
                                    options_.stop);
        add_conjugates(table);
        if (best_.empty()) add_products(table);
    }

    [[nodiscard]] static CommutatorOfTurns form(const CommutatorTable& table, const Turns& c,
                                                const CommutatorTable::Found& found, bool inverted) {
        const auto a = table.words().turns(found.a), b = table.words().turns(found.b);
        return inverted ? CommutatorOfTurns{c, b, a} : CommutatorOfTurns{c, a, b};
    }
    // Looks up C' g C for every C, and its inverse: if that is [A, B], C' g C is [B, A].
    void add_conjugates(const CommutatorTable& table) {
        const auto& words = table.words();
        auto inner = state_.blocks;
        for (std::size_t c = 0; c < words.size() && !stopped(); ++c) {
            conjugate(words.inverse_effect(c), state_.blocks.data(), words.effect(c), inner);
            if (const auto direct = table.find(inner)) best_.add(form(table, words.turns(c), *direct, false));
            if (const auto inverse = table.find(perm::inverse(inner)))
                best_.add(form(table, words.turns(c), *inverse, true));
        }
    }

    // g = [C: [A, B]] [D, E], with C of one turn at most: looks up the second factor.
    void add_products(const CommutatorTable& table) {
        std::size_t tried = 0, found = 0;
        for (std::size_t i = 0; i < table.words().up_to(1); ++i)
            table.visit_all([&](const CommutatorTable::Found& first) {
                found += try_first(table, i, first);
                return ++tried < most_tried && !stopped() && found < options_.most;
            });
    }
    std::size_t try_first(const CommutatorTable& table, std::size_t c, const CommutatorTable::Found& first) {
        auto k = table.effect(first);
        conjugate(table.words().effect(c), k.data(), table.words().inverse_effect(c), k);
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
    Turns merged_;                           ///< for cost_with_setup
    int max_cost_ = 1, min_cost_ = INT_MAX;  ///< greatest and least cost of a turn
};

bool is_even_everywhere(const cube::State& state) {
    return std::ranges::none_of(cube::orbit_blocks(state.cube), [&](int block) {
        return cube::kind_of(state.cube, block) != cube::Kind::edge && perm::is_odd(state.blocks[block]);
    });
}

}  // namespace

std::vector<FoundForm> commutator_forms(const cube::State& state, const FormOptions& options) {
    if (perm::is_identity(state.blocks) || !is_even_everywhere(state)) return {};
    return FormSearch(state, options).find();
}

}  // namespace cubelang::search::commutators
