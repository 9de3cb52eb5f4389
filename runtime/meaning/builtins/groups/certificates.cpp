// Built-ins for certificates, which another program checks.

#include "runtime/algebra/certificate/group_certificate.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {
namespace {

Value certificate_of(Context& context, const At<Group>& group, const Many<At<Value>>& elements) {
    std::vector<certificate::Stated> stated;
    for (const auto& element : flattened(elements))
        stated.push_back({on_points(context, element, operand(group)), is_member(context, element, operand(group))});
    auto text = certificate::group_certificate(group->group->group, stated, groups::point_numbers(*group->group),
                                               context.stop_token());
    if (context.stopped()) throw lang::interruption(group.where);
    if (!text)
        throw lang::Error(group.where, "there is no certificate: the order of this group is not proved",
                          "gap_proof(G) writes a program for GAP, which finds the order by itself");
    return make_notation(*std::move(text));
}

}  // namespace

std::vector<BuiltIn> certificate_built_ins() {
    return {
        row({.name = "certificate",
             .parameters =
                 "group: the group | elements: permutations, of which it is stated whether they are in the group",
             .meaning = "A text that proves the order of a group, and which elements are in it, to a small independent "
                        "program.",
             .example = "size(certificate(group(R2, U2), R2, F)) > 100",
             .answer = "true"},
            certificate_of),
    };
}

}  // namespace cubelang::meaning
