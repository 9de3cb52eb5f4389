#pragma once
// Randelshofer's script language (CubeTwister's Superset ENG), text to syntax tree: the tree is the language's own, so
// that one evaluator does for both. What its moves are depends on the cube: the caller says so.
//
//     R  TR  N2-3R        moves; a face letter, and before it which layers (see
//     runtime/cube/coordinates/superset_moves.hpp) (ufl,rfu) (+fu)     a cycle, its parts in small letters ( … )
//     grouping [A,B]               A B A' B' <A>B  <A>'B         A B A'  and  A' B A, where B is one statement . or ·
//     nothing A'  A-  A*  A3      suffixes: inverse, reflection (of the moves) through the centre of the cube,
//     repetition
//     // …  /* … */       comments
//
// A suffix touches what it follows, and in <A>B' belongs to the B, as in CubeTwister. Suffixes of one statement make
// one power of it.

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

/// What a script means on a cube. Either throws an Error that points at what the cube does not have.
struct Meaning {
    std::function<std::vector<Move>(const Twist&)> moves;  ///< that a twist is, in order, without their places
    std::function<void(const Cycle&)> check;               ///< asked only of cycles before a wrong twist
};

/// Reads the whole text; throws an Error that points into it. Of twists and cycles that the cube does not have, a wrong
/// cycle behind all wrong twists is left to the evaluator.
[[nodiscard]] ExprPtr parse(const SourcePtr& source, const Meaning& meaning, StopToken stop = {});

}  // namespace cubelang::lang::superset
