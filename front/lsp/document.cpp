#include "front/lsp/document.hpp"

namespace cubelang::lsp {
namespace {

// Statements that run quickly in any text, since they evaluate nothing.
bool is_known_unrun(const lang::Statement& statement) {
    if (const auto* import = std::get_if<lang::Import>(&statement.node)) return !import->is_file;
    if (const auto* set = std::get_if<lang::SetCube>(&statement.node))
        return std::holds_alternative<lang::IntegerLiteral>(set->size->node);
    return std::holds_alternative<lang::Def>(statement.node);
}

}  // namespace

void Document::change(std::int64_t version, const Json& changes) {
    TextDocument::change(version, changes);
    source_.reset();
    parsed_.reset();
    tokens_.reset();
    mistakes_.reset();
    hover_query_ = {};
}

std::string Document::path() const { return path_of(uri()); }

const lang::SourcePtr& Document::source() {
    if (!source_) source_ = lang::make_source(path(), text());
    return source_;
}

const lang::ParseResult& Document::parsed() {
    if (!parsed_) parsed_ = lang::parse(source());
    return *parsed_;
}

const std::vector<lang::Token>& Document::tokens() {
    if (!tokens_) tokens_ = lang::tokens_of(text());
    return *tokens_;
}

const std::vector<lang::Diagnostic>& Document::mistakes() {
    if (!mistakes_) mistakes_ = known().check(path(), text());
    return *mistakes_;
}

std::string Document::known_text() {
    std::string text;
    for (const auto& statement : parsed().statements)
        if (is_known_unrun(statement)) text.append(spelled(statement.span)).append("\n");
    return text;
}

// Runs each statement separately, so that a mistake in one does not hide the others.
Session& Document::known() {
    auto text = known_text();
    if (known_ && text == run_in_known_) return *known_;
    known_ = std::make_unique<Session>(SessionOptions{.drawings = false, .arguments = {}}, [](const Answer&) {});
    for (const auto& statement : parsed().statements)
        if (is_known_unrun(statement)) static_cast<void>(known_->run(path(), std::string(spelled(statement.span))));
    run_in_known_ = std::move(text);
    return *known_;
}

bool Document::set_published(const Json& diagnostics) {
    if (diagnostics == published_) return false;
    published_ = diagnostics;
    return true;
}

std::size_t Document::statement_begin(std::size_t place) {
    const auto& statements = parsed().statements;
    const auto before = std::string_view(text()).substr(0, place);
    for (auto at = statements.rbegin(); at != statements.rend(); ++at)
        if (at->span.end < place && before.find_first_of("\n;", at->span.end) != before.npos) return at->span.end;
    return 0;
}

const Outcome* Document::outcome(std::size_t statement) {
    const auto& outcomes = findings().outcomes;
    if (statement >= outcomes.size() || statement >= parsed().statements.size()) return nullptr;
    return outcomes[statement]->text == spelled(parsed().statements[statement].span) ? outcomes[statement].get()
                                                                                     : nullptr;
}

}  // namespace cubelang::lsp
