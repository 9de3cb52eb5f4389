#include "runtime/search/sets/frames.hpp"

#include <algorithm>

#include "runtime/cube/word.hpp"

namespace cubelang::search::sets {
namespace {

using cube::Symmetry;
using cube::Turn;

bool turns_centres(cube::Cube cube, const Turn& turn) {
    return cube.n % 2 == 1 && turn.from <= (cube.n + 1) / 2 && turn.to >= (cube.n + 1) / 2;
}

Turn whole(cube::Cube cube, const Turn& turn) { return {turn.axis, 1, cube.n, turn.quarters}; }

}  // namespace

Frames::Frames(cube::Cube cube, std::span<const Generator> generators)
    : cube_(cube),
      width_(static_cast<std::size_t>(cube.super ? cube.blocks() : cube.classes())),
      generators_(generators.size()),
      rotations_{Symmetry()} {
    cube::Turner turner(cube);
    for (const auto& [move, turn, cost] : generators) {
        auto effect = turner.effect(turn);
        const bool turns = turns_centres(cube, turn);
        steps_.push_back(turns ? cube::rotation_about(static_cast<cube::Face>(turn.axis), turn.quarters) : Symmetry());
        if (turns) perm::multiply_by(effect, turner.effect(cube::inverse(whole(cube, turn))));
        plain_.push_back(std::move(effect));
    }
    for (std::size_t frame = 0; frame < rotations_.size(); ++frame) add_effects(static_cast<Frame>(frame));
    for (const auto& a : rotations_)
        for (const auto& b : rotations_) quotients_.push_back(number_of(cube::product(a, cube::inverse(b))));
    for (const auto& rotation : rotations_) {
        const auto row = cube::after(cube, cube::rotation_moves(rotation)).blocks, back = perm::inverse(row);
        turned_.insert(turned_.end(), row.begin(), row.begin() + static_cast<std::ptrdiff_t>(width_));
        back_.insert(back_.end(), back.begin(), back.begin() + static_cast<std::ptrdiff_t>(width_));
    }
}

// A new frame gets the next number.
Frame Frames::number_of(Symmetry rotation) {
    const auto at = std::ranges::find(rotations_, rotation);
    const auto number = static_cast<Frame>(at - rotations_.begin());
    if (at == rotations_.end()) rotations_.push_back(rotation);
    return number;
}

void Frames::add_effects(Frame frame) {
    const auto rotation = rotations_[frame];
    for (std::size_t g = 0; g < generators_; ++g) {
        next_.push_back(number_of(cube::product(rotation, steps_[g])));
        const auto seen = cube::conjugate({cube_, plain_[g]}, cube::inverse(rotation)).blocks;
        effects_.insert(effects_.end(), seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(width_));
    }
}

cube::State Frames::state_of(std::span<const std::uint16_t> word) const {
    perm::Blocks row(width_, perm::identity());
    Frame frame = 0;
    for (const auto generator : word) {
        perm::kernel().multiply(row.data(), effect(frame, generator), row.data(), row.size());
        frame = after(frame, generator);
    }
    row.resize(static_cast<std::size_t>(cube_.blocks()), perm::identity());
    return {cube_, std::move(row)};
}

void Frames::turn(Frame c, const perm::Block* t, perm::Block* to) const {
    const auto& multiply = perm::kernel().multiply;
    multiply(turned_.data() + c * width_, t, to, width_);
    multiply(to, back_.data() + c * width_, to, width_);
}

}  // namespace cubelang::search::sets
