#pragma once
// A second simulator, independent of the runtime and as simple as possible, for comparison: every sticker is a point
// in space with a normal and an arrow, and a turn rotates the vectors of the stickers in the turned layers.
//
// Axes: x from L to R, y from D to U, z from B to F. A cubie's coordinates are counted in half cells: -(n-1), ..., n-1
// by twos.

#include <string_view>
#include <vector>

namespace cubelang::slow {

struct Vec {
    int x = 0, y = 0, z = 0;
    friend bool operator==(Vec, Vec) = default;
};

struct Sticker {
    Vec at, normal, arrow;
};

class SlowCube {
public:
    explicit SlowCube(int n);

    /// Turns layers first..last, counted from 0 at the L, D or B side, by quarter turns clockwise seen from R, U or F.
    void turn(char axis, int first, int last, int quarters);
    /// Performs simple moves in SiGN, separated by blanks: R Rw r 3Rw 2R 2-4Rw M E S x y z, with counts and '. Throws
    /// on other moves.
    void play(std::string_view moves);

    /// At i, the number of the sticker that is now at place i + 1 of the net.
    [[nodiscard]] std::vector<int> net_row() const;
    /// At i, the clockwise quarter turns (0..3) of the sticker at place i + 1 of the net, if it is a centre's; else
    /// 0. A centre is not turned if its arrow points from R to B, U to L, F to D, L to U, D to F, B to R.
    [[nodiscard]] std::vector<int> centre_turns() const;

private:
    void play_token(std::string_view text);
    [[nodiscard]] int net_place(const Sticker& sticker) const;
    [[nodiscard]] bool is_centre(const Sticker& sticker) const;

    int n_;
    std::vector<Sticker> stickers_;  // at i, the sticker that was at place i + 1 of the net when the cube was new
};

}  // namespace cubelang::slow
