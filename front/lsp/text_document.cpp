#include "front/lsp/document.hpp"

#include <algorithm>
#include <charconv>

#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lsp {
namespace {

constexpr std::string_view scheme = "file://";

bool is_plain_in_uri(char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') ||
           std::string_view("0123456789/-._~").find(c) != std::string_view::npos;
}

constexpr std::size_t longest_text = std::size_t{1} << 27;

std::size_t count_in(const Json& position, const char* field) {
    const auto number = position.at(field).get<std::int64_t>();
    if (number < 0) throw Failure(ErrorCode::invalid_params, "a position must not be negative");
    return static_cast<std::size_t>(number);
}

std::pair<std::size_t, std::size_t> bytes_of(const std::string& text, const Lines& lines, const Json& range) {
    const auto begin = lines.byte_at(text, position_of(range.at("start")));
    const auto end = lines.byte_at(text, position_of(range.at("end")));
    if (begin > end) throw Failure(ErrorCode::invalid_params, "a range ends before it begins");
    return {begin, end};
}

}  // namespace

Lines::Lines(std::string_view text) : begins_{0} {
    for (auto at = text.find_first_of("\r\n"); at != text.npos; at = text.find_first_of("\r\n", at)) {
        at += text.substr(at).starts_with("\r\n") ? 2 : 1;
        begins_.push_back(at);
    }
}

std::string_view Lines::line(std::string_view text, std::size_t number) const {
    const auto begin = begins_[number];
    const auto whole = text.substr(begin, number + 1 < begins_.size() ? begins_[number + 1] - begin : text.npos);
    return whole.substr(0, whole.find_first_of("\r\n"));
}

std::size_t Lines::byte_at(std::string_view text, Position position) const {
    if (position.line >= begins_.size()) return text.size();
    return begins_[position.line] + utf16_byte_at(line(text, position.line), position.character);
}

Position Lines::position_at(std::string_view text, std::size_t byte) const {
    const auto after = std::upper_bound(begins_.begin(), begins_.end(), std::min(byte, text.size()));
    const auto number = static_cast<std::size_t>(after - begins_.begin()) - 1;
    return {number, utf16_unit_at(line(text, number), byte - begins_[number])};
}

Position position_of(const Json& position) { return {count_in(position, "line"), count_in(position, "character")}; }

Json to_json(Position position) { return {{"line", position.line}, {"character", position.character}}; }

void TextDocument::change(std::int64_t version, const Json& changes) {
    auto text = text_;
    auto lines = lines_;
    for (const auto& change : changes) {
        const auto& by = change.at("text").get_ref<const std::string&>();
        const auto [begin, end] =
            change.contains("range") ? bytes_of(text, lines, change["range"]) : std::pair(std::size_t{0}, text.size());
        text.replace(begin, end - begin, by);
        if (text.size() > longest_text) throw Failure(ErrorCode::invalid_params, "the text is too long");
        lines = Lines(text);
    }
    text_ = std::move(text);
    lines_ = std::move(lines);
    version_ = version;
}

std::size_t TextDocument::byte_at(const Json& position) const { return lines_.byte_at(text_, position_of(position)); }

lang::Span TextDocument::span_of(const Json& range) const {
    const auto [begin, end] = bytes_of(text_, lines_, range);
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

Json TextDocument::position_json(std::size_t byte) const { return to_json(lines_.position_at(text_, byte)); }

Json TextDocument::range_json(lang::Span span) const {
    return {{"start", position_json(span.begin)}, {"end", position_json(span.end)}};
}

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
        if (is_plain_in_uri(c))
            uri += c;
        else
            uri.append({'%', digits[byte >> 4U], digits[byte & 15U]});
    }
    return uri;
}

}  // namespace cubelang::lsp
