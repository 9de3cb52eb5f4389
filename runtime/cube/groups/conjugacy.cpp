#include "runtime/cube/groups/conjugacy.hpp"

#include <algorithm>
#include <utility>

#include "runtime/cube/groups/equations.hpp"

namespace cubelang::groups {
namespace {

struct MarkedBlock {
    Mark mark;
    perm::Block block;
};

// A block that maps all stickers of a part in the same way.
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

// Generators of a centralizer: each cycle, the turn of all its parts, and its exchange with the next one if equal.
class CentralizerGenerators {
public:
    CentralizerGenerators(const perm::Block& block, const Orbit& orbit) : block_(block), orbit_(orbit) {
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
    [[nodiscard]] const std::vector<MarkedBlock>& all() const { return all_; }

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
    std::vector<MarkedBlock> all_;
};

perm::Block one_centre_turned(const Orbit& orbit) {
    PartwiseBlock made(orbit);
    made.send(0, turned_point(orbit.kind, 0, 1));
    return made.get();
}

// An element of the centralizer of `block` with the wanted mark, which multiplies a conjugator to repair its mark.
// Searches products of generators breadth first, one for each mark.
perm::Block commuting_block(const perm::Block& block, const Orbit& orbit, Mark wanted) {
    if (wanted == Mark{}) return perm::identity();
    if (orbit.stays_in_place()) return one_centre_turned(orbit);
    const Marks marks(orbit.wreath.turns);
    const CentralizerGenerators generators(block, orbit);
    std::vector<MarkedBlock> found{{{}, perm::identity()}};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const auto& [mark, by] : generators.all()) {
            const auto next = marks.sum(found[i].mark, mark);
            if (std::ranges::find(found, next, &MarkedBlock::mark) != found.end()) continue;
            found.push_back({next, perm::product(found[i].block, by)});
            if (next == wanted) return found.back().block;
        }
    return perm::identity();
}

using cube::State;

// Adds the equations for one orbit: on a character that is 0 on the centralizer, all conjugators have the same value.
// Turns of fixed centres commute with everything and include odd ones, so they add no equation.
void add_equations(Equations& equations, const Orbit& orbit, const CycleType& type, Mark of_one) {
    if (orbit.stays_in_place()) return;
    for (const auto& character : vanishing_characters(orbit.wreath, centralizer_marks(orbit.wreath, type)))
        equations.add(character.parity ? orbit.layers() : std::span<const int>(), character(of_one));
}

// A block that maps each cycle of p to one of q, point by point.
perm::Block cycle_matching_block(const Orbit& orbit, const std::vector<PointCycle>& p,
                                 const std::vector<PointCycle>& q) {
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
        for (const auto& orbit : orbits_) repair(orbit, *layers);
        return std::move(result_);
    }

private:
    bool match(const State& p, const Orbit& orbit) {
        const auto here = point_cycles(block_of(p, orbit), orbit), there = point_cycles(block_of(q_, orbit), orbit);
        if (orbit.stays_in_place()) return block_of(p, orbit) == block_of(q_, orbit);
        const auto type = type_of(here);
        if (type != type_of(there)) return false;
        const auto block = cycle_matching_block(orbit, here, there);
        add_equations(equations_, orbit, type, mark_of(block, orbit));
        put(result_, orbit, block);
        return true;
    }
    void repair(const Orbit& orbit, const std::vector<bool>& layers) {
        auto mark = mark_of(block_of(result_, orbit), orbit);
        for (const int layer : orbit.layers()) mark.odd ^= layers[layer];
        const Mark missing{mark.odd, (orbit.wreath.turns - mark.turn) % orbit.wreath.turns};
        const auto factor = commuting_block(block_of(q_, orbit), orbit, missing);
        put(result_, orbit, perm::product(block_of(result_, orbit), factor));
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

int splitting_exponent(const State& p) {
    Equations equations(layer_numbers(p.cube));
    for (const auto& orbit : orbits(p.cube))
        add_equations(equations, orbit, type_of(point_cycles(block_of(p, orbit), orbit)), {});
    return equations.dependent();
}

// The type of p has |W| / |C_W(p)| elements, which form classes of equal size.
Integer class_size(const State& p) {
    const auto solved = cube::solved(p.cube);
    const auto size = centralizer_in_wreaths(solved) / centralizer_in_wreaths(p);
    return size >> static_cast<unsigned>(splitting_exponent(p));
}

Integer centralizer_size(const State& p) { return order_of_full_group(p.cube) / class_size(p); }

std::optional<State> conjugator(const State& p, const State& q) { return Conjugation(p, q).conjugator(); }

std::string non_conjugacy_reason(const State& p, const State& q) {
    for (const auto& orbit : orbits(p.cube)) {
        if (block_of(p, orbit) == block_of(q, orbit)) continue;
        const auto here = type_text(p, orbit), there = type_text(q, orbit);
        if (here != there) return difference(name_of(p.cube, orbit), here, there);
    }
    return "their cycles agree, but turns reach no permutation that conjugates one to the other";
}

}  // namespace cubelang::groups
