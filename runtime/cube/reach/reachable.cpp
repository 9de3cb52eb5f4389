#include "runtime/cube/reach/reachable.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/layer_parities.hpp"

namespace cubelang::reach {

using namespace query;

namespace {

using cube::Cell;
using cube::PartCycle;

class Invariants {
public:
    Invariants(const State& p, Counting counting)
        : p_(p),
          edge_(p.cube.n - 1),
          is_odd_cube_(p.cube.n % 2 == 1),
          colours_(counting == Counting::by_colours),
          wrong_(static_cast<std::size_t>(p.cube.n / 2 - 1)) {
        orbits_ = cube::orbit_blocks(p.cube);
        for (const int block : orbits_) read(block);
        wrong_.has_t_centres = is_odd_cube_;
        if (!colours_)
            for (const int block : orbits_) count(block);
        if (is_odd_cube_) places_ = centre_repairs(at(p.cube.classes()));
    }

    Damage damage() {
        choose();
        twists();
        if (is_odd_cube_) {
            flips();
            centre_places();
            if (edges_wrong(corners_swapped_, centres_odd_)) swap("edges", block_of({0, edge_}));
            centre_turns();
        }
        if (corners_swapped_) swap("corners", block_of({edge_, edge_}));
        for (const int block : orbits_) wings_or_centres(block);
        return std::move(damage_);
    }

private:
    [[nodiscard]] int block_of(Cell cell) const { return cube::block_of(p_.cube, cell); }
    [[nodiscard]] const perm::Block& at(int block) const { return p_.blocks[block]; }
    // Wings at distance c have number (c - 1) / 2 or c / 2 - 1.
    [[nodiscard]] static std::size_t wing(int c) { return static_cast<std::size_t>((c + 1) / 2 - 1); }
    [[nodiscard]] std::vector<Part> first(int block, std::size_t count) const {
        auto parts = cube::parts_of_orbit(p_.cube, block);
        parts.resize(count);
        return parts;
    }
    [[nodiscard]] std::string first_name(int block) const { return cube::name(p_.cube, first(block, 1)[0]); }
    void add(std::string what, std::string_view instruction, Kind kind, std::vector<PartCycle> repair) {
        damage_.broken.push_back({std::move(what), fmt::format("{} {}", instruction, cube::cycle_text(p_.cube, repair)),
                                  kind, std::move(repair)});
    }
    [[nodiscard]] PartCycle turned(int block, int turns) const { return {{first(block, 1)[0], turns, true}}; }

    // Reads the parities of the orbits.
    void read(int block) {
        const Kind kind = cube::kind_of(p_.cube, block);
        if (kind == Kind::corner) corners_odd_ = perm::is_odd(at(block));
        if (kind == Kind::edge) edges_odd_ = is_odd(p_, Kind::edge);
        if (kind == Kind::wing) {
            wings_odd_.resize(wrong_.wings());
            wings_odd_[wing(std::abs(cube::cell_of(p_.cube, block).u))] = perm::is_odd(at(block));
        }
    }
    [[nodiscard]] bool is_off_middle(Cell cell) const { return cell.h != edge_ && cell.h != 0; }
    [[nodiscard]] bool is_wrong(int block) const {
        const auto [u, h] = cube::cell_of(p_.cube, block);
        bool odd = corners_odd_ != perm::is_odd(at(block));
        if (u != h) odd = odd != wings_odd_[wing(h)];
        if (u != h && u != 0) odd = odd != wings_odd_[wing(std::abs(u))];
        return odd;
    }
    void count(int block) {
        const auto cell = cube::cell_of(p_.cube, block);
        const auto [u, h] = cell;
        if (!is_off_middle(cell)) return;
        const int one = is_wrong(block) ? 1 : 0;
        if (u == h) {
            ++wrong_.x_centres;
            wrong_.wrong_x_centres += one;
        } else if (u == 0) {
            wrong_.wrong_t_centres[wing(h)] = static_cast<std::uint8_t>(one);
        } else {
            const auto a = wing(h), b = wing(std::abs(u));
            wrong_.at(b, a) = wrong_.at(a, b) = static_cast<std::uint8_t>(wrong_.at(a, b) + one);
        }
    }

    // Chooses the nearest parities: whether the corners are swapped, and whether the fixed centres become odd.
    void choose() {
        std::array<NearestParities, 2> nearest;
        if (colours_) {
            for (auto& one : nearest) one = {std::vector<bool>(wrong_.wings()), 0, true};
        } else {
            nearest = nearest_parities(wrong_);
        }
        int fewest = -1;
        for (const bool corners : {false, true})
            for (const bool centres : {false, true}) {
                if (!is_odd_cube_ && centres) continue;
                const int all = nearest[corners].swaps + other_repairs(corners, centres);
                if (fewest >= 0 && all >= fewest) continue;
                fewest = all;
                corners_swapped_ = corners;
                centres_odd_ = centres;
                wings_swapped_ = nearest[corners].wings;
            }
        damage_.fewest = nearest[0].fewest && nearest[1].fewest;
    }
    [[nodiscard]] int other_repairs(bool corners, bool centres) const {
        const int swaps = corners ? 1 : 0;
        if (!is_odd_cube_) return swaps;
        return swaps + places_[centres].swaps + (edges_wrong(corners, centres) ? 1 : 0) +
               (turns_wrong(corners) ? 1 : 0);
    }
    [[nodiscard]] bool edges_wrong(bool corners, bool centres) const {
        return (edges_odd_ != corners_odd_) != (corners != centres);
    }
    [[nodiscard]] bool turns_wrong(bool corners) const {
        return p_.cube.super && !colours_ && perm::is_odd(at(p_.cube.classes())) != (corners_odd_ != corners);
    }

