#pragma once
// Group arguments, and the construction of groups from generators as the user wrote them.

#include <memory>
#include <optional>

#include "runtime/algebra/group/stabilizers.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"

namespace cubelang::meaning {

/// The values with their places, and the items of lists in place of the lists.
[[nodiscard]] std::vector<Operand> flattened(const Many<At<Value>>& given);

/// The group of a cube. Throws for a group of numbers.
[[nodiscard]] const groups::CubeGroup& require_cube_group(const At<Group>& g);

[[nodiscard]] Operand operand(const At<Group>& g);

/// The same permutations on `degree` points; the added points are fixed.
[[nodiscard]] std::vector<group::Permutation> with_more_points(std::vector<group::Permutation> all, std::size_t degree);
[[nodiscard]] std::size_t degree_of(const At<Group>& g);
/// The group on at least `degree` points: a group of numbers has only as many as its generators name.
[[nodiscard]] std::shared_ptr<const group::PermutationGroup> on_points(Context& context, const At<Group>& g,
                                                                       std::size_t degree);

/// The group of a cube, or of numbers if there is no domain. Throws at `where` if it is too large or if interrupted.
[[nodiscard]] Value make_cube_group(Context& context, const std::optional<groups::Domain>& domain,
                                    std::vector<groups::Generator> generators, const lang::Where& where);

/// The group of these elements of the cube, or of the items of lists of them.
[[nodiscard]] Value group_of_elements(Context& context, const Many<At<Value>>& given, const Origin& origin);

/// Throws an error unless one of the groups is small enough for double cosets.
void check_for_double_cosets(const At<Group>& a, const At<Group>& b);

/// Throws the error for a search that was stopped or gave up.
[[noreturn]] void report_unfinished(const group::Unfinished& search, const lang::Where& where);

/// The built-ins `conjugator` and `centralizer`.
[[nodiscard]] Value conjugator(Context& context, const At<Group>& g, const At<Value>& p, const At<Value>& q,
                               const Origin& origin);
[[nodiscard]] Value centralizer(Context& context, const At<Group>& g, const At<Value>& p, const Origin& origin);

/// Whether the part is of this kind; true if there is no kind.
[[nodiscard]] bool is_of(const cube::Part& part, const std::optional<PartKind>& kind);

/// The number of orbits on parts of this kind, with single orbits for fixed parts. Without a kind, only orbits of moved
/// parts count.
[[nodiscard]] std::size_t orbit_count(const At<Group>& g, const std::optional<PartKind>& kind);

/// Whether a stabilizer fixes parts with orientation, in their places, or as a set.
struct StabilizerMode {
    std::string_view name{}, meaning{};
    enum class How : std::uint8_t { fixed, in_place, set } how = How::fixed;
};
template <>
struct Argument<StabilizerMode> : RowArgument<Argument<StabilizerMode>> {
    static constexpr std::string_view wanted = "fixed, in_place or as_set", what = "way to stay";
    static std::span<const StabilizerMode> rows();
};

using PointSets = std::vector<std::vector<group::Point>>;

/// The group's points for each place. `places`: one or a list, of locations or, for a group of numbers, integers.
[[nodiscard]] PointSets points_of_places(const groups::CubeGroup& group, const At<Value>& places);

[[nodiscard]] group::SubgroupOrUnfinished stabilizer_of(const group::PermutationGroup& group, const PointSets& places,
                                                        StabilizerMode stays, StopToken stop);

}  // namespace cubelang::meaning
