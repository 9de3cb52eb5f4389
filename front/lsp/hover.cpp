// Hover: the documentation of a name, and the value of an expression.

#include <algorithm>
#include <array>
#include <chrono>

#include "front/lsp/expressions.hpp"
#include "front/lsp/rows.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::lsp {
namespace {

bool is_asked_about(const lang::Token& token) {
    using enum lang::Token::Kind;
    constexpr std::array kinds{keyword, moves, name, part, location, operation, open, close, field};
    return std::ranges::find(kinds, token.kind) != kinds.end();
}

// Of two tokens that touch the place, the later.
const lang::Token* token_at(const std::vector<lang::Token>& tokens, std::size_t place) {
    const lang::Token* found = nullptr;
    for (const auto& token : tokens)
        if (token.begin <= place && place <= token.end && is_asked_about(token)) found = &token;
    return found;
}

/// The word at the cursor, and the expression to evaluate.
struct HoverTarget {
    lang::Span span{};
    std::string word{};        ///< a name or keyword; else empty
    std::string expression{};  ///< empty: nothing to evaluate
};

bool needs_evaluation(const lang::Expr& expr) {
    return !std::holds_alternative<lang::IntegerLiteral>(expr.node) &&
           !std::holds_alternative<lang::BooleanLiteral>(expr.node) &&
           !std::holds_alternative<lang::TextLiteral>(expr.node);
}

HoverTarget hover_target_at(Document& document, std::size_t place) {
    const auto* token = token_at(document.tokens(), place);
    if (token == nullptr) return {};
    const lang::Span span{static_cast<std::uint32_t>(token->begin), static_cast<std::uint32_t>(token->end)};
    HoverTarget target{span, {}, {}};
    const bool is_word = token->kind == lang::Token::Kind::name || token->kind == lang::Token::Kind::keyword;
    if (is_word) target.word = document.spelled(span);
    const auto& statements = document.parsed().statements;
    const auto found = enclosing_nodes(statements, span);
    if (found.expressions.empty()) {
        const bool is_import =
            !found.statements.empty() && std::holds_alternative<lang::Import>(found.statements.back()->node);
        const bool is_name = token->kind == lang::Token::Kind::name && !found.is_local && !is_import;
        if (is_name) target.expression = target.word;
        return target;
    }
    const auto& expr = *found.expressions.back();
    if (!needs_evaluation(expr) || !has_same_value_at_end(statements, expr, found.is_local)) return target;
    target.expression = document.spelled(expr.span);
    if (!is_word) target.span = expr.span;
    return target;
}

// The document's definition of a name, and its doc comment.
struct OwnDefinition {
    std::string written{}, doc{};
};
OwnDefinition own_definition(Document& document, const std::string& name) {
    OwnDefinition own;
    for (const auto& statement : document.parsed().statements) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node); let != nullptr && let->name == name)
            own = {std::string(document.spelled({let->name_span.begin, let->value->span.end})), let->doc};
        if (const auto* def = std::get_if<lang::Def>(&statement.node); def != nullptr && def->name == name)
            own = {std::string(document.spelled({def->name_span.begin, def->code.body->span.end})), def->doc};
    }
    return own;
}

bool is_module(const std::string& word) {
    const auto modules = Session::library_modules();
    return std::ranges::find(modules, word, &NameInfo::name) != modules.end();
}

void add_word(Document& document, const std::string& word, markdown::Prose& prose) {
    if (const auto own = own_definition(document, word); !own.written.empty()) {
        prose.add_code(own.written);
        prose.add_paragraph(own.doc);
        return;
    }
    const auto& known = document.known();
    if (known.kind(word) || is_module(word)) return prose.add_help(as_lines(known.help(word)));
    const auto& names = document.findings().names;
    if (const auto at = names.find(word); at != names.end()) prose.add_paragraph(at->second.meaning);
}

ValueDetails value_details(Calculation& calculation, const std::string& expression, const CancelToken& cancel_token,
                           std::chrono::milliseconds limit) {
    const auto values = calculation.evaluate_all(
        expression, {"order({})", "parity({}).overall", "permutation({})", "length({})"}, cancel_token, limit);
    auto details = values.front().value;
    if (values.size() < 5 || (details.type != "algorithm" && details.type != "permutation")) return details;
    details.order = values[1].value.text;
    details.parity = values[2].value.text;
    details.cycles = values[3].value.text;
    details.length = values[4].value.text;
    const auto shown = calculation.try_statement("show(\n" + expression + "\n)", cancel_token, limit);
    if (shown.is_done && !shown.output.empty()) details.net = shown.output.front();
    return details;
}

// A repeated query about the same expression reuses the last one.
HoverQuery& start_query(Workspace& workspace, Document& document, const std::string& expression) {
    auto& query = document.hover_query();
    if (query.expression == expression) return query;
    if (query.cancel_token) query.cancel_token->cancel();
    const auto answer = std::make_shared<std::promise<ValueDetails>>();
    const auto limit = workspace.settings().limit;
    auto cancel_token = workspace.worker().add(
        {document.uri(), document.path()}, [=](Calculation& calculation, const CancelToken& token) {
            answer->set_value(value_details(calculation, expression, token, limit));
        });
    return query = {expression, answer->get_future(), std::move(cancel_token)};
}

std::string summary(const ValueDetails& details) {
    std::string words = details.type;
    if (!details.length.empty()) words += details.length == "1" ? ", 1 move" : ", " + details.length + " moves";
    if (!details.order.empty()) words += ", order " + details.order;
    if (!details.parity.empty()) words += ", " + details.parity;
    return words;
}

using Time = std::chrono::steady_clock::time_point;

void add_value(Workspace& workspace, Document& document, const std::string& expression, Time end,
               markdown::Prose& prose) {
    if (expression.empty() || !workspace.settings().run) return;
    const auto& answer = start_query(workspace, document, expression).details;
    if (answer.wait_until(end) != std::future_status::ready) return prose.add_paragraph("The value is being computed.");
    const auto& details = answer.get();
    if (details.type.empty() || details.type == "function") return;
    prose.add_paragraph(summary(details));
    if (details.text != expression) prose.add_code(details.text);
    if (details.cycles != details.text) prose.add_code(details.cycles);
    prose.add_code(details.net, "text");
}

}  // namespace

bool client_lists(Workspace& workspace, const std::string& capability, const char* word) {
    const auto& known = workspace.capability(capability);
    return known.is_array() && std::ranges::find(known, word) != known.end();
}

Json markup_content(const markdown::Prose& prose) {
    return {{"kind", prose.is_markdown() ? "markdown" : "plaintext"}, {"value", prose.text()}};
}

Json hover(Workspace& workspace, const Json& params) {
    const auto end = std::chrono::steady_clock::now() + workspace.environment().patience;
    auto& document = workspace.document_of(params);
    const auto target = hover_target_at(document, document.byte_at(params.at("position")));
    markdown::Prose prose(client_lists(workspace, "textDocument/hover/contentFormat", "markdown"));
    if (!target.word.empty()) add_word(document, target.word, prose);
    add_value(workspace, document, target.expression, end, prose);
    if (prose.empty()) return nullptr;
    return {{"contents", markup_content(prose)}, {"range", document.range_json(target.span)}};
}

}  // namespace cubelang::lsp
