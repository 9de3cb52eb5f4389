#include "runtime/search/growth/coordinate.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <unordered_map>

#include "runtime/algebra/group/blocks.hpp"
#include "runtime/base/disjoint_sets.hpp"

namespace cubelang::search {
namespace {

using group::Point;
using Points = std::vector<Point>;

constexpr std::size_t most_combined = 60'000, most_separate = 400'000;
constexpr auto no_number = std::numeric_limits<std::uint32_t>::max();

std::u16string key_of(const Row& row) { return {row.begin(), row.end()}; }

// The labels of these points, and one label for all others.
PointLabels restricted(const PointLabels& labels, const Points& to) {
    PointLabels inside(labels.size(), 0);
    for (const auto point : to) inside[point] = labels[point] + 1;
    return inside;
}

class Choice {
public:
    Choice(const std::vector<PointMove>& moves, const PointLabels& labels, std::uint64_t room)
        : moves_(moves), labels_(labels), room_(room) {
        for (const auto& move : moves) images_.push_back(move.images);
    }

    // An orbit is left out if others lead its points. A single one may be taken apart, after all others.
    bool run() {
        std::vector<bool> is_tracked(labels_.size());
        const RowSpace whole(moves_, labels_);
        for (const auto point : whole.tracked()) is_tracked[point] = true;
        std::vector<Points> left;
        for (const auto& orbit : group::orbits(images_, labels_.size())) {
            if (std::ranges::none_of(orbit, [&](Point point) { return is_tracked[point]; })) continue;
            const auto inside = restricted(labels_, orbit);
            if (add(inside, most_combined) || add_separately(orbit) || add(inside, most_separate)) continue;
            auto& tracked = left.emplace_back(orbit);
            std::erase_if(tracked, [&](Point point) { return !is_tracked[point]; });
            if (left.size() > 1) return false;
        }
        return left.empty() || add_in_parts(left[0]);
    }
    std::vector<Coordinate> chosen;

private:
    bool add(const PointLabels& labels, std::size_t most) {
        auto made = Coordinate::of(RowSpace(moves_, labels), std::min<std::uint64_t>(most, room_));
        if (!made) return false;
        room_ /= made->size();
        if (made->size() > 1) chosen.push_back(std::move(*made));
        return true;
    }
    // As many points together as have few positions, each with those that look alike.
    bool add_in_parts(const Points& tracked) {
        PointLabels part(labels_.size(), 0);
        std::optional<PointLabels> fitting;
        for (const auto point : tracked) {
            if (part[point] != 0) continue;
            const auto with = [&](PointLabels labels) {
                for (const auto other : tracked)
                    if (labels_[other] == labels_[point]) labels[other] = point + 1;
                return labels;
            };
            if (fitting &&
                !Coordinate::of(RowSpace(moves_, with(part)), std::min<std::uint64_t>(most_separate, room_))) {
                if (!add(*fitting, most_separate)) return false;
                part.assign(labels_.size(), 0);
            }
            fitting = part = with(part);
        }
        return add(part, most_separate);
    }
    bool add_separately(const Points& orbit) {
        const auto on = constituent(orbit);
        std::set<std::uint32_t> different;
        for (const auto point : orbit) different.insert(labels_[point]);
        if (different.size() < orbit.size() || orbit.size() > most_blocked) return false;
        const auto before = room_;
        for (const auto& blocks : group::minimal_blocks({.on = on})) {
            if (add(by_block(blocks), most_separate) && add(by_turn(orbit, blocks), most_separate)) return true;
            room_ = before;
        }
        return false;
    }
    [[nodiscard]] group::Constituent constituent(const Points& orbit) const {
        Points index(labels_.size());
        for (Point i = 0; i < orbit.size(); ++i) index[orbit[i]] = i;
        group::Constituent on{orbit, {}};
        for (const auto& images : images_) on.actions.push_back(group::restricted(images, orbit, index));
        return on;
    }
    [[nodiscard]] PointLabels by_block(const group::BlockSystem& blocks) const {
        PointLabels labels(labels_.size(), 0);
        for (std::size_t i = 0; i < blocks.size(); ++i)
            for (const auto point : blocks[i]) labels[point] = static_cast<std::uint32_t>(i + 1);
        return labels;
    }
    // The labels of the first block, carried to each other block by a product of moves: so what a block can do is the
    // same for all.
    [[nodiscard]] PointLabels by_turn(const Points& orbit, const group::BlockSystem& blocks) const {
        PointLabels labels(labels_.size(), 0);
        for (std::size_t i = 0; i < blocks[0].size(); ++i) labels[blocks[0][i]] = static_cast<std::uint32_t>(i + 1);
        std::vector<Points> reached{blocks[0]};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto& images : images_) {
                Points there;
                for (const auto point : reached[i]) there.push_back(images[point]);
                if (labels[there[0]] != 0) continue;
                for (std::size_t k = 0; k < there.size(); ++k) labels[there[k]] = labels[reached[i][k]];
                reached.push_back(std::move(there));
            }
        return reached.size() * blocks[0].size() == orbit.size() ? labels : PointLabels(labels_.size(), 0);
    }

