#pragma once
// Chooses the layers that the two sides of a commutator turn, to solve as many centres as possible for each turn.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cubelang::search::reduction {

using LayerTurns = std::vector<std::uint8_t>;  // quarter turns by layer, 0 if it does not turn

/// The number of centres that one commutator solves, by layer of A and its quarters, then of B.
class Gains {
public:
    void resize(std::size_t layers) {
        layers_ = layers;
        gains_.assign(layers * layers * 9, 0);
    }
    void set(std::size_t i, std::size_t q, std::size_t j, std::size_t r, int gain) {
        gains_[at(i, q, j, r)] = static_cast<std::int8_t>(gain);
    }
    [[nodiscard]] int operator()(bool swapped, std::size_t i, std::size_t q, std::size_t j, std::size_t r) const {
        return swapped ? gains_[at(j, r, i, q)] : gains_[at(i, q, j, r)];
    }
    [[nodiscard]] std::size_t layers() const { return layers_; }

private:
    [[nodiscard]] std::size_t at(std::size_t i, std::size_t q, std::size_t j, std::size_t r) const {
        return ((i * 3 + q - 1) * layers_ + j) * 3 + r - 1;
    }
    std::size_t layers_ = 0;
    std::vector<std::int8_t> gains_;
};

struct BarChoice {
    double ratio = 0;  ///< centres solved for each turn
    LayerTurns a, b;
};

/// Starts from the best single layer on one side, then improves the two sides alternately. `other_turns`: the number
/// of turns outside A and B.
[[nodiscard]] BarChoice best_choice(const Gains& gains, int other_turns);

}  // namespace cubelang::search::reduction
