#pragma once
// The parser of Randelshofer's script language (CubeTwister's Superset ENG): from a text to the language's own syntax
// tree, so that one evaluator serves both. The moves depend on the cube; the caller supplies them.
//
//     R  TR  N2-3R        moves: a face letter, preceded by its layers (runtime/cube/coordinates/superset_moves.hpp)
//     (ufl,rfu)  (+fu)    a cycle, its parts in small letters
//     ( … )               grouping
//     [A,B]               A B A' B'
//     <A>B  <A>'B         A B A' and A' B A, where B is one statement
//     .  ·                a pause: no move
//     A'  A-  A*  A3      suffixes: inverse, reflection of the moves through the cube's centre, repetition
//     // …  /* … */       comments
//
// A suffix touches the statement before it, and in <A>B' belongs to the B, as in CubeTwister. Suffixes of one statement
// make one power of it.

#include <cstdint>
#include <functional>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::lang::superset {

/// A move as written, with its suffixes.
struct Twist {
    static constexpr int unwritten = -1;
    Span span;                                ///< without the suffixes
    char kind = ' ';                          ///< T N M V S W C, or a blank for the face alone
    char face = 'R';                          ///< or '.': a pause
    int first = unwritten, last = unwritten;  ///< N2-3R: 2 and 3
    std::int8_t turns = 1;                    ///< quarters, clockwise; 100 and more modulo 4
    bool reflected = false;                   ///< through the centre, by an odd number of stars
};

/// The moves and cycles of a script on a cube. Both functions throw an Error that points at a twist or part that the
/// cube does not have.
struct Interpretation {
    std::function<std::vector<Move>(const Twist&)> moves;  ///< the moves of a twist, in order, without their places
    std::function<void(const Cycle&)> check;               ///< called only for cycles before a wrong twist
};

/// Parses the whole text; throws an Error that points into it. A wrong cycle is reported here only if a wrong twist
/// comes after it; otherwise the evaluator reports it.
[[nodiscard]] ExprPtr parse(const SourcePtr& source, const Interpretation& meaning, StopToken stop = {});

}  // namespace cubelang::lang::superset
