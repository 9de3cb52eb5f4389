#pragma once
// What an entry of the table of basic algorithms asks for, and which entries ask for the same seen from another side.

#include <optional>
#include <vector>

#include "runtime/cube/coordinates/synthesizer.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::search::synthesizer {

/// The front face's places, by their fruldb number. That of a fixed centre is one of its four points.
class FrontFace {
public:
    explicit FrontFace(cube::Cube cube);
    [[nodiscard]] const std::vector<cube::Place>& places() const { return places_; }
    /// The number of the place on the front where the cubie of this sticker shows, if it does.
    [[nodiscard]] std::optional<int> showing(cube::Place sticker) const;
    [[nodiscard]] int number_of(cube::Place place) const;

private:
    cube::Cube cube_;
    std::vector<cube::Place> places_;
};

/// Sticker `origin` is to come to front place number `destination`; of a fixed centre, to the point in FrontFace.
struct FrontTask {
    cube::Place origin;
    int destination = 0;
    std::optional<int> own;  ///< the front place of the origin's own cubie, if it is another than the destination
    friend bool operator==(const FrontTask&, const FrontTask&) = default;
};

[[nodiscard]] FrontTask task_of(const FrontFace& front, cube::Cube cube, const cube::BasicAlgorithm& entry);

/// One task of all that are the same seen with a symmetry that keeps the front face, and the symmetry that leads to it.
struct FrontTaskImage {
    FrontTask task;
    cube::Symmetry symmetry;
};
[[nodiscard]] FrontTaskImage least_image(const FrontFace& front, cube::Cube cube, const FrontTask& task);

}  // namespace cubelang::search::synthesizer
