#include "runtime/cube/groups/full_group_order.hpp"

#include <cmath>

#include "runtime/cube/groups/wreath.hpp"

namespace cubelang::full_group {
namespace {

// Of 24 parts each.
unsigned full_orbits(cube::Cube cube) {
    const auto inner = static_cast<unsigned>(cube.n - 2);
    return inner / 2 + inner * inner / 4;
}

}  // namespace

Integer order_of_full_group(cube::Cube cube) {
    const bool odd = cube.has_fixed_centres(), turned_centres = odd && cube.super;
    Integer product = order(Wreath{8, 3}) / 3 * pow(order(Wreath{24, 1}), full_orbits(cube));
    if (odd) product *= order(Wreath{12, 2}) / 2;
    if (turned_centres) product *= pow(Integer(4), 6);
    const unsigned orbits = 1 + (odd ? 1 : 0) + (turned_centres ? 1 : 0) + full_orbits(cube);
    return product >> (orbits - static_cast<unsigned>(cube.n / 2));
}

double binary_digits_of_order(cube::Cube cube) {
    const double each = std::log2(static_cast<double>(order(Wreath{24, 1})));
    return std::log2(static_cast<double>(order_of_full_group({cube.n % 2 == 0 ? 2 : 3, cube.super}))) +
           each * full_orbits(cube);
}

}  // namespace cubelang::full_group
