#pragma once
// A glance at a statement: most have nothing in them that looks like something else, and a million of them may come
// from a program.

#include <string_view>

namespace cubelang::lang {

/// False only if no row of look_alikes.cpp finds anything.
[[nodiscard]] bool may_have_look_alikes(std::string_view statement);

}  // namespace cubelang::lang
