#include "runtime/cube/full_group/mending.hpp"

#include <algorithm>
#include <utility>

namespace cubelang::full_group {
namespace {

struct Marked {
    Mark mark;
    perm::Block block;
};

// Blocks that are alike for all stickers of a part.
class PartwiseBlock {
public:
    explicit PartwiseBlock(const Orbit& orbit) : orbit_(orbit) {}
    void send(int from, int to) {
        for (int turn = 0; turn < orbit_.wreath.turns; ++turn)
            block_[turned_point(orbit_.kind, from, turn)] =
                static_cast<std::uint8_t>(turned_point(orbit_.kind, to, turn));
    }
    [[nodiscard]] const perm::Block& get() const { return block_; }

private:
    const Orbit& orbit_;
    perm::Block block_ = perm::identity();
};

// The cycle itself, the turn of all its parts, and its exchange with the next one if they are alike.
class Commuting {
public:
    Commuting(const perm::Block& block, const Orbit& orbit) : block_(block), orbit_(orbit) {
        const auto cycles = point_cycles(block, orbit);
        for (std::size_t i = 0; i < cycles.size(); ++i) {
            const auto& cycle = cycles[i];
            const auto marks = marks_of(orbit.wreath, {cycle.length(), cycle.turn, 1});
            all_.push_back({marks.itself, itself(cycle)});
            all_.push_back({marks.turned, turned(cycle)});
            if (i + 1 < cycles.size() && same_kind(cycle, cycles[i + 1]))
                all_.push_back({marks.exchanged, exchanged(cycle, cycles[i + 1])});
        }
    }
    [[nodiscard]] const std::vector<Marked>& all() const { return all_; }

private:
    [[nodiscard]] perm::Block itself(const PointCycle& cycle) const {
        PartwiseBlock made(orbit_);
        for (const int point : cycle.points) made.send(point, block_[point]);
        return made.get();
    }
    [[nodiscard]] perm::Block turned(const PointCycle& cycle) const {
        PartwiseBlock made(orbit_);
        for (const int point : cycle.points) made.send(point, turned_point(orbit_.kind, point, 1));
        return made.get();
    }
    [[nodiscard]] perm::Block exchanged(const PointCycle& a, const PointCycle& b) const {
        PartwiseBlock made(orbit_);
        for (std::size_t i = 0; i < a.points.size(); ++i) {
            made.send(a.points[i], b.points[i]);
            made.send(b.points[i], a.points[i]);
        }
        return made.get();
    }

    const perm::Block& block_;
    const Orbit& orbit_;
    std::vector<Marked> all_;
};

perm::Block one_centre_turned(const Orbit& orbit) {
    PartwiseBlock made(orbit);
    made.send(0, turned_point(orbit.kind, 0, 1));
    return made.get();
}

}  // namespace

// Products, breadth first, one for each mark.
perm::Block commuting_block(const perm::Block& block, const Orbit& orbit, Mark wanted) {
    if (wanted == Mark{}) return perm::identity();
    if (orbit.stays_in_place()) return one_centre_turned(orbit);
    const Marks marks(orbit.wreath.turns);
    const Commuting commuting(block, orbit);
    std::vector<Marked> found{{{}, perm::identity()}};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const auto& [mark, by] : commuting.all()) {
            const auto next = marks.sum(found[i].mark, mark);
            if (std::ranges::find(found, next, &Marked::mark) != found.end()) continue;
            found.push_back({next, perm::product(found[i].block, by)});
            if (next == wanted) return found.back().block;
        }
    return perm::identity();
}

}  // namespace cubelang::full_group
