// Symmetries of positions.

#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/eval/bind.hpp"

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
        row({.name = "symmetries",
             .parameters = "p",
             .meaning = "the symmetries S of the cube with p^S == p: a group",
             .example = "symmetries(U D)",
             .answer = "{S_id, S_U4, S_U4^2, S_U4^3, S_F2, S_F2 * S_U4, S_F2 * S_U4^2, S_F2 * S_U4^3}"},
            [](Context&, const cube::State& p) { return values(query::symmetries(p)); }),
        row({.name = "antisymmetries",
             .parameters = "p",
             .meaning = "the symmetries S of the cube with p^S == p'",
             .example = "antisymmetries(R U R' U')",
             .answer = "{S_URF3^2 * S_U4^3}"},
            [](Context&, const cube::State& p) { return values(query::antisymmetries(p)); }),
        row({.name = "canonical",
             .parameters = "p",
             .meaning = "one and the same for all p^S and their inverses: the least of them",
             .example = "canonical(R U) == canonical(F R)",
             .answer = "true"},
            [](Context&, const cube::State& p) { return query::canonical(p); }),
    };
}

}  // namespace cubelang::eval
