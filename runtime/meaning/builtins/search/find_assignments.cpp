#include "runtime/meaning/builtins/search/find_assignments.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/search/part_sets.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {
namespace {

constexpr PartsBy ways_of_naming[] = {
    {"ends", "keep and ignore name the places where parts end", false},
    {"starts", "keep and ignore name the places where parts start", true},
};

NamedParts parts_of_kind(Context& context, const std::string& name, const lang::Where& where) {
    NamedParts found{name, true, parts_of_word(context.cube(), name)};
    if (!found.parts.empty()) return found;
    const auto names = joined_words(query::kinds_on(context.cube()), [](cube::Kind kind) { return field_name(kind); });
    throw lang::Error(where, fmt::format("a {} has no {}", cube_name(context.cube()), name),
                      fmt::format("it has {}", names));
}

bool has(cube::Cube cube, const NamedParts& item, const cube::Part& part) {
    return std::ranges::any_of(item.parts, [&](const cube::Part& other) {
        return cube::identity_of(cube, other) == cube::identity_of(cube, part);
    });
}

[[noreturn]] void contradiction(const std::string& a, const std::string& b, const std::string& why,
                                const lang::Where& where) {
    throw lang::Error(where, fmt::format("{} and {} contradict each other: {}", a, b, why), "leave one of them out");
}

cube::Part part_moved_to(const cube::State& permutation, const cube::Part& place) {
    const auto [block, point] = place.stickers[0];
    return cube::part_at(permutation.cube,
                         {block, perm::inverse(permutation.blocks[static_cast<std::size_t>(block)])[point]});
}

}  // namespace

const cube::Part& part_here(const Context& context, const Value& value, const lang::Where& where) {
    const auto* location = value.as<Location>();
    if (location == nullptr)
        throw lang::Error(
            where,
            fmt::format("parts are named by a place such as @ufr or a kind such as corners, but this is {}",
                        type_with_article(value)),
            is_element(value) ? "write a place with @: @uf -> @ur" : "");
    if (location->cube.n == context.cube().n) return location->part;
    throw lang::Error(where, fmt::format("this is a place of a {}, but the current cube is a {}",
                                         cube_name(location->cube), cube_name(context.cube())));
}

PartsList items_named(Context& context, const std::optional<At<List>>& list) {
    PartsList items;
    if (!list) return items;
    for (const auto& item : list->value.items) {
        const auto* text = item.as<Text>();
        items.push_back(text != nullptr ? parts_of_kind(context, text->text, list->where)
                                        : NamedParts{to_text(item), false, {part_here(context, item, list->where)}});
    }
    return items;
}

PartsBy Argument<PartsBy>::get(Context&, const Operand& operand) {
    const auto& name = operand.value.as<Text>()->text;
    if (const auto way = std::ranges::find(ways_of_naming, name, &PartsBy::name); way != std::end(ways_of_naming))
        return *way;
    throw lang::Error(operand.where, fmt::format("`by` must be starts or ends, not `{}`", name),
                      "by = ends, the default, names places after the algorithm; by = starts names places before it");
}

std::vector<Choice> Argument<PartsBy>::choices() { return choices_among(ways_of_naming); }

void CountedParts::check(const lang::Where& where) const {
    for (const auto& item : kept)
        for (const auto& other : ignored) {
            const auto& parts = item.parts;
            const auto is_ignored = [&](const cube::Part& part) {
                return std::ranges::any_of(other.parts, [&](const cube::Part& each) {
                    return std::ranges::find(each.stickers.begin(), each.stickers.begin() + each.count,
                                             part.stickers[0]) != each.stickers.begin() + each.count;
                });
            };
            if (std::ranges::all_of(parts, is_ignored))
                contradiction("keep = " + item.text, "ignore = " + other.text,
                              "the same parts are required and ignored", where);
        }
}

