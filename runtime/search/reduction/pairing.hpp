#pragma once
// Pairings of the wings of the 4x4x4 in phase 3.
//
// The turns of phase 3 (no quarter turns of R and L, half turns of inner layers) divide the 24 places of wings into two
// classes, such that each edge has a place of either. If the two wings of each pair are in different classes, the
// pairing is a permutation of the twelve edges: for the edge at whose place of the first class a wing is, the edge
// where its partner is in the second. Solved wings make it the identity; the turns keep it even.

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search::reduction {

// The turns of one phase of solving the 4x4x4, with their effects on its x-centres, wings and corners.

inline constexpr cube::Cube cube4{4};

/// Where the blocks of the three orbits of parts are in a state of the 4x4x4.
struct OrbitBlocks {
    int corners, wings, centres;
};
[[nodiscard]] const OrbitBlocks& orbit_blocks();

struct PhaseTurn {
    Generator generator;
    PointMap centres, wings;
    bool makes_corners_odd = false, makes_wings_odd = false;
};

struct PhaseTurns {
    std::vector<PhaseTurn> turns;
    GeneratorWords words;

    explicit PhaseTurns(std::vector<PhaseTurn> list);
    /// Those turns that keep some property.
    [[nodiscard]] PhaseTurns which(const std::function<bool(const PhaseTurn& turn)>& keeps) const;
};

/// The greatest cost of a turn: a half turn, where quarters are counted.
inline constexpr int most_cost = 2;
/// All turns that the cost counts as one step or, by half a turn, perhaps as two. Of two that differ only by a rotation
/// of the whole cube, such as Rw and Lw', one is listed.
[[nodiscard]] PhaseTurns turns_of_cost(Cost cost);

using ByEdge = std::array<std::uint8_t, 12>;  ///< a value for each of the twelve edges
using Pairing = ByEdge;

/// The twelve places of the first class: those of the edges between the faces U, D, F and B first.
[[nodiscard]] const ByEdge& first_places();
/// The edge of each place.
[[nodiscard]] const Points& edge_numbers();
[[nodiscard]] bool is_first(std::uint8_t place);

/// Nothing if two partners are in one class, or if the pairing is odd.
[[nodiscard]] std::optional<Pairing> pairing_of(const perm::Block& wings);
/// Are the wings in places of the first class an odd permutation of the edges?
[[nodiscard]] bool is_odd_in_first_places(const perm::Block& wings);

/// A turn of phase 3: the places of edges in the first and in the second class before it.
struct PairingTurn {
    explicit PairingTurn(const PhaseTurn& turn);
    ByEdge from{}, second{};  ///< inverse on the first class; forwards on the second
    bool makes_odd = false;   ///< on the first class
};
[[nodiscard]] inline Pairing after(const Pairing& pairing, const PairingTurn& turn) {
    Pairing result;
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = turn.second[pairing[turn.from[i]]];
    return result;
}
[[nodiscard]] bool keeps_classes(const PointMap& wings);

/// Numbers of even pairings. Two pairings have the same number if one of the eight symmetries that keep the classes
/// leads from one to the other; but if their first four entries are symmetric, they may have several numbers.
class PairingNumbers {
public:
    PairingNumbers();
    static constexpr std::size_t rest = 20160;  ///< even orders of eight
    [[nodiscard]] std::size_t size() const { return representatives_.size() * rest; }
    [[nodiscard]] std::size_t operator()(const Pairing& pairing) const {
        const auto [row, p] = located(pairing);
        return row * rest + rank_of_rest(p);
    }
    [[nodiscard]] Pairing pairing(std::size_t number) const;
    /// Visits all numbers of a pairing: more than one if its first four entries are symmetric.
    template <class Visit>
    void for_each_number(const Pairing& pairing, Visit visit) const {
        const auto [row, p] = located(pairing);
        visit(row * rest + rank_of_rest(p));
        if (!is_symmetric_[row]) return;
        for (const auto& symmetry : symmetries_)
            if (const auto other = conjugate(p, symmetry); first_key(other) == first_key(p))
                visit(row * rest + rank_of_rest(other));
    }

private:
    static std::size_t first_key(const Pairing& p) { return ((p[0] * 12U + p[1]) * 12U + p[2]) * 12U + p[3]; }
    static Pairing conjugate(const Pairing& pairing, const ByEdge& symmetry) {
        Pairing result;
        for (std::size_t i = 0; i < 12; ++i) result[symmetry[i]] = symmetry[pairing[i]];
        return result;
    }
    struct Located {
        std::size_t row;  ///< the number of the representative
        Pairing pairing;  ///< after the symmetry that leads to it
    };
    [[nodiscard]] Located located(const Pairing& pairing) const {
        const auto key = first_key(pairing);
        return {row_of_[key], conjugate(pairing, symmetries_[symmetry_of_[key]])};
    }
    [[nodiscard]] static std::size_t rank_of_rest(const Pairing& pairing);

    std::vector<ByEdge> symmetries_;
    std::vector<std::uint16_t> row_of_;      ///< by the key of the first four entries
    std::vector<std::uint8_t> symmetry_of_;  ///< that leads to the representative
    std::vector<std::array<std::uint8_t, 4>> representatives_;
    std::vector<bool> is_symmetric_;
    std::vector<std::array<std::uint8_t, 8>> orders_;  ///< of the rest, the last two by parity
};

/// The cost of pairing all wings, ignoring the centres. Only the lower half or so of all costs is exact: a bound that
/// a second's work gives, and that cuts nearly as many branches as the whole table.
class PairingDistances {
public:
    PairingDistances(const PhaseTurns& turns, const std::vector<PairingTurn>& pairing_turns,
                     const SearchLimits& limits);
    [[nodiscard]] int operator()(const Pairing& pairing) const { return table_[numbers_(pairing)]; }

private:
    const PairingNumbers& numbers_;
    Bytes table_;
};

}  // namespace cubelang::search::reduction
