#pragma once
// How many elements of the full group have which order.
//   In one orbit, Z_k wr S_n, the elements whose m-th power is the identity are those all of whose cycles have an order
// that divides m; by the cycle that the last part is in, of j parts and (n-1)!/(n-j)! k^(j-1) ways, they are counted
// from those of n - j parts, with their parity and their sum of turns. Over all parities that turned layers make, the
// products over the orbits add up to the number F(m) of elements of G whose order divides m. Moebius inversion over the
// divisors of the exponent makes it the number of those of order m. Inner layers can be exchanged: only how many of
// them are odd counts, so that there are about N terms.
//   The numbers of the 3x3x3 are in the On-Line Encyclopedia of Integer Sequences, A338883 (orders) and A339122.

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/cube/groups/wreath.hpp"

namespace cubelang::full_group {

/// The least m > 0 for which p^m is the identity for all p.
[[nodiscard]] std::uint64_t exponent(cube::Cube cube);

/// By parity: the elements of Z_k wr S_n whose turns add up to 0 and whose order divides m.
struct ByParity {
    Integer even = 0, odd = 0;
    friend bool operator==(const ByParity&, const ByParity&) = default;
};
[[nodiscard]] ByParity elements_dividing(Wreath wreath, std::uint64_t m);
/// The elements of G whose order divides m.
[[nodiscard]] Integer elements_dividing(cube::Cube cube, std::uint64_t m);
[[nodiscard]] Integer elements_of_order(cube::Cube cube, std::uint64_t order);
/// Are there any? At once, however large the cube.
[[nodiscard]] bool has_elements_of_order(cube::Cube cube, std::uint64_t order);

/// Orders, ascending, with how many elements have each; those that none has are left out. Empty if stopped.
using Census = std::vector<std::pair<std::uint64_t, Integer>>;
struct CensusOptions {
    StopToken stop = {};
    std::function<void(std::size_t part, std::size_t parts)> progress = {};
};
[[nodiscard]] Census census(cube::Cube cube, const CensusOptions& options = {});

}  // namespace cubelang::full_group
