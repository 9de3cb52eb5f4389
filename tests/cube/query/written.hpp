#pragma once
// Parses moves from text, for tests of queries.

#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "lang/parser.hpp"
#include "tests/support/state.hpp"

namespace cubelang::test {

/// "R U' 2R" as moves; no brackets.
inline std::vector<cube::Move> written(const std::string& text) {
    const auto parsed = lang::parse(lang::make_source("test", text));
    if (!parsed.errors.empty()) throw std::invalid_argument(text + ": " + parsed.errors[0].message);
    std::vector<cube::Move> moves;
    if (parsed.statements.empty()) return moves;
    const auto& run = std::get<lang::Moves>(std::get<lang::Show>(parsed.statements.at(0).node).value->node);
    for (const auto& move : run.moves) moves.push_back({0, move.from, move.to, move.letter, move.turns});
    return moves;
}

inline cube::State did(cube::Cube cube, const std::string& text) { return play(cube, written(text)); }

inline cube::State repeated(const cube::State& p, std::uint64_t times) {
    return {p.cube, perm::power(p.blocks, times)};
}

}  // namespace cubelang::test
