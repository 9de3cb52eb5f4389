#pragma once
// A lesson's file to a lesson: headings, paragraphs, lists and fenced blocks. Whatever cannot be read is reported and
// left out.

#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::lesson {

/// Never throws for what the text says.
[[nodiscard]] Lesson read(lang::SourcePtr source);

/// The lesson in a file's text.
[[nodiscard]] Lesson read(std::string name, std::string text);

}  // namespace cubelang::lesson
