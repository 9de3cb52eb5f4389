#pragma once
// Randelshofer's script language (CubeTwister's Superset ENG), text to tree. What its moves are depends on the cube,
// and is not asked here.
//
//     R  TR  N2-3R        moves; a face letter, and before it which layers (see runtime/cube/superset_moves.hpp)
//     (ufl,rfu) (+fu)     a cycle, its parts in small letters
//     ( … )               grouping
//     [A,B]               A B A' B'
//     <A>B  <A>'B         A B A'  and  A' B A, where B is one statement
//     . or ·              nothing
//     A'  A-  A*  A3      suffixes: inverse, reflection (of the moves) through the centre of the cube, repetition
//     // …  /* … */       comments
//
// A suffix touches what it follows, and after <A>B means the whole of it, as in CubeTwister.

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lang::superset {

struct Statement;
using Script = std::vector<Statement>;

struct Pause {};
struct Twist {
    char kind = ' ';  ///< T N M V S W C, or a blank for the face alone
    char face = 'R';
    std::int32_t first = -1, last = -1;  ///< N2-3R: 2 and 3; -1 is not written
};
struct Group {
    Script body;
};
struct Commutator {
    Script a, b;
};
struct Conjugate {
    Script a, b;            ///< b is one statement
    bool inverted = false;  ///< <A>'B
};

struct Suffix {
    std::uint32_t begin = 0;
    enum class Kind : std::uint8_t { inverse, reflection, repetition } kind = Kind::inverse;
    std::uint32_t digits = 0;  ///< of a repetition: how many, from `begin` on
};

struct Statement {
    Span span;  ///< without its suffixes
    std::variant<Pause, Twist, Cycle, Group, Commutator, Conjugate> node;
    std::vector<Suffix> suffixes;
};

/// Reads the whole text; throws an Error that points into it.
[[nodiscard]] Script parse(const SourcePtr& source);

}  // namespace cubelang::lang::superset
