#pragma once
// Giants: transitive constituents that contain the alternating group of all their points. Some are independent of all
// other constituents ("free").
//
// Jordan's theorem (1873; Wielandt, Finite Permutation Groups, 1964, theorem 13.9): a primitive group of degree n with
// a cycle of prime length p < n - 2 is a giant. If also p > n / 2, a transitive group is primitive, since a proper
// system has fewer than p blocks, of fewer than p points. An element with one cycle of length p has such a power.
//
// A giant is free of other constituents if some element is the identity on these but not on the giant: the elements
// that are the identity there form a normal subgroup, whose nontrivial image in the giant is all of A_n. Giants that
// are free of the rest, and not copies of each other, are free of each other up to signs: any subdirect product of
// pairwise different simple groups is direct, and for n other than 6 an isomorphism of A_n is a bijection of the
// points (Hall's lemma; Dixon and Mortimer, Permutation Groups, 1996, section 4.3).

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/algebra/group/constituents.hpp"
#include "runtime/algebra/group/random_words.hpp"

namespace cubelang::group {

/// The cycle lengths of random elements of the whole group on one constituent: equal for all its copies.
using Lengths = std::vector<std::vector<std::uint32_t>>;
[[nodiscard]] Lengths random_lengths(const Constituent& constituent, const RandomWords& words);

/// The same for the generators, which distinguishes constituents well enough if no giant is possible.
[[nodiscard]] Lengths generator_lengths(const Constituent& constituent);

/// Smaller degrees have no prime as above.
inline constexpr std::size_t least_giant = 8;
/// Whether these lengths prove that the constituent is a giant.
[[nodiscard]] bool is_giant(std::size_t degree, const Lengths& lengths);

/// Whether these lengths prove the giant free of the constituents on which the elements have these orders.
[[nodiscard]] bool is_free(const Lengths& of_giant, std::span<const Integer> orders);

/// The orders of the elements on all these constituents together.
[[nodiscard]] std::vector<Integer> orders_of(std::span<const Lengths* const> constituents, std::size_t samples);

/// n!
[[nodiscard]] Integer factorial(std::size_t n);

// Dependencies between the signs of giants: linear algebra over GF(2).

/// Rows of bits, some of them chosen as a basis.
class SignBasis {
public:
    /// Returns the numbers of the basis rows, in order of choice, whose sum is this row. An independent row joins the
    /// basis and is its own sum.
    std::vector<std::uint32_t> add(const std::vector<bool>& row);
    [[nodiscard]] std::size_t rank() const { return rows_.size(); }

private:
    struct Reduced {
        std::vector<bool> row, sum;  ///< the reduced row, and the basis rows it is the sum of
        std::size_t pivot;
    };
    std::vector<Reduced> rows_;
};

}  // namespace cubelang::group
