#include "runtime/query/reachable.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

#include "runtime/query/structure.hpp"

namespace cubelang::query {
namespace {

using cube::Cell;

// Parities of turned layers by distance from the middle, read off the orbits that show them.
class Invariants {
public:
    explicit Invariants(const State& p) : p_(p), edge_(p.cube.n - 1) {
        for (const int block : cube::orbit_blocks(p.cube)) read(block);
    }

    std::vector<BrokenInvariant> broken() {
        twists();
        if (p_.cube.n % 2 == 1) {
            flips();
            centre_places();
            edges();
            centre_turns();
        }
        for (const int block : cube::orbit_blocks(p_.cube)) centres(block);
        return std::move(broken_);
    }

private:
    [[nodiscard]] int block_of(Cell cell) const { return cube::block_of(p_.cube, cell); }
    [[nodiscard]] const perm::Block& at(int block) const { return p_.blocks[static_cast<std::size_t>(block)]; }
    [[nodiscard]] std::string first_names(int block, std::size_t count) const {
        const auto parts = cube::parts_of_orbit(p_.cube, block);
        std::string text;
        for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "" : ",") + cube::name(p_.cube, parts[i]);
        return text;
    }
    void add(std::string what, std::string fix) { broken_.push_back({std::move(what), std::move(fix)}); }

    void read(int block) {
        const Kind kind = cube::kind_of(p_.cube, block);
        if (kind == Kind::corner) layer_odd_[edge_] = perm::is_odd(at(block));
        if (kind == Kind::wing) layer_odd_[std::abs(cube::cell_of(p_.cube, block).u)] = perm::is_odd(at(block));
        if (kind == Kind::fixed_centre) layer_odd_[0] = is_odd(p_, Kind::fixed_centre);
    }

    void twists() {
        int sum = 0;
        for (const auto& part : cube::parts_of_orbit(p_.cube, block_of({edge_, edge_})))
            sum += source(p_, part).orientation;
        if (sum % 3 == 0) return;
        add("corner twists add up to " + std::to_string(sum % 3) + " (mod 3)",
            std::string(sum % 3 == 1 ? "turn one corner anticlockwise, such as (-"
                                     : "turn one corner clockwise, such as (+") +
                first_names(block_of({edge_, edge_}), 1) + ")");
    }
    // A flipped edge swaps two stickers, a moved one moves two at once: the stickers' parity is the number of flips.
    void flips() {
        if (perm::is_odd(at(block_of({0, edge_}))))
            add("edge flips add up to 1 (mod 2)",
                "flip one edge, such as (+" + first_names(block_of({0, edge_}), 1) + ")");
    }
    void centre_places() {
        const auto& centres = at(p_.cube.classes());
        const auto face = [&](int i) { return cube::face_at(centres[4 * i] / 4); };
        const bool opposite = face(3) == cube::opposite(face(0)) && face(4) == cube::opposite(face(1)) &&
                              face(5) == cube::opposite(face(2));
        if (!opposite || cube::cross(face(0), face(1)) != face(2))
            add("the fixed centres are not as in any turned cube",
                "bring them back to where turning the whole cube can bring them");
    }
    void edges() {
        if (is_odd(p_, Kind::edge) != (layer_odd_[edge_] != layer_odd_[0]))
            parity_fault("edges", block_of({0, edge_}), is_odd(p_, Kind::edge));
    }
    void centre_turns() {
        if (p_.cube.super && perm::is_odd(at(p_.cube.classes())) != layer_odd_[edge_])
            add("the fixed centres' quarter turns add up to an " + parity_name(!layer_odd_[edge_]) +
                    " number, the corners are an " + parity_name(layer_odd_[edge_]) + " permutation",
                "turn one centre by a quarter, such as (+" + first_names(p_.cube.classes(), 1) + ")");
    }
    void centres(int block) {
        const auto [u, h] = cube::cell_of(p_.cube, block);
        if (h == edge_ || h == 0) return;
        bool odd = layer_odd_[edge_];
        if (u != h) odd = odd != layer_odd_[h];
        if (u != h && u != 0) odd = odd != layer_odd_[std::abs(u)];
        if (perm::is_odd(at(block)) != odd)
            parity_fault(std::string(cube::plural(cube::kind_of(p_.cube, block))) + " around " + first_names(block, 1),
                         block, !odd);
    }

    static std::string parity_name(bool odd) { return odd ? "odd" : "even"; }
    void parity_fault(const std::string& who, int block, bool odd) {
        add("the " + who + " are an " + parity_name(odd) +
                " permutation, but turns that put the other parts where they are make an " + parity_name(!odd) + " one",
            "swap two of them, such as (" + first_names(block, 2) + ")");
    }

    const State& p_;
    int edge_;
    std::map<int, bool> layer_odd_;
    std::vector<BrokenInvariant> broken_;
};

}  // namespace

std::string how_to_fix(const BrokenInvariant& broken) { return "to fix it, " + broken.fix; }

std::string explanation(const BrokenInvariant& broken) { return broken.what + "; " + how_to_fix(broken); }

std::vector<BrokenInvariant> broken_invariants(const State& p) { return Invariants(p).broken(); }

}  // namespace cubelang::query
