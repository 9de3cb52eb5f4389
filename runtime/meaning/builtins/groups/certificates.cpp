// Built-ins for certificates, which another program checks. The evaluator asks stdlib/reasons for certificates of
// other questions than what a group is.

#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "runtime/algebra/certificate/group_certificate.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {
namespace {

Value certificate_of(Context& context, const At<Value>& question, const Many<At<Value>>& elements) {
    if (question->as<Group>() == nullptr)
        throw lang::Error(
            question.where, "there are no certificates for this",
            "there are for order(p), size(G), p in G, is_normal(H, G), find(p), distances({R, U}) and others: "
            "docs/certificates.md");
    std::vector<Value> stated;
    for (const auto& element : flattened(elements)) stated.push_back(element.value);
    return make_notation(library_reason(context, vocabulary(), "certificate_of_group",
                                        {{*question, question.where}, {make_list(std::move(stated)), question.where}}));
}

Value evidence(Context& context, const At<Group>& group) {
    const auto& of = *group->group;
    auto text = certificate::group_evidence(of.group, groups::point_numbers(of), context.stop_token());
    if (context.stopped()) throw lang::interruption(group.where);
    if (!text)
        throw lang::Error(group.where, "there is no certificate: the order of this group is not proved",
                          "gap_proof(G) writes a program for GAP, which finds the order by itself");
    return make_notation(*std::move(text));
}

// Of each label that a part may have, the points; every part that counts stays where it is.
std::string sets_of(const search::Goal& goal, const groups::CubeGroup& of, const lang::Where& where) {
    const auto numbers = groups::point_numbers(of);
    std::map<std::pair<int, int>, std::set<std::size_t>> sets;
    bool is_plain = goal.alternatives().size() == 1 && !goal.rotation_is_free() && !goal.before() && !goal.after();
    for (int block = 0; block < goal.cube().blocks(); ++block)
        for (int point = 0; point < perm::block_points; ++point) {
            const auto [label, wanted] = std::pair(goal.block(block).label[point], goal.block(block).wanted[point]);
            is_plain = is_plain && label == wanted;
            if (label != search::any_label) sets[{block, label}].insert(numbers[of.domain->point({block, point})]);
        }
    if (!is_plain)
        throw lang::Error(where, "there are certificates for goals that the solved cube reaches in one way",
                          "solved(cross) is one");
    std::set<std::set<std::size_t>> all;  // a fixed centre has four points of its block, and one number
    for (const auto& [_, set] : sets) all.insert(set);
    std::string text;
    for (const auto& set : all) text += fmt::format(" {}", fmt::join(set, ","));
    return text.substr(std::min<std::size_t>(text.size(), 1));
}

Value on_points_of(Context& context, const At<Group>& group, const std::optional<At<Value>>& x) {
    const auto& of = *group->group;
    const auto numbers = groups::point_numbers(of);
    if (!x) return make_integer(numbers.empty() ? 1 : *std::ranges::max_element(numbers));
    if ((*x)->as<Goal>() != nullptr && of.domain)
        return make_text(sets_of(GoalReader{context, x->where}.goal(**x), of, x->where));
    return make_text(certificate::cycles_of(on_points(context, {**x, x->where}, operand(group)), numbers));
}

// The evaluator takes it from the call, so the elements before it may be many.
Parameter form_parameter() {
    return {.name = "as",
            .wanted = "the name of a form",
            .optional = true,
            .choices =
                [] { return std::vector<Choice>{{.text = "lean", .meaning = "a text for Lean 4", .is_name = true}}; },
            .meaning = "`lean` for a text that Lean 4 proves, about an order or elements; a certificate if left out",
            .fits = Argument<Text>::fits};
}

}  // namespace

std::vector<BuiltIn> certificate_built_ins() {
    std::vector<BuiltIn> all{
        row({.name = "certificate",
             .parameters =
                 "question: a call or comparison, such as order(p) or p in G, or a group, whose order is stated | "
                 "elements: with a group: permutations, of which it is stated whether they are in it",
             .meaning = "A text that proves an answer to a small independent program; `certificate` alone proves the "
                        "last one.",
             .example = "size(certificate(group(R2, U2), R2, F)) > 100",
             .answer = "true",
             .is_word = true},
            certificate_of),
        row({.name = "evidence",
             .parameters = "G: the group",
             .meaning = "The part of a certificate about a group: its generators, and why it has its order.",
             .example = "first(split(evidence(group(R2, U2)), \"\\n\"))",
             .answer = "\"group\"",
             .is_word = true},
            evidence),
        row({.name = "on_points",
             .parameters = "G: the group | x: a permutation, or a goal",
             .meaning = "The greatest number of a point of a group; or, with the numbers that points have in "
                        "certificates, the cycles of a permutation or the sets of points that a goal keeps.",
             .example = "on_points(group(R, U), (ur,uf))",
             .answer = "\"(6,8)(20,29)\""},
            on_points_of),
    };
    all.front().parameters.push_back(form_parameter());
    return all;
}

}  // namespace cubelang::meaning