    static constexpr std::size_t most_blocked = 500;  ///< points, for the time to find blocks
    const std::vector<PointMove>& moves_;
    const PointLabels& labels_;
    std::vector<group::Permutation> images_;
    std::uint64_t room_;  ///< bound on the combinations of the coordinates still to come
};

}  // namespace

std::optional<Coordinate> Coordinate::of(const RowSpace& space, std::size_t most) {
    Coordinate made;
    made.before_.resize(space.moves().size());
    Row here = space.start(), before(here.size());
    space.reduce(here.data());
    std::unordered_map<std::u16string, std::uint32_t> numbers{{key_of(here), 0}};
    std::vector<const std::u16string*> rows{&numbers.begin()->first};
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t move = 0; move < made.before_.size(); ++move) {
            stop_point();
            here.assign(rows[i]->begin(), rows[i]->end());
            space.undo(move, here.data(), before.data());
            space.reduce(before.data());
            const auto [at, is_new] = numbers.try_emplace(key_of(before), static_cast<std::uint32_t>(rows.size()));
            if (is_new && rows.size() == most) return std::nullopt;
            made.before_[move].push_back(at->second);
            if (is_new) rows.push_back(&at->first);
        }
    made.size_ = static_cast<std::uint32_t>(rows.size());
    for (const auto& preimages : made.before_) {
        auto& after = made.after_.emplace_back(preimages.size());
        for (std::uint32_t i = 0; i < preimages.size(); ++i) after[preimages[i]] = i;
    }
    return made;
}

std::optional<std::vector<Coordinate>> coordinates(const std::vector<PointMove>& moves, const PointLabels& labels,
                                                   std::uint64_t most_combinations) {
    Choice choice(moves, labels, most_combinations);
    if (!choice.run()) return std::nullopt;
    return std::move(choice.chosen);
}

bool add(Preimages& to, Preimages part, std::size_t& memory) {
    if (to[0].size() > 1) {
        const std::size_t width = part[0].size(), bytes = 2 * sizeof no_number * (to.size() + 2);
        if (to[0].size() > memory / bytes / width) return false;
        Preimages made(to.size());
        std::vector<std::uint32_t> numbers(to[0].size() * width, no_number);
        std::vector<std::size_t> found{0};
        numbers[0] = 0;
        for (std::size_t i = 0; i < found.size(); ++i)
            for (std::size_t move = 0; move < to.size(); ++move) {
                stop_point();
                auto& number = numbers[to[move][found[i] / width] * width + part[move][found[i] % width]];
                if (number == no_number) {
                    number = static_cast<std::uint32_t>(found.size());
                    found.push_back(&number - numbers.data());
                }
                made[move].push_back(number);
            }
        memory -= found.size() * bytes;
        part = std::move(made);
    }
    to = std::move(part);
    return true;
}

// A row is given the class of a column that it was reached with. Where that is another one than before, the two are
// joined, and so is what the moves make of them.
ColumnClasses::ColumnClasses(const Preimages& rows, const Preimages& from) : of_row(rows[0].size(), no_number) {
    DisjointSets<std::uint32_t> sets(from[0].size());
    std::vector<std::pair<std::uint32_t, std::uint32_t>> alike;
    of_row[0] = 0;
    for (std::size_t row = 0; row < of_row.size(); ++row)
        for (std::size_t move = 0; move < rows.size(); ++move) {
            const auto column = from[move][of_row[row]];
            auto& known = of_row[rows[move][row]];
            if (known == no_number) known = column;
            alike.emplace_back(known, column);
            while (!alike.empty()) {
                const auto [a, b] = alike.back();
                alike.pop_back();
                if (sets.root(a) == sets.root(b)) continue;
                sets.join(a, b);
                for (const auto& before : from) alike.emplace_back(before[a], before[b]);
            }
        }
    const auto classes = sets.sets();
    std::vector<std::uint32_t> class_of(from[0].size());
    std::vector<std::uint16_t> number_in(from[0].size());
    for (std::uint32_t k = 0; k < classes.size(); ++k)
        for (size = 0; size < classes[k].size(); ++size) {
            class_of[classes[k][size]] = k;
            number_in[classes[k][size]] = static_cast<std::uint16_t>(size);
        }
    for (auto& column : of_row) column = class_of[column];
    for (const auto& before : from)
        for (auto& into = columns.emplace_back(); const auto& members : classes)
            for (const auto member : members) into.push_back(number_in[before[member]]);
}

}  // namespace cubelang::search
