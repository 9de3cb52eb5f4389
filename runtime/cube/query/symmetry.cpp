#include "runtime/cube/query/symmetry.hpp"

#include <utility>

namespace cubelang::query {
namespace {

using cube::State;
using cube::Symmetry;
using cube::SymmetryMap;

State inverse(const State& p) { return {p.cube, perm::inverse(p.blocks)}; }

// Block by block, so that most comparisons end at the first.
bool is_mapped(const State& p, Symmetry s, const State& target) {
    const SymmetryMap map(p.cube, s);
    for (int block = 0; block < p.cube.blocks(); ++block)
        if (map.block_of_conjugate(p, block) != target.blocks[block]) return false;
    return true;
}

std::vector<Symmetry> mapping(const State& p, const State& target) {
    std::vector<Symmetry> found;
    for (const auto s : cube::symmetries())
        if (is_mapped(p, s, target)) found.push_back(s);
    return found;
}

bool is_less(const State& p, const SymmetryMap& map, const State& than) {
    for (int at = 0; at < p.cube.blocks(); ++at) {
        const auto block = map.block_of_conjugate(p, at);
        const auto& other = than.blocks[at];
        if (block != other) return block.to < other.to;
    }
    return false;
}

}  // namespace

std::vector<Symmetry> symmetries(const State& p) { return mapping(p, p); }
std::vector<Symmetry> antisymmetries(const State& p) { return mapping(p, inverse(p)); }

State canonical(const State& p) {
    auto least = p;
    for (const auto& from : {p, inverse(p)})
        for (const auto s : cube::symmetries())
            if (const SymmetryMap map(p.cube, s); is_less(from, map, least)) least = map.conjugate(from);
    return least;
}

}  // namespace cubelang::query
