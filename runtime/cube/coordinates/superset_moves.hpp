#pragma once
// The moves of Randelshofer's Superset ENG notation, on any number of layers. A token is a letter for the layers, an
// optional number or range, and a face: `R`, `TR`, `T3R`, `N2-3R`. Layers are counted from that face, and turn
// clockwise as seen from it.
//
//     R          the outer layer              C R        the whole cube
//     T k R      layers 1 to k (default 2)    W R        all but the two outer layers: 2 to N-1
//     N k R      layer k only (2)             N a-b R    layers a to b
//     M k R      k layers in the middle (1);  V k R      layers 2 to k+1 (2)
//                of two possible middles the one nearer to R
//     S k R      layers 1 to k, and k layers  S a-b R    all layers but a to b
//                on the far side (1)
//
// On N layers k is at most N for T, N-1 for N, N-2 for M, 2 to N-1 for V, and below N/2 for S; a is 2 to N-2 and b is
// a to N-1. All but the outer layer, T, N1 and C need an inner layer, N > 2.

#include <string>
#include <variant>
#include <vector>

#include "runtime/cube/notation.hpp"

namespace cubelang::cube {

/// A token, as written.
struct SupersetMove {
    static constexpr int unwritten = -1;
    char kind = ' ';  ///< T N M V S W C, or a blank for the face alone
    char face = 'R';
    int first = unwritten, last = unwritten;  ///< T3R is 3; N2-3R is 2, 3
};

/// The reason why a cube does not have the move, and the numbers that would be valid.
struct SupersetFault {
    enum class Reason : unsigned char {
        no_inner_layers,  ///< on the 2x2x2
        no_range,         ///< `T2-3R`, or `N2-2R` where no range fits
        no_number,        ///< `W2R`
        bad_number,       ///< the number, or the first of two, is outside least..most
        bad_last          ///< the last of two is outside
    } reason;
    int least = 0, most = 0;
};

/// The SiGN moves of a token on an N-layer cube, by quarter turns: one, or two if layers on both sides turn.
[[nodiscard]] std::variant<std::vector<Move>, SupersetFault> moves_of(const SupersetMove& move, int n,
                                                                      int quarters = 1);

/// The token without its amount: "N2-3R".
[[nodiscard]] std::string spell(const SupersetMove& move);

/// A move of an N-layer cube in Superset notation: `N2-3R'` for 2-3Rw'. A move that turns nothing is a pause.
[[nodiscard]] std::string superset_spelling(const Move& move, int n);

}  // namespace cubelang::cube
