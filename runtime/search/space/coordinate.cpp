#include "runtime/search/space/coordinate.hpp"

#include <algorithm>

#include "runtime/search/space/orbits.hpp"
#include "runtime/search/space/perimeter.hpp"

namespace cubelang::search {
namespace {

using cube::Kind;

constexpr std::size_t most_combined = 60'000, most_separate = 400'000;

bool has_orientation(Kind kind) { return kind == Kind::corner || kind == Kind::edge; }

// The index of a point's sticker within its part: a label for the orientation of any part. The first sticker of a
// corner or edge is that of its first point; the others follow as in its name.
std::uint8_t sticker_index(cube::Cube cube, int block, int point) {
    const auto part = cube::part_at(cube, {block, point});
    const int first = cube::identity_of(cube, part).point;
    std::uint8_t steps = 0;
    while (part.stickers[steps].point != first) ++steps;
    return steps;
}

template <class Change>
Labels relabelled(const Labels& labels, Change change) {
    auto result = labels;
    for (int point = 0; point < perm::block_points; ++point)
        if (labels[point] != any_label) result[point] = change(labels[point]);
    return result;
}

// The labels of one orbit's points, `any_label` elsewhere.
Labels restricted(const Labels& labels, const Orbit& orbit) {
    Labels inside;
    inside.to.fill(any_label);
    for (const auto& group : orbit.groups)
        for (const int point : group) inside[point] = labels[point];
    return inside;
}

class Choice {
public:
    Choice(const MaskedSpace& space, std::vector<Coordinate>& chosen, std::size_t room)
        : space_(space), chosen_(chosen), room_(room) {}

    bool add(std::size_t block, const Labels& labels) {
        if (add_coordinate(block, labels, most_combined)) return true;
        const auto parts = orbits(space_, block, true);
        if (parts.size() == 1) return add_separately(block, labels);
        return std::ranges::all_of(parts, [&](const Orbit& orbit) {
            const auto inside = restricted(labels, orbit);
            return add_coordinate(block, inside, most_combined) || add_separately(block, inside);
        });
    }

private:
    bool add_coordinate(std::size_t block, const Labels& labels, std::size_t most) {
        auto made = Coordinate::from(space_, block, labels, std::min(most, room_));
        if (!made) return false;
        room_ /= made->size();
        if (made->size() > 1) chosen_.push_back(std::move(*made));
        return true;
    }
    // Adds one coordinate for the positions of the parts and one for their orientations.
    bool add_separately(std::size_t block, const Labels& labels) {
        const int number = space_.tracked()[block];
        const auto cube = space_.cube();
        if (!has_orientation(cube::kind_of(cube, number))) return add_coordinate(block, labels, most_separate);
        const auto part = [&](std::uint8_t label) {
            return static_cast<std::uint8_t>(cube::identity_of(cube, cube::part_at(cube, {number, label})).point);
        };
        return add_coordinate(block, relabelled(labels, part), most_separate) &&
               add_coordinate(
                   block, relabelled(labels, [&](std::uint8_t label) { return sticker_index(cube, number, label); }),
                   most_separate);
    }

    const MaskedSpace& space_;
    std::vector<Coordinate>& chosen_;
    std::size_t room_;  ///< bound on the combinations of the coordinates still to come
};

}  // namespace

std::size_t LabelsHash::operator()(const Labels& labels) const {
    return static_cast<std::size_t>(fingerprint(&labels, 1).place);
}

std::optional<Coordinate> Coordinate::from(const MaskedSpace& space, std::size_t block, const Labels& first,
                                           std::size_t most) {
    Coordinate made;
    made.numbers_ = std::make_shared<Numbers>();
    made.before_.resize(space.generators());
    std::vector<Labels> states{first};
    made.numbers_->emplace(first, 0);
    for (std::size_t i = 0; i < states.size(); ++i)
        for (std::size_t g = 0; g < space.generators(); ++g) {
            // Before the turn, a point had the label that is now at the point's image.
            const auto before = perm::product(space.turn(g)[block], states[i]);
            const auto [at, is_new] = made.numbers_->emplace(before, static_cast<std::uint32_t>(states.size()));
            if (is_new && states.size() == most) return std::nullopt;
            if (is_new) states.push_back(before);
            made.before_[g].push_back(at->second);
        }
    made.size_ = static_cast<std::uint32_t>(states.size());
    for (const auto& before : made.before_) {
        auto& after = made.after_.emplace_back(before.size());
        for (std::uint32_t i = 0; i < before.size(); ++i) after[before[i]] = i;
    }
    return made;
}

std::optional<std::vector<Coordinate>> coordinates(const MaskedSpace& space, const MaskedState& target,
                                                   std::size_t most_combinations) {
    std::vector<Coordinate> chosen;
    Choice choice(space, chosen, most_combinations);
    for (std::size_t block = 0; block < target.size(); ++block)
        if (!choice.add(block, target[block])) return std::nullopt;
    return chosen;
}

}  // namespace cubelang::search
