#pragma once
// A text that is open in an editor, kept equal to the editor's by its changes.

#include <cstdint>
#include <string>
#include <utility>

#include "front/lsp/protocol/message.hpp"
#include "front/lsp/protocol/positions.hpp"
#include "lang/source.hpp"

namespace cubelang::lsp {

class TextDocument {
public:
    TextDocument(std::string uri, std::int64_t version, std::string text)
        : uri_(std::move(uri)), version_(version), text_(std::move(text)), lines_(text_) {}

    [[nodiscard]] const std::string& uri() const { return uri_; }
    [[nodiscard]] std::int64_t version() const { return version_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const Lines& lines() const { return lines_; }

    /// `contentChanges` of the protocol, one after the other: {"range", "text"}, or {"text"} for all of it. What is no
    /// change is thrown as Json::exception or Failure, and then none is made.
    void change(std::int64_t version, const Json& changes);

    [[nodiscard]] std::size_t byte_at(const Json& position) const;
    [[nodiscard]] lang::Span span_of(const Json& range) const;
    [[nodiscard]] Json position_json(std::size_t byte) const;
    [[nodiscard]] Json range_json(lang::Span span) const;

private:
    std::string uri_;
    std::int64_t version_;
    std::string text_;
    Lines lines_;
};

[[nodiscard]] Position position_of(const Json& position);
[[nodiscard]] Json to_json(Position position);

}  // namespace cubelang::lsp
