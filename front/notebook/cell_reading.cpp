#include "front/notebook/notebook_requests.hpp"

#include <algorithm>
#include <optional>

#include "front/terminal/prompt/commands.hpp"
#include "lang/parser.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/coloring.hpp"

namespace cubelang::notebook {

using namespace terminal;

namespace {

using lang::Token;
using Kind = Token::Kind;

// The word or sign at the cursor; between two tokens, the word.
std::optional<std::string_view> word_at(std::string_view text, std::size_t cursor) {
    std::optional<std::string_view> found;
    for (const auto& [kind, begin, end, partner] : lang::tokens_of(text)) {
        const bool is_word = kind == Kind::name || kind == Kind::keyword || kind == Kind::moves || kind == Kind::field;
        const bool is_here = begin <= cursor && (cursor < end || (is_word && cursor == end));
        if (is_here && (is_word || kind == Kind::operation)) found = text.substr(begin, end - begin);
    }
    return found;
}

bool is_in_library(const Session& session, std::string_view name) {
    return std::ranges::any_of(session.completions(name, true),
                               [&](const NameInfo& info) { return info.name == name; });
}

bool is_known(const Session& session, std::string_view word) {
    return session.kind(word) || is_in_library(session, word) || Session::is_moves(word) || word.size() <= 2;
}

std::string value_of(const Session& session, std::string_view word) {
    constexpr std::size_t longest = 2000;
    const auto meaning = session.meaning_of(word);
    if (!meaning || meaning->type == "function") return {};
    return "value: " + meaning->text.substr(0, longest) + "\n";
}

}  // namespace

std::size_t byte_at(std::string_view text, std::size_t character) {
    std::size_t at = 0;
    for (; character > 0 && at < text.size(); --character) at = character_end(text, at);
    return at;
}

std::size_t character_at(std::string_view text, std::size_t byte) {
    return count_characters(text.substr(0, std::min(byte, text.size())));
}

std::string completeness(const std::string& text) {
    if (find_command(text)) return "complete";
    if (Session::is_incomplete(text)) return "incomplete";
    return lang::parse(lang::make_source("<cell>", text)).errors.empty() ? "complete" : "invalid";
}

std::string indent_after(std::string_view text) {
    const auto tokens = lang::tokens_of(text);
    const auto open = std::ranges::count_if(
        tokens, [](const Token& token) { return token.kind == Kind::open && token.partner == Token::none; });
    return std::string(2 * static_cast<std::size_t>(open), ' ');
}

std::string magic_hint(const lang::Diagnostic& mistake) {
    const auto& [source, span] = mistake.where;
    if (!source || span.begin >= source->text.size()) return {};
    const std::string_view before = std::string_view(source->text).substr(0, span.begin);
    const auto first = before.find_last_of('\n') + 1;  // npos + 1 is 0
    if (before.find_first_not_of(" \t", first) != std::string_view::npos) return {};
    const char sign = source->text[span.begin];
    if (sign == '%') return "this kernel has no magics such as %time, which belong to IPython";
    if (sign == '!') return "this kernel runs no shell commands, which belong to IPython; a negation is written `not`";
    return {};
}

// Inside a call, its signature is more useful than help on moves.
std::string explanation_at(const Session& session, std::string_view text, std::size_t cursor) {
    const auto word = word_at(text, cursor);
    const auto signature = signature_at(session, text, cursor);
    const bool is_name = word && session.kind(*word);
    if (!signature.empty() && !is_name) return signature + "\n";
    if (!word || !is_known(session, *word)) return {};
    return as_lines(render::printable(session.help(*word))) + value_of(session, *word);
}

}  // namespace cubelang::notebook
