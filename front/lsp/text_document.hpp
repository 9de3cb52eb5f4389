#pragma once
// A text that is open in an editor, kept equal to the editor's by its changes. Places in it are bytes here, lines and
// units of UTF-16 in the protocol; a line ends with \n, \r\n or \r.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/lsp/message.hpp"
#include "lang/source.hpp"

namespace cubelang::lsp {

/// Both from 0.
struct Position {
    std::size_t line = 0, character = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

class Lines {
public:
    explicit Lines(std::string_view text);

    /// Behind the end of a line: its end; behind that of the text: there.
    [[nodiscard]] std::size_t byte_at(std::string_view text, Position position) const;
    [[nodiscard]] Position position_at(std::string_view text, std::size_t byte) const;
    [[nodiscard]] std::size_t count() const { return begins_.size(); }
    /// Without its end.
    [[nodiscard]] std::string_view line(std::string_view text, std::size_t number) const;

private:
    std::vector<std::size_t> begins_;
};

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

/// Of file:///a%20folder/mine.cube. Of what is no file on this machine: empty.
[[nodiscard]] std::string path_of(std::string_view uri);
/// Of an absolute path.
[[nodiscard]] std::string uri_of(std::string_view path);

}  // namespace cubelang::lsp
