// Signature help: the call around the cursor, and the parameter at the cursor.

#include <algorithm>

#include "front/lsp/rows.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lsp {
namespace {

using lang::Token;

/// An open call: its name, and the number of commas after its bracket.
struct Call {
    std::string_view name{};
    std::size_t commas = 0;
};

// The innermost open bracket that directly follows a function name.
Call call_around(const Session& session, std::string_view before) {
    const auto tokens = lang::tokens_of(before);
    std::size_t commas = 0;
    for (auto i = tokens.size(); i-- > 0;) {
        const auto& token = tokens[i];
        if (token.kind == Token::Kind::close && token.partner != Token::none) i = token.partner;
        if (token.kind == Token::Kind::separator && before[token.begin] == ',') ++commas;
        if (token.kind != Token::Kind::open || token.partner != Token::none) continue;
        const bool touches = i > 0 && tokens[i - 1].end == token.begin;
        const auto name =
            touches ? before.substr(tokens[i - 1].begin, token.begin - tokens[i - 1].begin) : std::string_view();
        if (touches && !session.signature(name).empty()) return {name, commas};
        commas = 0;
    }
    return {};
}

// The offsets of `a` and `b` in "f(a [, b])".
Json parameters_of(std::string_view label) {
    auto parameters = Json::array();
    const Utf16 units(label);
    auto at = label.find('(');
    while (at != label.npos && label[at] != ')') {
        const auto begin = label.find_first_not_of("(, [", at);
        if (begin == label.npos || label[begin] == ')') break;
        const auto end = std::min(label.find_first_of(",) []", begin), label.size());
        parameters.push_back({{"label", {units.unit_at(begin), units.unit_at(end)}}});
        at = label.find_first_of(",)", end);
    }
    return parameters;
}

}  // namespace

Json signature_help(Workspace& workspace, const Json& params) {
    auto& document = workspace.document_of(params);
    const auto cursor = document.byte_at(params.at("position"));
    const auto begin = static_cast<std::uint32_t>(document.statement_begin(cursor));
    const auto& session = document.known();
    const auto call = call_around(session, document.spelled({begin, static_cast<std::uint32_t>(cursor)}));
    if (call.name.empty()) return nullptr;
    const auto whole = session.signature(call.name);
    const auto end = std::min(whole.find("  "), whole.size());
    const auto label = whole.substr(0, end);
    Json signature{{"label", label}, {"parameters", parameters_of(label)}};
    if (const auto meaning = trimmed(std::string_view(whole).substr(end)); !meaning.empty())
        signature["documentation"] = meaning;
    return {
        {"signatures", Json::array({std::move(signature)})}, {"activeSignature", 0}, {"activeParameter", call.commas}};
}

}  // namespace cubelang::lsp
