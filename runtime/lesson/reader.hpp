#pragma once
// A lesson's file to a lesson: headings, paragraphs, lists and fenced blocks. Whatever cannot be read is told and left out.

#include "runtime/lesson/lesson.hpp"

namespace cubelang::lesson {

/// Never throws for what the text says.
[[nodiscard]] Lesson read(lang::SourcePtr source);

}  // namespace cubelang::lesson
