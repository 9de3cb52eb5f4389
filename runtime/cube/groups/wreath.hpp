#pragma once
// The wreath product Z_k wr S_n: n parts that change places, each of which can be turned in k ways. What an orbit of
// parts can do if nothing outside binds it: corners are Z3 wr S8, edges Z2 wr S12, wings and centres S24.
//
// Two elements are conjugate exactly if they have as many cycles of each length whose turns add up to the same (A.
// Kerber, Representations of Permutation Groups I, 1971, section 3). The centralizer of one is made by, for each cycle,
// itself and the turn of all its parts at once, and the exchange of any two that are alike.
//   Z_k wr S_n made commutative is Z2 x Z_k: the parity, and the sum of all turns (k < 4). We call what an element is
// there its mark.

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/integer.hpp"
#include "runtime/cube/geometry.hpp"

namespace cubelang::full_group {

struct Wreath {
    int parts = 24, turns = 1;
    friend bool operator==(Wreath, Wreath) = default;
};

/// So many cycles of one length whose turns add up to one sum.
struct AlikeCycles {
    int length = 1, turn = 0, count = 1;
    friend auto operator<=>(const AlikeCycles&, const AlikeCycles&) = default;
};
/// All of them, the longest first.
using CycleType = std::vector<AlikeCycles>;

struct Mark {
    bool odd = false;
    int turn = 0;
    friend bool operator==(Mark, Mark) = default;
};

/// k^n n!
[[nodiscard]] Integer order(Wreath wreath);
/// How many elements of the wreath product commute with one of this type.
[[nodiscard]] Integer centralizer_order(Wreath wreath, const CycleType& type);
[[nodiscard]] Mark mark_of(Wreath wreath, const CycleType& type);
[[nodiscard]] std::uint64_t order_of_element(Wreath wreath, const CycleType& type);
/// The conjugacy classes of the wreath product.
[[nodiscard]] std::vector<CycleType> all_types(Wreath wreath);

/// A homomorphism from Z2 x Z_k to Z2: whether it counts the parity, and (k = 2) the flips.
struct Character {
    bool parity = false, flips = false;
    [[nodiscard]] bool operator()(Mark mark) const { return (parity && mark.odd) != (flips && mark.turn % 2 != 0); }
};
/// A subgroup of Z2 x Z_k.
class Marks {
public:
    explicit Marks(int turns) : turns_(turns) {}
    [[nodiscard]] bool contains(Mark mark) const { return (members_ >> bit(mark) & 1U) != 0; }
    /// With all that it makes together with what is there.
    void add(Mark mark);
    [[nodiscard]] int size() const;
    /// Is the character 0 on all of them?
    [[nodiscard]] bool are_hidden_from(Character character) const;
    [[nodiscard]] Mark sum(Mark a, Mark b) const { return {a.odd != b.odd, (a.turn + b.turn) % turns_}; }

private:
    [[nodiscard]] static int bit(Mark mark) { return 2 * mark.turn + (mark.odd ? 1 : 0); }
    int turns_;
    std::uint32_t members_ = 1;
};

/// The marks of the cycle itself, of the turn of all its parts, and of its exchange with one that is alike.
struct CycleMarks {
    Mark itself, turned, exchanged;
};
[[nodiscard]] CycleMarks marks_of(Wreath wreath, const AlikeCycles& cycles);
/// The marks of all that commutes with an element of this type.
[[nodiscard]] Marks centralizer_marks(Wreath wreath, const CycleType& type);

/// A basis of the characters that are 0 on all of these marks.
[[nodiscard]] std::vector<Character> blind_characters(Wreath wreath, const Marks& marks);

// How many orbits of 24 parts have which parity, if the layers have given ones. Inner layers are alike: orbits of wings
// lie in one of them each, there is an x-centre for each one, a t-centre on odd N, and two orbits of obliques for each
// two of them. A parity here is any element of a group of bits, added by exclusive or.

[[nodiscard]] constexpr int inner_layers(cube::Cube cube) { return (cube.n - 2) / 2; }

template <std::size_t Size>
using Counts = std::array<unsigned, Size>;

/// `outer` is the parity of the faces' layers, `inner` says how many of the others have each parity.
template <std::size_t Size>
[[nodiscard]] Counts<Size> orbit_counts(cube::Cube cube, std::size_t outer, const Counts<Size>& inner) {
    Counts<Size> orbits = inner;
    for (std::size_t a = 0; a < Size; ++a) {
        orbits[outer] += inner[a];
        if (cube.has_fixed_centres()) orbits[outer ^ a] += inner[a];
        if (inner[a] > 1) orbits[outer] += inner[a] * (inner[a] - 1);
        for (std::size_t b = 0; b < a; ++b) orbits[outer ^ a ^ b] += 2 * inner[a] * inner[b];
    }
    return orbits;
}

}  // namespace cubelang::full_group
