#include "runtime/search/commutators/forms.hpp"

#include <algorithm>
#include <set>

#include "runtime/cube/parts.hpp"
#include "runtime/search/commutators/letters.hpp"
#include "runtime/search/commutators/table.hpp"
#include "runtime/search/commutators/three_cycles.hpp"

namespace cubelang::search::commutators {
namespace {

constexpr std::size_t most_tried = 1'000'000;  // first factors of a product

std::vector<Generator> turns_of_layers(int n, const std::vector<int>& layers) {
    auto generators = layer_turns(n);
    std::erase_if(generators, [&](const Generator& g) { return !std::ranges::binary_search(layers, g.turn.from); });
    return generators;
}

class Forms {
public:
    Forms(const cube::State& state, std::size_t most, StopToken stop)
        : state_(state),
          most_(most),
          stop_(stop),
          table_(state.cube, turns_of_layers(state.cube.n, layers_near(state)), stop) {}

    std::vector<cube::WordPtr> find() {
        conjugates();
        if (found_.empty()) three_cycle();
        if (found_.empty()) products();
        std::ranges::stable_sort(found_, {}, &One::turns);
        std::vector<cube::WordPtr> words;
        for (auto& one : found_)
            if (words.size() < most_) words.push_back(std::move(one.word));
        return words;
    }

private:
    struct One {
        cube::WordPtr word;
        std::size_t turns;
    };
    using Found = CommutatorTable::Found;

    [[nodiscard]] bool stopped() const { return stop_.stop_requested(); }
    [[nodiscard]] CommutatorOfTurns form(const Turns& c, const Found& found, bool inverted) const {
        const auto &a = table_.words()[found.a].turns, &b = table_.words()[found.b].turns;
        return inverted ? CommutatorOfTurns{c, b, a} : CommutatorOfTurns{c, a, b};
    }
    [[nodiscard]] static std::size_t turns_in(const CommutatorOfTurns& form) {
        return 2 * (form.c.size() + form.a.size() + form.b.size());
    }
    void add(const CommutatorOfTurns& form) { found_.push_back({word_of(form, state_.cube.n), turns_in(form)}); }

    // C' g C is looked up for every C, and its inverse, which is [B, A] where that is [A, B].
    void conjugates() {
        for (const auto& c : table_.words()) {
            if (stopped() || found_.size() >= 4 * most_) return;
            auto inner = perm::product(c.back, state_.blocks);
            perm::multiply_by(inner, c.effect);
            const auto straight = table_.find(inner), other = table_.find(perm::inverse(inner));
            if (straight && (!other || table_.turns(*straight) <= table_.turns(*other)))
                add(form(c.turns, *straight, false));
            else if (other)
                add(form(c.turns, *other, true));
        }
    }

    // g = [C: [A, B]] [D, E], C of one turn at most: what remains of g is looked up.
    void products() {
        std::size_t tried = 0;
        for (std::size_t i = 0; i < table_.words_up_to(1); ++i)
            table_.visit_all([&](const Found& first) {
                try_first(table_.words()[i], first);
                return ++tried < most_tried && !stopped() && found_.size() < most_;
            });
    }
    void try_first(const ShortWords::Entry& c, const Found& first) {
        auto k = perm::product(c.effect, table_.effect(first));
        perm::multiply_by(k, c.back);
        for (const bool inverted : {false, true}) {
            const auto rest = perm::product(inverted ? k : perm::inverse(k), state_.blocks);
            if (const auto found = table_.find(rest)) two(form(c.turns, first, inverted), form({}, *found, false));
        }
    }
    void two(const CommutatorOfTurns& first, const CommutatorOfTurns& second) {
        found_.push_back({cube::make_sequence({word_of(first, state_.cube.n), word_of(second, state_.cube.n)}),
                          turns_in(first) + turns_in(second)});
    }

    // A three-cycle of one orbit is a conjugate of that orbit's commutator, however far its parts are apart.
    void three_cycle() {
        for (const int block : cube::orbit_blocks(state_.cube)) {
            const auto& moved = state_.blocks[static_cast<std::size_t>(block)];
            int x = 0;
            while (x < perm::block_points && moved[x] == x) ++x;
            if (x == perm::block_points || cube::kind_of(state_.cube, block) == cube::Kind::fixed_centre) continue;
            const ThreeCycles cycles(state_.cube, block);
            const ThreeCycles::Points points{x, moved[x], moved[moved[x]]};
            if (cycles.setup_length(points) < 0) return;
            const auto turns = cycles.turns(points);
            if (performed(state_.cube, turns) == state_)
                if (const auto letters = commutator_in_letters(turns)) add(*letters);
            return;
        }
    }

    const cube::State& state_;
    std::size_t most_;
    StopToken stop_;
    CommutatorTable table_;
    std::vector<One> found_;
};

bool is_even_everywhere(const cube::State& state) {
    return std::ranges::none_of(cube::orbit_blocks(state.cube), [&](int block) {
        return cube::kind_of(state.cube, block) != cube::Kind::edge &&
               perm::is_odd(state.blocks[static_cast<std::size_t>(block)]);
    });
}

}  // namespace

std::vector<int> layers_near(const cube::State& state) {
    const int n = state.cube.n;
    std::set<int> layers{1, n};
    for (int block = 0; block < state.cube.blocks(); ++block) {
        if (state.blocks[static_cast<std::size_t>(block)] == perm::identity()) continue;
        const auto [u, h] = cube::cell_of(state.cube, block);
        for (const int coordinate : {u, -u, h, -h}) layers.insert((n - 1 - coordinate) / 2 + 1);
    }
    return {layers.begin(), layers.end()};
}

std::vector<cube::WordPtr> commutator_forms(const cube::State& state, std::size_t most, StopToken stop) {
    if (perm::is_identity(state.blocks) || !is_even_everywhere(state)) return {};
    return Forms(state, most, stop).find();
}

}  // namespace cubelang::search::commutators
