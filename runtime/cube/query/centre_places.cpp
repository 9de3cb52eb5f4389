#include "runtime/cube/query/centre_places.hpp"

#include "runtime/cube/symmetry.hpp"

namespace cubelang::query {
namespace {

// The fixed centres as a permutation of the six faces.
using Faces = std::array<int, 6>;

Faces faces_of(const cube::Rotation& rotation) {
    Faces to{};
    for (const auto face : cube::faces) to[cube::index(face)] = cube::index(rotation.symmetry(face));
    return to;
}

std::vector<std::vector<int>> cycles_of_faces(const Faces& to) {
    std::vector<std::vector<int>> cycles;
    std::array<bool, 6> seen{};
    for (std::size_t start = 0; start < 6; ++start) {
        std::vector<int> cycle;
        for (auto i = start; !seen[i]; i = static_cast<std::size_t>(to[i])) {
            seen[i] = true;
            cycle.push_back(static_cast<int>(i));
        }
        if (cycle.size() > 1) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

int swaps_in(const std::vector<std::vector<int>>& cycles) {
    int swaps = 0;
    for (const auto& cycle : cycles) swaps += static_cast<int>(cycle.size()) - 1;
    return swaps;
}

}  // namespace

std::array<CentrePlaces, 2> places_to_stand(const perm::Block& centres) {
    std::array<CentrePlaces, 2> best;
    for (const auto& rotation : cube::rotations()) {
        const auto wanted = faces_of(rotation);
        const bool odd = swaps_in(cycles_of_faces(wanted)) % 2 == 1;
        Faces to{};  // from where they are
        for (std::size_t face = 0; face < 6; ++face) to[centres[4 * static_cast<int>(face)] / 4] = wanted[face];
        auto cycles = cycles_of_faces(to);
        if (const int swaps = swaps_in(cycles); swaps < best[odd].swaps) best[odd] = {std::move(cycles), swaps};
    }
    return best;
}

}  // namespace cubelang::query
