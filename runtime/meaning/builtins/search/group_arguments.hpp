#pragma once
// Groups as arguments, and what they are made of: generators, as the user wrote them.

#include <optional>

#include "runtime/algebra/group/stabilizers.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"

namespace cubelang::eval {

/// Any values, each at its place; the items of lists for the lists.
[[nodiscard]] std::vector<Operand> flattened(const Many<At<Value>>& given);

/// The group, which is one of a cube; one of numbers is an error.
[[nodiscard]] const cube_group::CubeGroup& of_cube(const At<Group>& g);

[[nodiscard]] Operand operand(const At<Group>& g);

/// The same permutations of more points, which stay.
[[nodiscard]] std::vector<group::Permutation> with_more_points(std::vector<group::Permutation> all, std::size_t degree);
[[nodiscard]] std::size_t degree_of(const At<Group>& g);
/// The group on at least so many points: one of numbers moves as many as its generators name.
[[nodiscard]] group::PermutationGroup on_points(Context& context, const At<Group>& g, std::size_t degree);

/// Of this cube, or of numbers. Where it is too large, an error at `where`; likewise if stopped.
[[nodiscard]] Value group_made(Context& context, std::optional<cube_group::Domain> domain,
                               std::vector<cube_group::Generator> generators, const lang::Where& where);

/// None: any part will do.
[[nodiscard]] bool is_of(const cube::Part& part, const std::optional<PartKind>& kind);

/// Of parts of this kind; one that stays is an orbit by itself. No kind: the orbits of what is moved.
[[nodiscard]] std::size_t orbit_count(const At<Group>& g, const std::optional<PartKind>& kind);

/// How parts stay that a stabilizer is asked for.
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
