#include "runtime/meaning/context/current_cube.hpp"

#include <fmt/format.h>

namespace cubelang::meaning {
namespace {

using cube::MoveFault;

char face_followed_by(char slice) {
    switch (slice) {
        case 'M': return 'L';
        case 'E': return 'D';
        default: return 'F';
    }
}

lang::Diagnostic describe(const cube::MoveProblem& problem, cube::Cube cube, const lang::Where& where) {
    const auto& move = problem.move;
    // The move as written if that is known: the inverse may be performed.
    const auto& [source, span] = where;
    const auto spelled = problem.origin ? source->text.substr(span.begin, span.end - span.begin) : cube::spell(move);
    if (problem.fault == MoveFault::no_such_layer)
        return {
            where,
            fmt::format("{} needs layer {}, and a {} has layers 1 to {}", spelled, move.to, cube_name(cube), cube.n),
            fmt::format("layers are counted from {}'s own side; `cube {}` has this move", move.letter, move.to),
            {}};
    const char face = face_followed_by(move.letter);
    const std::string instead =
        cube.n == 2 ? std::string("a 2x2x2 has outer layers only")
                    : fmt::format(
                          "{0} follows {1}: write {2}{1} for one of the inner layers, or {2}-{3}{1}w for both in the "
                          "middle; after let notation = inner, {0} is 2-{4}{1}w",
                          move.letter, face, cube.n / 2, cube.n / 2 + 1, cube.n - 1);
    return {where, fmt::format("{} turns the middle layer, and a {} has none", spelled, cube_name(cube)), instead, {}};
}

bool holds(const lang::Where& outer, const lang::Where& inner) {
    return outer.source == inner.source && outer.span.begin <= inner.span.begin && inner.span.end <= outer.span.end;
}

lang::Error move_error(const cube::MoveProblem& problem, cube::Cube cube, const lang::Where& here) {
    const auto& move = problem.move;
    const lang::Where where =
        problem.origin ? lang::Where{problem.origin, {move.offset, move.offset + move.length}} : here;
    auto diagnostic = describe(problem, cube, where);
    if (!holds(here, where)) diagnostic.notes.push_back({here, fmt::format("performed here on a {}", cube_name(cube))});
    return lang::Error(std::move(diagnostic));
}

}  // namespace

std::string cube_name(cube::Cube cube) { return fmt::format("{0}x{0}x{0}{1}", cube.n, cube.super ? " supercube" : ""); }

void CurrentCube::set_cube(cube::Cube cube) {
    if (cube != cube_) performer_.reset();
    cube_ = cube;
}

cube::State CurrentCube::perform(const cube::WordPtr& word, const lang::Where& here, StopToken stop) {
    if (!performer_) performer_ = std::make_unique<cube::Performer>(cube_, stop);
    auto state = performer_->perform(word);
    if (state) return *std::move(state);
    if (performer_->problem()) throw move_error(*performer_->problem(), cube_, here);
    throw lang::interruption(here);
}

}  // namespace cubelang::meaning
