#pragma once
// The permutation as circles: one for each orbit of pieces that moves, its cycles one after the other around it, each
// with its own arrows, so that their lengths are seen at a glance; pieces that stay come last, in grey. A sign at an
// arrow is what the piece turns on this step.

#include <string>

#include "runtime/render/svg/subject.hpp"

namespace cubelang::render::svg {

[[nodiscard]] std::string cycles(const Subject& subject, const Options& options);

}  // namespace cubelang::render::svg
