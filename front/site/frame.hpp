#pragma once
// What every page of the site has around it: head, search, contents.

#include <string>
#include <vector>

#include "front/site/page.hpp"

namespace cubelang::site {

/// The whole file. `all`: what the contents list, in their order.
[[nodiscard]] std::string framed(const Page& page, const std::vector<Page>& all);

/// What the search looks into, as a script: pages opened from a disk may read nothing else.
[[nodiscard]] std::string search_index(const std::vector<Page>& all);

}  // namespace cubelang::site
