#include "runtime/cube/groups/conjugacy.hpp"

#include <array>
#include <map>
#include <numeric>
#include <set>

#include "runtime/cube/groups/equations.hpp"
#include "runtime/cube/groups/full_group.hpp"
#include "tests/cube/groups/full_group_states.hpp"
#include "tests/cube/groups/small_wreath.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::groups::classes_test {
namespace {

using cube::Cube;
using cube::Kind;
using cube::State;

// Disjoint sets.
class DisjointSets {
public:
    explicit DisjointSets(std::size_t size) : parent_(size) { std::iota(parent_.begin(), parent_.end(), 0U); }
    void join(std::size_t a, std::size_t b) {
        const auto first = root(a), second = root(b);
        if (first == second) return;
        parent_[first] = static_cast<std::uint32_t>(second);
        ++joins_;
    }
    [[nodiscard]] std::size_t sets() const { return parent_.size() - joins_; }

private:
    std::size_t root(std::size_t a) {
        while (parent_[a] != a) a = parent_[a] = parent_[parent_[a]];
        return a;
    }
    std::vector<std::uint32_t> parent_;
    std::size_t joins_ = 0;
};

using test::WreathElement;

bool turns_add_up(const WreathElement& element, int turns) {
    return std::accumulate(element.turn.begin(), element.turn.end(), 0) % turns == 0;
}

// The number of classes of the elements with turn sum 0, found by joining each to its conjugates by generators: a
// cycle of all parts, a swap, and one part turned against another.
std::size_t classes_by_enumeration(Wreath wreath) {
    auto all = test::all_elements(wreath);
    std::erase_if(all, [&](const WreathElement& element) { return !turns_add_up(element, wreath.turns); });
    std::map<WreathElement, std::size_t> number;
    for (std::size_t i = 0; i < all.size(); ++i) number.emplace(all[i], i);
    auto cycle = test::identity_of(wreath), swap = cycle, turn = cycle;
    for (auto& to : cycle.to) to = (to + 1) % wreath.parts;
    std::swap(swap.to[0], swap.to[1]);
    turn.turn[0] = 1 % wreath.turns;
    turn.turn[1] = wreath.turns - 1;
    DisjointSets joined(all.size());
    for (const auto& by : {cycle, swap, turn})
        for (std::size_t i = 0; i < all.size(); ++i) {
            // x by = by y
            auto back = by;
            while (test::product(back, by, wreath.turns) != test::identity_of(wreath))
                back = test::product(back, by, wreath.turns);
            const auto conjugate = test::product(test::product(back, all[i], wreath.turns), by, wreath.turns);
            joined.join(i, number.at(conjugate));
        }
    return joined.sets();
}

// The types with turn sum 0.
std::vector<CycleType> balanced(Wreath wreath) {
    auto types = all_types(wreath);
    std::erase_if(types, [&](const CycleType& type) { return mark_of(wreath, type).turn != 0; });
    return types;
}

// Types with the same parity and the same characters that are 0 on their centralizers.
struct EqualTypes {
    bool odd = false;
    std::vector<Character> characters;
    Integer types = 0;
};
std::vector<EqualTypes> equal_types(Wreath wreath) {
    std::map<std::pair<bool, std::vector<std::pair<bool, bool>>>, EqualTypes> found;
    for (const auto& type : balanced(wreath)) {
        EqualTypes one{mark_of(wreath, type).odd, vanishing_characters(wreath, centralizer_marks(wreath, type)), 0};
        std::vector<std::pair<bool, bool>> key;
        for (const auto& [parity, flips] : one.characters) key.emplace_back(parity, flips);
        ++found.emplace(std::pair(one.odd, key), one).first->second.types;
    }
    std::vector<EqualTypes> all;
    for (auto& [key, equal] : found) all.push_back(std::move(equal));
    return all;
}

// The sum over all choices of equal types, one for each orbit, that lie in G, times the classes each splits into.
class Choices {
public:
    explicit Choices(Cube cube) : cube_(cube), orbits_(orbits(cube)) {
        for (const auto& orbit : orbits_) equal_types_.push_back(equal_types(orbit.wreath));
    }
    Integer count() {
        choose({});
        return sum_;
    }

private:
    void choose(std::vector<const EqualTypes*> chosen) {
        if (chosen.size() == orbits_.size()) return add(chosen);
        for (const auto& one : equal_types_[chosen.size()]) {
            auto more = chosen;
            more.push_back(&one);
            choose(std::move(more));
        }
    }
    void add(const std::vector<const EqualTypes*>& chosen) {
        Equations parities(layer_numbers(cube_)), characters(layer_numbers(cube_));
        Integer product = 1;
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            parities.add(orbits_[i].layers(), chosen[i]->odd);
            product *= chosen[i]->types;
            for (const auto& character : chosen[i]->characters)
                characters.add(character.parity ? orbits_[i].layers() : std::span<const int>(), false);
        }
        if (parities.solution()) sum_ += product << static_cast<unsigned>(characters.dependent());
    }

    Cube cube_;
    std::vector<Orbit> orbits_;
    std::vector<std::vector<EqualTypes>> equal_types_;
    Integer sum_ = 0;
};

}  // namespace

