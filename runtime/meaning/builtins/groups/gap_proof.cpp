// What is said of a group, for GAP to check.

#include "runtime/cube/groups/gap_proof.hpp"

#include "runtime/meaning/builtins/arguments/bind.hpp"

namespace cubelang::eval {
namespace {

Value proof(Context&, const Group& group) { return make_notation(cube_group::gap_proof(*group.group)); }

}  // namespace

std::vector<BuiltIn> group_proof_built_ins() {
    return {
        row({.name = "gap_proof",
             .parameters = "group: the group of which GAP is to check orbits, generators and order",
             .meaning =
                 "a program for GAP that checks by itself what is said of a group, line by line; each prints true",
             .example = "size(gap_proof(group(R2, U2))) > 1000",
             .answer = "true"},
            proof),
    };
}

}  // namespace cubelang::eval
