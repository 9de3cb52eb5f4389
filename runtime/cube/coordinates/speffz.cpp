#include "runtime/cube/coordinates/speffz.hpp"

#include <algorithm>
#include <bitset>

#include "runtime/cube/numbering.hpp"

namespace cubelang::cube {
namespace {

constexpr std::string_view sticker_letters = "ABCDEFGHIJKLMNOPQRSTUVWX", face_names = "ULFRBD";

bool by_faces(Cube cube, const OrbitLabel& orbit) { return orbit.kind == Kind::fixed_centre && !cube.super; }

// The class whose stickers have the letters: the left sticker of a wing is in the mirror class of its orbit's block.
int lettered_block(Cube cube, const OrbitLabel& orbit) {
    if (orbit.kind != Kind::wing) return orbit.block;
    const auto [u, h] = cell_of(cube, orbit.block);
    return block_of(cube, {-u, h});
}

// The letter of each lettered point.
std::array<int, perm::block_points> letters_of_points(Cube cube, const OrbitLabel& orbit) {
    std::array<int, perm::block_points> letters{};
    for (int letter = 0; letter < static_cast<int>(speffz_letters(cube, orbit).size()); ++letter)
        letters[speffz_place(cube, orbit, letter).point] = letter;
    return letters;
}

// All stickers of the part with this letter, in an order that is the same for all letters of the orbit.
std::vector<Place> companions(Cube cube, const OrbitLabel& orbit, int letter) {
    const auto place = speffz_place(cube, orbit, letter);
    std::vector<Place> all;
    if (orbit.kind == Kind::fixed_centre) {
        const int first = by_faces(cube, orbit) ? 0 : place.point;
        for (int k = 0; k < 4; ++k) all.push_back({place.block, place.point / 4 * 4 + (first + k) % 4});
        return all;
    }
    const auto part = part_at(cube, place);
    for (std::size_t i = 0; i < static_cast<std::size_t>(part.count); ++i) all.push_back(part.stickers[i]);
    return all;
}

// One cycle as a permutation of the one or two blocks of its orbit.
class CycleMaker {
public:
    CycleMaker(Cube cube, const OrbitLabel& orbit, std::span<const int> cycle)
        : cube_(cube), orbit_(orbit), cycle_(cycle), own_block_(lettered_block(cube, orbit)) {}

    std::optional<SpeffzProblem> make() {
        for (std::size_t i = 0; i < cycle_.size(); ++i) {
            const std::size_t first = std::ranges::find(cycle_, cycle_[i]) - cycle_.begin();
            if (first != i) return SpeffzProblem{SpeffzProblem::Fault::repeated, i, first};
            if (const auto problem = send(i, cycle_[(i + 1) % cycle_.size()])) return problem;
        }
        return std::nullopt;
    }
    void multiply(State& state) const {
        for (const auto& [number, permutation] : blocks_) {
            if (number < 0) continue;
            auto& block = state.blocks[number];
            block = perm::product(block, permutation);
        }
    }

private:
    std::optional<SpeffzProblem> send(std::size_t at, int to) {
        const auto from = companions(cube_, orbit_, cycle_[at]), there = companions(cube_, orbit_, to);
        for (std::size_t i = 0; i < from.size(); ++i) {
            auto& sent_by = sent_by_[from[i].block == own_block_ ? 0 : 1][from[i].point];
            auto& image = block(from[i].block)[from[i].point];
            const bool sent = sent_by != unset;
            if (sent && image != there[i].point)
                return SpeffzProblem{SpeffzProblem::Fault::torn, at, sent_by,
                                     letter_at(block(from[0].block)[from[0].point])};
            sent_by = at;
            image = static_cast<std::uint8_t>(there[i].point);
        }
        return std::nullopt;
    }
    perm::Block& block(int number) {
        auto& slot = blocks_[number == own_block_ ? 0 : 1];
        slot.first = number;
        return slot.second;
    }
    [[nodiscard]] int letter_at(int point) const { return letters_of_points(cube_, orbit_)[point]; }

    static constexpr std::size_t unset = ~std::size_t{0};
    static constexpr std::array<std::size_t, perm::block_points> unsent() {
        std::array<std::size_t, perm::block_points> all{};
        all.fill(unset);
        return all;
    }
    Cube cube_;
    const OrbitLabel& orbit_;
    std::span<const int> cycle_;
    int own_block_;
    std::array<std::pair<int, perm::Block>, 2> blocks_{std::pair{-1, perm::identity()},
                                                       std::pair{-1, perm::identity()}};
    std::array<std::array<std::size_t, perm::block_points>, 2> sent_by_{unsent(), unsent()};
};

}  // namespace

std::string_view speffz_letters(Cube cube, const OrbitLabel& orbit) {
    return by_faces(cube, orbit) ? face_names : sticker_letters;
}

Place speffz_place(Cube cube, const OrbitLabel& orbit, int letter) {
    if (by_faces(cube, orbit)) return {orbit.block, 4 * index(net_faces[letter])};
    const Face face = net_faces[letter / 4];
    const bool from_corner = orbit.kind == Kind::corner || orbit.kind == Kind::x_centre;
    const int quarter = point_of({face, drawn_top(face)}) + letter + (from_corner ? 3 : 0);
    return {lettered_block(cube, orbit), 4 * index(face) + quarter % 4};
}

std::vector<std::vector<int>> speffz_cycles(const State& state, const OrbitLabel& orbit) {
    const auto& block = state.blocks[lettered_block(state.cube, orbit)];
    if (block == perm::identity()) return {};
    const auto letters = letters_of_points(state.cube, orbit);
    std::bitset<perm::block_points> seen;
    std::vector<std::vector<int>> cycles;
    for (int start = 0; start < static_cast<int>(speffz_letters(state.cube, orbit).size()); ++start) {
        std::vector<int> cycle;
        const auto point = [&](int letter) { return speffz_place(state.cube, orbit, letter).point; };
        if (seen.test(point(start))) continue;
        for (int at = start; cycle.empty() || at != start; at = letters[block[point(at)]]) {
            cycle.push_back(at);
            for (const auto& place : companions(state.cube, orbit, at))
                if (place.block == lettered_block(state.cube, orbit)) seen.set(place.point);
        }
        if (cycle.size() > 1) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

std::optional<SpeffzProblem> apply_speffz(State& state, const OrbitLabel& orbit, std::span<const int> cycle) {
    CycleMaker maker(state.cube, orbit, cycle);
    if (const auto problem = maker.make()) return problem;
    maker.multiply(state);
    return std::nullopt;
}

}  // namespace cubelang::cube