TEST_CASE("the 3x3x3 has 81,120 classes, and the 2x2x2 has 270") {
    CHECK(number_of_classes({3}) == 81120);
    CHECK(number_of_classes({2}) == 270);
    CHECK(number_of_classes_with_fixed_corner() == 143);
}

TEST_CASE("split and unsplit types agree with classes found by joining conjugates") {
    CHECK(classes_by_enumeration({4, 3}) == balanced({4, 3}).size());
    CHECK(classes_by_enumeration({5, 3}) == balanced({5, 3}).size());
    CHECK(classes_by_enumeration({5, 2}) == balanced({5, 2}).size());
    // Here some split: two cycles of two, unflipped.
    std::size_t classes = 0;
    for (const auto& type : balanced({4, 2}))
        classes += centralizer_marks({4, 2}, type).are_in_kernel_of({false, true}) ? 2 : 1;
    CHECK(classes > balanced({4, 2}).size());
    CHECK(classes_by_enumeration({4, 2}) == classes);
}

// Triples of permutations with the third odd if one of the others is, enumerated.
TEST_CASE("with three dependent parities, classes split as the equations predict") {
    using Triple = std::array<WreathElement, 3>;
    constexpr Wreath wreaths[] = {{3, 1}, {4, 1}, {3, 1}};
    const std::array<std::vector<int>, 3> layers{{{0}, {1}, {0, 1}}};
    std::vector<Triple> group;
    for (const auto& a : test::all_elements(wreaths[0]))
        for (const auto& b : test::all_elements(wreaths[1]))
            for (const auto& c : test::all_elements(wreaths[2])) {
                const auto odd = [](const WreathElement& e, Wreath wreath) {
                    return mark_of(wreath, test::type_of(e, wreath)).odd;
                };
                if ((odd(a, wreaths[0]) != odd(b, wreaths[1])) == odd(c, wreaths[2])) group.push_back({a, b, c});
            }
    REQUIRE(group.size() == 6 * 24 * 6 / 2);
    std::map<std::array<CycleType, 3>, std::set<std::set<Triple>>> classes;
    for (const auto& element : group) {
        std::set<Triple> conjugates;
        for (const auto& by : group) {
            Triple conjugate;
            for (std::size_t i = 0; i < 3; ++i) {
                WreathElement back = by[i];
                for (std::size_t j = 0; j < back.to.size(); ++j)
                    back.to[static_cast<std::size_t>(by[i].to[j])] = static_cast<int>(j);
                conjugate[i] = test::product(test::product(back, element[i], 1), by[i], 1);
            }
            conjugates.insert(std::move(conjugate));
        }
        std::array<CycleType, 3> types;
        for (std::size_t i = 0; i < 3; ++i) types[i] = test::type_of(element[i], wreaths[i]);
        classes[types].insert(std::move(conjugates));
    }
    for (const auto& [types, parts] : classes) {
        Equations equations(2);
        for (std::size_t i = 0; i < 3; ++i)
            for (const auto& character : vanishing_characters(wreaths[i], centralizer_marks(wreaths[i], types[i])))
                if (character.parity) equations.add(layers[i], false);
        CHECK(parts.size() == std::size_t{1} << equations.dependent());
    }
}

TEST_CASE("the formula agrees with the sum over all choices of types") {
    for (int n = 2; n <= 6; ++n) CHECK(number_of_classes({n}) == Choices({n}).count());
}

TEST_CASE("on a supercube each turn of the fixed centres makes a separate class") {
    CHECK(number_of_classes({3, true}) == Integer(81120) * 2048);
}

// One element of each type; the size of its class is computed by the functions on states.
TEST_CASE("the classes of the 3x3x3 add up to the group order") {
    const Cube cube{3};
    const auto corners = test::orbit_of_kind(cube, Kind::corner), edges = test::orbit_of_kind(cube, Kind::edge);
    Integer sum = 0, classes = 0;
    for (const auto& of_corners : balanced(corners.wreath))
        for (const auto& of_edges : balanced(edges.wreath)) {
            if (mark_of(corners.wreath, of_corners) != mark_of(edges.wreath, of_edges)) continue;
            auto state = cube::solved(cube);
            put(state, corners, test::block_of_type(corners, of_corners));
            put(state, edges, test::block_of_type(edges, of_edges));
            const auto parts = Integer(1) << static_cast<unsigned>(splitting_exponent(state));
            classes += parts;
            sum += parts * class_size(state);
        }
    CHECK(classes == 81120);
    CHECK(sum == order_of_full_group(cube));
}

TEST_CASE("the classes of the 2x2x2 add up to the group order") {
    const Cube cube{2};
    const auto corners = test::orbit_of_kind(cube, Kind::corner);
    Integer sum = 0;
    for (const auto& type : balanced(corners.wreath)) {
        auto state = cube::solved(cube);
        put(state, corners, test::block_of_type(corners, type));
        sum += class_size(state) << static_cast<unsigned>(splitting_exponent(state));
    }
    CHECK(sum == order_of_full_group(cube));
}

}  // namespace cubelang::groups::classes_test
