#pragma once
// The pages of the site, by where they come from.

#include <string>
#include <vector>

#include "front/site/page.hpp"
#include "front/site/places.hpp"

namespace cubelang::site {

/// README.md, docs/*.md but for the built-ins, CONTRIBUTING.md.
[[nodiscard]] std::vector<Page> document_pages(const std::string& root, const Places& places);
/// An overview, then a page for each topic, from the table of built-ins.
[[nodiscard]] std::vector<Page> built_in_pages(const Places& places);
/// An overview, then a page for each module, every definition with its picture.
[[nodiscard]] std::vector<Page> library_pages(const Places& places);
/// An overview, then a page for each lesson of the course.
[[nodiscard]] std::vector<Page> lesson_pages(const std::string& root, const Places& places);

}  // namespace cubelang::site
