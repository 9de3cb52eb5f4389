#pragma once
// A lesson's text on a screen: wrapped to its width, painted if it has colours. What is painted without colours keeps
// Markdown's own marks where they help.

#include <string>
#include <string_view>

#include "runtime/lesson/lesson.hpp"

namespace cubelang::lesson {

struct Page {
    std::size_t columns = 80;
    bool color = false;
};

/// Text of one paragraph, as lines, each ended. `first` stands before the first line, and as many blanks before the others.
[[nodiscard]] std::string wrapped(std::string_view markdown, const Page& page, std::string_view first = {});

[[nodiscard]] std::string laid_out(const Heading& heading, const Page& page);
[[nodiscard]] std::string laid_out(const Paragraph& paragraph, const Page& page);
[[nodiscard]] std::string laid_out(const Bullets& bullets, const Page& page);
[[nodiscard]] std::string laid_out(const Verbatim& verbatim, const Page& page);

/// What a short remark of the program is: a mark in front of it, in its colour.
enum class Tone { right, wrong, hint, plain };
[[nodiscard]] std::string remark(Tone tone, std::string_view mark, std::string_view markdown, const Page& page);

}  // namespace cubelang::lesson
