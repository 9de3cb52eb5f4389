// Symmetries of positions.

#include "runtime/query/symmetry.hpp"
#include "runtime/builtins/bind.hpp"

namespace cubelang::eval {
namespace {

std::vector<Value> values(const std::vector<cube::Symmetry>& symmetries) {
    std::vector<Value> items;
    for (const auto s : symmetries) items.push_back({s});
    return items;
}

}  // namespace

std::vector<BuiltIn> symmetry_built_ins() {
    return {
        row("symmetries", "p", "the symmetries S of the cube with p^S == p: a group", "symmetries(U D)",
            "{S_id, S_U4, S_U4^2, S_U4^3, S_F2, S_F2 * S_U4, S_F2 * S_U4^2, S_F2 * S_U4^3}",
            [](Context&, const cube::State& p) { return values(query::symmetries(p)); }),
        row("antisymmetries", "p", "the symmetries S of the cube with p^S == p'", "antisymmetries(R U R' U')",
            "{S_URF3^2 * S_U4^3}", [](Context&, const cube::State& p) { return values(query::antisymmetries(p)); }),
        row("canonical", "p", "one and the same for all p^S and their inverses: the least of them",
            "canonical(R U) == canonical(F R)", "true",
            [](Context&, const cube::State& p) { return query::canonical(p); }),
    };
}

}  // namespace cubelang::eval
