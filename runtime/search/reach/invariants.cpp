#include "runtime/search/reach/invariants.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_set>

#include "runtime/search/space/label_group.hpp"
#include "runtime/search/space/orbits.hpp"

namespace cubelang::search {
namespace {

using cube::Kind;

// Parities on an orbit: one bit for each generator, and one for the goal.
struct Parity {
    const Orbit* orbit;
    std::vector<bool> of_turns;
    bool of_goal;
};

bool is_zero(const std::vector<bool>& bits) {
    return std::ranges::none_of(bits, [](bool bit) { return bit; });
}

class Invariants {
public:
    explicit Invariants(const MaskedSpace& space) : space_(space), orbits_(moved_orbits(space)) {
        for (std::size_t block = 0; block < space.tracked().size(); ++block)
            for (auto& orbit : orbits(space, block, false)) points_.push_back(std::move(orbit));
        for (const auto& orbit : orbits_) {
            auto& bits = odd_turns_.emplace_back();
            for (std::size_t g = 0; g < space.generators(); ++g)
                bits.push_back(is_odd(orbit, space.turn(g)[orbit.block]));
        }
    }

    /// The reasons of the first kind that applies.
    std::vector<std::string> reasons(const MaskedState& start, const MaskedState& target) const {
        auto all = orbit_reasons(start, target);
        if (all.empty()) all = twist_reasons(Kind::corner, start, target);
        if (all.empty()) all = parity_reasons(start, target);
        if (all.empty()) all = twist_reasons(Kind::edge, start, target);
        return all;
    }

private:
    // Labels that the goal wants in one orbit and that start in another.
    std::vector<std::string> orbit_reasons(const MaskedState& start, const MaskedState& target) const {
        std::vector<std::string> reasons;
        for (const auto& orbit : points_) {
            std::vector<int> wanting;
            for (const auto& group : orbit.groups) {
                const auto label = target[orbit.block][group[0]];
                const auto count = [&](const Labels& labels) {
                    return std::ranges::count_if(orbit.groups,
                                                 [&](const auto& other) { return labels[other[0]] == label; });
                };
                if (label != any_label && count(start[orbit.block]) < count(target[orbit.block]))
                    wanting.push_back(group[0]);
            }
            if (!wanting.empty()) reasons.push_back(orbit_reason(orbit.block, wanting, start, target));
        }
        return reasons;
    }
    std::string orbit_reason(std::size_t block, const std::vector<int>& wanting, const MaskedState& start,
                             const MaskedState& target) const {
        const auto label = target[block][wanting[0]];
        std::vector<int> from;
        for (int point = 0; point < perm::block_points; ++point)
            if (start[block][point] == label) from.push_back(point);
        const int number = space_.tracked()[block];
        const auto name = [&](int point) {
            return cube::name(space_.cube(), cube::part_at(space_.cube(), {number, point}));
        };
        if (from.size() == 1 && wanting.size() == 1)
            return "these turns never bring " + name(from[0]) + " to " + name(wanting[0]);
        return "these turns never bring the parts wanted there to " + part_list(space_.cube(), number, wanting);
    }

    // If the generators keep the sum of the twists of an orbit's corners at zero, the goal must too. The same for edges
    // whose stickers the goal does not distinguish: they have no parity.
    std::vector<std::string> twist_reasons(Kind kind, const MaskedState& start, const MaskedState& target) const {
        for (const auto& orbit : orbits_) {
            if (!orbit.parts || cube::kind_of(space_.cube(), space_.tracked()[orbit.block]) != kind) continue;
            const int sum = twist(orbit, start[orbit.block], target[orbit.block]);
            if (sum <= 0 || !keep_twists(orbit)) continue;
            const auto parts = description(space_, orbit);
            if (kind == Kind::edge)
                return {"an odd number of the " + parts + " would be flipped, and these turns flip an even number"};
            return {"the twists of the " + parts + " add up to " + std::to_string(sum) +
                    " (mod 3), and these turns keep them at 0"};
        }
        return {};
    }
    [[nodiscard]] bool keep_twists(const Orbit& orbit) const {
        for (std::size_t g = 0; g < space_.generators(); ++g)
            if (twist(orbit, perm::identity(), perm::inverse(space_.turn(g)[orbit.block])) != 0) return false;
        return true;
    }
    // Clockwise steps from the orientation sticker: of a corner at U or D; of an edge also, or else at F or B.
    [[nodiscard]] int orientation(std::size_t block, int point) const {
        const auto part = cube::part_at(space_.cube(), {space_.tracked()[block], point});
        const auto axis = [&](int i) { return cube::axis_of(cube::face_at(part.stickers[i].point / 4)); };
        if (part.count == 2) return axis(0) == cube::Axis::x || (axis(0) != cube::Axis::y && axis(1) == cube::Axis::y);
        int steps = 0;
        while (axis(steps) != cube::Axis::y) ++steps;
        return (part.count - steps) % part.count;
    }
    // The twist of all parts of the orbit together; -1 if a part may have several orientations.
    [[nodiscard]] int twist(const Orbit& parts, const Labels& start, const Labels& target) const {
        int sum = 0;
        for (const auto& group : parts.groups)
            for (const int point : group) {
                if (orientation(parts.block, point) != 0) continue;
                const auto final_twist = wanted_orientation(parts, target, start[point]);
                if (!final_twist) return -1;
                sum += *final_twist;
            }
        return sum % static_cast<int>(parts.groups[0].size());
    }
    // The orientation at all places that want the label, if it is the same at each.
    [[nodiscard]] std::optional<int> wanted_orientation(const Orbit& parts, const Labels& target,
                                                        std::uint8_t label) const {
        std::optional<int> found;
        for (const auto& group : parts.groups)
            for (const int point : group) {
                if (target[point] != label) continue;
                const int here = orientation(parts.block, point);
                if (found && *found != here) return std::nullopt;
                found = here;
            }
        return found;
    }

