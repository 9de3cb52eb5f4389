#pragma once
// The number of elements of each order in the full group.
//   In an orbit, Z_k wr S_n, the elements whose m-th power is the identity are those whose cycles all have an order
// that divides m. They are counted recursively by the cycle of the last part: j parts can form it in (n-1)!/(n-j)!
// k^(j-1) ways, and n - j parts remain; parity and turn sum are tracked. Summed over all parities of turned layers,
// the products over the orbits are F(m), the number of elements of G whose order divides m. Moebius inversion over
// the divisors of the exponent yields the numbers of order m. Inner layers are interchangeable: only the number of
// odd ones matters, so there are about N terms.
//   The numbers of the 3x3x3 are in the On-Line Encyclopedia of Integer Sequences, A338883 (orders) and A339122.

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/cube/groups/wreath.hpp"

namespace cubelang::groups {

/// The smallest m > 0 for which p^m is the identity for all p.
[[nodiscard]] std::uint64_t exponent(cube::Cube cube);

/// Elements of Z_k wr S_n with turn sum 0 whose order divides m, by parity.
struct ByParity {
    Integer even = 0, odd = 0;
    friend bool operator==(const ByParity&, const ByParity&) = default;
};
[[nodiscard]] ByParity elements_dividing(Wreath wreath, std::uint64_t m);
/// The number of elements of G whose order divides m.
[[nodiscard]] Integer elements_dividing(cube::Cube cube, std::uint64_t m);
[[nodiscard]] Integer elements_of_order(cube::Cube cube, std::uint64_t order);
/// Whether such elements exist. Fast for cubes of any size.
[[nodiscard]] bool has_elements_of_order(cube::Cube cube, std::uint64_t order);

/// Orders in ascending order with their numbers of elements, without zeros. Empty if stopped.
using Census = std::vector<std::pair<std::uint64_t, Integer>>;
struct CensusOptions {
    StopToken stop = {};
    std::function<void(std::size_t part, std::size_t parts)> progress = {};
};
[[nodiscard]] Census census(cube::Cube cube, const CensusOptions& options = {});

}  // namespace cubelang::groups
