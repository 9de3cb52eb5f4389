// What is under the cursor: what a name is and what is said of it, and what an expression comes to.

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

// Of two that touch the place, the one behind it.
const lang::Token* token_at(const std::vector<lang::Token>& tokens, std::size_t place) {
    const lang::Token* found = nullptr;
    for (const auto& token : tokens)
        if (token.begin <= place && place <= token.end && is_asked_about(token)) found = &token;
    return found;
}

/// What is asked: the word, and the expression whose value is told.
struct Hovered {
    lang::Span span{};
    std::string word{};        ///< a name or a word of the language; else empty
    std::string expression{};  ///< empty: none whose value could be told
};

bool has_value_of_its_own(const lang::Expr& expr) {
    return !std::holds_alternative<lang::IntegerLiteral>(expr.node) &&
           !std::holds_alternative<lang::BooleanLiteral>(expr.node) &&
           !std::holds_alternative<lang::TextLiteral>(expr.node);
}

Hovered hovered_at(Document& document, std::size_t place) {
    const auto* token = token_at(document.tokens(), place);
    if (token == nullptr) return {};
    const lang::Span span{static_cast<std::uint32_t>(token->begin), static_cast<std::uint32_t>(token->end)};
    Hovered hovered{span, {}, {}};
    const bool is_word = token->kind == lang::Token::Kind::name || token->kind == lang::Token::Kind::keyword;
    if (is_word) hovered.word = document.spelled(span);
    const auto& statements = document.parsed().statements;
    const auto found = around(statements, span);
    if (found.expressions.empty()) {
        const bool is_import =
            !found.statements.empty() && std::holds_alternative<lang::Import>(found.statements.back()->node);
        const bool is_name = token->kind == lang::Token::Kind::name && !found.is_local && !is_import;
        if (is_name) hovered.expression = hovered.word;
        return hovered;
    }
    const auto& expr = *found.expressions.back();
    if (!has_value_of_its_own(expr) || !means_the_same_at_the_end(statements, expr, found.is_local)) return hovered;
    hovered.expression = document.spelled(expr.span);
    if (!is_word) hovered.span = expr.span;
    return hovered;
}

// What the text itself says of a name.
struct Own {
    std::string written{}, doc{};
};
Own own_definition(Document& document, const std::string& name) {
    Own own;
    for (const auto& statement : document.parsed().statements) {
        if (const auto* let = std::get_if<lang::Let>(&statement.node); let != nullptr && let->name == name)
            own = {std::string(document.spelled({let->name_span.begin, let->value->span.end})), let->doc};
        if (const auto* def = std::get_if<lang::Def>(&statement.node); def != nullptr && def->name == name)
            own = {std::string(document.spelled({def->name_span.begin, def->body->span.end})), def->doc};
    }
    return own;
}

// A module that the library has.
bool is_module(Document& document, const std::string& word) {
    const auto modules = document.known().library_modules();
    return std::ranges::find(modules, word) != modules.end();
}

void add_word(Document& document, const std::string& word, markdown::Prose& prose) {
    if (const auto own = own_definition(document, word); !own.written.empty()) {
        prose.add_code(own.written);
        prose.add_paragraph(own.doc);
        return;
    }
    const auto& known = document.known();
    if (known.kind(word) || is_module(document, word)) return prose.add_help(as_lines(known.help(word)));
    const auto& names = document.findings().names;
    if (const auto at = names.find(word); at != names.end()) prose.add_paragraph(at->second.meaning);
}

About about(Calculation& calculation, const std::string& expression, const Ticket& ticket,
            std::chrono::milliseconds limit) {
    const auto worked = calculation.work_out_all(
        expression, {"order({})", "parity({}).overall", "permutation({})", "length({})"}, ticket, limit);
    const auto& value = worked.front().value;
    About about{value.type, value.text};
    if (worked.size() < 5 || (value.type != "algorithm" && value.type != "permutation")) return about;
    about.order = worked[1].value.text;
    about.parity = worked[2].value.text;
    about.cycles = worked[3].value.text;
    about.length = worked[4].value.text;
    const auto shown = calculation.tried("show(\n" + expression + "\n)", ticket, limit);
    if (shown.is_done && !shown.said.empty()) about.net = shown.said.front();
    return about;
}

// Asked again while it stands there, it is not worked out again.
Asked& ask(Workspace& workspace, Document& document, const std::string& expression) {
    auto& asked = document.asked();
    if (asked.expression == expression) return asked;
    if (asked.ticket) asked.ticket->cancel();
    const auto answer = std::make_shared<std::promise<About>>();
    const auto limit = workspace.settings().limit;
    auto ticket = workspace.worker().add({document.uri(), document.path()},
                                         [=](Calculation& calculation, const Ticket& called_off) {
                                             answer->set_value(about(calculation, expression, called_off, limit));
                                         });
    return asked = {expression, answer->get_future(), std::move(ticket)};
}

std::string in_words(const About& about) {
    std::string words = about.type;
    if (!about.length.empty()) words += about.length == "1" ? ", 1 move" : ", " + about.length + " moves";
    if (!about.order.empty()) words += ", order " + about.order;
    if (!about.parity.empty()) words += ", " + about.parity;
    return words;
}

using Time = std::chrono::steady_clock::time_point;

void add_value(Workspace& workspace, Document& document, const std::string& expression, Time end,
               markdown::Prose& prose) {
    if (expression.empty() || !workspace.settings().run) return;
    const auto& answer = ask(workspace, document, expression).about;
    if (answer.wait_until(end) != std::future_status::ready)
        return prose.add_paragraph("The value is being worked out.");
    const auto& about = answer.get();
    if (about.type.empty() || about.type == "function") return;
    prose.add_paragraph(in_words(about));
    if (about.text != expression) prose.add_code(about.text);
    if (about.cycles != about.text) prose.add_code(about.cycles);
    prose.add_code(about.net, "text");
}

}  // namespace

bool knows_markdown(Workspace& workspace, const std::string& formats) {
    const auto& known = workspace.capability(formats);
    return known.is_array() && std::ranges::find(known, "markdown") != known.end();
}

Json markup_content(const markdown::Prose& prose) {
    return {{"kind", prose.is_markdown() ? "markdown" : "plaintext"}, {"value", prose.text()}};
}

Json hover(Workspace& workspace, const Json& params) {
    const auto end = std::chrono::steady_clock::now() + workspace.surroundings().patience;
    auto& document = workspace.document_of(params);
    const auto hovered = hovered_at(document, document.byte_at(params.at("position")));
    markdown::Prose prose(knows_markdown(workspace, "textDocument/hover/contentFormat"));
    if (!hovered.word.empty()) add_word(document, hovered.word, prose);
    add_value(workspace, document, hovered.expression, end, prose);
    if (prose.empty()) return nullptr;
    return {{"contents", markup_content(prose)}, {"range", document.range_json(hovered.span)}};
}

}  // namespace cubelang::lsp
