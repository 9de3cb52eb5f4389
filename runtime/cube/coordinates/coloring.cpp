#include "runtime/cube/coordinates/coloring.hpp"

#include <algorithm>
#include <array>

#include "runtime/cube/cycles.hpp"
#include "runtime/cube/numbering.hpp"

namespace cubelang::cube {
namespace {

const Numbering& order() { return *find_numbering("kociemba"); }

class Reader {
public:
    Reader(Cube cube, std::span<const Face> colors)
        : cube_(cube),
          places_(places(cube, order())),
          shown_(static_cast<std::size_t>(cube.blocks()) * perm::block_points),
          state_(solved(cube)) {
        for (std::size_t i = 0; i < places_.size(); ++i) shown_[flat(places_[i])] = colors[i];
    }

    ColorResult read() {
        if (cube_.has_fixed_centres())
            if (auto problem = read_fixed_centres()) return *problem;
        for (const int block : orbit_blocks(cube_)) {
            const Kind kind = kind_of(cube_, block);
            if (kind == Kind::fixed_centre) continue;
            if (auto problem = is_centre(kind) ? read_centres(block) : read_pieces(block)) return *problem;
        }
        choose_centres(state_);
        return std::move(state_);
    }

private:
    using Problem = std::optional<ColorProblem>;

    [[nodiscard]] Face shown(Place place) const { return shown_[flat(place)]; }
    perm::Block& block(int at) { return state_.blocks[at]; }

    Problem read_fixed_centres() {
        const int at = cube_.classes();
        std::array<int, 6> place_of_color{};
        place_of_color.fill(-1);
        for (int face = 0; face < 6; ++face) {
            auto& place = place_of_color[index(shown({at, 4 * face}))];
            if (place >= 0) return duplicate_centre({at, 4 * place}, {at, 4 * face});
            place = face;
        }
        for (int color = 0; color < 6; ++color)
            for (int k = 0; k < 4; ++k)
                block(at)[4 * color + k] = static_cast<std::uint8_t>(4 * place_of_color[color] + k);
        return std::nullopt;
    }
    Problem duplicate_centre(Place one, Place two) const {
        ColorProblem problem{.fault = ColorFault::fixed_centre,
                             .part = part_at(cube_, one),
                             .other = part_at(cube_, two),
                             .color = shown(one)};
        problem.missing_color = *std::ranges::find_if(faces, [&](Face color) {
            return std::ranges::none_of(faces, [&](Face face) { return shown({one.block, 4 * index(face)}) == color; });
        });
        return problem;
    }

    Problem read_centres(int at) const {
        std::array<int, 6> count{};
        for (int point = 0; point < perm::block_points; ++point) ++count[index(shown({at, point}))];
        const auto wrong = std::ranges::find_if(count, [](int n) { return n > 4; });
        if (wrong == count.end()) return std::nullopt;
        const Face color = face_at(static_cast<int>(wrong - count.begin()));
        const Face too_few =
            face_at(static_cast<int>(std::ranges::find_if(count, [](int n) { return n < 4; }) - count.begin()));
        return ColorProblem{.fault = ColorFault::centres,
                            .part = parts_of_orbit(cube_, at)[0],
                            .color = color,
                            .missing_color = too_few,
                            .count = *wrong};
    }

    // Pieces with two or three stickers:

    [[nodiscard]] std::vector<Face> shown_by(const Part& part) const {
        std::vector<Face> colors;
        for (int i = 0; i < part.count; ++i) colors.push_back(shown(part.stickers[i]));
        return colors;
    }
    // The piece shown at this place, spelled in its orientation there; nullopt if no piece has these colours.
    [[nodiscard]] std::optional<Part> piece_shown(const Part& place) const {
        const auto colors = shown_by(place);
        if (axis_of(colors[0]) == axis_of(colors[1])) return std::nullopt;
        const auto piece = part_at(cube_, {place.stickers[0].block, point_of({colors[0], colors[1]})});
        const bool fits = place.kind != Kind::corner || face_at(piece.stickers[2].point / 4) == colors[2];
        return fits ? std::optional(piece) : std::nullopt;
    }
    void put(const Part& piece, const Part& place) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(piece.count); ++i)
            block(piece.stickers[i].block)[piece.stickers[i].point] =
                static_cast<std::uint8_t>(place.stickers[i].point);
    }

