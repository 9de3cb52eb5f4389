#include "front/lsp/protocol/text_document.hpp"

#include <algorithm>

namespace cubelang::lsp {
namespace {

constexpr std::size_t longest_text = std::size_t{1} << 27;

std::size_t count_in(const Json& position, const char* field) {
    const auto number = position.at(field).get<std::int64_t>();
    if (number < 0) throw Failure(ErrorCode::invalid_params, "a position begins at 0");
    return static_cast<std::size_t>(number);
}

std::pair<std::size_t, std::size_t> bytes_of(const std::string& text, const Lines& lines, const Json& range) {
    const auto begin = lines.byte_at(text, position_of(range.at("start")));
    const auto end = lines.byte_at(text, position_of(range.at("end")));
    if (begin > end) throw Failure(ErrorCode::invalid_params, "a range ends before it begins");
    return {begin, end};
}

}  // namespace

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

}  // namespace cubelang::lsp
