#pragma once
// What groups are made of: generators, as the user wrote them.

#include "runtime/builtins/arguments/bind.hpp"
#include "runtime/cube_group/cube_group.hpp"

namespace cubelang::eval {

/// Any values, each at its place; the items of lists for the lists.
[[nodiscard]] std::vector<Operand> flattened(const Many<At<Value>>& given);

/// Of this cube, or of numbers. Where it is too large, an error at `where`; likewise if stopped.
[[nodiscard]] Value group_made(Context& context, std::optional<cube_group::Domain> domain,
                               std::vector<cube_group::Generator> generators, const lang::Where& where);

}  // namespace cubelang::eval
