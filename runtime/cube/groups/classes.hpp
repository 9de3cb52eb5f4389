#pragma once
// How many conjugacy classes the full group has (see full_group.hpp and conjugacy.hpp for G, W, Q).
//   An element of W falls into as many classes of G as there are characters of Q that are 0 on its centralizer. So the
// number of classes is the sum, over all parities x that turned layers make (the code L) and all characters of Q (what
// is 0 on L, and the flips), of products over the orbits: of the number of types with parity x on whose centralizer the
// character is 0. By Poisson's summation formula (MacWilliams' identity) the sum over characters is one over L again,
//     classes = 1/|L|  sum over x, y in L  product over orbits of (a(x) + (-1)^y b(x)),
// where a(x) counts the types of parity x, b(x) those of them whose centralizer is even throughout; x and y stand for
// their sums over the orbit's layers. Inner layers can be exchanged: only how many of them have each pair of x and y
// counts, and the sum has a number of terms that is cubic in N.

#include "runtime/base/integer.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/groups/wreath.hpp"
#include "runtime/cube/size.hpp"

namespace cubelang::full_group {

/// If stopped, some other number.
[[nodiscard]] Integer number_of_classes(cube::Cube cube, StopToken stop = {});

/// The 2x2x2 with one corner held, 3,674,160 positions: its group is the twists and places of seven corners.
[[nodiscard]] Integer number_of_classes_with_one_corner_held();

}  // namespace cubelang::full_group
