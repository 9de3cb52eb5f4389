#pragma once
// What a caller in C has asked for, as a session takes it.

#include <optional>
#include <string>

#include "front/library/cube.h"
#include "runtime/session/session.hpp"

struct cube_file {
    std::string text;
};

namespace cubelang::c {

/// The caller's options, of whichever version, as this one has them; NULL: none. Nothing if the size is no size.
[[nodiscard]] std::optional<cube_options> known_part(const cube_options* given);

/// Is there a cube of the size that is asked for? If not, a session begins with the usual one.
[[nodiscard]] bool has_cube(const cube_options& options);
[[nodiscard]] SessionOptions session_options(const cube_options& options);
/// What lies outside, as far as it was asked for.
[[nodiscard]] Host host(const cube_options& options);

}  // namespace cubelang::c
