#pragma once
// An open text, kept equal to the editor's, and the document parsed from it. Places are byte offsets here,
// but lines and UTF-16 units in the protocol. A line ends with \n, \r\n or \r.

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

/// A line and a UTF-16 unit in it, both from 0.
struct Position {
    std::size_t line = 0, character = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

class Lines {
public:
    explicit Lines(std::string_view text);

    /// Beyond the end of a line returns that end; beyond the last line, the end of the text.
    [[nodiscard]] std::size_t byte_at(std::string_view text, Position position) const;
    [[nodiscard]] Position position_at(std::string_view text, std::size_t byte) const;
    [[nodiscard]] std::size_t count() const { return begins_.size(); }
    /// Without the line ending.
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

    /// Applies the protocol's `contentChanges` in order: {"range", "text"}, or {"text"} to replace everything. Throws
    /// Json::exception or Failure for an invalid change, and then changes nothing.
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

/// The path of file:///a%20folder/mine.cube; empty if it is not a local file.
[[nodiscard]] std::string path_of(std::string_view uri);
/// The file URI of an absolute path.
[[nodiscard]] std::string uri_of(std::string_view path);

/// An open document with data derived from its text, computed on first use and dropped when the text changes. Used by
/// one thread only.
class Document : public TextDocument {
public:
    explicit Document(TextDocument text) : TextDocument(std::move(text)) {}
    void change(std::int64_t version, const Json& changes);

    /// The file's path; empty if it has none (yet).
    [[nodiscard]] std::string path() const;
    /// The text as a source, named by its path.
    [[nodiscard]] const lang::SourcePtr& source();
    [[nodiscard]] const lang::ParseResult& parsed();
    [[nodiscard]] const std::vector<lang::Token>& tokens();
    /// Mistakes found without running it.
    [[nodiscard]] const std::vector<lang::Diagnostic>& mistakes();
    /// A session with all that is known without running the text: its cube, its functions, and the library modules
    /// that it imports.
    [[nodiscard]] Session& known();

    /// Start of the top-level statement at a place, or an earlier byte. Text before it does not matter there.
    [[nodiscard]] std::size_t statement_begin(std::size_t place);

    /// Results of the last run, perhaps of an earlier text.
    void set_findings(std::shared_ptr<const Findings> findings) {
        findings_ = std::move(findings);
        hover_query_ = {};
    }
    [[nodiscard]] const Findings& findings() const { return *findings_; }
    /// The outcome of the statement with this index; null if its current text has not been run.
    [[nodiscard]] const Outcome* outcome(std::size_t statement);

    [[nodiscard]] HoverQuery& hover_query() { return hover_query_; }

    /// Stores the published diagnostics. False if they equal the last ones.
    [[nodiscard]] bool set_published(const Json& diagnostics);

    [[nodiscard]] std::string_view spelled(lang::Span span) const {
        return std::string_view(text()).substr(span.begin, span.end - span.begin);
    }

private:
    [[nodiscard]] std::string known_text();

    lang::SourcePtr source_;
    std::optional<lang::ParseResult> parsed_;
    std::optional<std::vector<lang::Token>> tokens_;
    std::optional<std::vector<lang::Diagnostic>> mistakes_;
    std::unique_ptr<Session> known_;
    std::string run_in_known_;
    Json published_;
    HoverQuery hover_query_;
    std::shared_ptr<const Findings> findings_ = std::make_shared<const Findings>();
};

}  // namespace cubelang::lsp
