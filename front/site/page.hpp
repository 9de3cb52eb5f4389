#pragma once
// The pages of the site, before they have a frame around them.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace cubelang::site {

/// Where a page stands in the list of contents.
enum class Shelf : std::uint8_t { guide, built_ins, library, lessons, developers };

/// A heading with what stands below it, as plain text: for the contents and the search.
struct Section {
    int level = 1;
    std::string id;  ///< empty: the page itself
    std::string title;
    std::string text{};
    bool is_name = false;  ///< of a built-in, a definition: found first
};

struct Page {
    std::string file;  ///< beside all others
    std::string title;
    Shelf shelf = Shelf::guide;
    std::string body;  ///< HTML, well-formed as XML too
    std::vector<Section> sections{};
    std::map<std::string, std::string> pictures{};  ///< files, by their names in the folder `pictures`
};

}  // namespace cubelang::site
