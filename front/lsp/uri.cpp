#include "front/lsp/uri.hpp"

#include <charconv>

#include "runtime/base/text.hpp"

namespace cubelang::lsp {
namespace {

constexpr std::string_view scheme = "file://";

bool stands_in_uri(char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') ||
           std::string_view("0123456789/-._~").find(c) != std::string_view::npos;
}

}  // namespace

std::string path_of(std::string_view uri) {
    if (!uri.starts_with("file:///")) return {};
    uri.remove_prefix(scheme.size());
    std::string path;
    for (std::size_t at = 0; at < uri.size(); ++at) {
        unsigned code = 0;
        const auto* const digits = uri.data() + at + 1;
        const bool is_escape = uri[at] == '%' && at + 2 < uri.size() &&
                               std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2 && code != 0;
        path += is_escape ? static_cast<char>(code) : uri[at];
        if (is_escape) at += 2;
    }
    return path;
}

std::string uri_of(std::string_view path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string uri(scheme);
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (stands_in_uri(c))
            uri += c;
        else
            uri.append({'%', digits[byte >> 4U], digits[byte & 15U]});
    }
    return uri;
}

}  // namespace cubelang::lsp
