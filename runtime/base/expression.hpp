#pragma once
// Regular expressions.

#include <regex>
#include <string>

namespace cubelang::inline base {

// The usual traits ask the locale about each character of a set, also if the set has no classes such as \w or [[=a=]]:
// most of the time that an expression takes to compile.
struct PlainTraits : std::regex_traits<char> {
    template <class Iterator>
    [[nodiscard]] std::string transform_primary(Iterator, Iterator) const {
        return {};
    }
    [[nodiscard]] bool isctype(char c, char_class_type type) const {
        return !(type == char_class_type()) && std::regex_traits<char>::isctype(c, type);
    }
};
/// As std::regex, of ASCII characters.
using Expression = std::basic_regex<char, PlainTraits>;

}  // namespace cubelang::inline base
