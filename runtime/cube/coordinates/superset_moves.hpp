#pragma once
// The moves of Randelshofer's Superset ENG notation, on any number of layers. A token is a letter that tells which
// layers, perhaps a number or a range, and a face: `R`, `TR`, `T3R`, `N2-3R`. Layers are counted from that face, and
// turn clockwise seen from it.
//
//     R          the outer layer              C R        the whole cube
//     T k R      layers 1 to k (2 if none)    W R        all but the two outer layers: 2 to N-1
//     N k R      layer k alone (2)            N a-b R    layers a to b
//     M k R      k layers in the middle (1);  V k R      layers 2 to k+1 (2)
//                of two middles the one nearer to R
//     S k R      layers 1 to k, and as many   S a-b R    all layers but a to b
//                on the far side (1)
//
// On N layers k goes up to N for T, N-1 for N, N-2 for M, from 2 to N-1 for V, up to the last below N/2 for S; a from 2
// to N-2 and b from a to N-1. All but the outer layer, T, N1 and C need an inner layer, N > 2.

#include <string>
#include <string_view>
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
inline constexpr std::string_view superset_kinds = "TNMVSWC";

/// Why there is no such move on a cube, and which numbers there would be.
struct SupersetFault {
    enum class What : unsigned char {
        no_inner_layers,  ///< on the 2x2x2
        no_range,         ///< `T2-3R`, or `N2-2R` where no range fits
        no_number,        ///< `W2R`
        bad_number,       ///< the number, or the first of two, is not least..most
        bad_last          ///< the last of two is not
    } what;
    int least = 0, most = 0;
};

/// The move in SiGN by a number of quarter turns, on an N-layer cube: one move, or two where layers on both sides turn.
[[nodiscard]] std::variant<std::vector<Move>, SupersetFault> moves_of(const SupersetMove& move, int n,
                                                                      int quarters = 1);

/// The token, without its amount: "N2-3R".
[[nodiscard]] std::string spell(const SupersetMove& move);

/// A move that an N-layer cube has, as Superset writes it: `N2-3R'` for 2-3Rw'. What turns nothing is a pause.
[[nodiscard]] std::string in_superset(const Move& move, int n);

}  // namespace cubelang::cube
