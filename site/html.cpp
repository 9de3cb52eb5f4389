#include "site/html.hpp"

#include <fmt/format.h>

#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::site {
namespace {

bool stays(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

std::string escaped(std::string_view text) { return xml_escaped(printable(text)); }

std::string anchor_of(std::string_view heading) {
    std::string anchor;
    for (const char c : lower(heading)) {
        if (c == ' ') anchor += '-';
        if (stays(c)) anchor += c;
    }
    return anchor;
}

std::string code(std::string_view text) { return fmt::format("<code>{}</code>", escaped(text)); }

std::string link_to(std::string_view target, std::string_view html) {
    return fmt::format("<a href=\"{}\">{}</a>", escaped(target), html);
}

}  // namespace cubelang::site
