#pragma once
// The last layer seen from above, as the sheets of its cases have it: the face U, around it the top row of each side,
// and arrows for the pieces that change places; or only which stickers of U's colour lie where.

#include <string>

#include "runtime/render/svg/subject.hpp"

namespace cubelang::render::svg {

[[nodiscard]] std::string last_layer(const Subject& subject, const Options& options);
[[nodiscard]] std::string oll(const Subject& subject, const Options& options);

}  // namespace cubelang::render::svg
