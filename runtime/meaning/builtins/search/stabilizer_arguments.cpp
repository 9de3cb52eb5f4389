#include "runtime/meaning/builtins/search/stabilizer_arguments.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/builtins/search/group_arguments.hpp"
#include "runtime/meaning/eval/as_written.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"

namespace cubelang::eval {
namespace {

struct WayToStay {
    std::string_view name, meaning;
    Stays::How how;
};
constexpr WayToStay ways_to_stay[] = {
    {.name = "fixed", .meaning = "each part stays as it is", .how = Stays::How::fixed},
    {.name = "in_place", .meaning = "each part stays in its place, turned there or not", .how = Stays::How::in_place},
    {.name = "as_set", .meaning = "the parts may change places with each other", .how = Stays::How::set},
};

std::vector<group::Point> points_of(const cube_group::CubeGroup& group, const Operand& at) {
    const auto* location = at.value.as<Location>();
    const auto* number = at.value.as<Integer>();
    if (group.domain ? location == nullptr : number == nullptr)
        throw lang::Error(at.where, fmt::format("what stays is {}, but this is {}",
                                                group.domain ? "a place such as @ufr" : "a number that the group moves",
                                                type_with_article(at.value)));
    if (number != nullptr) {
        if (*number < 1 || *number > group.group.degree()) return {};  // it stays in any case
        return {static_cast<group::Point>(*number - 1)};
    }
    if (location->cube != group.domain->cube())
        throw lang::Error(at.where, fmt::format("this location is on a {}, and the group is one of a {}",
                                                cube_name(location->cube), cube_name(group.domain->cube())));
    return group.domain->points(location->part);
}

std::vector<group::Point> joined(const PointSets& sets) {
    std::vector<group::Point> all;
    for (const auto& set : sets) all.insert(all.end(), set.begin(), set.end());
    return all;
}

}  // namespace

Stays Argument<Stays>::get(Context&, const Operand& operand) {
    const auto& name = operand.value.as<Text>()->text;
    if (const auto way = std::ranges::find(ways_to_stay, name, &WayToStay::name); way != std::end(ways_to_stay))
        return {way->how};
    throw lang::Error(operand.where, fmt::format("there is no way to stay called `{}`", name),
                      "the ways to stay are fixed, in_place and as_set");
}

std::vector<Choice> Argument<Stays>::choices() { return choices_among(ways_to_stay); }

PointSets points_of_places(const cube_group::CubeGroup& group, const At<Value>& places) {
    PointSets sets;
    for (const auto& each : flattened(Many<At<Value>>{{places}})) sets.push_back(points_of(group, each));
    return sets;
}

group::SubgroupOrUnfinished stabilizer_of(const group::PermutationGroup& group, const PointSets& places, Stays stays,
                                          StopToken stop) {
    switch (stays.how) {
        case Stays::How::in_place: return group::set_stabilizer(group, places, stop);
        case Stays::How::set: return group::set_stabilizer(group, PointSets{joined(places)}, stop);
        case Stays::How::fixed: break;
    }
    return group::stabilizer(group, joined(places), stop);
}

}  // namespace cubelang::eval
