#pragma once
// The elements of a picture's SVG text, for writers of other formats.

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {

using Attributes = std::map<std::string, std::string, std::less<>>;

/// The beginning of an element or its end (`/g`), and the text after it.
struct Tag {
    std::string name;
    Attributes attributes;
    bool is_closed = false;  ///< the element has no content: <rect …/>
    std::string_view text{};
};
/// The tags in order. `svg` is a file of this program and must outlive them.
[[nodiscard]] std::vector<Tag> tags_of(std::string_view svg);

[[nodiscard]] std::string_view value_of(const Attributes& attributes, std::string_view name,
                                        std::string_view usual = {});
/// The first number in the value.
[[nodiscard]] double number_of(const Attributes& attributes, std::string_view name, double usual = 0);
[[nodiscard]] Box box_of(const Attributes& attributes);

}  // namespace cubelang::render::svg
