#include "runtime/cube/full_group/conjugacy.hpp"

#include <algorithm>
#include <utility>

#include "runtime/cube/full_group/cycle_types.hpp"
#include "runtime/cube/full_group/equations.hpp"
#include "runtime/cube/full_group/mending.hpp"
#include "runtime/cube/full_group/orbits.hpp"
#include "runtime/cube/full_group/order.hpp"

namespace cubelang::full_group {
namespace {

using cube::State;

// What the conjugators of one orbit can show, to the layers: on a blind character all of them look like this one. The
// turns of fixed centres commute with everything, and are never short of an odd one.
void ask(Equations& equations, const Orbit& orbit, const CycleType& type, Mark of_one) {
    if (orbit.stays_in_place()) return;
    for (const auto& character : blind_characters(orbit.wreath, centralizer_marks(orbit.wreath, type)))
        equations.add(character.parity ? orbit.layers() : std::span<const int>(), character(of_one));
}

// A block that takes each cycle of p to one of q, point by point.
perm::Block matching(const Orbit& orbit, const std::vector<PointCycle>& p, const std::vector<PointCycle>& q) {
    auto block = perm::identity();
    for (std::size_t i = 0; i < p.size(); ++i)
        for (std::size_t j = 0; j < p[i].points.size(); ++j)
            for (int turn = 0; turn < orbit.wreath.turns; ++turn)
                block[turned_point(orbit.kind, p[i].points[j], turn)] =
                    static_cast<std::uint8_t>(turned_point(orbit.kind, q[i].points[j], turn));
    return block;
}

class Conjugation {
public:
    Conjugation(const State& p, const State& q)
        : q_(q), result_(cube::solved(p.cube)), orbits_(orbits(p.cube)), equations_(layer_numbers(p.cube)) {
        found_ = std::ranges::all_of(orbits_, [&](const Orbit& orbit) { return match(p, orbit); });
    }

    std::optional<State> conjugator() {
        const auto layers = found_ ? equations_.solution() : std::nullopt;
        if (!layers) return std::nullopt;
        for (const auto& orbit : orbits_) mend(orbit, *layers);
        return std::move(result_);
    }

private:
    bool match(const State& p, const Orbit& orbit) {
        const auto here = point_cycles(block_of(p, orbit), orbit), there = point_cycles(block_of(q_, orbit), orbit);
        if (orbit.stays_in_place()) return block_of(p, orbit) == block_of(q_, orbit);
        const auto type = type_of(here);
        if (type != type_of(there)) return false;
        const auto block = matching(orbit, here, there);
        ask(equations_, orbit, type, mark_of(block, orbit));
        put(result_, orbit, block);
        return true;
    }
    void mend(const Orbit& orbit, const std::vector<bool>& layers) {
        auto mark = mark_of(block_of(result_, orbit), orbit);
        for (const int layer : orbit.layers()) mark.odd ^= layers[static_cast<std::size_t>(layer)];
        const Mark missing{mark.odd, (orbit.wreath.turns - mark.turn) % orbit.wreath.turns};
        const auto commuting = commuting_block(block_of(q_, orbit), orbit, missing);
        put(result_, orbit, perm::product(block_of(result_, orbit), commuting));
    }

    const State& q_;
    State result_;
    std::vector<Orbit> orbits_;
    Equations equations_;
    bool found_ = false;
};

// The order of the centralizer in W.
Integer centralizer_in_wreaths(const State& p) {
    Integer product = 1;
    for (const auto& orbit : orbits(p.cube))
        product *= orbit.stays_in_place()
                       ? pow(Integer(orbit.wreath.turns), static_cast<unsigned>(orbit.wreath.parts))
                       : centralizer_order(orbit.wreath, type_of(point_cycles(block_of(p, orbit), orbit)));
    return product;
}

std::string difference(const std::string& orbit, const std::string& here, const std::string& there) {
    return orbit + " have the cycles " + here + " in one and " + there + " in the other";
}

}  // namespace

int halvings(const State& p) {
    Equations equations(layer_numbers(p.cube));
    for (const auto& orbit : orbits(p.cube))
        ask(equations, orbit, type_of(point_cycles(block_of(p, orbit), orbit)), {});
    return equations.dependent();
}

// |W| / |G| is what the twists, the flips and the parities take, and of it the classes of one type take a part.
Integer class_size(const State& p) {
    const auto solved = cube::solved(p.cube);
    const auto size = centralizer_in_wreaths(solved) / centralizer_in_wreaths(p);
    return size >> static_cast<unsigned>(halvings(p));
}

Integer centralizer_size(const State& p) { return order_of_full_group(p.cube) / class_size(p); }

std::optional<State> conjugator(const State& p, const State& q) { return Conjugation(p, q).conjugator(); }

std::string why_not_conjugate(const State& p, const State& q) {
    for (const auto& orbit : orbits(p.cube)) {
        if (block_of(p, orbit) == block_of(q, orbit)) continue;
        const auto here = type_text(p, orbit), there = type_text(q, orbit);
        if (here != there) return difference(name_of(p.cube, orbit), here, there);
    }
    return "their cycles agree, but whatever takes the one to the other is out of the reach of turns";
}

}  // namespace cubelang::full_group
