#pragma once
// The cube itself: unfolded, and as a solid seen from the corner URF or from the opposite one. A face is drawn flat and
// then mapped to the page, so that all that is written on it lies in its plane.

#include <string>

#include "runtime/render/svg/subject.hpp"

namespace cubelang::render::svg {

[[nodiscard]] std::string net(const Subject& subject, const Options& options);
[[nodiscard]] std::string isometric(const Subject& subject, const Options& options);
[[nodiscard]] std::string back(const Subject& subject, const Options& options);
[[nodiscard]] std::string both(const Subject& subject, const Options& options);

}  // namespace cubelang::render::svg
