#pragma once
// Titles and descriptions, for readers who cannot see the picture.

#include <string>

#include "runtime/render/stickers.hpp"
#include "runtime/render/svg/subject.hpp"

namespace cubelang::render::svg {

/// The cube that the picture shows: what the permutation makes of a solved one, or the one that it is about to be done
/// on.
[[nodiscard]] cube::State shown_state(const Subject& subject, const Options& options);

/// The cycles, those that a description has room for.
[[nodiscard]] std::string cycles_in_words(const Subject& subject);

/// "after R U", "before (uf,ur,ub)"; shortened if it is long.
[[nodiscard]] std::string occasion(const Subject& subject, bool before);

/// The title is the user's, or "Net of a 3x3x3, after R U".
[[nodiscard]] std::string title(const Subject& subject, bool before);

/// "A 3x3x3 cube after R U. Cycles: … .", then the arrangement, then the named faces row by row on small cubes.
[[nodiscard]] std::string description(const Subject& subject, const Stickers& stickers, bool before,
                                      std::string_view arrangement, std::string_view faces);

}  // namespace cubelang::render::svg