    Problem read_pieces(int at) {
        const auto parts = parts_of_orbit(cube_, at);
        std::array<const Part*, perm::block_points> seen{};
        Problem problem;
        for (const auto& place : parts) {
            const auto piece = piece_shown(place);
            if (!piece) {
                if (problem && problem->fault != ColorFault::repeated) continue;
                const auto fault = is_mirrored(place) ? ColorFault::mirrored : ColorFault::no_part;
                problem = ColorProblem{.fault = fault, .part = place, .shown = shown_by(place)};
                continue;
            }
            auto& first = seen[identity_of(cube_, *piece).point];
            if (first == nullptr) {
                first = &place;
                put(*piece, place);
            } else if (!problem) {
                problem = ColorProblem{
                    .fault = ColorFault::repeated, .part = *first, .other = place, .shown = shown_by(*first)};
            }
        }
        if (problem) add_repair(*problem, parts, seen);
        return problem;
    }
    [[nodiscard]] bool is_mirrored(const Part& place) const {
        const auto colors = shown_by(place);
        return place.kind == Kind::corner && axis_of(colors[0]) != axis_of(colors[1]) &&
               axis_of(colors[1]) != axis_of(colors[2]) && axis_of(colors[0]) != axis_of(colors[2]);
    }

    void add_repair(ColorProblem& problem, const std::vector<Part>& parts, std::span<const Part* const> seen) const {
        std::size_t fewest = 4;
        for (const auto& piece : parts) {
            if (seen[identity_of(cube_, piece).point] != nullptr) continue;
            for (const auto* place : {&problem.part, &problem.other})
                for (std::size_t shift = 0; shift < static_cast<std::size_t>(place->count); ++shift) {
                    const auto spelled = part_at(cube_, piece.stickers[shift]);
                    if (spelled.stickers[0].block != place->stickers[0].block) continue;
                    auto changes = repaints(spelled, *place);
                    if (changes.size() >= fewest) continue;
                    fewest = changes.size();
                    problem.missing = spelled;
                    problem.repair = std::move(changes);
                }
        }
    }
    [[nodiscard]] std::vector<Repaint> repaints(const Part& piece, const Part& place) const {
        std::vector<Repaint> changes;
        for (std::size_t i = 0; i < static_cast<std::size_t>(piece.count); ++i) {
            const Face color = face_at(piece.stickers[i].point / 4);
            if (shown(place.stickers[i]) == color) continue;
            changes.push_back(
                {static_cast<std::size_t>(std::ranges::find(places_, place.stickers[i]) - places_.begin()), color});
        }
        return changes;
    }

    // Among equal centres of the right colours, chooses those that move least.
    void choose_centres(State& state) const {
        for (const int at : orbit_blocks(cube_)) {
            const Kind kind = kind_of(cube_, at);
            if (!is_centre(kind) || kind == Kind::fixed_centre) continue;
            std::array<Face, perm::block_points> colors{};
            for (int point = 0; point < perm::block_points; ++point) colors[point] = shown({at, point});
            state.blocks[at] = least_change(colors, centres_are_odd(state, at));
        }
        turn_centre_if_odd(state);
    }

    Cube cube_;
    std::vector<Place> places_;
    std::vector<Face> shown_;
    State state_;
};

}  // namespace

std::vector<Face> colors_of(const State& state) {
    const auto all = places(state.cube, order());
    std::vector<Face> at(state.blocks.size() * perm::block_points);
    for (std::size_t block = 0; block < state.blocks.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            at[block * perm::block_points + state.blocks[block][point]] = face_at(point / 4);
    std::vector<Face> colors(all.size());
    std::ranges::transform(all, colors.begin(), [&](Place place) { return at[flat(place)]; });
    return colors;
}

bool same_colors(const State& a, const State& b) { return a.cube.n == b.cube.n && colors_of(a) == colors_of(b); }

ColorResult read_colors(Cube cube, std::span<const Face> colors) { return Reader(cube, colors).read(); }

}  // namespace cubelang::cube
