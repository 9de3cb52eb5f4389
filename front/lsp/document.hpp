#pragma once
// A document that is open, with what is read out of its text: each is made when it is first asked for and forgotten
// when the text changes. All of it is asked by one thread alone.

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "front/lsp/findings.hpp"
#include "front/lsp/text_document.hpp"
#include "lang/parser.hpp"
#include "lang/tokens.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lsp {

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
