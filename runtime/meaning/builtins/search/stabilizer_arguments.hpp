#pragma once
// What stays where it is, as a stabilizer is asked for it: places, and in which way.

#include "runtime/algebra/group/stabilizers.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/eval/bind.hpp"

namespace cubelang::eval {

struct Stays {
    enum class How : std::uint8_t { fixed, in_place, set } how = How::fixed;
};
template <>
struct Argument<Stays> : Argument<Text> {
    static constexpr std::string_view wanted = "fixed, in_place or set";
    static Stays get(Context& context, const Operand& operand);
    static std::vector<Choice> choices();
};

using PointSets = std::vector<std::vector<group::Point>>;

/// The group's points of each of these places: locations, or for a group of numbers integers; one, or a list.
[[nodiscard]] PointSets points_of_places(const cube_group::CubeGroup& group, const At<Value>& places);

[[nodiscard]] group::SubgroupOrUnfinished stabilizer_of(const group::PermutationGroup& group, const PointSets& places,
                                                        Stays stays, StopToken stop);

}  // namespace cubelang::eval
