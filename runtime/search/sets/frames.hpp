#pragma once
// Words with turns of the middle layers. On an odd cube these turn the centres, and with them what R and U mean. So a
// word is taken apart, w = t f: a state t whose centres are in place, and a rotation f of the whole cube, the frame. A
// turn e r, made after it, gives t f e r = (t f e f') (f r).

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::sets {

using Frame = std::uint8_t;  ///< an index of Frames::rotations(); 0: none

class Frames {
public:
    Frames(cube::Cube cube, std::span<const Generator> generators);

    /// The blocks of a row: without the fixed centres of an ordinary cube.
    [[nodiscard]] std::size_t width() const { return width_; }
    /// The number of frames that words of the generators reach.
    [[nodiscard]] std::size_t size() const { return rotations_.size(); }
    [[nodiscard]] Frame after(Frame frame, std::size_t generator) const {
        return next_[frame * generators_ + generator];
    }
    /// f e f': the effect of a turn on the state in this frame.
    [[nodiscard]] const perm::Block* effect(Frame frame, std::size_t generator) const {
        return effects_.data() + (frame * generators_ + generator) * width_;
    }
    /// The state that a word makes when the whole cube has been turned back.
    [[nodiscard]] cube::State state_of(std::span<const std::uint16_t> word) const;
    /// a b', a frame.
    [[nodiscard]] Frame quotient(Frame a, Frame b) const { return quotients_[a * size() + b]; }
    /// to = c t c', the state seen in another frame.
    void turn(Frame c, const perm::Block* t, perm::Block* to) const;

private:
    Frame number_of(cube::Symmetry rotation);
    void add_effects(Frame frame);

    cube::Cube cube_;
    std::size_t width_, generators_;
    std::vector<cube::Symmetry> rotations_, steps_;  ///< of the frames; of the generators
    std::vector<perm::Blocks> plain_;                ///< e of each generator
    std::vector<Frame> next_, quotients_;
    perm::Blocks effects_, turned_, back_;
};

}  // namespace cubelang::search::sets
