#pragma once
// A text that is open in an editor, kept equal to the editor's by its changes, and the document that is made of it.
// Places are bytes here, lines and units of UTF-16 in the protocol; a line ends with \n, \r\n or \r.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/lsp/findings.hpp"
#include "front/lsp/message.hpp"
#include "lang/parser.hpp"
#include "lang/source.hpp"
#include "lang/tokens.hpp"
#include "runtime/session/session.hpp"

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

/// A document that is open, with what is read out of its text: each is made when it is first asked for and forgotten
/// when the text changes. All of it is asked by one thread alone.
class Document {
public:
    explicit Document(TextDocument text) : text_(std::move(text)) {}

    [[nodiscard]] const TextDocument& in_protocol() const { return text_; }
    [[nodiscard]] const std::string& uri() const { return text_.uri(); }
    [[nodiscard]] const std::string& text() const { return text_.text(); }
    void change(std::int64_t version, const Json& changes);

    /// The file's path; empty if it has none (yet).
    [[nodiscard]] std::string path() const;
    /// Named by its path.
    [[nodiscard]] const lang::SourcePtr& source();
    [[nodiscard]] const lang::Parsed& parsed();
    [[nodiscard]] const std::vector<lang::Token>& tokens();
    /// What is wrong with it, as far as that is seen without running it.
    [[nodiscard]] const std::vector<lang::Diagnostic>& mistakes();
    /// A session that knows what can be known without running the text: the library's modules that it imports, its
    /// functions, its cube.
    [[nodiscard]] Session& known();

    /// Where the top-level statement at a place begins, or something before that: nothing above it matters there.
    [[nodiscard]] std::size_t statement_begin(std::size_t place);

    /// What running it has found, be it of an earlier text.
    void set_findings(std::shared_ptr<const Findings> findings) {
        findings_ = std::move(findings);
        asked_ = {};
    }
    [[nodiscard]] const Findings& findings() const { return *findings_; }
    /// Of its statement with this number; null: not yet run as it stands.
    [[nodiscard]] const Outcome* outcome(std::size_t statement);

    /// What was last asked about a value of it.
    [[nodiscard]] Asked& asked() { return asked_; }

    /// Takes note of what the client is told of it; false: it has been told that last.
    [[nodiscard]] bool is_news(const Json& told);

    // As TextDocument has them.
    [[nodiscard]] std::size_t byte_at(const Json& position) const { return text_.byte_at(position); }
    [[nodiscard]] Json range_json(lang::Span span) const { return text_.range_json(span); }
    [[nodiscard]] std::string_view spelled(lang::Span span) const {
        return std::string_view(text()).substr(span.begin, span.end - span.begin);
    }

private:
    [[nodiscard]] std::string known_text();

    TextDocument text_;
    lang::SourcePtr source_;
    std::optional<lang::Parsed> parsed_;
    std::optional<std::vector<lang::Token>> tokens_;
    std::optional<std::vector<lang::Diagnostic>> mistakes_;
    std::unique_ptr<Session> known_;
    std::string run_in_known_;
    Json told_;
    Asked asked_;
    std::shared_ptr<const Findings> findings_ = std::make_shared<const Findings>();
};

}  // namespace cubelang::lsp
