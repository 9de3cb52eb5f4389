#include "front/site/html.hpp"

#include <fmt/format.h>

#include "runtime/base/text.hpp"

namespace cubelang::site {
namespace {

bool stays(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

std::string anchor_of(std::string_view heading) {
    std::string anchor;
    for (const char c : lower(heading)) {
        if (c == ' ') anchor += '-';
        if (stays(c)) anchor += c;
    }
    return anchor;
}

std::string heading(int level, std::string_view id, std::string_view html) {
    constexpr std::string_view linked = "<h{0} id=\"{1}\"><a class=\"anchor\" href=\"#{1}\">{2}</a></h{0}>\n";
    return id.empty() ? fmt::format("<h{0}>{1}</h{0}>\n", level, html)
                      : fmt::format(linked, level, xml_escaped(id), html);
}

std::string code(std::string_view text) { return fmt::format("<code>{}</code>", xml_escaped(text)); }

std::string link_to(std::string_view target, std::string_view html) {
    return fmt::format("<a href=\"{}\">{}</a>", xml_escaped(target), html);
}

}  // namespace cubelang::site