    // Lists the repairs.
    void twists() {
        const int corners = block_of({edge_, edge_});
        int sum = 0;
        for (const auto& part : cube::parts_of_orbit(p_.cube, corners)) sum += orientation(part, cube::image(p_, part));
        if (sum % 3 == 0) return;
        const bool back = sum % 3 == 1;
        add(fmt::format("corner twists add up to {} (mod 3)", sum % 3),
            back ? "turn one corner anticlockwise, such as" : "turn one corner clockwise, such as", Kind::corner,
            {turned(corners, back ? -1 : 1)});
    }
    // A flipped edge swaps two stickers, a moved one moves two at once: the sticker parity is the parity of the
    // flips.
    void flips() {
        const int edges = block_of({0, edge_});
        if (perm::is_odd(at(edges)))
            add("edge flips add up to 1 (mod 2)", "flip one edge, such as", Kind::edge, {turned(edges, 1)});
    }
    void centre_places() {
        const auto cycles = places_[centres_odd_].cycles();
        if (cycles.empty()) return;
        std::vector<PartCycle> repair;
        for (const auto& cycle : cycles) {
            auto& made = repair.emplace_back();
            for (const int face : cycle) made.push_back({cube::part_at(p_.cube, {p_.cube.classes(), 4 * face})});
        }
        add("no rotation of the cube has the fixed centres in this arrangement",
            "bring them into an arrangement of a rotated cube, such as by", Kind::fixed_centre, std::move(repair));
    }
    void centre_turns() {
        if (!turns_wrong(corners_swapped_)) return;
        const bool odd = corners_odd_ != corners_swapped_;
        add(fmt::format("the fixed centres' quarter turns add up to an {} number, the corners are an {} permutation",
                        parity_name(!odd), parity_name(odd)),
            "turn one centre by a quarter, such as", Kind::fixed_centre, {turned(p_.cube.classes(), 1)});
    }
    void wings_or_centres(int block) {
        const auto cell = cube::cell_of(p_.cube, block);
        const auto [u, h] = cell;
        const auto kind = cube::kind_of(p_.cube, block);
        if (kind == Kind::wing && wings_swapped_[wing(std::abs(u))])
            swap(fmt::format("wings of the orbit of {}", first_name(block)), block);
        if (colours_ || !is_off_middle(cell)) return;
        bool wrong = is_wrong(block) != corners_swapped_;
        if (u != h) wrong = wrong != wings_swapped_[wing(h)];
        if (u != h && u != 0) wrong = wrong != wings_swapped_[wing(std::abs(u))];
        if (wrong) swap(fmt::format("{} around {}", cube::plural(kind), first_name(block)), block);
    }

    static std::string_view parity_name(bool odd) { return odd ? "odd" : "even"; }
    void swap(const std::string& parts, int block) {
        const auto kind = cube::kind_of(p_.cube, block);
        const bool odd = kind == Kind::edge ? is_odd(p_, kind) : perm::is_odd(at(block));
        const auto two = first(block, 2);
        PartCycle cycle{{two[0]}, {cube::spelled_like(p_.cube, two[0], two[1])}};
        add(fmt::format("the {} are an {} permutation, but the other parts require an {} one", parts, parity_name(odd),
                        parity_name(!odd)),
            "swap two of them, such as", kind, {std::move(cycle)});
    }

    const State& p_;
    int edge_;
    bool is_odd_cube_, colours_;
    std::vector<int> orbits_;
    WrongParities wrong_;
    std::array<CentreRepair, 2> places_;
    bool corners_odd_ = false, edges_odd_ = false;
    std::vector<bool> wings_odd_, wings_swapped_;
    bool corners_swapped_ = false, centres_odd_ = false;
    Damage damage_;
};

}  // namespace

std::string repair_advice(const BrokenInvariant& broken) { return "to fix it, " + broken.instruction; }

std::string explanation(const BrokenInvariant& broken) { return broken.what + "; " + repair_advice(broken); }

Damage damage(const State& p, Counting counting) { return Invariants(p, counting).damage(); }

std::vector<BrokenInvariant> broken_invariants(const State& p) { return damage(p).broken; }

State repair(cube::Cube cube, const Damage& damage) {
    auto state = cube::solved(cube);
    for (const auto& broken : damage.broken)
        for (const auto& cycle : broken.repair) static_cast<void>(cube::apply_cycle(state, cycle));
    return state;
}

std::size_t size_of_repair(const Damage& damage) {
    std::size_t size = 0;
    for (const auto& broken : damage.broken)
        for (const auto& cycle : broken.repair) size += std::max<std::size_t>(cycle.size() - 1, 1);
    return size;
}

}  // namespace cubelang::reach
