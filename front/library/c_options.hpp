#pragma once
// The options of a session of cube.h.

#include <optional>
#include <string>

#include "front/library/cube.h"
#include "runtime/meaning/host/host.hpp"
#include "runtime/session/session.hpp"

struct cube_file {
    std::string text;
};

namespace cubelang::c {

/// The caller's options, of any version, as this version's struct. Nullopt if the size is invalid.
[[nodiscard]] std::optional<cube_options> known_part(const cube_options* given);
/// Whether options.cube is valid. If not, the session starts with a 3x3x3.
[[nodiscard]] bool has_cube(const cube_options& options);
[[nodiscard]] SessionOptions session_options(const cube_options& options);
/// The requested access to files, and the memory limit.
[[nodiscard]] Host host(const cube_options& options);

}  // namespace cubelang::c
