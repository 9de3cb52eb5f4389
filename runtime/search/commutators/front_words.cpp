#include "runtime/search/commutators/front_words.hpp"

#include <algorithm>
#include <random>
#include <tuple>

#include "runtime/cube/numbering.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::search::commutators {
namespace {

using cube::Cube;
using cube::Face;
using cube::Place;

bool is_front(Place place) { return place.point / 4 == cube::index(Face::f); }

// The point of a fixed centre that arrives at `target` when `place` arrives at `arrival`: all four points move
// together.
Place rotated_centre(Place place, int arrival, int target) {
    return {place.block, place.point / 4 * 4 + (place.point + target - arrival + 8) % 4};
}

auto sort_key(const FrontTask& task) { return std::tuple(task.destination, task.origin.block, task.origin.point); }

}  // namespace

FrontFace::FrontFace(Cube cube) : cube_(cube) {
    for (const auto place : cube::places(cube, *cube::find_numbering("fruldb")))
        if (is_front(place)) places_.push_back(place);
}

int FrontFace::number_of(Place place) const {
    if (is_fixed_centre(cube_, place)) return 0;
    return static_cast<int>(std::ranges::find(places_, place) - places_.begin());
}

std::optional<int> FrontFace::shown_place(Place sticker) const {
    const auto part = cube::part_at(cube_, sticker);
    for (int i = 0; i < part.count; ++i)
        if (const auto place = part.stickers[i]; is_front(place)) return number_of(place);
    return std::nullopt;
}

FrontTask task_of(const FrontFace& front, Cube cube, const cube::BasicAlgorithm& entry) {
    FrontTask task{cube::place_numbered(cube, *cube::find_numbering("fruldb"), entry.origin),
                   static_cast<int>(entry.destination),
                   {}};
    if (is_fixed_centre(cube, task.origin)) {
        // The top of the face, as the net draws it, arrives `orientation` quarters clockwise of the front face's own
        // top.
        const Face face = cube::face_at(task.origin.point / 4);
        Face top = Face::u;
        for (int k = 0; k < entry.orientation.value_or(0); ++k) top = cube::turned(top, Face::f);
        task.origin.point = cube::point_of({face, cube::drawn_top(face)});
        task.origin = rotated_centre(task.origin, cube::point_of({Face::f, top}), front.places()[0].point);
    }
    task.own = front.shown_place(task.origin);
    if (task.own == task.destination) task.own.reset();
    return task;
}

FrontTaskImage least_image(const FrontFace& front, Cube cube, const FrontTask& task) {
    FrontTaskImage least{task, {}};
    for (const auto symmetry : cube::symmetries()) {
        if (symmetry(Face::f) != Face::f) continue;
        const cube::SymmetryMap map(cube, symmetry);
        const auto target = map(front.places()[task.destination]);
        FrontTask image{map(task.origin), front.number_of(target), {}};
        if (is_fixed_centre(cube, target))
            image.origin = rotated_centre(image.origin, target.point, front.places()[0].point);
        if (task.own) image.own = front.number_of(map(front.places()[*task.own]));
        if (sort_key(image) < sort_key(least.task)) least = {image, symmetry};
    }
    return least;
}

FrontWords::FrontWords(int n)
    : cube{n, true},
      front(cube),
      generators(layer_turns(n)),
      words(generators, n),
      turns(effects_of(cube, generators)),
      keys_(front.places().size()) {
    std::mt19937_64 random(1);
    for (auto& row : keys_)
        for (auto& key : row) key = random();
}

std::uint64_t FrontWords::key(const perm::Blocks& state) const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < keys_.size(); ++i) sum += keys_[i][at(state, front.places()[i])];
    return sum;
}

perm::Blocks FrontWords::state_after(const GeneratorWord& word) const {
    auto state = cube::solved(cube).blocks;
    for (const auto generator : word) perm::multiply_by(state, turns[generator]);
    return state;
}

bool FrontWords::solves(const GeneratorWord& word, const FrontTask& task) const {
    const auto state = state_after(word);
    for (int i = 0; i < static_cast<int>(front.places().size()); ++i)
        if (i != task.destination && i != task.own && at(state, place(i)) != place(i).point) return false;
    return at(state, task.origin) == place(task.destination).point;
}

}  // namespace cubelang::search::commutators
