#include "runtime/search/reduction/pairing.hpp"

#include <algorithm>
#include <numeric>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/small_permutation.hpp"

namespace cubelang::search::reduction {
namespace {

using cube::Axis;

bool is_along_x(std::uint8_t place) {
    const auto frame = cube::frame_of(place);
    return cube::axis_of(frame.normal) != Axis::x && cube::axis_of(frame.arrow) != Axis::x;
}

// The images of one place under the turns of phase 3.
ByEdge find_first_places() {
    std::vector<PointMap> turns;
    for (const auto& generator : layer_turns(cube4.n)) {
        const auto& turn = generator.turn;
        const bool is_face = turn.from == 1 || turn.from == cube4.n;
        if (turn.quarters != 2 && (turn.axis == Axis::x || !is_face)) continue;
        turns.emplace_back(cube::Turner(cube4).effect(turn)[orbit_blocks().wings]);
    }
    std::vector<std::uint8_t> places{static_cast<std::uint8_t>(cube::point_of({cube::Face::u, cube::Face::f}))};
    for (std::size_t i = 0; i < places.size(); ++i)
        for (const auto& turn : turns)
            if (const auto next = turn[places[i]]; std::ranges::find(places, next) == places.end())
                places.push_back(next);
    std::stable_partition(places.begin(), places.end(), is_along_x);
    ByEdge edges{};
    std::copy_n(places.begin(), static_cast<std::ptrdiff_t>(edges.size()), edges.begin());
    return edges;
}

// A wing is at a side of its edge: a reflection brings the wing of one place to the partner's place.
std::uint8_t place_after(std::uint8_t place, cube::Symmetry s) {
    const auto point = static_cast<std::uint8_t>(cube::point_of(s(cube::frame_of(place))));
    return s.reflects() ? wing_partners()[point] : point;
}

std::vector<ByEdge> symmetries_of_classes() {
    std::vector<ByEdge> all;
    for (const auto s : cube::symmetries()) {
        if (cube::axis_of(s(cube::Face::r)) != Axis::x) continue;
        ByEdge edges{};
        bool keeps = true;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const auto to = place_after(first_places()[i], s);
            keeps = keeps && is_first(to);
            edges[i] = edge_numbers()[to];
        }
        if (keeps) all.push_back(edges);
    }
    return all;
}

constexpr auto set_sizes = [] {
    std::array<std::uint8_t, 4096> sizes{};
    for (std::size_t set = 1; set < sizes.size(); ++set) sizes[set] = sizes[set / 2] + (set & 1U);
    return sizes;
}();

}  // namespace

const ByEdge& first_places() {
    static const auto places = find_first_places();
    return places;
}

const Points& edge_numbers() {
    static const auto numbers = [] {
        Points found{};
        for (std::size_t i = 0; i < first_places().size(); ++i) {
            const auto place = first_places()[i];
            found[place] = found[wing_partners()[place]] = static_cast<std::uint8_t>(i);
        }
        return found;
    }();
    return numbers;
}

bool is_first(std::uint8_t place) { return first_places()[edge_numbers()[place]] == place; }

std::optional<Pairing> pairing_of(const perm::Block& wings) {
    const auto at = perm::inverse(wings);
    Pairing pairing{};
    for (std::size_t i = 0; i < pairing.size(); ++i) {
        const auto partner = wings[wing_partners()[at[first_places()[i]]]];
        if (is_first(partner)) return std::nullopt;
        pairing[i] = edge_numbers()[partner];
    }
    return is_odd(pairing) ? std::nullopt : std::optional(pairing);
}

bool is_odd_in_first_places(const perm::Block& wings) {
    const auto at = perm::inverse(wings);
    ByEdge edges{};
    for (std::size_t i = 0; i < edges.size(); ++i) edges[i] = edge_numbers()[at[first_places()[i]]];
    return is_odd(edges);
}

bool keeps_classes(const PointMap& wings) {
    return std::ranges::all_of(first_places(), [&](auto place) { return is_first(wings[place]); });
}

PairingTurn::PairingTurn(const PhaseTurn& turn) {
    const auto& wings = turn.wings;
    for (std::uint8_t i = 0; i < from.size(); ++i) {
        from[edge_numbers()[wings[first_places()[i]]]] = i;
        second[i] = edge_numbers()[wings[wing_partners()[first_places()[i]]]];
    }
    makes_odd = is_odd(from);
}

PairingNumbers::PairingNumbers()
    : symmetries_(symmetries_of_classes()), row_of_(12 * 12 * 12 * 12), symmetry_of_(row_of_.size()) {
    const auto for_each_first = [](auto visit) {
        Pairing p{};
        for (p[0] = 0; p[0] < 12; ++p[0])
            for (p[1] = 0; p[1] < 12; ++p[1])
                for (p[2] = 0; p[2] < 12; ++p[2])
                    for (p[3] = 0; p[3] < 12; ++p[3])
                        if (std::popcount(1U << p[0] | 1U << p[1] | 1U << p[2] | 1U << p[3]) == 4) visit(p);
    };
    for_each_first([&](const Pairing& p) {
        std::size_t least = first_key(p), fixing = 0;
        std::uint8_t by = 0;
        for (std::uint8_t s = 0; s < symmetries_.size(); ++s) {
            const auto key = first_key(conjugate(p, symmetries_[s]));
            if (key == first_key(p)) ++fixing;
            if (key < least) {
                least = key;
                by = s;
            }
        }
        symmetry_of_[first_key(p)] = by;
        if (least == first_key(p)) {
            row_of_[least] = static_cast<std::uint16_t>(representatives_.size());
            representatives_.push_back({p[0], p[1], p[2], p[3]});
            is_symmetric_.push_back(fixing > 1);
        } else {
            row_of_[first_key(p)] = row_of_[least];  // the keys come in ascending order
        }
    });
    std::array<std::uint8_t, 8> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    do orders_.push_back(order);
    while (std::next_permutation(order.begin(), order.end()) && std::next_permutation(order.begin(), order.end()));
}

std::size_t PairingNumbers::rank_of_rest(const Pairing& pairing) {
    unsigned left = 0xFFF;
    for (std::size_t i = 0; i < 4; ++i) left &= ~(1U << pairing[i]);
    std::size_t rank = 0;
    for (std::size_t i = 4; i < 10; ++i) {
        rank = rank * (12 - i) + set_sizes[left & ((1U << pairing[i]) - 1)];
        left &= ~(1U << pairing[i]);
    }
    return rank;
}

Pairing PairingNumbers::pairing(std::size_t number) const {
    Pairing result{};
    const auto& first = representatives_[number / rest];
    const auto& order = orders_[number % rest];
    std::array<std::uint8_t, 8> free{};
    std::size_t count = 0;
    for (std::uint8_t edge = 0; edge < 12; ++edge)
        if (std::ranges::find(first, edge) == first.end()) free[count++] = edge;
    std::ranges::copy(first, result.begin());
    for (std::size_t i = 0; i < order.size(); ++i) result[4 + i] = free[order[i]];
    if (is_odd(result)) std::swap(result[10], result[11]);
    return result;
}

}  // namespace cubelang::search::reduction
