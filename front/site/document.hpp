#pragma once
// A page of the documentation as HTML: its headings with anchors, its links led to the pages of the site, its examples
// run.

#include <string>
#include <string_view>

#include "front/site/page.hpp"
#include "front/site/places.hpp"

namespace cubelang::site {

/// `path`: the file in the repository, which its links start from. Fills the page's title, body and sections.
void write_document(Page& page, std::string_view path, std::string_view text, const Places& places);

}  // namespace cubelang::site
