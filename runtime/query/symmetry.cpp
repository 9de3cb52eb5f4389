#include "runtime/query/symmetry.hpp"

#include <utility>

namespace cubelang::query {
namespace {

using cube::Carrier;
using cube::State;
using cube::Symmetry;

State inverse(const State& p) { return {p.cube, perm::inverse(p.blocks)}; }

// Block by block, so that most comparisons end at the first.
bool carries(const State& p, Symmetry s, const State& target) {
    const Carrier carrier(p.cube, s);
    for (int block = 0; block < p.cube.blocks(); ++block)
        if (carrier.block_of_conjugate(p, block) != target.blocks[static_cast<std::size_t>(block)]) return false;
    return true;
}

std::vector<Symmetry> carrying(const State& p, const State& target) {
    std::vector<Symmetry> found;
    for (const auto s : cube::symmetries())
        if (carries(p, s, target)) found.push_back(s);
    return found;
}

bool is_less(const State& p, const Carrier& carrier, const State& than) {
    for (int at = 0; at < p.cube.blocks(); ++at) {
        const auto block = carrier.block_of_conjugate(p, at);
        const auto& other = than.blocks[static_cast<std::size_t>(at)];
        if (block != other) return block.to < other.to;
    }
    return false;
}

}  // namespace

std::vector<Symmetry> symmetries(const State& p) { return carrying(p, p); }
std::vector<Symmetry> antisymmetries(const State& p) { return carrying(p, inverse(p)); }

State canonical(const State& p) {
    auto least = p;
    for (const auto& from : {p, inverse(p)})
        for (const auto s : cube::symmetries())
            if (const Carrier carrier(p.cube, s); is_less(from, carrier, least)) least = carrier.conjugate(from);
    return least;
}

}  // namespace cubelang::query