void CountedParts::narrow(search::Goal& goal, const cube::State& permutation) const {
    const auto at_start = [&](const PartsList& items) {
        std::vector<cube::Part> parts;
        for (const auto& item : items)
            for (const auto& part : item.parts) parts.push_back(by_start ? part : part_moved_to(permutation, part));
        return parts;
    };
    if (only_kept) goal.keep_only(at_start(kept));
    goal.ignore(at_start(ignored));
}

bool Assignments::is_same(const cube::Part& a, const cube::Part& b) const {
    return cube::identity_of(goal_.cube(), a) == cube::identity_of(goal_.cube(), b);
}

bool Assignments::holds(const Assignment& assignment) const {
    const auto [block, from] = assignment.from.stickers[0];
    const auto& [label, wanted] = goal_.block(block);
    return label[from] != search::any_label && wanted[assignment.to.stickers[0].point] == label[from];
}

void Assignments::check(const Assignment& assignment, const Assignment& other, const lang::Where& where) const {
    const auto name = [&](const cube::Part& part) { return cube::name(goal_.cube(), part); };
    const bool same_part = is_same(assignment.from, other.from), same_place = is_same(assignment.to, other.to);
    if (!same_part && !same_place) return;
    if (!same_place) contradiction(other.text, assignment.text, name(other.from) + " cannot be in both places", where);
    if (!same_part) contradiction(other.text, assignment.text, "only one part can be at " + name(other.to), where);
    contradiction(other.text, assignment.text, fmt::format("{} cannot face two ways", name(other.from)), where);
}

void Assignments::check_permutation(const Assignment& assignment, const lang::Where& where) const {
    if (permutation_ == nullptr) return;
    const auto cube = goal_.cube();
    const auto claimed = [&](const auto& labels, const cube::Part& part) {
        return labels[part.stickers[0].point] != search::any_label;
    };
    const auto& [label, wanted] = goal_.block(assignment.from.stickers[0].block);
    const auto effect_on = [&](const cube::Part& from) {
        const auto to = cube::image(*permutation_, from);
        return to.stickers[0] == from.stickers[0]
                   ? fmt::format("it leaves {} where it is", cube::name(cube, from))
                   : fmt::format("it brings {} to {}", cube::name(cube, from), cube::name(cube, to));
    };
    if (claimed(label, assignment.from))
        contradiction("the permutation", assignment.text, effect_on(assignment.from), where);
    if (claimed(wanted, assignment.to))
        contradiction("the permutation", assignment.text, effect_on(part_moved_to(*permutation_, assignment.to)),
                      where);
}

void Assignments::bring(const cube::Part& from, const cube::Part& to, const std::string& text, const PartsList& ignored,
                        const lang::Where& where) {
    const Assignment assignment{from, to, text};
    for (const auto& item : ignored)
        if (has(goal_.cube(), item, from) || has(goal_.cube(), item, to))
            contradiction(text, "ignore = " + item.text, "the same parts are required and ignored", where);
    if (holds(assignment)) return;
    for (const auto& other : assignments_) check(assignment, other, where);
    check_permutation(assignment, where);
    goal_.bring(from.stickers[0], to.stickers[0]);
    assignments_.push_back(assignment);
}

void Assignments::stay(const NamedParts& kept, const cube::Part& part, const lang::Where& where) {
    const Assignment assignment{part, part, "keep = " + kept.text};
    if (holds(assignment)) return;
    for (const auto& other : assignments_) {
        if (!is_same(other.from, part) && !is_same(other.to, part)) continue;
        if (kept.is_kind) return;
        check(assignment, other, where);
    }
    goal_.bring(part.stickers[0], part.stickers[0]);
    assignments_.push_back(assignment);
}

void Assignments::stay(const CountedParts& counted, const lang::Where& where) {
    for (const auto& item : counted.kept)
        for (const auto& part : item.parts) {
            const bool ignored = std::ranges::any_of(
                counted.ignored, [&](const NamedParts& other) { return has(goal_.cube(), other, part); });
            if (!ignored) stay(item, part, where);
        }
}

}  // namespace cubelang::meaning