    std::vector<std::string> parity_reasons(const MaskedState& start, const MaskedState& target) const {
        std::vector<Parity> parities;
        for (std::size_t i = 0; i < orbits_.size(); ++i)
            if (const auto parity = is_odd(orbits_[i], start[orbits_[i].block], target[orbits_[i].block]))
                parities.push_back({&orbits_[i], odd_turns_[i], *parity});
        const auto fault = broken_sum(parities);
        return fault.empty() ? std::vector<std::string>{} : std::vector{sentence(fault)};
    }
    // Orbits whose parities add up to even for every generator, but to odd for the goal; a small set, by elimination.
    static std::vector<const Parity*> broken_sum(const std::vector<Parity>& parities) {
        struct Row {
            std::vector<bool> bits;
            bool goal;
            std::vector<const Parity*> of;
        };
        std::vector<Row> basis;
        for (const auto& parity : parities) {
            Row row{parity.of_turns, parity.of_goal, {&parity}};
            for (const auto& known : basis) {
                const auto lead = std::ranges::find(known.bits, true) - known.bits.begin();
                if (!row.bits[lead]) continue;
                for (std::size_t i = 0; i < row.bits.size(); ++i) row.bits[i] = row.bits[i] != known.bits[i];
                row.goal = row.goal != known.goal;
                for (const auto* other : known.of)
                    if (std::erase(row.of, other) == 0) row.of.push_back(other);
            }
            if (!is_zero(row.bits))
                basis.push_back(std::move(row));
            else if (row.goal)
                return row.of;
        }
        return {};
    }
    std::string sentence(const std::vector<const Parity*>& sum) const {
        std::string text;
        for (const auto* parity : sum) {
            if (!text.empty()) text += parity == sum.back() ? " and the " : ", the ";
            text += noun(*parity->orbit);
        }
        if (sum.size() == 1)
            return "these turns make only even permutations of the " + text + ", but this is an odd one";
        return "these turns keep the sum of the parities of the " + text + " even, but here it is odd";
    }
    [[nodiscard]] std::string noun(const Orbit& orbit) const {
        const auto kind = cube::kind_of(space_.cube(), space_.tracked()[orbit.block]);
        const bool stickers =
            !orbit.parts && (kind == Kind::edge || kind == Kind::fixed_centre || kind == Kind::corner);
        return stickers ? "stickers of the " + description(space_, orbit) : description(space_, orbit);
    }

    const MaskedSpace& space_;
    std::vector<Orbit> orbits_, points_;
    std::vector<std::vector<bool>> odd_turns_;
};

struct LabelsHash {
    std::size_t operator()(const Labels& labels) const {
        return static_cast<std::size_t>(fingerprint(&labels, 1).place);
    }
};
using Arrangements = std::unordered_set<Labels, LabelsHash>;

// The arrangements of a block's labels from which the generators lead to `last`; nothing if there are over `most`.
std::optional<Arrangements> arrangements_before(const MaskedSpace& space, std::size_t block, const Labels& last,
                                                std::size_t most) {
    Arrangements found{last};
    std::vector<Labels> waiting{last};
    for (std::size_t i = 0; i < waiting.size(); ++i)
        for (std::size_t g = 0; g < space.generators(); ++g) {
            // Before the turn, a point had the label that is now at the point's image.
            const auto before = perm::product(space.turn(g)[block], waiting[i]);
            if (!found.insert(before).second) continue;
            if (found.size() > most) return std::nullopt;
            waiting.push_back(before);
        }
    return found;
}

constexpr std::size_t most_arrangements = 40'000;
constexpr std::size_t most_targets = 24;

}  // namespace

std::vector<std::string> arrangement_reasons(const MaskedSpace& space) {
    if (space.targets().size() > most_targets) return {};
    for (std::size_t block = 0; block < space.tracked().size(); ++block) {
        std::size_t count = 0;
        const bool outside = std::ranges::all_of(space.targets(), [&](const Endpoint& target) {
            const auto arrangements = arrangements_before(space, block, target.labels[block], most_arrangements);
            if (!arrangements) return false;
            count = arrangements->size();
            return std::ranges::none_of(
                space.starts(), [&](const Endpoint& start) { return arrangements->contains(start.labels[block]); });
        });
        if (!outside) continue;
        const auto kind = cube::kind_of(space.cube(), space.tracked()[block]);
        return {"these turns arrange the " + std::string(cube::plural(kind)) + " in " + std::to_string(count) +
                " ways, and this is not one of them"};
    }
    return {};
}

std::vector<std::string> drop_unreachable_targets(MaskedSpace& space) {
    const Invariants invariants(space);
    std::vector<std::string> reasons;
    std::vector<Endpoint> reached;
    for (const auto& target : space.targets()) {
        bool can = false;
        for (const auto& start : space.starts()) {
            if (start.labelling != target.labelling) continue;
            auto here = invariants.reasons(start.labels, target.labels);
            can = can || here.empty();
            if (reasons.empty()) reasons = std::move(here);
        }
        if (can) reached.push_back(target);
    }
    if (reached.empty()) return reasons;
    space.keep_targets(std::move(reached));
    return {};
}

}  // namespace cubelang::search
