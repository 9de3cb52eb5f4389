#pragma once
// The current cube, and algorithms performed on it.

#include <memory>
#include <string>

#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/performer.hpp"

namespace cubelang::meaning {

/// "3x3x3", "5x5x5 supercube"
[[nodiscard]] std::string cube_name(cube::Cube cube);

class CurrentCube {
public:
    [[nodiscard]] cube::Cube cube() const { return cube_; }
    void set_cube(cube::Cube cube);

protected:
    /// The permutation of a word. Errors point at the move, with a note at `here` if that is another place.
    [[nodiscard]] cube::State perform(const cube::WordPtr& word, const lang::Where& here, StopToken stop);

private:
    cube::Cube cube_;
    std::unique_ptr<cube::Performer> performer_;  ///< for the current cube; made when first needed
};

}  // namespace cubelang::meaning
