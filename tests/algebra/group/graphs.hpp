#pragma once
// Cayley graphs of well-known groups on edges of the 3x3x3, given by their generators as cycles.

#include <string>
#include <variant>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "tests/algebra/group/points.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::test {

using Generators = std::vector<std::string>;

inline const Generators s3{"(uf,ur,ub)", "(uf,ur)"}, a4{"(uf,ur,ub)", "(uf,ur)(ub,ul)"}, s4{"(uf,ur,ub,ul)", "(uf,ur)"},
    a5{"(uf,ur,ub,ul,df)", "(uf,ur)(ub,ul)"}, c5{"(uf,ur,ub,ul,df)"};

inline std::vector<group::Permutation> permutations(const Generators& generators) {
    std::vector<group::Permutation> all;
    for (const auto& cycles : generators) all.push_back(points(product_of({3}, cycles)));
    return all;
}

inline group::CayleyGraph graph(const Generators& generators) {
    return std::get<group::CayleyGraph>(group::cayley_graph(permutations(generators), 500));
}

}  // namespace cubelang::test
