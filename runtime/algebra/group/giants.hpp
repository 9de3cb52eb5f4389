#pragma once
// Transitive constituents that contain the alternating group of all their points ("giants"), and which of them are free
// of all else.
//
// Jordan's theorem (1873; Wielandt, Finite Permutation Groups, 1964, theorem 13.9): a primitive group of degree n with
// a cycle of prime length p < n - 2 is a giant. Where also p > n / 2, a transitive group is primitive, since its blocks
// would be too small and too few for p to move them. An element with one cycle of length p has such a power.
//
// A giant is free of other constituents if some element is the identity on these and not on the giant: the elements
// that are the identity there are a normal subgroup, and its image in the giant, not being trivial, is all of A_n.
// Giants that are free of the rest and no copies of each other are free of each other, up to signs: of pairwise
// different simple groups, any subdirect product is the direct one, and for n other than 6 an isomorphism of A_n is a
// bijection of the points (Hall's lemma; Dixon and Mortimer, Permutation Groups, 1996, section 4.3).

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/algebra/group/constituents.hpp"
#include "runtime/algebra/group/random_words.hpp"

namespace cubelang::group {

/// The cycle lengths of random elements of the whole group, on one constituent: the same in all copies of it.
using Lengths = std::vector<std::vector<std::uint32_t>>;
[[nodiscard]] Lengths random_lengths(const Constituent& constituent, const RandomWords& words);

/// The same of the generators, which is enough to tell constituents apart where none can be a giant.
[[nodiscard]] Lengths generator_lengths(const Constituent& constituent);

/// There is no prime as above for a smaller degree.
inline constexpr std::size_t least_giant = 8;
/// Is it proved by these lengths that this is a giant?
[[nodiscard]] bool is_giant(std::size_t degree, const Lengths& lengths);

/// Is it proved by these lengths that a giant is free of the constituents on which the elements have these orders?
[[nodiscard]] bool is_free(const Lengths& of_giant, std::span<const Integer> orders);

/// The orders of the elements on all of these constituents together.
[[nodiscard]] std::vector<Integer> orders_of(std::span<const Lengths* const> constituents, std::size_t samples);

/// n!
[[nodiscard]] Integer factorial(std::size_t n);

// Which signs of giants go with which: linear algebra over GF(2).

/// Rows of bits, of which some are chosen as a basis.
class SignBasis {
public:
    /// Of which rows of the basis (by the order of their choice) this row is the sum; if of none, it is chosen, and is
    /// the sum of itself.
    std::vector<std::uint32_t> add(const std::vector<bool>& row);
    [[nodiscard]] std::size_t rank() const { return rows_.size(); }

private:
    struct Reduced {
        std::vector<bool> row, sum;  ///< the row, and of which chosen ones it is the sum
        std::size_t pivot;
    };
    std::vector<Reduced> rows_;
};

}  // namespace cubelang::group
