#pragma once
// Arguments that name an axis by a turn about it.

#include "runtime/meaning/bind/argument.hpp"

namespace cubelang::meaning {

struct TurnOfAxis {
    Value written;
    cube::Axis axis;
};
template <>
struct Argument<TurnOfAxis> : PlainArgument<Algorithm> {
    static constexpr std::string_view wanted = "a turn about the axis, such as F or z";
    static TurnOfAxis get(Context&, const Operand& operand) {
        const auto moves = cube::expand(*operand.value.as<Algorithm>()->word, 1);
        if (!moves || moves->size() != 1 || cube::letter_of(moves->front()).kind == cube::Letter::Kind::pause)
            throw lang::Error(operand.where, "name an axis by one turn about it, such as F or z");
        return {operand.value, cube::axis_of(cube::letter_of(moves->front()).face)};
    }
};

}  // namespace cubelang::meaning
