#pragma once
// What the library defines: each thing with what its doc says, what it does, and what it looks like.

#include <string>
#include <string_view>
#include <vector>

#include "stdlib/library.hpp"

namespace cubelang::site {

struct Fact {
    std::string label, html;
};

struct Definition {
    std::string name;
    std::string shape;    ///< how it is called: "square_group()"
    std::string meaning;  ///< what its doc says, without examples
    std::string written;  ///< the statement
    std::vector<Fact> facts{};
    std::string examples{};  ///< HTML
    std::string picture{};   ///< SVG; empty: there is none
};

/// As they stand in the module; worked out by a session.
[[nodiscard]] std::vector<Definition> definitions_of(const library::Module& module);

/// The facts and examples as HTML.
[[nodiscard]] std::string facts(const Definition& definition);

/// What a picture is called, as it stands in the SVG: escaped.
[[nodiscard]] std::string title_of(std::string_view svg);

}  // namespace cubelang::site
