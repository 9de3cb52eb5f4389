#pragma once
// Which layers the two sides of a commutator turn, so that it brings home most centres for its turns.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cubelang::search::reduction {

using Chosen = std::vector<std::uint8_t>;  // by layer: quarters, 0 if it stands still

/// What one commutator brings home, by layer of A and its quarters, then of B.
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

struct Choice {
    double ratio = 0;  ///< centres brought home for a turn
    int gain = 0;
    Chosen a, b;
};

/// From the best with one layer on one side, by turns better and better. `other_turns`: the turns that there are
/// besides those of A and B.
[[nodiscard]] Choice best_choice(const Gains& gains, int other_turns);

}  // namespace cubelang::search::reduction
